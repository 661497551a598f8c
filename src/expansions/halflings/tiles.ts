import type { UnprintedTile } from '../../kernel/board/tile-notation.js';
import { flatMap } from '../../kernel/lists.js';

const PER_SET = 12;
const SETS = [
  ['1', 'HL/I'],
  ['2', 'HL/II'],
] as const;

/** The half tiles of both sets: their number is known, and of none the shape. Players have them in their hands, so that none is in the bag. */
export const halfTiles: Readonly<Record<string, UnprintedTile>> = Object.fromEntries(
  flatMap(SETS, ([set, alias]) =>
    Array.from({ length: PER_SET }, (_, i) => [`${set}-${i + 1}`, { alias: `${alias}.${i + 1}`, copies: {}, half: true as const }]),
  ),
);
