/** The guides as they lie in `docs/`, and what their pages are called. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside `src` as well as beside `dist`. */
const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Page -> file. */
export const GUIDES: Readonly<Record<string, string>> = {
  board: 'guide-board.md',
  turn: 'guide-turn.md',
  notation: 'notation.md',
  makers: 'guide-maker.md',
  judges: 'guide-judge.md',
  engines: 'guide-engine.md',
  conformance: 'conformance.md',
};
export const INDEX = 'guides.md';

/** Where they are served. */
export const DOCS = '/docs';
export const INTERFACE = `${DOCS}/api`;

const pageOf = new Map(Object.entries(GUIDES).map(([page, file]) => [file, `${DOCS}/${page}`] as const));
const PICTURES = 'pictures/guide/';

/** The address of what a guide links to: another guide, a picture, or something of ours. */
export function addressOf(target: string): string {
  if (target.startsWith(PICTURES)) return `${DOCS}/pictures/${target.slice(PICTURES.length)}`;
  return target === INDEX ? DOCS : (pageOf.get(target) ?? target);
}

const textOf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Undefined where the package came without it. */
export const guideText = (file: string): string | undefined => textOf(docs + file);
/** A picture by the name of its file. */
export const guidePicture = (name: string): string | undefined => (/^[a-z-]+\.svg$/.test(name) ? textOf(docs + PICTURES + name) : undefined);
