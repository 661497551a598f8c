/** When the corpus was last changed, as clients see it. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE } from '../../conformance/files.js';

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:js|ts|json)$/.test(path))
      .map((path) => statSync(join(folder, path)).mtimeMs),
  );

/**
 * The corpus is part of the program, so it is as old as the newest file of that: when it was built or installed. The dates of the sources
 * would not do, because our restating of them changes without them.
 */
export function corpusModified(): Date {
  const folders = [fileURLToPath(new URL('../..', import.meta.url)), SOURCE].filter(Boolean);
  return new Date(Math.min(Date.now(), Math.max(...folders.map(newest))));
}
