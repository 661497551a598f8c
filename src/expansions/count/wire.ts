/** What runs while followers leave the City of Carcassonne, and what decides whether one may be put into it. */
import Type, { type Static } from 'typebox';
import { PlaceRef } from '../../contract/spot-schemas.js';

const name = Type.String({ minLength: 1, maxLength: 100 });

export const CityProcedureSchema = Type.Object(
  {
    pending: Type.Optional(
      Type.Array(PlaceRef, { maxItems: 100, description: 'features about to be scored; left out: read off the tile just laid' }),
    ),
    points: Type.Optional(
      Type.Record(Type.String(), Type.Integer({ minimum: -1000, maximum: 1000 }), {
        description: 'points from features in this part of the turn, by player',
      }),
    ),
    bonuses: Type.Optional(
      Type.Record(Type.String(), Type.Integer({ minimum: -1000, maximum: 1000 }), {
        description: 'points that figures on those features brought besides, as the fairy does, by player',
      }),
    ),
    mover: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'whose decision is due' })),
    asked: Type.Optional(Type.Array(name, { maxItems: 20, description: 'who has decided in this round; at the end of the game who has passed' })),
  },
  { $id: 'CityProcedure', additionalProperties: false },
);
export type CityProcedure = Static<typeof CityProcedureSchema>;

export const countWire = {
  turn: { city: CityProcedureSchema },
  defects: { 'city-not-in-order': 'a tile of the City of Carcassonne is not where the twelve lie together' },
};
