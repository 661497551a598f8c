/** What of the expansion goes over the wire: which ferries may be moved for the tile just laid. */
import Type, { type Static } from 'typebox';

const cells = (description: string) => Type.Array(Type.Unsafe<readonly [number, number]>({ $ref: 'Cell#' }), { maxItems: 100, description });

export const FerriesReachedSchema = Type.Object(
  {
    reach: cells('the lakes reached first along the roads of the tile, as it was laid'),
    moved: cells('those whose ferry has been moved since'),
  },
  { $id: 'FerriesReached', additionalProperties: false },
);
export type FerriesReached = Static<typeof FerriesReachedSchema>;

export const ferriesWire = {
  turn: { ferry: FerriesReachedSchema },
  defects: { 'two-ferries-on-a-lake': 'two ferries are said to lie on one lake' },
};
