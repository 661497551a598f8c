/** What the position says while a crop circle acts. */
import Type, { type Static } from 'typebox';

const player = Type.String({ minLength: 1, maxLength: 100 });

export const CornCircleSchema = Type.Object(
  {
    kind: Type.Enum(['field', 'road', 'city'], { description: 'whom it concerns: farmers, thieves or knights' }),
    effect: Type.Optional(Type.Enum(['add', 'remove'], { description: 'what was chosen for all players' })),
    mover: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'whose decision is due' })),
    asked: Type.Optional(Type.Array(player, { maxItems: 20, description: 'who has had his decision' })),
  },
  { $id: 'CornCircle', additionalProperties: false, description: 'a crop circle that acts' },
);
export type CornCircle = Static<typeof CornCircleSchema>;

export const cornCirclesWire = { turn: { circle: CornCircleSchema } };
