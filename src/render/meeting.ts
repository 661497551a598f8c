/** Where a road ends that has one end on the tile and parts its fields there: at what they have between them. */
import type { TileDesign, TileFeature } from '../kernel/board/tile-notation.js';
import { featureOnSide, fieldsParted, sidesOf } from './sides.js';

/** The side of the tile, as seen from the middle towards the road, that it turns to; or straight on. */
export type Meeting = 'before' | 'behind' | 'ahead';

/** Several roads that end have houses in the middle of the tile to end at. */
const isOnlyEnd = (design: TileDesign, side: number): boolean => {
  const ends = design.features.filter((feature) => feature.kind === 'road' && sidesOf(feature).length === 1);
  return ends.length === 1 && ends[0] === featureOnSide(design, side);
};

/**
 * Where the two cities touch that lie beyond the road, each bordered by the field on its own side of the road: in the
 * middle of the tile where they lie left and right of the road, and otherwise at a corner of the tile. Undefined where
 * the fields have a city in common, or are one.
 */
export function citiesMeet(design: TileDesign, side: number): Meeting | undefined {
  const [before, behind] = fieldsParted(design, side) ?? [];
  if (!isOnlyEnd(design, side) || !before || !behind || before.touches.some((index) => behind.touches.includes(index))) return undefined;
  const borders = ({ touches }: TileFeature, other: number) => {
    const there = featureOnSide(design, side + other);
    return there?.kind === 'city' && touches.includes(design.features.indexOf(there));
  };
  if (borders(before, 3) && borders(behind, 1)) return 'ahead';
  if (borders(before, 3) && borders(behind, 2)) return 'before';
  return borders(before, 2) && borders(behind, 1) ? 'behind' : undefined;
}

/** Which way the road turns to reach another one that bends past it, and parts the fields with it. */
export function bendMet(design: TileDesign, side: number): Meeting | undefined {
  const across = featureOnSide(design, side + 2);
  if (!isOnlyEnd(design, side) || !fieldsParted(design, side) || across?.kind !== 'road' || sidesOf(across).length !== 2) return undefined;
  if (across === featureOnSide(design, side + 3)) return 'before';
  return across === featureOnSide(design, side + 1) ? 'behind' : undefined;
}
