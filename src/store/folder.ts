/** A folder as one file, for a database that is prepared by the build: the list of what is in it as a line of JSON, then all bytes one after the other; compressed. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** The bytes of a file; of a folder, which may be empty, none are told. Folders come before what is in them. */
type Entry = readonly [path: string, size?: number];

/** Databases hold much of the same several times, megabytes apart: within so many bits of an address it is found. */
const WINDOW = 24;
const QUALITY = 6;

export async function packed(folder: string): Promise<Buffer> {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  const add = async (inside: string): Promise<void> => {
    for (const entry of await readdir(join(folder, inside), { withFileTypes: true })) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) {
        entries.push([path]);
        await add(path);
      } else {
        const bytes = await readFile(join(folder, path));
        entries.push([path, bytes.length]);
        contents.push(bytes);
      }
    }
  };
  await add('');
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]);
  return promisify(brotliCompress)(all, {
    params: { [constants.BROTLI_PARAM_LGWIN]: WINDOW, [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: all.length },
  });
}

/** Into a folder that is empty. */
export async function unpack(archive: Buffer, folder: string): Promise<void> {
  const all = await promisify(brotliDecompress)(archive);
  let at = all.indexOf('\n') + 1;
  for (const [path, size] of JSON.parse(all.toString('utf8', 0, at)) as Entry[]) {
    if (size === undefined) await mkdir(join(folder, path));
    else await writeFile(join(folder, path), all.subarray(at, (at += size)));
  }
}
