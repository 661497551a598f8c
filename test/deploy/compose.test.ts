/**
 * Promise: what `compose.yaml` starts is the service: from the files that the image gets, by the commands and the environment that stand there. Run without
 * containers, on a database of the tests.
 */
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import type { Job } from '../../src/contract/job.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { layCap, toLay } from '../support/positions.js';
import { freshDatabase } from '../support/postgres.js';
import { endAll, serve, start } from '../support/program.js';
import { until } from '../support/until.js';

interface Composed {
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: { readonly replicas: number };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');
const secret = 'a-secret-that-nobody-else-would-think-of';
const VALUES: Readonly<Record<string, string>> = { POSTGRES_PASSWORD: 'p', SENESCHAL_ADMIN_KEY: secret };

/** What stands in for `${NAME:?why}` and `${NAME:-default}`. */
const filledIn = (text: string): string =>
  text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name: string, how: string, rest: string) => {
    const value = VALUES[name] ?? (how === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`compose.yaml wants ${name}`);
    return value;
  });

/** What a stage of the Dockerfile takes from the repository, or, in the last, from the stage before. */
const copied = (stage: string): string[] => [...stage.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, list]) => list!.split(' '));

let services: Readonly<Record<string, Composed>>;
let image: string;
let command: string[];
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  services = (parse(await read('compose.yaml'), { merge: true }) as { services: typeof services }).services;
  const last = (await read('Dockerfile')).split(/^FROM /m).at(-1)!;
  command = JSON.parse(/^CMD (.+)$/m.exec(last)![1]!) as string[];
  image = await mkdtemp(join(tmpdir(), 'seneschal-image-'));
  for (const path of copied(last).map((path) => path.replace('/app/', ''))) {
    if (path === 'node_modules') await symlink(join(root, path), join(image, path));
    else await cp(join(root, path), join(image, path), { recursive: true });
  }
  database = await freshDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  endAll();
  await database.drop();
  await rm(image, { recursive: true, force: true });
});

/** What a service of ours is started with: what `node` runs, and the rest. */
function startOf(name: string): { main: string; args: string[]; environment: Record<string, string> } {
  const { command: own, environment: given } = services[name]!;
  const environment = Object.fromEntries(Object.entries(given!).map(([variable, value]) => [variable, filledIn(value)]));
  const [node, main, ...args] = own ?? command;
  expect(node).toBe('node');
  expect(environment.DATABASE_URL).toMatch(/^postgres:\/\/seneschal:p@postgres:5432\//);
  return { main: join(image, main!), args, environment: { ...environment, DATABASE_URL: database.url } };
}

describe('compose.yaml', () => {
  it('migrates, serves twice, works twice: what one server is told the other knows, and the workers do the jobs', async () => {
    const migrating = startOf('migrate');
    expect(await start(migrating.args, migrating.environment, '', migrating.main).ended).toMatchObject({ code: 0, err: '' });

    const servers = ['server-1', 'server-2'].map((name) => {
      const { main, args, environment } = startOf(name);
      expect(args).toEqual(['serve']);
      return serve(environment, main);
    });
    const [one, two] = (await Promise.all(servers.map(({ ready }) => ready))) as [string, string];
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const post = (url: string, body: unknown) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const question = { snapshot: toLay, action: layCap };
    for (const url of [one, two]) {
      expect(await (await post(`${url}/v1/adjudications`, question)).json()).toMatchObject({ verdict: 'legal' });
      // what is read from files that the image must have
      for (const path of ['/', '/docs', '/docs/api', '/openapi.json', '/v1/cases', '/v1/clauses', '/metrics'])
        expect((await fetch(`${url}${path}`)).status, path).toBe(200);
    }
    const { id } = (await (await post(`${one}/v1/rulings`, { ...exampleInput, event: undefined })).json()) as Ruling;
    expect((await fetch(`${two}/v1/rulings/${id}`, { headers })).status).toBe(200);

    const job = (await (await post(`${one}/v1/jobs?kind=adjudicate`, [question, question])).json()) as Job;
    const look = async () => (await (await fetch(`${two}/v1/jobs/${job.id}`, { headers })).json()) as Job;
    expect(await look()).toMatchObject({ status: 'queued' });
    const working = startOf('worker');
    expect(working.environment.METRICS_PORT).toMatch(/^\d+$/);
    // here they are on one machine
    const environment = { ...working.environment, METRICS_PORT: '0' };
    const workers = Array.from({ length: services.worker!.deploy!.replicas }, () => start(working.args, environment, '', working.main));
    expect(workers).toHaveLength(2);
    await until(async () => (await look()).status === 'done');
    // one of them may have done it all before the other was there
    await until(() => workers.every(({ said }) => said.out.includes('works jobs')));

    for (const { child, ended } of [...workers, ...servers]) {
      await until(() => child.exitCode !== null || child.kill('SIGTERM'));
      expect(await ended).toMatchObject({ code: 0, err: '' });
    }
  });

  it('has a load balancer for every server, and for nothing else', async () => {
    const upstreams = /^\s*reverse_proxy (.+) \{$/m.exec(await read('deploy/Caddyfile'))![1]!.split(' ');
    expect(upstreams).toEqual(
      Object.keys(services)
        .filter((name) => name.startsWith('server-'))
        .map((name) => `${name}:3000`),
    );
  });
});

describe('the Dockerfile', () => {
  it('copies what is there and not kept from it', async () => {
    const stages = (await read('Dockerfile')).split(/^FROM /m).slice(1);
    const sources = stages.flatMap((stage) => copied(stage)).filter((path) => !path.startsWith('/'));
    const letIn = (await read('.dockerignore')).match(/^!.+$/gm)!.map((line) => line.slice(1));
    expect(sources.length).toBeGreaterThan(5);
    for (const path of sources) expect(letIn).toContain(path.replace(/^\.\//, ''));
  });
});
