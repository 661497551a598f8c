/** The shapes of cities, from the sides that they open to. */
import type { TileDesign, TileFeature } from '../kernel/tile-notation.js';
import { SIDES } from '../contract/compass.js';
import { path, turn, type Path } from './geometry.js';

export interface CityShape {
  /** All that belongs to the city. */
  readonly area: Path;
  /** The border that the tile shows; where the city leaves the tile there is none. */
  readonly wall: Path;
  /** How parts hang together above what passes between them; undefined where they are in one piece. */
  readonly bridge?: Path;
}

const SQUARE = path('M0 0L100 0L100 100L0 100Z');

/** Numbers of the sides of a feature, n = 0. */
export const sidesOf = ({ places }: TileFeature): number[] => places.map((place) => (SIDES as readonly string[]).indexOf(place));

export const featureOnSide = ({ features }: TileDesign, side: number): TileFeature | undefined =>
  features.find((feature) => feature.kind !== 'field' && sidesOf(feature).includes(side & 3));

export function cityShape(design: TileDesign, city: TileFeature): CityShape {
  const sides = sidesOf(city);
  const [first = 0, second = 0] = sides;
  if (sides.length === 1) return turned(closed('M0 0C14 12 22 28 50 28C78 28 86 12 100 0'), first);
  if (sides.length === 3) {
    const open = [0, 1, 2, 3].find((side) => !sides.includes(side))!;
    return turned({ area: path('M0 100C30 68 70 68 100 100L100 0L0 0Z'), wall: path('M0 100C30 68 70 68 100 100') }, open + 2);
  }
  if (sides.length === 4) return { area: SQUARE, wall: [] };
  if (second - first === 2) return riverBetween(design, first) ? parted(first) : band(design, first);
  return turned({ area: path('M100 0C74 18 18 74 0 100L0 0Z'), wall: path('M100 0C74 18 18 74 0 100') }, first === 0 && second === 3 ? 0 : first + 1);
}

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
