/** What of the expansion goes over the wire: gold being handed out one by one. */
import Type, { type Static } from 'typebox';

export const GoldClaimsSchema = Type.Object(
  {
    claims: Type.Record(Type.String(), Type.Array(Type.Unsafe<readonly [number, number]>({ $ref: 'Cell#' }), { maxItems: 500 }), {
      description: 'by player: the tiles from which he may take gold',
    }),
    mover: Type.String({ minLength: 1, maxLength: 100, description: 'who takes the next one' }),
  },
  { $id: 'GoldClaims', additionalProperties: false },
);
export type GoldClaims = Static<typeof GoldClaimsSchema>;

export const goldminesWire = { turn: { gold: GoldClaimsSchema } };
