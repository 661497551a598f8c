/** The ways of roads and rivers. */
import type { TileDesign, TileFeature } from '../kernel/tile-notation.js';
import { HALF_SIDES } from '../contract/compass.js';
import { featureOnSide, sidesOf } from './cities.js';
import { path, turn, type Path } from './geometry.js';

export interface Line {
  readonly way: Path;
  /** Where it goes on unseen. */
  readonly hidden?: Path;
  readonly end: 'through' | 'centre' | 'city' | 'monastery';
}

const STRAIGHT = path('M50 0L50 100');
const BEND = path('M50 0C50 27.6 72.4 50 100 50');
const TO_CENTRE = path('M50 0L50 50');
const ACROSS = path('M50 0L50 88');

export function lineOf(design: TileDesign, line: TileFeature): Line {
  const [first = 0, second] = sidesOf(line);
  if (second === undefined) return endOf(design, line, first);
  if (line.marks.includes('tunnel')) {
    const mouth = path('M50 0L50 17');
    return { way: [...turn(mouth, first), ...turn(mouth, second)], hidden: turn(path('M50 17L50 83'), first), end: 'through' };
  }
  if (second - first === 2) return { way: turn(STRAIGHT, first), end: 'through' };
  return { way: turn(BEND, second - first === 3 ? second : first), end: 'through' };
}

/** A road with one end leads to a city where it parts that city's fields, and otherwise to the middle. */
function endOf(design: TileDesign, line: TileFeature, side: number): Line {
  const opposite = featureOnSide(design, side + 2);
  if (crossesRiver(design, line, side)) {
    if (opposite?.kind === 'city') return { way: turn(ACROSS, side), end: 'city' };
    return { way: turn(path('M50 0L50 72'), side), end: 'monastery' };
  }
  const city = cityBetween(design, side);
  if (!city) return { way: turn(TO_CENTRE, side), end: 'centre' };
  if (city === opposite) return { way: turn(ACROSS, side), end: 'city' };
  if (city.places.length > 1) return { way: turn(TO_CENTRE, side), end: 'city' };
  const [goal] = sidesOf(city);
  return { way: goal === ((side + 1) & 3) ? turn(BEND, side) : reversed(turn(BEND, goal!)), end: 'city' };
}

const reversed = ([start, bend]: Path): Path => [
  { letter: 'M', points: [bend!.points[2]!] },
  { letter: 'C', points: [bend!.points[1]!, bend!.points[0]!, start!.points[0]!] },
];

export function crossesRiver(design: TileDesign, { kind }: TileFeature, side: number): boolean {
  const beside = featureOnSide(design, side + 1);
  return kind === 'road' && beside?.kind === 'river' && beside === featureOnSide(design, side + 3);
}

export const fieldAt = (design: TileDesign, half: number): TileFeature | undefined =>
  design.features.find(({ kind, places }) => kind === 'field' && (places as readonly string[]).includes(HALF_SIDES[half & 7]!));

/** The city that both fields beside the line border, if they are two. */
function cityBetween(design: TileDesign, side: number): TileFeature | undefined {
  const left = fieldAt(design, 2 * side),
    right = fieldAt(design, 2 * side + 1);
  if (!left || !right || left === right) return undefined;
  const shared = left.touches.find((index) => right.touches.includes(index));
  return shared === undefined ? undefined : design.features[shared];
}
