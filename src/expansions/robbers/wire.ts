/** Whose robber may be placed now, and the scores that robbers may rob. */
import Type, { type Static } from 'typebox';
import { waitingScore } from '../../contract/verdict.js';
import type { ScoringState } from '../bridges-castles-and-bazaars/wire.js';
import type { Counter } from '../messages/wire.js';

const player = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const RobberRoundSchema = Type.Object(
  { mover: player('whose decision is due'), asked: Type.Array(player('who has decided'), { maxItems: 12 }) },
  { $id: 'RobberRound', additionalProperties: false, description: 'who may place a robber' },
);
export type RobberRound = Static<typeof RobberRoundSchema>;

/**
 * A score that may be robbed, with the robbers that are to rob it. With The Messages it has been entered: `counter` moved for it, from one of the `spaces`, that
 * on which it stood when the round of scoring began and that from which it moved now.
 */
export type Loot = ScoringState['scores'][number] & {
  readonly by?: readonly string[];
  readonly counter?: Counter;
  readonly spaces?: readonly number[];
};

/** Scores that come at once, until it is settled which robber robs which. */
export interface Robbing {
  readonly scores: readonly Loot[];
  readonly from?: string;
  readonly settled?: boolean;
  readonly kept?: ScoringState;
}
const counter = Type.Enum(['meeple', 'messenger'], { description: 'the counting figure that has moved for it' });
const spaces = Type.Array(Type.Integer({ minimum: 0, maximum: 49 }), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
  description: 'spaces from which it moved: in this round of scoring, and for this score',
});
const robbers = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 12, description: 'robbers whose owners have chosen it' });
export const RobbingSchema = Type.Unsafe<Robbing>(
  Type.Object(
    {
      scores: Type.Array(
        Type.Object(
          { ...waitingScore, by: Type.Optional(robbers), counter: Type.Optional(counter), spaces: Type.Optional(spaces) },
          { additionalProperties: false },
        ),
        { maxItems: 200 },
      ),
      from: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'the step interrupted' })),
      settled: Type.Optional(Type.Boolean({ description: 'whether every robber with a choice has chosen' })),
      kept: Type.Optional(Type.Unsafe<ScoringState>({ $ref: 'ScoringState#', description: 'what `scoring` held before' })),
    },
    { $id: 'Robbing', additionalProperties: false, description: 'scores that come at once where robbers may rob them' },
  ),
);

export const robbersWire = { turn: { robber: RobberRoundSchema, robbing: RobbingSchema } };
