/** Where bridges can go, and which one lets a tile fit. */
import type { Action } from '../../contract/action.js';
import type { Sides } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import { SIDES } from '../../contract/compass.js';
import { neighbours } from '../../kernel/board/board.js';
import type { Shape } from '../../kernel/board/shape.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { BRIDGES, OPTIONAL_BRIDGE } from './settings.js';
import { across, beyond, laidWith, lineThrough, sideKind, spanned } from './sides.js';
import type { Bridge, PlaceTile } from './wire.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

/** A bridge that an action places; which sides it joins may be left out. */
export interface Placed {
  readonly tile: Cell;
  readonly edges?: Sides | undefined;
}

/** The bridge that an action places, on its own or with a tile. */
export function bridgeIn(action: Action): Placed | undefined {
  if (action.type === 'place-tile') return (action as PlaceTile).bridge;
  const { kind, at } = action as Action & { readonly kind?: string; readonly at?: { readonly tile?: Cell; readonly edges?: Sides } };
  return action.type === 'place-token' && kind === 'bridge' && at?.tile ? { tile: at.tile, edges: at.edges } : undefined;
}

/** The bridges that were placed with this tile. */
export const placedNow = ({ done }: Position): readonly Placed[] => mapPresent(done, (action) => bridgeIn({ ...action }));

export const hasBridge = (view: Position, tile: Cell): boolean => view.tokensOn('bridge', tile).length > 0;

/** Where a bridge is to lie: on the board, with the tile on it that is about to be laid. */
export type Site = (cell: Cell, side: number) => Shape | undefined;

/** The tiles as they lie. */
export const asLaid =
  ({ board }: Position): Site =>
  (cell, side) =>
    laidWith(board, cell, side)?.shape;

/** The same with the tile that an action lays; no board need be made for it. */
export function siteOf(view: Position, action: Action): Site {
  const before = asLaid(view);
  if (action.type !== 'place-tile') return before;
  const { tile, at, rotation } = action as PlaceTile;
  if (view.board.tile(at)) return before;
  const { cells } = view.ruleset.shape(tile, rotation)!;
  return (cell, side) => {
    const own = cells.find(({ dx, dy, shape }) => at[0] + dx === cell[0] && at[1] + dy === cell[1] && shape.covers & (1 << side));
    return own?.shape ?? before(cell, side);
  };
}

/** Whether both sides that a bridge would join are field. */
export const onField = (site: Site, tile: Cell, edges: Sides): boolean =>
  spanned(edges)?.every((side) => {
    const shape = site(tile, side);
    return shape !== undefined && sideKind(shape, side) === 'field';
  }) ?? false;

/** What lies beyond a side: `empty`, or what the neighbour has there. */
function facing(site: Site, cell: Cell, side: number): string {
  const other = site(beyond(cell, side), across(side));
  return other ? sideKind(other, across(side))! : 'empty';
}

/** What both ends of a bridge would meet. */
export const endsOf = (site: Site, tile: Cell, edges: Sides): readonly string[] => spanned(edges)?.map((side) => facing(site, tile, side)) ?? [];

const fitsRoad = ({ ruleset }: Position, met: string): boolean => met === 'empty' || ruleset.vocabulary.mayMeet('road', met);
/** Whether a road may end there by some reading: what an abbey has at its sides no source says. */
const mayFitRoad = (view: Position, met: string): boolean => fitsRoad(view, met) || met === 'anything';

/** The cells of the tile just laid. */
const cellsLaid = ({ laid, board }: Position): Cell[] => (laid ? board.cellsOf(laid.entry).map(({ at }) => at) : []);

/** The tile just laid and those beside it that lie there. */
export function tilesInReach(view: Position): Cell[] {
  const own = cellsLaid(view);
  const around = flatMap(own, neighbours).filter((cell) => view.board.tile(cell) && !own.some((one) => sameCell(one, cell)));
  return [...own, ...around];
}

/** Bridges that nothing on the board keeps away. */
export function possible(view: Position): Bridge[] {
  if (!view.laid || view.get(BRIDGES) === 'off') return [];
  const site = asLaid(view);
  const cells = view.get(OPTIONAL_BRIDGE) === 'laid-tile' ? cellsLaid(view) : tilesInReach(view);
  return flatMap(
    cells.filter((tile) => !hasBridge(view, tile)),
    (tile) => [0, 1].map((side): Bridge => ({ tile, edges: lineThrough(side) })),
  ).filter(({ tile, edges }) => onField(site, tile, edges) && endsOf(site, tile, edges).every((met) => fitsRoad(view, met)));
}

/**
 * The bridge that lets the tile fit, where one is enough: at the side that does not match either the tile has a road and its neighbour
 * carries the bridge, or the neighbour has one and the bridge lies on the tile. So there is never more than one.
 */
export function mending(view: Position, { tile, at, rotation }: PlaceTile): Bridge | undefined {
  const shape = view.ruleset.shape(tile, rotation)!;
  const { mismatches, isTaken } = view.board.fit(shape, at[0], at[1]);
  if (mismatches === 0 || isTaken || shape.cells.length > 1) return undefined;
  const side = [0, 1, 2, 3].find((number) => mismatches & (1 << number))!;
  const line = (1 << side) | (1 << across(side));
  if (mismatches & ~line) return undefined;
  const own = [side, across(side)];
  const liesOnTile = own.every((one) => sideKind(shape, one) === 'field' && mayFitRoad(view, facing(asLaid(view), at, one)));
  if (liesOnTile) return { tile: [at[0], at[1]], edges: lineThrough(side) };
  return mismatches === 1 << side && sideKind(shape, side) === 'road' ? onNeighbour(view, at, side) : undefined;
}

/** The bridge on the neighbour at a side that carries the road of the tile on. */
function onNeighbour(view: Position, at: Cell, side: number): Bridge | undefined {
  const tile = beyond(at, side);
  const edges = lineThrough(side);
  const site = asLaid(view);
  if (hasBridge(view, tile) || !onField(site, tile, edges)) return undefined;
  return mayFitRoad(view, facing(site, tile, side)) ? { tile, edges } : undefined;
}

/** Whether two actions speak of the same bridge. */
export const sameBridge = (a: Placed, b: Placed): boolean =>
  sameCell(a.tile, b.tile) && a.edges !== undefined && b.edges !== undefined && inOrder(a.edges).join() === inOrder(b.edges).join();

/** Sides clockwise from n. */
export const inOrder = ([a, b]: Sides): Sides => (order(a) <= order(b) ? [a, b] : [b, a]);
const order = (edge: string) => (SIDES as readonly string[]).indexOf(edge);
