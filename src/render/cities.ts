/** The shapes of cities, from the sides that they open to. */
import type { TileDesign, TileFeature } from '../kernel/board/tile-notation.js';
import { path, turn, type Path } from './geometry.js';
import { citiesMeet } from './meeting.js';
import { featureOnSide, fieldAt, fieldsParted, halvesOf, sidesOf, isHouse } from './sides.js';

export interface CityShape {
  /** All that belongs to the city. */
  readonly area: Path;
  /** The border that the tile shows; where the city leaves the tile there is none. */
  readonly wall: Path;
  /** How parts hang together above what passes between them; undefined where they are in one piece. */
  readonly bridge?: Path;
}

/** A city that ends at no side. */
const INSIDE = 'M50 28L72 50L50 72L28 50L50 28';
const SQUARE = path('M0 0L100 0L100 100L0 100Z');

export function cityShape(design: TileDesign, city: TileFeature): CityShape {
  const sides = sidesOf(city);
  const [first = 0, second = 0] = sides;
  if (sides.length === 0) return closed(INSIDE);
  if (sides.length === 1) return turned(capOf(design, city, first), first);
  if (sides.length === 3) {
    const open = [0, 1, 2, 3].find((side) => !sides.includes(side))!;
    // a city opposite leaves a field between the two
    const wall = featureOnSide(design, open)?.kind === 'city' ? 'M0 100C30 36 70 36 100 100' : 'M0 100C30 68 70 68 100 100';
    return turned({ area: path(`${wall}L100 0L0 0Z`), wall: path(wall) }, open + 2);
  }
  if (sides.length === 4) return { area: SQUARE, wall: [] };
  if (second - first === 2) return riverBetween(design, first) ? parted(first) : band(design, first);
  if (sharesSide(design, city)) return turned(corner('M54 0C48 26 18 74 0 100'), first === 0 && second === 3 ? 0 : first + 1);
  return turned(corner(cornerWall(design)), first === 0 && second === 3 ? 0 : first + 1);
}

/** Two that have the whole tile between them meet on its diagonal; a monastery in the middle stands before the wall. */
function cornerWall({ features }: TileDesign): string {
  if (features.every(({ kind }) => kind === 'city')) return 'M100 0L0 100';
  return features.some(isHouse) ? 'M100 0C60 8 8 60 0 100' : 'M100 0C74 18 18 74 0 100';
}

const CAP = 'M0 0C14 12 22 28 50 28C78 28 86 12 100 0';
const DEEP_CAP = 'M0 0C14 12 26 48 50 48C74 48 86 12 100 0';

/** Whether a cap parts two fields, down to the road that passes it. */
function reachesRoad(design: TileDesign, side: number): boolean {
  const road = featureOnSide(design, side + 1);
  const passes = road?.kind === 'road' && road === featureOnSide(design, side + 3);
  return passes && fieldAt(design, 2 * side + 7) !== fieldAt(design, 2 * side + 2);
}

const corner = (wall: string): CityShape => ({ area: path(`${wall}L0 0Z`), wall: path(wall) });

/** Whether another city has half of one of its sides. */
const sharesSide = ({ features }: TileDesign, city: TileFeature): boolean =>
  features.some((other) => other.kind === 'city' && other !== city && halvesOf(other).some((half) => sidesOf(city).includes(half >> 1)));

/** A city on one side: how far it reaches into the tile hangs on what it parts. */
function capOf(design: TileDesign, city: TileFeature, side: number): CityShape {
  const [half] = halvesOf(city);
  if (half !== undefined) {
    const isBefore = half === ((2 * side + 7) & 7);
    return isBefore ? corner('M0 46C36 42 64 28 100 0') : { area: path('M0 0C36 28 64 42 100 46L100 0Z'), wall: path('M0 0C36 28 64 42 100 46') };
  }
  const opposite = featureOnSide(design, side + 2);
  if (!opposite && fieldsParted(design, side + 2)) return closed('M0 0C26 40 46 60 48 100L52 100C54 60 74 40 100 0');
  const [before, behind] = [fieldAt(design, 2 * side + 2), fieldAt(design, 2 * side + 6)];
  const isFree = !featureOnSide(design, side + 1) && !featureOnSide(design, side + 3);
  const isMeeting = opposite?.kind === 'city' && opposite !== city && isFree && before && behind && before !== behind;
  const isAtRoad = citiesMeet(design, side + 1) === 'ahead' || citiesMeet(design, side + 3) === 'ahead';
  if (isMeeting || isAtRoad) return closed(MEETING_CAP);
  return closed(reachesRoad(design, side) ? DEEP_CAP : CAP);
}

const MEETING_CAP = 'M0 0C20 30 36 52 50 52C64 52 80 30 100 0';

const closed = (wall: string): CityShape => ({ area: path(`${wall}Z`), wall: path(wall) });
const turned = ({ area, wall }: CityShape, quarters: number): CityShape => ({ area: turn(area, quarters), wall: turn(wall, quarters) });

const riverBetween = (design: TileDesign, side: number): boolean => {
  const river = featureOnSide(design, side + 1);
  return river?.kind === 'river' && river === featureOnSide(design, side + 3);
};

/** From side to side; the side faces it leaves free are deeper where something must go round behind what lies there. */
function band(design: TileDesign, first: number): CityShape {
  const quarters = first + 3;
  const depth = (side: number) => {
    const there = featureOnSide(design, side + quarters);
    // where two bands cross, fields are left on one side only
    if (side === 2 && first === 1 && there?.kind === 'city' && there === featureOnSide(design, quarters)) return 14;
    return there?.kind === 'city' ? 58 : there?.marks.includes('tunnel') ? 46 : 32;
  };
  const above = `C22 ${depth(0)} 78 ${depth(0)} 100 0`;
  const below = `C78 ${100 - depth(2)} 22 ${100 - depth(2)} 0 100`;
  return turned({ area: path(`M0 0${above}L100 100${below}Z`), wall: path(`M0 0${above}M100 100${below}`) }, quarters);
}

/** Two halves with a bridge, under which a river and its banks pass. */
function parted(first: number): CityShape {
  const wall = 'M0 0C20 18 32 30 32 50C32 70 20 82 0 100';
  const halves = [wall, 'M100 100C80 82 68 70 68 50C68 30 80 18 100 0'];
  const quarters = first + 3;
  return {
    area: turn(path(halves.map((half) => `${half}Z`).join('')), quarters),
    wall: turn(path(halves.join('')), quarters),
    bridge: turn(path('M28 42L72 42L72 58L28 58Z'), quarters),
  };
}
