/** The twelve tiles by their signs, all that the sources at hand say of them: what landscape they show is not known. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const SIGNS = ['city', 'road', 'monastery'] as const;
export type Sign = (typeof SIGNS)[number];
const COPIES: Readonly<Record<Sign, number>> = { city: 5, road: 4, monastery: 3 };

export const REVOLT = 'revolt-';

export const peasantRevoltsTiles: Readonly<Record<string, TileText>> = Object.fromEntries(
  SIGNS.flatMap((sign) =>
    Array.from({ length: COPIES[sign] }, (_, i): [string, TileText] => [
      `${sign}-${i + 1}`,
      { is: `| ${REVOLT}${sign}`, alias: `PR/${sign}-${i + 1}`, copies: { 'peasant-revolts': 1 }, fitsAnything: true },
    ]),
  ),
);
