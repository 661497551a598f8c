/** The store in a directory, and that a second process is kept out of it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packed, unpack } from '../../src/store/folder.js';
import type { StoreOptions } from '../../src/store/options.js';
import { openStore } from '../support/stores.js';
import { jobsSuite, lostJobsSuite } from './jobs-suite.js';
import { until } from '../support/until.js';
import { keysSuite } from './keys-suite.js';
import { rulingsSuite } from './rulings-suite.js';
import { searchSuite } from './search-suite.js';
import { storeSuite } from './suite.js';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-store-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the store in a directory', () => {
  const at =
    (name: string, options: StoreOptions = {}) =>
    () =>
      openStore({ dataDir: join(directory, name), ...options });
  storeSuite(at('shared'));
  describe('rulings', () => rulingsSuite(at('rulings')));
  describe('search', () => searchSuite(at('search')));
  describe('keys', () => keysSuite(at('keys')));
  describe('jobs', () => jobsSuite(at('jobs')));
  describe('lost jobs', () => lostJobsSuite(at('lost', { jobLease: 1 })));
});

describe('a directory that nobody has used yet', () => {
  const databases = async (dataDir: string) => (await readdir(dataDir)).filter((name) => /^pglite(\.new)?$/.test(name));

  it('gets no database for what is asked time and again, and one with the first that is to be kept', async () => {
    const dataDir = join(directory, 'untouched');
    const store = await openStore({ dataDir });
    await store.ping();
    expect(await store.jobs.take()).toBeUndefined();
    expect(await store.jobs.backlog()).toEqual({ queued: 0, running: 0, itemsLeft: 0 });
    expect(await Promise.all([store.jobs.sweep(), store.idempotency.sweep()])).toEqual([0, 0]);
    expect((await store.aside.rulings.list({ changedSince: '1970-01-01', limit: 1 })).items).toEqual([]);
    expect(await databases(dataDir)).toEqual([]);
    await store.open();
    expect(await databases(dataDir)).toEqual(['pglite']);
    await store.close();
  });

  it('is whole after whoever made it was killed', async () => {
    const dataDir = join(directory, 'half-made');
    const program = `import { openStore } from ${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)};
      await (await openStore({ dataDir: ${JSON.stringify(dataDir)} })).open(); setInterval(() => undefined, 1000);`;
    const maker = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { stdio: 'inherit' });
    await until(() => existsSync(join(dataDir, 'pglite.new')) || existsSync(join(dataDir, 'pglite')));
    maker.kill('SIGKILL');
    await once(maker, 'close');
    // as one leaves it that has got as far as a few files
    await mkdir(join(dataDir, 'pglite.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'pglite.new', 'PG_VERSION'), 'half');
    await rm(join(dataDir, 'pglite'), { recursive: true, force: true });
    const store = await openStore({ dataDir });
    expect(await store.keys.list()).toEqual([]);
    await store.close();
    expect(await databases(dataDir)).toEqual(['pglite']);
  });

  it('takes its database from an archive that gives back every file, and folders without any', async () => {
    const [from, to] = [join(directory, 'packed'), join(directory, 'unpacked')];
    await mkdir(join(from, 'a', 'empty'), { recursive: true });
    await mkdir(to);
    await writeFile(join(from, 'a', 'bytes'), Buffer.from([0, 10, 255]));
    await writeFile(join(from, 'nothing'), '');
    await unpack(await packed(from), to);
    expect((await readdir(to, { recursive: true })).sort()).toEqual(['a', 'a/bytes', 'a/empty', 'nothing']);
    expect(await packed(to)).toEqual(await packed(from));
  });
});

describe('a directory that is in use', () => {
  it('is refused to another process, with a message that says what to do', async () => {
    const dataDir = join(directory, 'locked');
    const store = await openStore({ dataDir });
    const program = `import { openStore } from ${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)};
      await openStore({ dataDir: ${JSON.stringify(dataDir)} }).then(() => process.exit(0), (error) => { console.error(error.message); process.exit(3); });`;
    const second = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
    await expect(second).rejects.toMatchObject({ code: 3, stderr: expect.stringContaining('another process uses the data directory') as string });
    await store.close();
    await openStore({ dataDir }).then((again) => again.close());
  });

  it('is refused as well while the process that uses it is too busy to show a sign of life', async () => {
    const dataDir = join(directory, 'busy');
    const program = `import { openStore } from ${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)};
      await openStore({ dataDir: ${JSON.stringify(dataDir)} }); setInterval(() => {}, 1000); console.log('open');`;
    // with nothing left to do it would end, and give the directory back
    const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    holder.kill('SIGSTOP');
    const long = new Date(Date.now() - 3_600_000);
    await utimes(join(dataDir, 'pglite.lock'), long, long);
    await expect(openStore({ dataDir })).rejects.toThrow('another process uses the data directory');
    holder.kill('SIGKILL');
    await once(holder, 'close');
    await openStore({ dataDir }).then((again) => again.close());
  });

  it('is free again when the process that used it was killed', async () => {
    const dataDir = join(directory, 'orphaned');
    const program = `import { openStore } from ${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)};
      await openStore({ dataDir: ${JSON.stringify(dataDir)} }); process.kill(process.pid, 'SIGKILL');`;
    const victim = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
    await expect(victim).rejects.toMatchObject({ signal: 'SIGKILL' });
    const stores = await Promise.allSettled([openStore({ dataDir }), openStore({ dataDir })]);
    // of several who come for it one gets it
    const opened = stores.filter((result) => result.status === 'fulfilled');
    expect(opened).toHaveLength(1);
    await opened[0]!.value.close();
  });
});
