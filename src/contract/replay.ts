/** A recorded game played through: what was legal, what each message brought, and what the game says about itself. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import type { Defect } from './problem.js';
import type { Question } from './question.js';
import type { RulesetReference } from './ruleset.js';
import type { Snapshot } from './snapshot.js';
import { VERDICTS, type Finding, type Score } from './verdict.js';

export const REPLAY_FORMATS = ['jcz', 'seneschal'] as const;
export type ReplayFormat = (typeof REPLAY_FORMATS)[number];

const MAX_MESSAGES = 10_000;
const named = (maxLength = 100) => Type.String({ minLength: 1, maxLength });
const list = <T>(name: string) => Type.Array(Type.Unsafe<T>({ $ref: `${name}#` }));
/** JCloisterZone counts some things, and switches others on and off. */
const amount = Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 100 }), Type.String({ maxLength: 100 })]);

export const JczMessageSchema = Type.Object(
  {
    type: named(),
    payload: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    player: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { description: 'index of the player who sent it' })),
  },
  { $id: 'JczMessage' },
);
export type JczMessage = Static<typeof JczMessageSchema>;

export const JczSetupSchema = Type.Object(
  {
    sets: Type.Record(Type.String(), amount, { description: 'copies by set of tiles, for instance `{"basic:1": 1}`' }),
    elements: Type.Optional(Type.Record(Type.String(), amount, { description: 'figures each player has, and mechanics in play' })),
    rules: Type.Optional(Type.Record(Type.String(), amount)),
    start: Type.Array(
      Type.Object({
        tile: named(),
        x: Type.Integer({ minimum: -500, maximum: 500 }),
        y: Type.Integer({ minimum: -500, maximum: 500 }),
        rotation: Type.Integer(),
      }),
      { minItems: 1, maxItems: 100, description: 'the tiles that lie there at the beginning' },
    ),
  },
  { $id: 'JczSetup' },
);
export type JczSetup = Static<typeof JczSetupSchema>;

export const JczGameSchema = Type.Object(
  {
    setup: Type.Unsafe<JczSetup>({ $ref: 'JczSetup#' }),
    players: Type.Unsafe<number | readonly { readonly name?: string }[]>({
      type: ['integer', 'array'],
      minimum: 1,
      maximum: 12,
      minItems: 1,
      maxItems: 12,
      items: { type: 'object', properties: { name: { type: 'string', maxLength: 90 } } },
      description: 'how many, or who, in turn order',
    }),
    replay: Type.Array(Type.Unsafe<JczMessage>({ $ref: 'JczMessage#' }), { maxItems: MAX_MESSAGES }),
    initialRandom: Type.Optional(Type.Union([Type.Number(), Type.Null()], { description: 'what the first draw follows from' })),
    gameAnnotations: Type.Optional(
      Type.Unsafe<{ readonly endTurn?: number | null } | null>({
        type: ['object', 'null'],
        properties: { endTurn: { type: ['integer', 'null'], minimum: 1 } },
      }),
    ),
    final: Type.Optional(
      Type.Unsafe<{ readonly phase?: string | null } | null>({
        type: ['object', 'null'],
        properties: { phase: { type: ['string', 'null'], maxLength: 90 } },
        description: 'the end as the other engine saw it; `GameOverPhase`: the game is over with its last message',
      }),
    ),
    test: Type.Optional(
      Type.Unsafe<{ readonly assertions?: readonly string[] } | null>({
        type: ['object', 'null'],
        properties: { assertions: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 5000 } } },
      }),
    ),
  },
  { $id: 'JczGame', description: 'the JSON of a `.jcz` file of JCloisterZone' },
);
export type JczGame = Static<typeof JczGameSchema>;

export const SeneschalGameSchema = Type.Object(
  {
    ruleset: Type.Optional(Type.Unsafe<RulesetReference>({ $ref: 'RulesetReference#' })),
    snapshot: Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' }),
    actions: Type.Array(Type.Unsafe<Action>({ $ref: 'Action#' }), { maxItems: MAX_MESSAGES }),
  },
  { $id: 'SeneschalGame', additionalProperties: false, description: 'a position and the actions taken from it' },
);
export type SeneschalGame = Static<typeof SeneschalGameSchema>;

export const ReplayStepSchema = Type.Object(
  {
    index: Type.Integer({ minimum: 0, description: 'of the message or action' }),
    message: Type.Optional(Type.String({ description: 'type of the message' })),
    player: Type.String({ description: 'whose decision it was; for a message that is none, the active player' }),
    action: Type.Union([Type.Unsafe<Action>({ $ref: 'Action#' }), Type.Null()], { description: 'null: the message is no action of the game' }),
    verdict: Type.Union([Type.Enum([...VERDICTS]), Type.Null()]),
    findings: list<Finding>('Finding'),
    scores: list<Score>('Score'),
    points: Type.Array(Type.Integer(), { description: 'after the message, in the order of the players' }),
    legalActions: Type.Optional(list<Action>('Action')),
    defects: Type.Optional(
      Type.Array(Type.Unsafe<Defect>({ $ref: 'Defect#' }), {
        description: 'what the message names and, as we see the game, is not there; why an action that is not legal could not be taken all the same',
      }),
    ),
  },
  { $id: 'ReplayStep' },
);
export type ReplayStep = Static<typeof ReplayStepSchema>;

export const ReplayAssertionSchema = Type.Object(
  {
    text: Type.String(),
    ok: Type.Union([Type.Boolean(), Type.Null()], { description: 'null: not about the game' }),
    actual: Type.Unsafe<unknown>({ description: 'what the game has instead' }),
  },
  { $id: 'ReplayAssertion' },
);
export type ReplayAssertion = Static<typeof ReplayAssertionSchema>;

export const ReplaySchema = Type.Object(
  {
    steps: list<ReplayStep>('ReplayStep'),
    final: Type.Object({
      points: Type.Array(Type.Integer(), { description: 'in the order of the players' }),
      snapshot: Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' }),
      scores: Type.Optional(list<Score>('Score')),
    }),
    assertions: Type.Optional(list<ReplayAssertion>('ReplayAssertion')),
    ruleset: Type.Object({ id: Type.String(), hash: Type.String() }),
    position: Type.Optional(
      Type.Unsafe<Question>({ $ref: 'Question#', description: 'with `at`: the position before that message, and the action that it took, if any' }),
    ),
  },
  { $id: 'Replay' },
);
export type Replay = Static<typeof ReplaySchema>;

export const replaySchemas = [
  JczMessageSchema,
  JczSetupSchema,
  JczGameSchema,
  SeneschalGameSchema,
  ReplayStepSchema,
  ReplayAssertionSchema,
  ReplaySchema,
];
