/** What of the expansion goes over the wire: why one of the two figures is to be moved. */
import Type, { type Static } from 'typebox';

export const MagicSchema = Type.Object(
  {
    why: Type.Enum(['symbol', 'joined'], { description: 'the tile just laid bears the symbol; or both are on one road or city' }),
    from: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'the step that it interrupts; left out: the laying of the tile' })),
  },
  { $id: 'Magic', additionalProperties: false },
);
export type Magic = Static<typeof MagicSchema>;

export const mageAndWitchWire = { turn: { magic: MagicSchema } };
