/** The files of the guides that are written by the code, wholly or in part. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { guidePictures } from './pictures.js';
import { withTables } from './tables.js';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
export const GUIDE_PICTURES = `${docs}pictures/guide/`;

export interface GuideFile {
  readonly path: string;
  readonly now: string;
  /** Empty where there is none. */
  readonly written: string;
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

export function guideFiles(): GuideFile[] {
  const pictures = Object.entries(guidePictures()).map(([name, now]) => ({ path: GUIDE_PICTURES + name, now }));
  const guides = readdirSync(docs)
    .filter((name) => name.startsWith('guide-'))
    .map((name) => ({ path: docs + name, now: withTables(textOf(docs + name)) }));
  return [...pictures, ...guides].map((file) => ({ ...file, written: textOf(file.path) }));
}
