/** The ways of roads and rivers. */
import type { TileDesign, TileFeature } from '../kernel/board/tile-notation.js';
import { path, turn, type Path } from './geometry.js';
import { bendMet, citiesMeet } from './meeting.js';
import { featureOnSide, fieldAt, fieldsParted, sidesOf, isHouse } from './sides.js';

export interface Line {
  readonly way: Path;
  /** Where it goes on unseen. */
  readonly hidden?: Path;
  readonly end: 'through' | 'centre' | 'city' | 'monastery';
}

const STRAIGHT = path('M50 0L50 100');
const BEND = path('M50 0C50 27.6 72.4 50 100 50');
/** Round a monastery in the middle, with a field between the two. */
const WIDE_BEND = path('M50 0C50 14 86 50 100 50');
const TO_CENTRE = path('M50 0L50 50');
const ACROSS = path('M50 0L50 88');
const MOUTH = path('M50 0L50 17');
const TO_CITY = path('M50 0L50 38');
const TO_CITIES = { ahead: TO_CENTRE, before: path('M50 0C50 34 40 60 23 77'), behind: path('M50 0C50 34 60 60 77 77') };
const TO_BEND = { ahead: TO_CENTRE, before: path('M50 0C50 30 44 54 36 64'), behind: path('M50 0C50 30 56 54 64 64') };

export function lineOf(design: TileDesign, line: TileFeature): Line {
  if (line.kind === 'gate') return gateOf(design, line);
  const [first = 0, second, ...others] = sidesOf(line);
  if (second === undefined) return endOf(design, line, first);
  if (others.length > 0) return { way: [first, second, ...others].flatMap((side) => [...turn(TO_CENTRE, side)]), end: 'through' };
  if (line.marks.includes('tunnel'))
    return { way: [...mouthOf(design, first), ...mouthOf(design, second)], hidden: turn(path('M50 17L50 83'), first), end: 'through' };
  if (second - first === 2) return { way: turn(STRAIGHT, first), end: 'through' };
  const bend = design.features.some(isHouse) ? WIDE_BEND : BEND;
  return { way: turn(bend, second - first === 3 ? second : first), end: 'through' };
}

const FROM_CENTRE = path('M50 50L50 88');

/** From its side to the city to which it belongs. */
function gateOf(design: TileDesign, gate: TileFeature): Line {
  const [side = 0] = sidesOf(gate);
  const city = design.features.find(({ kind, marks }) => kind === 'city' && marks.includes(`gate-${gate.places[0]!}`));
  const [goal, ...others] = city ? sidesOf(city) : [];
  if (goal === undefined) return { way: turn(TO_CENTRE, side), end: 'city' };
  const ahead = (side + 2) & 3;
  if ([goal, ...others].includes(ahead)) return { way: turn(ACROSS, side), end: 'city' };
  return { way: [...turn(TO_CENTRE, side), ...turn(FROM_CENTRE, goal + 2)], end: 'city' };
}

/** It reaches the city above where it parts the fields beside it. */
const mouthOf = (design: TileDesign, side: number): Path => turn(fieldAt(design, 2 * side) === fieldAt(design, 2 * side + 1) ? MOUTH : TO_CITY, side);

/** A road with one end leads to a city where it parts that city's fields, and otherwise to the middle. */
function endOf(design: TileDesign, line: TileFeature, side: number): Line {
  const opposite = featureOnSide(design, side + 2);
  if (crossesRiver(design, line, side)) {
    if (opposite?.kind === 'city') return { way: turn(ACROSS, side), end: 'city' };
    return { way: turn(path('M50 0L50 72'), side), end: 'monastery' };
  }
  const city = cityBetween(design, side);
  // roads that run past the middle or end there it does not reach, so that the field goes round its end
  if (!city && isCrossed(design, side)) return { way: turn(path('M50 0L50 28'), side), end: 'through' };
  const cities = citiesMeet(design, side);
  if (cities) return { way: turn(TO_CITIES[cities], side), end: 'city' };
  if (!city) return { way: turn(TO_BEND[bendMet(design, side) ?? 'ahead'], side), end: 'centre' };
  if (city === opposite) return { way: turn(ACROSS, side), end: 'city' };
  if (city.places.length > 1) return { way: turn(TO_CENTRE, side), end: 'city' };
  const [goal] = sidesOf(city);
  return { way: goal === ((side + 1) & 3) ? turn(BEND, side) : reversed(turn(BEND, goal!)), end: 'city' };
}

const isCrossed = (design: TileDesign, side: number): boolean => {
  const areRoads = [side + 1, side + 3].every((other) => featureOnSide(design, other)?.kind === 'road');
  return areRoads && fieldAt(design, 2 * side) === fieldAt(design, 2 * side + 1);
};

const reversed = ([start, bend]: Path): Path => [
  { letter: 'M', points: [bend!.points[2]!] },
  { letter: 'C', points: [bend!.points[1]!, bend!.points[0]!, start!.points[0]!] },
];

export function crossesRiver(design: TileDesign, { kind }: TileFeature, side: number): boolean {
  const beside = featureOnSide(design, side + 1);
  return kind === 'road' && beside?.kind === 'river' && beside === featureOnSide(design, side + 3);
}

/** The city that both fields beside the line border, if they are two. */
function cityBetween(design: TileDesign, side: number): TileFeature | undefined {
  const [before, behind] = fieldsParted(design, side) ?? [];
  const shared = before?.touches.find((index) => behind?.touches.includes(index));
  return shared === undefined ? undefined : design.features[shared];
}
