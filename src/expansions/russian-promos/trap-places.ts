/** The two traps of the board: where they are, and whom they reach. */
import { spotName, type Cell, type Place, type Spot } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Location } from '../../kernel/declare/piece.js';
import { flatMap } from '../../kernel/lists.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { SOLOVEI_REACH, SPECIAL_FIGURES, TREE_BESIDE_LAKE } from './settings.js';

export const VODYANOY = 'vodyanoy';
export const SOLOVEI = 'solovei-razboynik';
export const TRAPS: readonly string[] = [VODYANOY, SOLOVEI];

const SIDES = [0, 1, 2, 3];
const trap = (name: string): Location => ({
  name,
  parted: true,
  isOn: (cell, { board }) => board.tilesOn(cell).some(({ shape }) => shape.design.symbols.includes(name)),
});
export const trapSpots: readonly Location[] = TRAPS.map(trap);

export const isTrap = (spot: Spot): spot is Place => 'feature' in spot && TRAPS.includes(spot.feature);
export const isFromTheCity = (spot: Spot | undefined): boolean => spot !== undefined && spotName(spot) === 'city-of-carcassonne';
export const trapAt = ([x, y]: Cell, feature: string): Place => ({ tile: [x, y], feature });

export const tilesWith = ({ board }: Position, symbol: string): Cell[] => board.bearing(symbol).map(({ at }) => at);

const SPECIAL = ['builder', 'pig', 'shepherd'];
/** On these a follower is not on the tile. */
const SAFE = ['castle'];
/** No features, and yet whoever stands there is on the tile. */
const ON_TOP = ['tower', 'pyramid'];

/** Whether a trap takes such a figure at all; followers first among those that are taken together. */
const isTaken = (view: Position, figure: Figure): boolean =>
  view.isFollower(figure) || (SPECIAL.includes(figure.kind) && view.get(SPECIAL_FIGURES) === 'with-special');

const specialFirst = (view: Position, figures: readonly Figure[]): Figure[] => [
  ...figures.filter((figure) => !view.isFollower(figure)),
  ...figures.filter((figure) => view.isFollower(figure)),
];

const STEPS = [-1, 0, 1];
const cellsAround = ([x, y]: Cell): Cell[] =>
  flatMap(STEPS, (dy) => flatMap(STEPS, (dx): Cell[] => (dx === 0 && dy === 0 ? [] : [[x + dx, y + dy]])));
const isBeside = ([x, y]: Cell, [u, v]: Cell): boolean => Math.max(Math.abs(x - u), Math.abs(y - v)) === 1;

/** Whether it stands where the lake reaches: on a feature, on top of something, or on a tree where that is no shelter from it. */
function isInReach(view: Position, { at }: Figure, node: number): boolean {
  if (node >= 0) return !SAFE.includes(view.board.feature(node).kind);
  if (ON_TOP.includes(spotName(at) ?? '')) return true;
  return isTrap(at) && at.feature === SOLOVEI && view.get(TREE_BESIDE_LAKE) !== 'stays';
}

/** Everybody on the eight tiles around the lake, also on towers, pyramids and trees there. */
export function besideLake(view: Position, lake: Cell): Figure[] {
  const around = cellsAround(lake);
  const figures = view.figures.filter(
    // who stands on what spans a tile of two cells stands on both
    (standing) =>
      around.some((cell) => view.isOn(standing, cell)) && isInReach(view, standing.figure, standing.node) && isTaken(view, standing.figure),
  );
  return specialFirst(
    view,
    figures.map(({ figure }) => figure),
  );
}

export const isBesideLake = (view: Position, cell: Cell): Cell | undefined => tilesWith(view, VODYANOY).find((lake) => isBeside(cell, lake));

/** The road that runs through the tree of a tile. */
export function roadOf({ board }: Position, tree: Cell): Feature | undefined {
  const laid = board.tile(tree);
  const index = laid?.shape.design.features.findIndex(({ kind }) => kind === 'road') ?? -1;
  return laid && index >= 0 ? board.feature(laid.node + index) : undefined;
}

/** How many steps along the road every part of it is away from the tree. */
function distances({ board }: Position, road: Feature, tree: Cell): ReadonlyMap<number, number> {
  const start = road.parts.filter(({ laid }) => sameCell(laid.at, tree)).map(({ node }) => node);
  const away = new Map(start.map((node) => [node, 0]));
  for (const queue = [...start]; queue.length > 0;) {
    const node = queue.shift()!;
    const laid = board.ownerOf(node);
    for (const side of SIDES) {
      if (laid.node + (laid.shape.sideFeature[side] ?? -1) !== node) continue;
      const beside = board.neighbour(laid, side);
      const other = beside?.shape.sideFeature[(side + 2) & 3] ?? -1;
      if (!beside || other < 0 || away.has(beside.node + other)) continue;
      away.set(beside.node + other, away.get(node)! + 1);
      queue.push(beside.node + other);
    }
  }
  return away;
}

/** Whom the robber takes when his trap springs: everybody on the road, or only the nearest. */
export function onTheRoad(view: Position, tree: Cell, spared: readonly Figure[]): Figure[] {
  const road = roadOf(view, tree);
  const there = (road ? view.on(road) : []).filter(({ figure }) => isTaken(view, figure) && !spared.includes(figure));
  if (!road || there.length === 0) return [];
  const figures = there.map(({ figure }) => figure);
  if (view.get(SOLOVEI_REACH) === 'all') return specialFirst(view, figures);
  const away = distances(view, road, tree);
  // a part that other pieces have joined to the road is farther than every other
  const steps = (node: number) => away.get(node) ?? Infinity;
  const least = Math.min(...there.map(({ node }) => steps(node)));
  return specialFirst(
    view,
    there.filter(({ node }) => steps(node) === least).map(({ figure }) => figure),
  );
}
