/** What goes over the wire: the catapult round. */
import Type, { type Static } from 'typebox';
import type { Outcome } from '../../contract/action.js';
import { TOKENS } from './kinds.js';

export type { CatapultToken } from './kinds.js';

const player = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
export const CatapultRoundSchema = Type.Object(
  {
    fair: Type.Unsafe<readonly [number, number]>({ $ref: 'Cell#' }),
    token: Type.Optional(Type.Enum([...TOKENS], { description: 'the kind that everybody throws; left out: not chosen yet' })),
    thrown: Type.Array(
      Type.Object({ player: player('who threw'), outcome: Type.Unsafe<Outcome>({ $ref: 'Outcome#' }) }, { additionalProperties: false }),
      { maxItems: 20, description: 'the throws of this round, in order' },
    ),
    mover: player('whose decision or throw is due'),
    exchanging: Type.Optional(Type.Boolean({ description: 'whoever threw last has yet to exchange a follower, or not to' })),
  },
  { $id: 'CatapultRound', additionalProperties: false, description: 'the round that a fair has brought about' },
);
export type CatapultRound = Static<typeof CatapultRoundSchema>;

export const catapultWire = { turn: { catapult: CatapultRoundSchema } };
