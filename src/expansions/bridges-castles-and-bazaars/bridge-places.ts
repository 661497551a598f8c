/** Where bridges can go, and which one lets a tile fit. */
import type { Action } from '../../contract/action.js';
import type { Sides } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import { SIDES } from '../../contract/compass.js';
import { neighbours } from '../../kernel/board/board.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { BRIDGES, OPTIONAL_BRIDGE } from './settings.js';
import { across, beyond, facing, laidWith, lineThrough, sideKind, spanned } from './sides.js';
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

/** The position with the tile on the board that is about to be laid; the same where none is. */
export function ground(view: Position, action: Action): Position {
  if (action.type !== 'place-tile') return view;
  const { tile, at, rotation } = action as PlaceTile;
  const { half } = view.ruleset.shape(tile, rotation)!;
  if (view.board.tile(at)) return view;
  return view.next({ ...view.snapshot, tiles: [...view.snapshot.tiles, { tile, at, rotation, ...(half && { half }) }] });
}

/** Whether both sides that a bridge would join are field. */
export const onField = ({ board }: Position, tile: Cell, edges: Sides): boolean =>
  spanned(edges)?.every((side) => {
    const laid = laidWith(board, tile, side);
    return laid !== undefined && sideKind(laid.shape, side) === 'field';
  }) ?? false;

/** What both ends of a bridge would meet. */
export const endsOf = ({ board }: Position, tile: Cell, edges: Sides): readonly string[] =>
  spanned(edges)?.map((side) => facing(board, tile, side)) ?? [];

const fitsRoad = ({ ruleset }: Position, met: string): boolean => met === 'empty' || ruleset.vocabulary.mayMeet('road', met);
/** Whether a road may end there by some reading: what an abbey has at its sides no source says. */
const mayFitRoad = (view: Position, met: string): boolean => fitsRoad(view, met) || met === 'anything';

/** The tile just laid and those beside it that lie there. */
export function tilesInReach({ laid, board }: Position): Cell[] {
  return laid ? [laid.at, ...neighbours(laid.at).filter((cell) => board.tile(cell))] : [];
}

/** Bridges that nothing on the board keeps away. */
export function possible(view: Position): Bridge[] {
  if (!view.laid || view.get(BRIDGES) === 'off') return [];
  const cells = view.get(OPTIONAL_BRIDGE) === 'laid-tile' ? tilesInReach(view).slice(0, 1) : tilesInReach(view);
  return flatMap(
    cells.filter((tile) => !hasBridge(view, tile)),
    (tile) => [0, 1].map((side): Bridge => ({ tile, edges: lineThrough(side) })),
  ).filter(({ tile, edges }) => onField(view, tile, edges) && endsOf(view, tile, edges).every((met) => fitsRoad(view, met)));
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
  const liesOnTile = own.every((one) => sideKind(shape, one) === 'field' && mayFitRoad(view, facing(view.board, at, one)));
  if (liesOnTile) return { tile: [at[0], at[1]], edges: lineThrough(side) };
  return mismatches === 1 << side && sideKind(shape, side) === 'road' ? onNeighbour(view, at, side) : undefined;
}

/** The bridge on the neighbour at a side that carries the road of the tile on. */
function onNeighbour(view: Position, at: Cell, side: number): Bridge | undefined {
  const tile = beyond(at, side);
  const edges = lineThrough(side);
  if (hasBridge(view, tile) || !onField(view, tile, edges)) return undefined;
  return mayFitRoad(view, facing(view.board, tile, side)) ? { tile, edges } : undefined;
}

/** Whether two actions speak of the same bridge. */
export const sameBridge = (a: Placed, b: Placed): boolean =>
  sameCell(a.tile, b.tile) && a.edges !== undefined && b.edges !== undefined && inOrder(a.edges).join() === inOrder(b.edges).join();

/** Sides clockwise from n. */
export const inOrder = ([a, b]: Sides): Sides => (order(a) <= order(b) ? [a, b] : [b, a]);
const order = (edge: string) => (SIDES as readonly string[]).indexOf(edge);
