/** What of the expansion goes over the wire: that the tile in hand, or the one just laid, bears the sign of the gingerbread man. */
import Type, { type Static } from 'typebox';

export const GingerbreadSchema = Type.Object(
  {
    sign: Type.Boolean({
      description:
        'the tile in hand, or the one just laid, bears the sign; the six tiles that have it are in no catalogue, so that others lie in their stead',
    }),
  },
  { $id: 'Gingerbread', additionalProperties: false },
);
export type Gingerbread = Static<typeof GingerbreadSchema>;

export const winterWire = { turn: { gingerbread: GingerbreadSchema } };
