/** What of the expansion goes over the wire: the ghosts beside a meeple, and those that a tile brings. */
import Type, { type Static } from 'typebox';

export const DUE_GHOSTS = ['opponent', 'own'] as const;
export type DueGhost = (typeof DUE_GHOSTS)[number];

export const GhostRoundSchema = Type.Object(
  {
    left: Type.Array(Type.Enum([...DUE_GHOSTS]), {
      maxItems: 2,
      description: "whose meeples still get a ghost, in order: an opponent's, as the mist was extended; the player's own, as it was limited",
    }),
  },
  { $id: 'GhostRound', additionalProperties: false },
);
export type GhostRound = Static<typeof GhostRoundSchema>;

export interface Haunted {
  readonly ghosts?: number;
}

export const ghostsCastlesAndCemeteriesWire = {
  turn: { ghost: GhostRoundSchema },
  figure: { ghosts: Type.Integer({ minimum: 0, maximum: 2, description: 'ghosts beside it; left out: none' }) },
  defects: {
    'never-haunted': 'ghosts are beside meeples only, and never beside guard meeples',
    'more-than-five-meeples': 'with guard meeples each player has five normal meeples; the others stay in the box',
    'driven-off-already': 'a meeple with three ghosts has gone home',
  },
};
