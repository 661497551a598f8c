/** The embedded database as it is before anything is in it: the build makes it, and the first start only unpacks it. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packed, unpack } from './folder.js';
import { openEngine } from './pglite.js';

/** What was prepared with another version of the database is left alone. Beside what was built, also while developing. */
function archivePath(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = createRequire(entry)('../package.json') as { version: string };
  return fileURLToPath(new URL(`../../dist/store/pglite-${version}.br`, import.meta.url));
}

/** Makes the folder of a database, aside at first: whoever is killed meanwhile leaves nothing behind that would count as one. */
export async function makeDatabase(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const archive = await readFile(archivePath()).catch(() => undefined);
  if (archive) await unpack(archive, aside);
  else await openEngine(aside).then(({ client }) => client.close());
  await rename(aside, folder);
}

/** Part of the build. */
export async function prepareDatabase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'seneschal-prepared-'));
  try {
    const { client } = await openEngine(join(folder, 'pglite'));
    await client.close();
    const path = archivePath();
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await packed(join(folder, 'pglite')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
