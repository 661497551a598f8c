/** The twelve tiles by their signs, all that the sources at hand say of them: what landscape they show is not known, unless the position says it. */
import type { TileText, UnprintedTile } from '../../kernel/board/tile-notation.js';
import { flatMap } from '../../kernel/lists.js';

export const SIGNS = ['city', 'road', 'monastery'] as const;
export type Sign = (typeof SIGNS)[number];
const COPIES: Readonly<Record<Sign, number>> = { city: 5, road: 4, monastery: 3 };

export const REVOLT = 'revolt-';

interface RevoltTile extends Pick<TileText, 'alias' | 'copies'> {
  readonly symbol: string;
}

const revoltTiles: readonly (readonly [key: string, tile: RevoltTile])[] = flatMap(SIGNS, (sign) =>
  Array.from({ length: COPIES[sign] }, (_, i) => {
    const key = `${sign}-${i + 1}`;
    return [key, { alias: `PR/${key}`, copies: { 'peasant-revolts': 1 }, symbol: `${REVOLT}${sign}` }] as const;
  }),
);

export const peasantRevoltsTiles: Readonly<Record<string, TileText>> = Object.fromEntries(
  revoltTiles.map(([key, { symbol, ...tile }]) => [key, { ...tile, is: `| ${symbol}`, fitsAnything: true }]),
);

/** Whoever has such a tile before him may say what it shows besides its sign. */
export const unprintedRevoltTiles: Readonly<Record<string, UnprintedTile>> = Object.fromEntries(
  revoltTiles.map(([key, { symbol, ...tile }]) => [key, { ...tile, symbols: [symbol] }]),
);
