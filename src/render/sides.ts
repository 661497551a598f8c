/** What a design has on its sides and half-sides, by number: n = 0, nnw = 0. */
import { HALF_SIDES, SIDES } from '../contract/compass.js';
import type { TileDesign, TileFeature } from '../kernel/board/tile-notation.js';

/** Numbers of the sides of a feature; half of a side that it shares is none of them. */
export const sidesOf = ({ places }: TileFeature): number[] =>
  places.map((place) => (SIDES as readonly string[]).indexOf(place)).filter((side) => side >= 0);

/** Numbers of the half-sides that a city has besides its sides. */
export const halvesOf = ({ places }: TileFeature): number[] =>
  places.map((place) => (HALF_SIDES as readonly string[]).indexOf(place)).filter((half) => half >= 0);

export const featureOnSide = ({ features }: TileDesign, side: number): TileFeature | undefined =>
  features.find((feature) => feature.kind !== 'field' && sidesOf(feature).includes(side & 3));

export const fieldAt = (design: TileDesign, half: number): TileFeature | undefined =>
  design.features.find(({ kind, places }) => kind === 'field' && (places as readonly string[]).includes(HALF_SIDES[half & 7]!));

/** The fields on both halves of a side, before and behind clockwise, if they are two. */
export function fieldsParted(design: TileDesign, side: number): readonly [before: TileFeature, behind: TileFeature] | undefined {
  const before = fieldAt(design, 2 * side),
    behind = fieldAt(design, 2 * side + 1);
  return before && behind && before !== behind ? [before, behind] : undefined;
}

/** A monastery, and whatever else stands in the middle of its tile and is completed by what lies around. */
export const isHouse = ({ kind, completedBy }: TileFeature): boolean => completedBy === 'surroundings' && kind !== 'garden';
