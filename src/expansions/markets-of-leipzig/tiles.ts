import type { UnprintedTile } from '../../kernel/board/tile-notation.js';
import { QUARTERS } from './names.js';

/** Printed on the road of a quarter where it begins. */
export const GATE = 'leipzig-gate';

/** The four double tiles: of each the quarter and its one road are known, and of none the edges. They lie from the beginning. */
export const leipzigTiles: Readonly<Record<string, UnprintedTile>> = Object.fromEntries(
  QUARTERS.map((quarter) => [quarter, { size: [2, 1] as const, alias: `markets-of-leipzig/${quarter}`, copies: {}, walled: true as const }]),
);
