/** How a design is laid out, as it is written down: not turned. */
import { SIDES } from '../contract/compass.js';
import type { TileDesign, TileFeature } from '../kernel/board/tile-notation.js';
import { cityShape, type CityShape } from './cities.js';
import { path, polylines, turn, type Path, type Point } from './geometry.js';
import { lineOf, type Line } from './lines.js';
import { featureOnSide, fieldAt, fieldsParted, sidesOf, isHouse } from './sides.js';
import { wallsOf, type Walls } from './walls.js';

export interface Plan {
  readonly design: TileDesign;
  /** By number of the feature. */
  readonly cities: ReadonlyMap<number, CityShape>;
  readonly lines: ReadonlyMap<number, Line>;
  /** What parts two fields where neither road nor city does. */
  readonly hedges: readonly Path[];
  /** Where the monastery stands, on tiles that have one. */
  readonly monastery?: Point;
  /** What lies within walls, on tiles that have some. */
  readonly walls?: Walls;
  /** Whether roads end at houses in the middle. */
  readonly village: boolean;
}

export const MIDDLE: Point = [50, 50];

/** Where the monastery of half a tile stands: its middle lies on the long side. */
const MIDDLE_OF_HALF: Point = [31, 31];

/** A castle is drawn as the city that it covers, a city that runs to the long side of half a tile as one that fills what lies beyond. */
function below(design: TileDesign): TileDesign {
  const drawn = (feature: TileFeature): TileFeature => {
    if (feature.kind === 'castle') return { ...feature, kind: 'city' };
    const isBeyond = feature.kind === 'city' && feature.long !== undefined && feature.places.length > 0;
    return isBeyond ? { ...feature, places: SIDES.filter((side) => feature.places.includes(side) || side === 'e' || side === 's') } : feature;
  };
  const features = design.features.map(drawn);
  return features.some((feature, i) => feature !== design.features[i]) ? { ...design, features } : design;
}

export function planOf(printed: TileDesign): Plan {
  const design = below(printed);
  const cities = new Map<number, CityShape>();
  const lines = new Map<number, Line>();
  design.features.forEach((feature, index) => {
    if (feature.kind === 'city') cities.set(index, cityShape(design, feature));
    if (['road', 'river', 'gate'].includes(feature.kind)) lines.set(index, lineOf(design, feature));
  });
  const monastery = monasteryOf(design, lines);
  const ends = [...lines].filter(([index, { end }]) => end === 'centre' && design.features[index]!.kind === 'road').length;
  const walls = wallsOf(design);
  const village = ends > 1 && !monastery;
  return {
    design,
    cities,
    lines,
    hedges: [
      ...cornerHedges(design, cities),
      ...sideHedges(design),
      ...(village ? middleHedges(design, lines) : []),
      ...pocketHedges(design),
      ...touchHedges(design),
    ],
    ...(monastery && { monastery }),
    ...(walls && { walls }),
    village,
  };
}

/** In the middle, or beside the river that flows there. */
function monasteryOf(design: TileDesign, lines: ReadonlyMap<number, Line>): Point | undefined {
  if (!design.features.some(isHouse)) return undefined;
  if (design.half) return MIDDLE_OF_HALF;
  for (const [index, { way, end }] of lines) {
    if (end === 'monastery') return polylines(way)[0]!.at(-1);
    if (design.features[index]!.kind === 'river' && end === 'through' && design.features.every(({ kind }) => kind !== 'road')) return [50, 24];
  }
  return MIDDLE;
}

/** Two fields that meet at a corner of the tile are parted from there to the nearest city. */
function cornerHedges(design: TileDesign, cities: ReadonlyMap<number, CityShape>): Path[] {
  return [0, 1, 2, 3].flatMap((corner) => {
    const before = fieldAt(design, 2 * corner + 1),
      after = fieldAt(design, 2 * corner + 2);
    if (!before || !after || before === after) return [];
    if (cities.size === 0) return [turn(path('M100 0L50 50'), corner)];
    const goal = Math.max(...[...cities.keys()].map((index) => design.features[index]!.places.length)) > 1 ? '46 54' : '50 24';
    return [goal === '50 24' ? towardsCap(design, corner) : turn(path(`M100 0L${goal}`), corner)];
  });
}

/** Two fields that meet in the middle of a side are parted from there to what stands in the middle, unless a cap opposite reaches down to them. */
function sideHedges(design: TileDesign): Path[] {
  return [0, 1, 2, 3].flatMap((side) => {
    const opposite = featureOnSide(design, side + 2);
    const isReached = opposite?.kind === 'city' && sidesOf(opposite).length === 1;
    return featureOnSide(design, side) || isReached || !fieldsParted(design, side) ? [] : [turn(path('M50 0L50 50'), side)];
  });
}

/** From the corner after a side to the only city, a cap. */
function towardsCap(design: TileDesign, corner: number): Path {
  const cap = design.features.find(({ kind }) => kind === 'city')!;
  const [x, y] = polylines(turn(path('M50 24L50 24'), sidesOf(cap)[0]!))[0]![0]!;
  const [from] = polylines(turn(path('M100 0L100 0'), corner))[0]!;
  return path(`M${from!.join(' ')}L${x} ${y}`);
}

/** From the houses in the middle to a city cap whose two neighbours are different fields. */
function middleHedges(design: TileDesign, lines: ReadonlyMap<number, Line>): Path[] {
  return [0, 1, 2, 3].flatMap((side) => {
    const city = featureOnSide(design, side);
    if (city?.kind !== 'city' || [...lines.values()].some(({ end }) => end === 'city')) return [];
    const before = fieldAt(design, 2 * side + 7),
      after = fieldAt(design, 2 * side + 2);
    return before && after && before !== after ? [turn(path('M50 50L50 24'), side)] : [];
  });
}

/** From a city cap to a bend that touches it, and so parts the fields outside the bend. */
function touchHedges(design: TileDesign): Path[] {
  const cap = design.features.find(({ kind, places }) => kind === 'city' && places.length === 1);
  return design.features.flatMap((feature) => {
    const [first = 0, second = 0, ...others] = sidesOf(feature);
    if (!cap || feature.kind !== 'road' || others.length > 0 || second - first !== 1) return [];
    const before = fieldAt(design, 2 * first),
      after = fieldAt(design, 2 * second + 1);
    if (!before || !after || before === after) return [];
    const point = (text: string, quarters: number) => polylines(turn(path(`M${text}L${text}`), quarters))[0]![0]!;
    return [path(`M${point('50 24', sidesOf(cap)[0]!).join(' ')}L${point('61 39', first).join(' ')}`)];
  });
}

/** A field shut in between a cap and the city at a corner, beside another field. */
function pocketHedges(design: TileDesign): Path[] {
  const { features } = design;
  const corner = features.find((feature) => isCorner(feature));
  const shutIn = features.some(({ kind, places }) => kind === 'field' && places[0] === 'centre');
  if (!corner || !shutIn || features.filter(({ kind }) => kind === 'field').length < 2) return [];
  const [side] = features.filter((feature) => feature.kind === 'city' && feature !== corner).flatMap(sidesOf);
  return side === undefined ? [] : [turn(path('M50 24L44 60'), side)];
}

const isCorner = (feature: TileFeature): boolean => {
  const [first, second] = sidesOf(feature);
  return feature.kind === 'city' && feature.places.length === 2 && second! - first! !== 2;
};
