/** Promise: `conformance run` measures an engine from the command line, writes the reports that were asked for, and its status tells a script what came of it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/conformance/index.js';
import { endAll, MAIN, run, start } from '../support/program.js';

/** What comes of it once it does not fail any more. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await setTimeout(20);
    }
  }
}

/** Rejects while the process is there; one that only waits for somebody to ask how it ended is not. */
async function gone(pid: number): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  if (!/\) Z /.test(stat)) throw new Error('it is still there');
}

const ours = `"${process.execPath}" "${MAIN}" conformance engine`;
const wrong = `"${process.execPath}" "${fileURLToPath(new URL('../../examples/engines/javascript/engine.mjs', import.meta.url))}" --with-errors`;
// a busy machine breaks no engine
const measure = (...args: string[]) =>
  run(['conformance', 'run', '--timeout', '3600', '--only', 'placement.*', '--presets', 'hig-c1-current', ...args]);

let directory: string;
const at = (name: string) => join(directory, name);
beforeAll(async () => (directory = await mkdtemp(join(tmpdir(), 'seneschal-conformance-'))));
afterAll(async () => {
  endAll();
  await rm(directory, { recursive: true, force: true });
});

describe('conformance run', () => {
  it('ends with 0 when the engine is right', async () => {
    const { code, out, err } = await measure('--engine', ours);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^seneschal \S+ against suite/);
  });

  it('ends with 1 when it is wrong, and writes every report that was asked for', async () => {
    const files = ['md', 'junit', 'json', 'html'].map((form) => [form, at(`in/new/wrong.${form}`)] as const);
    const { code, out } = await measure('--engine', wrong, ...files.flatMap(([form, file]) => ['--report', `${form}=${file}`]), '--report', 'text');
    expect(code).toBe(1);
    for (const text of [out, ...(await Promise.all(files.map(([, file]) => readFile(file, 'utf8'))))])
      expect(text).toContain('base.tile.unplaceable');
  });

  it('ends with 0 when all that is wrong stands in the baseline', async () => {
    const { code, out } = await measure('--engine', wrong, '--baseline', at('in/new/wrong.json'));
    expect(code).toBe(0);
    expect(out).toContain('0 new');
    const other = await run([
      'conformance',
      'run',
      '--timeout',
      '3600',
      '--only',
      'scoring.*',
      '--presets',
      'zmg-c1',
      '--engine',
      wrong,
      '--baseline',
      at('in/new/wrong.json'),
    ]);
    expect(other.code).toBe(1);
  });

  it('ends with 3 when the engine breaks', async () => {
    const { code, out } = await measure('--engine', 'exit 9');
    expect(code).toBe(3);
    expect(out).toContain('ended with status 9');
    expect((await measure('--url', 'http://127.0.0.1:1')).code).toBe(3);
  });

  it('says no more than it was asked for', async () => {
    const { out } = await measure('--engine', ours, '--level', 'clauses', '--seed', '5', '--jobs', '1', '--expansions', 'base', '--report', 'json');
    const report = JSON.parse(out) as Report;
    expect(report).toMatchObject({ level: 'clauses', seed: 5, jobs: 1, levels: { effects: { passed: 0 }, legal: { passed: 0 } } });
    expect(report.levels.clauses.passed).toBeGreaterThan(0);
  });

  it.each([
    [[], 'either --engine or --url'],
    [['--engine', 'x', '--url', 'http://localhost'], 'either --engine or --url'],
    [['--url', 'localhost:3000'], '`localhost:3000` is no address'],
    [['--engine', 'x', '--level', '5'], '`5` is no level: verdict, clauses, effects, legal'],
    [['--engine', 'x', '--jobs', '0'], '--jobs must be a whole number from 1'],
    [['--engine', 'x', '--seed', 'one'], '--seed must be a whole number'],
    [['--engine', 'x', '--timeout', '1.5'], '--timeout must be a whole number'],
    [['--engine', 'x', '--report', 'pdf'], '`pdf` is no form of a report: text, md, junit, json, html'],
    [['--engine', 'x', '--report', 'html='], 'names no file'],
    [['--engine', 'x', '--report', 'md', '--report', 'json'], 'only one report'],
    [['--engine', 'x', '--baseline', '/nowhere/b.json'], '/nowhere/b.json'],
    [['--engine', ours, '--only', 'figure.on-the-road', '--report', 'md=/dev/null/r.md'], '/dev/null'],
    [['--engine', 'x', '--only', 'moon'], 'is called `moon`'],
    [['--engine', 'x', '--expansions', 'moon'], 'no case has an expansion `moon`'],
    [['--engine', 'x', '--presets', 'moon'], 'no preset `moon` is known'],
    [['--bogus'], '--bogus'],
  ])('%j is misuse', async (args, message) => {
    const { code, err } = await run(['conformance', 'run', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('so is a command that there is none of', async () => {
    expect((await run(['conformance', 'runn'])).code).toBe(2);
    expect((await run(['conformance', 'run', '--help'])).code).toBe(0);
  });

  it('takes its engines with it when it is ended', async () => {
    const engine = at('hangs.mjs');
    const pidFile = at('pid');
    await writeFile(
      engine,
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => undefined, 1000);`,
    );
    const { child, ended } = start(['conformance', 'run', '--timeout', '3600', '--jobs', '1', '--engine', `"${process.execPath}" "${engine}"`]);
    const pid = Number(await eventually(() => readFile(pidFile, 'utf8').then((text) => text || Promise.reject(new Error('empty')))));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
    await eventually(() => gone(pid));
  });

  it('ends with 2 when the engine can do nothing of what was chosen', async () => {
    const { code, err } = await run(['conformance', 'run', '--engine', wrong, '--only', 'volcano.*']);
    expect(code).toBe(2);
    expect(err).toContain('nothing was judged');
  });
});
