/** Where the counting figures stand, and what goes on between a score and the message that it brings. */
import Type, { type Static } from 'typebox';
import { COUNTERS } from './counters.js';

export type { Counter } from './counters.js';

// whoever pays, a ransom say, may go back past the start, as with `score`
const space = (description: string) => Type.Integer({ minimum: -100000, maximum: 100000, description });

export const TrackSchema = Type.Object(
  { meeple: space('of the usual counting figure'), messenger: space('of the messenger') },
  { $id: 'Track', additionalProperties: false, description: 'points of the two counting figures; their sum is the score' },
);
export type Track = Static<typeof TrackSchema>;

export const MessageSchema = Type.Object(
  {
    number: Type.Optional(Type.Integer({ minimum: 1, maximum: 8, description: 'the message drawn; left out: none yet' })),
    from: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'the step interrupted' })),
    moved: Type.Optional(
      Type.Array(Type.Enum([...COUNTERS]), {
        maxItems: 2,
        uniqueItems: true,
        description: 'counting figures of the active player that have moved in this round',
      }),
    ),
  },
  { $id: 'MessageRound', additionalProperties: false, description: 'a round of scoring, and the message that it may bring' },
);
export type MessageRound = Static<typeof MessageSchema>;

export const CountersSchema = Type.Object(
  { own: Type.Enum([...COUNTERS]) },
  { $id: 'CountersOfTheTurn', additionalProperties: false, description: 'the one counting figure that the active player moves in this turn' },
);
export type CountersOfTheTurn = Static<typeof CountersSchema>;

export const FurtherTileSchema = Type.Object(
  { tiles: Type.Integer({ minimum: 1, maximum: 8 }) },
  { $id: 'FurtherTile', additionalProperties: false, description: 'tiles that messages let the active player play after this part of his turn' },
);
export type FurtherTile = Static<typeof FurtherTileSchema>;

export const messagesWire = {
  player: { track: TrackSchema },
  turn: { message: MessageSchema, counters: CountersSchema, further: FurtherTileSchema },
  defects: { 'counters-not-the-score': 'unlikely, but possible: the counting figures of a player do not stand for his score' },
};
