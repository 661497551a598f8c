/** While the dragon stands on a trap: after which actions it may catch somebody, of which no source says whether it does. */
import type { Action, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, type Cell } from '../../contract/spot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { TRAPPED_BY_DRAGON } from './settings.js';
import { besideLake, roadOf, SOLOVEI, tilesWith, VODYANOY } from './trap-places.js';

/** Nothing that is laid or placed farther away changes who is beside a lake or on a road: a tile may span two cells. */
const FAR = 2;
const isNear = ([x, y]: Cell, [u, v]: Cell): boolean => Math.max(Math.abs(x - u), Math.abs(y - v)) <= FAR;

/** Those that catch nobody by themselves and bring nobody. */
const IDLE: readonly string[] = ['pass', 'move-fairy'];

type Test = (action: Action) => boolean;

const mayFeedTheLake = (view: Position, lake: Cell): true | Test => {
  // who was not caught when he came is caught with the next that does
  if (besideLake(view, lake).length > 0) return true;
  return byKind({
    tile: ({ at }) => isNear(at, lake),
    figure: ({ at }) => {
      const cell = cellOf(at);
      return !cell || isNear(cell, lake);
    },
  });
};

const mayFeedTheTree = (view: Position, tree: Cell): true | Test => {
  const road = roadOf(view, tree);
  // a bridge carries a road over tiles that are none of its own
  if (!road || view.tokens('bridge').length > 0) return true;
  return byKind({
    tile: ({ at }) => road.parts.some(({ laid }) => isNear(at, laid.at)),
    figure: ({ at }) => {
      const node = view.node(at);
      return node < 0 || view.board.rootOf(node) === road.root;
    },
  });
};

const byKind =
  (near: { readonly tile: (action: PlaceTile) => boolean; readonly figure: (action: PlaceFigure) => boolean }): Test =>
  (action) => {
    if (action.type === 'place-tile') return near.tile(action as PlaceTile);
    if (action.type === 'place-figure') return near.figure(action as PlaceFigure);
    return !IDLE.includes(action.type);
  };

/** Whether, or after which actions, a trap may take somebody to the tile of the dragon. */
export function dragonOnATrap(view: Position): boolean | Test {
  const tile = view.neutral('dragon')?.tile;
  if (!tile || view.get(TRAPPED_BY_DRAGON) === 'trapped') return false;
  const here = (trap: string): boolean => tilesWith(view, trap).some((cell) => sameCell(cell, tile));
  const tests = [...(here(VODYANOY) ? [mayFeedTheLake(view, tile)] : []), ...(here(SOLOVEI) ? [mayFeedTheTree(view, tile)] : [])];
  if (tests.length === 0) return false;
  if (tests.includes(true)) return true;
  return (action) => tests.some((test) => test === true || test(action));
}
