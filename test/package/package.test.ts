/**
 * Promise: what `npm pack` makes of a fresh clone works in an empty project as in the clone: command line, library, server, suite.
 *
 * Heavy, and only here: it packs, installs from the registry, and runs the suite on the installed package.
 */
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { plan, suite } from '../../src/conformance/kit/plan.js';
import { freshDatabase } from '../support/postgres.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
// a guard against hanging for ever, not a measure
const AN_HOUR = 3_600_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const children = new Set<ReturnType<typeof spawn>>();

/** Without the settings that the `npm` which runs the tests hands on. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|DATABASE_URL$)/i.test(name)));

function start(cwd: string, command: string, args: readonly string[], extra: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd, env: { ...environment, ...extra }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => (children.delete(child), resolve({ code, ...said }))));
  return { child, said, ended };
}
const run = (cwd: string, command: string, ...args: string[]): Promise<Ended> => start(cwd, command, args).ended;

let directory: string;
let project: string;
let packed: string[];
let installed: Ended;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-package-'));
  const clone = join(directory, 'clone');
  const left = ['node_modules', 'dist', 'data', 'coverage', '.git', '.cache'];
  await cp(root, clone, { recursive: true, filter: (path) => !left.includes(relative(root, path)) });
  // what `npm ci` would put there
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  const { code, out, err } = await run(clone, 'npm', 'pack', '--json', '--pack-destination', directory);
  if (code !== 0) throw new Error(`npm pack ended with ${String(code)}: ${err}`);
  const listed = JSON.parse(out) as readonly Packed[] | Readonly<Record<string, Packed>>;
  const [{ filename, files }] = Object.values(listed) as [Packed];
  packed = files.map(({ path }) => path);
  project = join(directory, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "name": "empty", "version": "1.0.0", "private": true, "type": "module" }');
  installed = await run(project, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', join(directory, filename));
}, AN_HOUR);

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

const seneschal = (...args: string[]) =>
  run(project, process.execPath, join(project, 'node_modules', 'seneschal', 'dist', 'cli', 'main.js'), ...args);

describe('the package', () => {
  it('holds what was built from a clone that had not been built, and every case', () => {
    expect(packed).toContain('dist/cli/main.js');
    expect(packed).toContain('dist/conformance/index.d.ts');
    // the desk, as its pages are built
    for (const path of ['dist/desk/index.html', 'dist/desk/sw.js', 'dist/desk/desk.webmanifest']) expect(packed).toContain(path);
    for (const { path } of caseFiles()) expect(packed).toContain(relative(root, path));
    for (const path of [
      'docs/pictures/guide/board.svg',
      'examples/engines/python/engine.py',
      'examples/client/ask.ts',
      'LICENSE-CC0',
      'schemas/conformance-protocol.schema.json',
    ])
      expect(packed).toContain(path);
    expect(packed.filter((path) => /^(test|scripts|bench)\/|\.test\.|^src\/.*\.ts$/.test(path))).toEqual([]);
  });

  it('holds what its README and its documents lead to', () => {
    const documents = packed.filter((path) => /^(docs\/)?[^/]+\.md$/.test(path) && path !== 'CHANGELOG.md');
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/conformance.md', 'docs/deployment.md', 'docs/guide-board.md']));
    const lost = documents.flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(/\]\((?!\w+:)([^)/#][^)#]*)/g)]
        .map(([, to]) => join(dirname(from), to!))
        .filter((to) => !packed.some((path) => path === to || path.startsWith(`${to}/`)))
        .map((to) => `${from}: ${to}`),
    );
    expect(lost).toEqual([]);
  });

  it('installs without a word against this Node', () => {
    expect(installed.code, installed.err).toBe(0);
    expect(installed.err + installed.out).not.toContain('EBADENGINE');
  });

  it('leads to every file that it exports', async () => {
    const folder = join(project, 'node_modules', 'seneschal');
    const { exports, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
      bin: Record<string, string>;
    };
    const targets = [
      ...Object.values(exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target))),
      ...Object.values(bin),
    ];
    for (const target of targets) expect(existsSync(join(folder, target)), target).toBe(true);
    expect(await readdir(join(project, 'node_modules', '.bin'))).toContain('seneschal');
  });
});

describe('what is installed', () => {
  it(
    'answers on the command line',
    async () => {
      await writeFile(join(project, 'question.json'), JSON.stringify({ snapshot: exampleSnapshot, action: exampleAction }));
      const { code, out } = await run(project, 'npx', '--no-install', 'seneschal', 'adjudicate', 'question.json');
      expect(code).toBe(1);
      expect(out).toContain('princess-and-dragon.volcano.no-figure');
    },
    AN_HOUR,
  );

  it(
    'is a library, with types',
    async () => {
      await writeFile(
        join(project, 'use.ts'),
        `import { adjudicate, ruleset, type Snapshot, type Action } from 'seneschal/engine';
       import { createClient } from 'seneschal/client';
       import { ownPassed } from './kit.js';
       const snapshot: Snapshot = ${JSON.stringify(exampleSnapshot)};
       const action: Action = ${JSON.stringify(exampleAction)};
       const client = createClient({ baseUrl: 'http://localhost', fetch: async (request) => new Response(await request.text(), { headers: { 'content-type': 'application/json' } }) });
       const { data } = await client.POST('/v1/adjudications', { body: { snapshot, action } });
       console.log(adjudicate(ruleset({ preset: 'hig-c1-current' }), snapshot, action).verdict, await ownPassed(), Object.keys(data ?? {}).join());`,
      );
      await writeFile(
        join(project, 'kit.ts'),
        `import { processEngine, reportOf, runSuite, type Report } from 'seneschal/conformance';
       export async function ownPassed(): Promise<number> {
         const engine = processEngine('npx --no-install seneschal conformance engine');
         const report: Report = reportOf(await runSuite({ engine, select: { only: ['figure.on-the-road'], presets: ['hig-c2'] } }));
         return report.total.passed;
       }`,
      );
      const options = { module: 'NodeNext', target: 'ES2023', strict: true, types: ['node'], typeRoots: [join(root, 'node_modules', '@types')] };
      await writeFile(
        join(project, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...options, skipLibCheck: true }, files: ['use.ts', 'kit.ts'] }),
      );
      const compiled = await run(project, process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.');
      expect([compiled.code, compiled.out]).toEqual([0, '']);
      expect(await run(project, process.execPath, 'use.js')).toEqual({ code: 0, out: 'illegal 1 snapshot,action\n', err: '' });
    },
    AN_HOUR,
  );

  it(
    'serves',
    async () => {
      const database = await freshDatabase(inject('postgresUrl'));
      const main = join(project, 'node_modules', 'seneschal', 'dist', 'cli', 'main.js');
      const server = start(project, process.execPath, [main, 'serve'], { PORT: '0', DATABASE_URL: database.url });
      const url = await new Promise<string>((resolve, reject) => {
        server.child.stdout.on('data', () => {
          const address = /(http:\S+)\/docs\n/.exec(server.said.out)?.[1];
          if (address) resolve(address);
        });
        void server.ended.then(({ code, err }) => reject(new Error(`ended with ${String(code)}: ${err}`)));
      });
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(((await (await fetch(`${url}/v1/cases?limit=1`)).json()) as { total: number }).total).toBe(
        caseFiles().flatMap(({ cases }) => cases).length,
      );
      server.child.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);
      await database.drop();
    },
    AN_HOUR,
  );

  it(
    'keeps its data in a folder of its own where no database is named',
    async () => {
      expect(
        await start(project, process.execPath, [join(project, 'node_modules', 'seneschal', 'dist', 'cli', 'main.js'), 'migrate']).ended,
      ).toMatchObject({
        code: 0,
        err: '',
      });
      expect(existsSync(join(project, 'data'))).toBe(true);
    },
    AN_HOUR,
  );

  it(
    'comes out right in the suite, under a printing of the second edition',
    async () => {
      // one of the first edition: test/conformance/kit
      const presets = ['zmg-c2-2016'];
      const { code, out } = await run(
        project,
        'npx',
        '--no-install',
        'seneschal',
        'conformance',
        'run',
        '--engine',
        'npx --no-install seneschal conformance engine',
        '--presets',
        ...presets,
        '--timeout',
        '3600',
      );
      expect(code).toBe(0);
      const { length } = plan(suite(), { presets });
      expect(out).toContain(`${length} runs: ${length} passed, 0 failed, 0 broken, 0 skipped`);
    },
    AN_HOUR,
  );

  it(
    'measures the examples that it brings',
    async () => {
      const engine = 'node_modules/seneschal/examples/engines/javascript/engine.mjs';
      const { code, out } = await seneschal(
        'conformance',
        'run',
        '--expansions',
        'base',
        '--engine',
        `"${process.execPath}" ${engine} --with-errors`,
        '--timeout',
        '3600',
      );
      expect(code).toBe(1);
      expect(out).toContain('base.score.majority');
    },
    AN_HOUR,
  );
});
