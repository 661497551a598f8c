/** What stands off the tiles: each quarter, space of a track and hand has a row of its own, below the board. */
import type { AreaSpot, Spot } from '../contract/spot.js';
import type { NeutralFigure, Snapshot } from '../contract/snapshot.js';
import type { Point } from './geometry.js';

/** Height of a row. */
export const AREA_ROW = 26;
const STEP = 22;

export interface Row {
  readonly spot: AreaSpot;
  /** How many figures stand in it. */
  readonly length: number;
  /** Behind the last of them, where it may be named. */
  readonly end: Point;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Where the next figure of that spot stands. */
  readonly stand: (spot: AreaSpot) => Point;
}

export const areaIn = (spot: Spot | NeutralFigure): AreaSpot | undefined => ('area' in spot ? (spot as AreaSpot) : undefined);

/** Spaces of a track are apart, those of one place of an area are not. */
const nameOf = ({ area, place, space, player }: AreaSpot): string => JSON.stringify([area, place ?? space, player]);

/** `foot` is where they begin. */
export function rowsOf({ figures = [], neutral = {} }: Snapshot, [x, y]: Point): Rows {
  const spots = [...figures.map(({ at }) => at), ...Object.values(neutral)].flatMap((spot) => areaIn(spot) ?? []);
  const names = [...new Set(spots.map(nameOf))];
  const at = (name: string, number: number): Point => [x + 12 + number * STEP, y + names.indexOf(name) * AREA_ROW + AREA_ROW / 2];
  const met = new Map<string, number>();
  return {
    rows: names.map((name) => {
      const inside = spots.filter((spot) => nameOf(spot) === name);
      return { spot: inside[0]!, length: inside.length, end: at(name, inside.length) };
    }),
    stand: (spot) => {
      const name = nameOf(spot);
      const before = met.get(name) ?? 0;
      met.set(name, before + 1);
      return at(name, before);
    },
  };
}
