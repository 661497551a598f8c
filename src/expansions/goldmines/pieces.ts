/** The ingots, which lie on tiles and on no feature. */
import type { PieceMoved } from '../../contract/effect.js';
import type { Defect } from '../../contract/problem.js';
import type { Edge } from '../../contract/compass.js';
import type { Cell, Spot } from '../../contract/spot.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import { flatMap } from '../../kernel/lists.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { because } from './author.js';

export const GOLD = 'gold';
export const SYMBOL = 'gold';
const ALL = 16;

export const goldToken: TokenKind = {
  kind: GOLD,
  // of two half tiles in a space the corner of its own
  says: ['count', 'edge'],
  defect: ({ tile }) => (tile === undefined ? 'gold lies on a tile' : undefined),
};

export const goldOn = (view: Position, cell: Cell): number => view.tokensOn(GOLD, cell).reduce((sum, { count = 1 }) => sum + count, 0);
export const goldOf = (view: Position, player: string): number => view.held(player, GOLD) ?? 0;

/** More ingots than a box holds: two boxes may be played together, and examples reckon with more. */
export function moreThanAll({ snapshot: { players, tokens = [] } }: Position): Defect[] {
  const lying = tokens.reduce((sum, { kind, count = 1 }) => (kind === GOLD ? sum + count : sum), 0);
  const all = players.reduce((sum, { tokens: held }) => sum + Number(held?.[GOLD] ?? 0), lying);
  if (all <= ALL) return [];
  return [{ pointer: '/tokens', code: 'too-many-tokens', message: `there are ${all} \`${GOLD}\` in all, the game has ${ALL}` }];
}

/** A tile by its cell; half a tile by the corner of it as well, as another may share its space. */
export interface GoldSpot {
  readonly tile: Cell;
  readonly edge?: Edge;
}

/** The tiles on a cell, each as gold on it would say it. */
export const spotsOn = ({ board }: Position, [x, y]: Cell): GoldSpot[] =>
  board.tilesOn([x, y]).map(({ shape: { half } }) => ({ tile: [x, y], ...(half && { edge: half }) }));

export const put = (to: GoldSpot, why: ReturnType<typeof because>): PieceMoved => ({
  type: 'piece-moved',
  piece: { token: GOLD, count: 1 },
  from: { area: 'supply' },
  to,
  ...why,
});

export const taken = (from: Cell, player: string, count: number, why: ReturnType<typeof because>): PieceMoved => {
  const to: Spot = { area: 'supply', player };
  return { type: 'piece-moved', piece: { token: GOLD, count }, from: { tile: from }, to, ...why };
};

const AROUND = [-1, 0, 1];

/** The cells around the tile just laid, sideways and diagonally, on which tiles lie. */
export function neighbours({ board, laid }: Position): Cell[] {
  if (!laid) return [];
  const own = board.cellsOf(laid.entry);
  const cells = flatMap(own, ({ x, y }) => flatMap(AROUND, (dy) => AROUND.map((dx): Cell => [x + dx, y + dy])));
  const others = cells.filter((cell) => board.tile(cell) && !own.some(({ at }) => sameCell(at, cell)));
  return others.filter((cell, i) => others.findIndex((other) => sameCell(other, cell)) === i).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
