/** What is posted. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { ref } from './ref.js';
import type { JczGame, SeneschalGame } from './replay.js';
import type { RulesetReference } from './ruleset.js';
import type { Snapshot } from './snapshot.js';

const snapshot = ref<Snapshot>('Snapshot');
const action = ref<Action>('Action');
const ruleset = Type.Optional(ref<RulesetReference>('RulesetReference'));
const closed = (name: string, description: string) => ({ $id: name, additionalProperties: false, description });

export const AdjudicationRequestSchema = Type.Object(
  { ruleset, snapshot, action },
  closed('AdjudicationRequest', 'a position and what a player proposes to do in it; without a ruleset `hig-c1-current` is in force'),
);
export type AdjudicationRequest = Static<typeof AdjudicationRequestSchema>;

export const LegalActionsRequestSchema = Type.Object(
  {
    ruleset,
    snapshot,
    explain: Type.Optional(Type.Boolean({ description: 'also list the candidates that are not legal, with the findings on each' })),
  },
  closed('LegalActionsRequest', 'a position with a turn'),
);
export type LegalActionsRequest = Static<typeof LegalActionsRequestSchema>;

export const ComparisonRequestSchema = Type.Object(
  { rulesets: Type.Array(ref<RulesetReference>('RulesetReference'), { minItems: 1, maxItems: 20 }), snapshot, action },
  closed('ComparisonRequest', 'one action, to be judged under several rulesets'),
);
export type ComparisonRequest = Static<typeof ComparisonRequestSchema>;

export const ValidationRequestSchema = Type.Object({ ruleset, snapshot }, closed('ValidationRequest', 'a position to be checked'));
export type ValidationRequest = Static<typeof ValidationRequestSchema>;

export const PositionRequestSchema = Type.Object({ ruleset, snapshot }, closed('PositionRequest', 'a position to be described'));
export type PositionRequest = Static<typeof PositionRequestSchema>;

export const RenderRequestSchema = Type.Object(
  {
    ruleset,
    snapshot,
    action: Type.Optional(action),
    size: Type.Optional(Type.Integer({ minimum: 16, maximum: 400, description: 'width of a tile in pixels; 100 when left out' })),
  },
  closed('RenderRequest', 'a position to be drawn; the place of the action, if there is one, is marked'),
);
export type RenderRequest = Static<typeof RenderRequestSchema>;

const replayOptions = {
  ruleset,
  endGame: Type.Optional(Type.Boolean({ description: 'add the final scoring; left out: as the game says' })),
  legalActions: Type.Optional(Type.Boolean({ description: 'list in every step what was legal before it' })),
  at: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'index of a message: answer the position before it as well; as many as there are messages: after the last',
    }),
  ),
};
export const JczReplayRequestSchema = Type.Object(
  { format: Type.Literal('jcz'), game: ref<JczGame>('JczGame'), ...replayOptions },
  closed('JczReplayRequest', "a game of JCloisterZone; without a ruleset the game's own set-up decides"),
);
export const SeneschalReplayRequestSchema = Type.Object(
  { format: Type.Literal('seneschal'), game: ref<SeneschalGame>('SeneschalGame'), ...replayOptions },
  closed('SeneschalReplayRequest', 'a position and the actions taken from it'),
);
export type ReplayRequest = Static<typeof JczReplayRequestSchema> | Static<typeof SeneschalReplayRequestSchema>;

export const ReplayRequestSchema = Type.Unsafe<ReplayRequest>({
  $id: 'ReplayRequest',
  type: 'object',
  required: ['format'],
  discriminator: { propertyName: 'format' },
  oneOf: [{ $ref: 'JczReplayRequest#' }, { $ref: 'SeneschalReplayRequest#' }],
});

export const requestSchemas = [
  AdjudicationRequestSchema,
  LegalActionsRequestSchema,
  ComparisonRequestSchema,
  ValidationRequestSchema,
  PositionRequestSchema,
  RenderRequestSchema,
  JczReplayRequestSchema,
  SeneschalReplayRequestSchema,
  ReplayRequestSchema,
];
