/** What lies within walls: on tiles whose notation leaves half-sides to them. */
import { HALF_SIDES } from '../contract/compass.js';
import type { TileDesign } from '../kernel/board/tile-notation.js';
import { sidesOf } from './sides.js';
import type { Path, Point } from './geometry.js';

export interface Walls {
  readonly area: Path;
  /** The walls themselves, towards the landscape; none where there is no landscape. */
  readonly wall: Path;
  /** It is mist that lies there. */
  readonly isMist?: true;
}

/** Where each half-side begins, clockwise from the north-west corner. */
const BEGINS: readonly Point[] = [[0, 0], [50, 0], [100, 0], [100, 50], [100, 100], [50, 100], [0, 100], [0, 50]]; // prettier-ignore
const MIDDLE: Point = [50, 50];

/** Half-sides that belong to no feature. */
function unnamed(design: TileDesign): boolean[] {
  if (design.fitsAnything || design.half || design.cells) return HALF_SIDES.map(() => false);
  const named = new Set(design.features.flatMap((feature) => [...feature.places, ...(feature.kind === 'city' ? halvesOf(sidesOf(feature)) : [])]));
  return HALF_SIDES.map((half) => !named.has(half));
}

const halvesOf = (sides: readonly number[]) => sides.flatMap((side) => [HALF_SIDES[2 * side]!, HALF_SIDES[2 * side + 1]!]);

export function wallsOf(design: TileDesign): Walls | undefined {
  const isWall = unnamed(design);
  if (!isWall.includes(true)) return undefined;
  if (design.symbols.some((symbol) => symbol.startsWith('mist'))) return { area: mistOf(isWall), wall: [], isMist: true };
  if (!isWall.includes(false)) return { area: closed(BEGINS.filter((_, i) => i % 2 === 0)), wall: [] };
  const first = isWall.findIndex((wall, i) => wall && !isWall[(i + 7) % 8]);
  const length = isWall.filter(Boolean).length;
  const border = Array.from({ length: length + 1 }, (_, i) => BEGINS[(first + i) % 8]!);
  // roads end at the walls in the middle
  const bend = length === 2 && !design.features.some(({ kind }) => kind === 'road') ? towards(border[1]!) : MIDDLE;
  return { area: closed([...border, bend]), wall: open([border.at(-1)!, bend, border[0]!]) };
}

/** A corner leaves room for the field that goes round it. */
const towards = ([x, y]: Point): Point => [MIDDLE[0] + (x - MIDDLE[0]) / 3, MIDDLE[1] + (y - MIDDLE[1]) / 3];

const open = ([first, ...rest]: readonly Point[]): Path => [
  { letter: 'M', points: [first!] },
  { letter: 'L', points: rest },
];
const closed = (points: readonly Point[]): Path => [...open(points), { letter: 'Z', points: [] }];

/** A strip along each run of half-sides; the whole tile where all of them are under mist. */
function mistOf(isUnder: readonly boolean[]): Path {
  const begins = isUnder.flatMap((under, i) => (under && !isUnder[(i + 7) % 8] ? [i] : []));
  if (begins.length === 0) return closed(BEGINS.filter((_, i) => i % 2 === 0));
  return begins.flatMap((first) => {
    const length = Array.from({ length: 8 }, (_, i) => isUnder[(first + i) % 8]).indexOf(false);
    const border = Array.from({ length: length + 1 }, (_, i) => BEGINS[(first + i) % 8]!);
    return closed([...border, ...border.map(inwards).reverse()]);
  });
}

const STRIP = 0.28;
const inwards = ([x, y]: Point): Point => [x + (MIDDLE[0] - x) * STRIP, y + (MIDDLE[1] - y) * STRIP];
