/** Where the symbols of a tile are drawn, and where figures stand on its features. */
import { isHouse } from './sides.js';
import type { TileFeature } from '../kernel/board/tile-notation.js';
import { along, inside, lengthOf, polylines, type Point } from './geometry.js';
import { MIDDLE, type Plan } from './plan.js';
import type { Regions } from './regions.js';

export interface Mark {
  /** 'volcano', 'garden', 'pennant', ...: what `symbols.ts` draws. */
  readonly name: string;
  readonly at: Point;
  /** Number of the feature that it belongs to; undefined for the whole tile. */
  readonly feature?: number;
}

export interface Spots {
  readonly marks: readonly Mark[];
  /** Where a figure stands, by number of the feature. */
  readonly anchors: readonly Point[];
}

const FIGURE_RADIUS = 10;
const RADII: Readonly<Record<string, number>> = { princess: 9, wine: 9, grain: 9, cloth: 9, cathedral: 17, 'pig-herd': 8, garden: 12 };
const SYMBOL_RADIUS = 15;
/** What a symbol needs at least, to be drawn in the open. */
const ENOUGH = 13;

export function spotsOf(plan: Plan, regions: Regions): Spots {
  const { design } = plan;
  const marks: Mark[] = [];
  const put = (name: string, at: Point | undefined, feature?: number) =>
    at && marks.push(feature === undefined ? { name, at } : { name, at, feature });
  if (plan.monastery) put('monastery', plan.monastery, design.features.findIndex(isHouse));
  if (plan.village) {
    regions.occupy(MIDDLE, 11);
    put('village', MIDDLE);
  }
  waterEnds(plan, regions, put);
  // what a walled tile bears are its walls
  for (const symbol of plan.walls ? [] : design.symbols) put(symbol, symbolSpot(plan, regions, symbol));
  design.features.forEach((feature, index) => {
    for (const mark of feature.marks) put(mark, markSpot(plan, regions, index, mark), index);
    if (feature.kind === 'garden') put('garden', regions.take(kinds(plan, 'field'), RADII.garden!, [72, 74]), index);
    for (let i = 0; i < feature.pennants; i++) put('pennant', regions.take([index], 10, [12, 12]), index);
  });
  return { marks, anchors: design.features.map((feature, index) => anchorOf(plan, regions, feature, index, marks)) };
}

type Put = (name: string, at: Point | undefined, feature?: number) => void;

const kinds = ({ design }: Plan, kind: string): number[] => design.features.flatMap((feature, index) => (feature.kind === kind ? [index] : []));

/** A river that ends in the middle comes from a spring, or flows into a lake. */
function waterEnds({ design, lines }: Plan, regions: Regions, put: Put): void {
  const ends = [...lines].filter(([index, { end }]) => end === 'centre' && design.features[index]!.kind === 'river');
  if (ends.length !== 1) return;
  const lake = design.group === 'river-lake';
  regions.occupy(MIDDLE, lake ? 20 : 11);
  put(lake ? 'lake' : 'spring', MIDDLE, ends[0]![0]);
}

/** In the open, or else in a city; where a single way ends, the volcano is what it ends at. */
function symbolSpot(plan: Plan, regions: Regions, symbol: string): Point | undefined {
  const { design, lines } = plan;
  const ends = [...lines.values()].filter(({ end }) => end === 'centre').length;
  const sides = design.features.filter(({ kind }) => kind !== 'field').length;
  if (symbol === 'volcano' && (ends === 1 || sides === 0)) {
    regions.occupy(MIDDLE, SYMBOL_RADIUS);
    return MIDDLE;
  }
  const wish: Point = design.features.some(({ kind }) => kind === 'city') ? [68, 68] : [72, 30];
  const fields = kinds(plan, 'field'),
    cities = kinds(plan, 'city');
  const open = cities.length === 0 || regions.room(fields) >= ENOUGH;
  return regions.take(open ? fields : cities, SYMBOL_RADIUS, open ? wish : [50, 34]);
}

function markSpot(plan: Plan, regions: Regions, index: number, mark: string): Point | undefined {
  if (mark === 'inn') return regions.take(kinds(plan, 'field'), 9, roadSpot(plan, index));
  // some is known of a feature and not printed on it, or drawn with it
  const radius = RADII[mark];
  return radius === undefined ? undefined : regions.take([index], radius, mark === 'cathedral' ? MIDDLE : [30, 30]);
}

function anchorOf(plan: Plan, regions: Regions, feature: TileFeature, index: number, marks: readonly Mark[]): Point {
  const own = marks.find((mark) => mark.feature === index);
  if (isHouse(feature) || feature.kind === 'garden') return own?.at ?? MIDDLE;
  switch (feature.kind) {
    case 'road':
    case 'river':
      return roadSpot(plan, index);
    default:
      // no room is left on a feature that is all symbols: there the figure covers them
      return regions.take([index], FIGURE_RADIUS) ?? own?.at ?? MIDDLE;
  }
}

/** In the middle of its length, but not on a crossing, and near the edge where it ends on the tile. */
function roadSpot({ lines, village, monastery, cities }: Plan, index: number): Point {
  const { way, end, hidden } = lines.get(index)!;
  const [line] = polylines(way);
  if (hidden) return along(line!, 12);
  if (end === 'city') return along(line!, 13);
  if (end !== 'through') return along(line!, village ? 20 : 22);
  const middle = along(line!, lengthOf(line!) / 2);
  const inCity = [...cities.values()].some(({ area }) => inside(polylines(area), middle));
  const crossed = [...lines].some(([other, { way: others }]) => other !== index && polylines(others).some((part) => near(part, middle)));
  const isTaken = monastery !== undefined && near([monastery], middle);
  return crossed || inCity || isTaken ? along(line!, 20) : middle;
}

const near = (line: readonly Point[], [x, y]: Point): boolean => line.some(([px, py]) => Math.hypot(px - x, py - y) < 14) || straight(line, [x, y]);
const straight = ([a, b, c]: readonly Point[], [x, y]: Point): boolean =>
  c === undefined && a !== undefined && b !== undefined && (a[0] === b[0] ? Math.abs(a[0] - x) < 14 : Math.abs(a[1] - y) < 14);
