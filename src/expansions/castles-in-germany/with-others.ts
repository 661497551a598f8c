/** With King & Robber Baron, the Count, Abbey & Mayor, and what counts spaces: towers, flying machines. */
import type { Action, MoveFigure, PlaceFigure } from '../../contract/action.js';
import { cellOf, spotName, type Cell, type Spot } from '../../contract/spot.js';
import type { Addition } from '../../kernel/declare/score.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { flatMap } from '../../kernel/lists.js';
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
/** How many castle tiles lie with both their cells between two cells: of these alone it matters whether they are one tile or two. */
function castlesBetween({ board }: Position, from: Cell | undefined, to: Cell | undefined): number {
  if (!from || !to) return 0;
  const entries = flatMap(between(from, to), (cell) => (isCastleAt(board, cell) ? board.tilesOn(cell).map(({ entry }) => entry) : []));
  return entries.length - new Set(entries).size;
}

/** Where a figure is nearest to a cell: a lord on either half of his castle. */
function nearest(view: Position, to: Cell, at: Spot): Cell | undefined {
  const cell = cellOf(at);
  if (!cell || spotName(at) !== CASTLE) return cell;
  const cells = flatMap(view.board.tilesOn(cell), ({ entry }) => view.board.cellsOf(entry).map(({ at: own }) => own));
  return cells.find((own) => cells.every((other) => steps(own, to) <= steps(other, to)));
}
const steps = ([x, y]: Cell, [u, v]: Cell): number => Math.max(Math.abs(u - x), Math.abs(v - y));

/** What a tower reaches by spaces and by tiles. */
function reachOf({ view, action }: Inquiry<Capture>) {
  const { tile } = (view.turn as { readonly capture?: { readonly tile: Cell } }).capture ?? {};
  const at = view.figure(action.figure)?.figure.at;
  const to = tile && at && nearest(view, tile, at);
  if (!tile || !to) return undefined;
  const height = view.tokensOn('tower-piece', tile).reduce((sum, { count = 1 }) => sum + count, 0);
  const spaces = steps(tile, to);
  return { bySpaces: spaces <= height, byTiles: spaces - castlesBetween(view, tile, to) <= height };
}
const differs = (inquiry: Inquiry<Capture>): boolean => {
  const reach = reachOf(inquiry);
  return reach !== undefined && reach.bySpaces !== reach.byTiles;
};

const towerReach = rule<Capture>({
  id: 'x-spaces.tower',
  on: 'capture',
  cites: cites('x-spaces.ranges'),
  applies: differs,
  judge: countSpaces,
});
/** By tiles he may be in reach who is not by spaces. */
const towerByTiles = rule<Capture>({
  id: 'x-spaces.tower-by-tiles',
  on: 'capture',
  overrides: ['tower.capture.within-reach'],
  cites: cites('x-spaces.unknown-c1'),
  applies: (inquiry) => inquiry.view.get(RANGES) === 'unregulated' && differs(inquiry),
  judge: ({ pass }) => pass('as one tile the castle leaves him within reach'),
});
export const rulesWithTower = [towerReach, towerByTiles];

const flight = rule<PlaceFigure>({
  id: 'x-spaces.flight',
  on: 'place-figure',
  cites: cites('x-spaces.ranges'),
  applies: ({ view, action }) => {
    const { from } = (view.turn as { readonly flight?: { readonly from: Cell } }).flight ?? {};
    return action.via === 'flying-machine' && castlesBetween(view, from, cellOf(action.at)) > 0;
  },
  judge: countSpaces,
});
export const rulesWithFlier = [flight];
