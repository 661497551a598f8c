/** What of the expansion goes over the wire: that the tile in hand, or the one just laid, bears the sign of the gingerbread man. */
import Type, { type Static } from 'typebox';

export const GingerbreadSchema = Type.Object(
  {
    sign: Type.Boolean({
      description:
        'the tile in hand, or the one just laid, bears the sign; what the six tiles that have it show no source says, so that others may lie in their stead',
    }),
  },
  { $id: 'Gingerbread', additionalProperties: false },
);
export type Gingerbread = Static<typeof GingerbreadSchema>;

export const winterWire = { turn: { gingerbread: GingerbreadSchema } };
