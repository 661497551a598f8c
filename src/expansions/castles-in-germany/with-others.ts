/** With King & Robber Baron, the Count, Abbey & Mayor, and what counts spaces: towers, flying machines. */
import type { Action, MoveFigure, PlaceFigure } from '../../contract/action.js';
import { cellOf, spotName, type Cell } from '../../contract/spot.js';
import type { Addition } from '../../kernel/declare/score.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import type { Capture } from '../tower/wire.js';
import { cites, FOLDER, rule } from './author.js';
import { CASTLE, isCastleAt, isCastleTile } from './castle.js';
import { RANGES } from './settings.js';

const hasCastle = ({ board }: Position): boolean => board.laid.some(isCastleTile);

/** Says how castle tiles are counted where spaces are, or that no source does. */
export function countSpaces<A extends Action>(inquiry: Inquiry<A>) {
  return inquiry.get(RANGES) === 'two-spaces'
    ? inquiry.pass('spaces are counted, and a castle tile is two of them')
    : inquiry.unregulated('no source says whether a castle tile is one tile or two');
}

export const kingCounts: Addition = {
  id: `${FOLDER}.x-king-and-robber.no-city`,
  cites: cites('x-king-and-robber.no-city'),
  to: ['king-and-robber.king.final-points', 'king-and-robber.robber.final-points'],
  by: (view) => (hasCastle(view) ? 0 : undefined),
};

const noQuarter = rule<MoveFigure>({
  id: 'x-count.no-quarter',
  on: 'move-figure',
  cites: cites('x-count.no-quarter'),
  applies: ({ view, action }) => {
    const from = view.figure(action.figure)?.figure.at;
    return from !== undefined && 'area' in from && from.area === 'city-of-carcassonne' && hasCastle(view);
  },
  judge: ({ action, pass, forbid }) =>
    spotName(action.to) === CASTLE ? forbid('no quarter of the City leads to a German castle') : pass('the quarters lead where they always do'),
});
export const rulesWithCount = [noQuarter];

const barnCorner = rule<PlaceFigure>({
  id: 'x-abbey-and-mayor.barn-corner',
  on: 'place-figure',
  isRemark: true,
  cites: cites('x-abbey-and-mayor.barn-corner'),
  applies: ({ view, action }) => action.kind === 'barn' && hasCastle(view),
  judge: ({ pass }) => pass('a castle tile provides the corners that its halves have there'),
});
export const rulesWithAbbeyAndMayor = [barnCorner];

/** The cells from one to another in a straight or slanting line, both included. */
function between([x, y]: Cell, [u, v]: Cell): Cell[] {
  const steps = Math.max(Math.abs(u - x), Math.abs(v - y));
  return Array.from({ length: steps + 1 }, (_, i): Cell => [x + Math.sign(u - x) * i, y + Math.sign(v - y) * i]);
}
const crosses = (view: Position, from: Cell | undefined, to: Cell | undefined): boolean =>
  from !== undefined && to !== undefined && between(from, to).some((cell) => isCastleAt(view.board, cell));

const towerReach = rule<Capture>({
  id: 'x-spaces.tower',
  on: 'capture',
  cites: cites('x-spaces.ranges'),
  applies: ({ view, action }) => {
    const { tile } = (view.turn as { readonly capture?: { readonly tile: Cell } }).capture ?? {};
    return crosses(view, tile, cellOf(view.figure(action.figure)?.figure.at));
  },
  judge: countSpaces,
});
export const rulesWithTower = [towerReach];

const flight = rule<PlaceFigure>({
  id: 'x-spaces.flight',
  on: 'place-figure',
  cites: cites('x-spaces.ranges'),
  applies: ({ view, action }) => {
    const { from } = (view.turn as { readonly flight?: { readonly from: Cell } }).flight ?? {};
    return action.via === 'flying-machine' && crosses(view, from, cellOf(action.at));
  },
  judge: countSpaces,
});
export const rulesWithFlier = [flight];
