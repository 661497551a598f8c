/** What the position may say of the two awards. */
import Type, { type Static } from 'typebox';

const size = Type.Optional(
  Type.Object(
    { size: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000, description: 'tiles of the city or road with which it was last won' })) },
    { additionalProperties: false },
  ),
);

export const AwardsSchema = Type.Object(
  { 'king-tile': size, 'robber-tile': size },
  { $id: 'Awards', additionalProperties: false, description: 'the sizes to beat; left out: those of the largest completed city and road' },
);
export type Awards = Static<typeof AwardsSchema>;

export const kingAndRobberWire = {
  snapshot: { awards: AwardsSchema },
  defects: { 'more-than-there-is': 'nothing of that size can have been built of the tiles that lie there' },
};
