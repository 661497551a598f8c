/**
 * No source gives the shapes of the sixty land tiles or of the start tile: a position says in its `prints` what those that lie on its board
 * show, with the sides under mist. Half-sides that a print does not name lie under it.
 */
import type { UnprintedTile } from '../../kernel/board/tile-notation.js';
import { FOLDER } from './author.js';
import { CASTLE, CEMETERY } from './vocabulary.js';
import { flatMap } from '../../kernel/lists.js';

/** How many there are, and what each of a kind shows. */
const LAND = [
  ['land', 50, []],
  ['castle', 5, [CASTLE]],
  ['cemetery', 5, [CEMETERY]],
] as const;

const unprinted = (key: string, rest: Partial<UnprintedTile>): readonly [string, UnprintedTile] => [
  key,
  { alias: `${FOLDER}/${key}`, copies: { [FOLDER]: 1 }, walled: true, ...rest },
];

export const ghostsCastlesAndCemeteriesTiles: Readonly<Record<string, UnprintedTile>> = Object.fromEntries([
  ...flatMap(LAND, ([name, count, shows]) => Array.from({ length: count }, (_, i) => unprinted(`${name}-${i + 1}`, { shows }))),
  /** Four squares around a ruin, which is no castle; they lie from the beginning. */
  unprinted('start', { size: [2, 2], copies: {} }),
]);
