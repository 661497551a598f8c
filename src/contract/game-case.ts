/** A game of the conformance suite: actions or messages from a beginning to an end, and the points that it must come to. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { CASE_ID, CASE_PRESETS, type Exercised } from './case.js';
import { REPLAY_FORMATS } from './replay.js';
import type { Snapshot } from './snapshot.js';
import { VERDICTS } from './verdict.js';

const closed = { additionalProperties: false } as const;
const points = (description: string) => Type.Array(Type.Integer(), { description });

export const GameExpectationSchema = Type.Object(
  {
    steps: Type.Optional(
      Type.Array(
        Type.Object(
          {
            index: Type.Integer({ minimum: 0, description: 'of the action or message' }),
            verdict: Type.Optional(Type.Enum([...VERDICTS], { description: 'left out: legal' })),
            points: Type.Optional(points('after it, in the order of the players')),
          },
          closed,
        ),
        { description: 'those that matter; every other one must be legal' },
      ),
    ),
    points: points('at the end, in the order of the players'),
  },
  { $id: 'GameExpectation', ...closed },
);
export type GameExpectation = Static<typeof GameExpectationSchema>;

export type PlayedGame =
  | { readonly request: 'play'; readonly snapshot: Snapshot; readonly actions: readonly Action[] }
  | { readonly request: 'replay'; readonly format: (typeof REPLAY_FORMATS)[number]; readonly game: unknown };

const PlayedGameSchema = Type.Unsafe<PlayedGame>({
  type: 'object',
  required: ['request'],
  oneOf: [
    Type.Object(
      {
        request: Type.Literal('play'),
        snapshot: Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' }),
        actions: Type.Array(Type.Unsafe<Action>({ $ref: 'Action#' })),
      },
      closed,
    ),
    Type.Object({ request: Type.Literal('replay'), format: Type.Enum([...REPLAY_FORMATS]), game: Type.Unknown() }, closed),
  ],
});

export const GameCaseSchema = Type.Object(
  {
    id: Type.String({ pattern: CASE_ID, maxLength: 120, description: 'stable: `<topic>.<what>`' }),
    exercises: Type.Array(Type.Unsafe<Exercised>({ $ref: 'Exercised#' }), { minItems: 1, maxItems: 40 }),
    ruleset: Type.Object(
      {
        expansions: Type.Array(Type.String(), { uniqueItems: true }),
        settings: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
      },
      closed,
    ),
    play: PlayedGameSchema,
    expect: Type.Unsafe<Readonly<Record<string, GameExpectation>>>({
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: CASE_PRESETS },
      additionalProperties: { $ref: 'GameExpectation#' },
      description: 'by preset, as in a case',
    }),
  },
  { $id: 'GameCase', ...closed },
);
export type GameCase = Static<typeof GameCaseSchema>;

export const gameCaseSchemas = [GameExpectationSchema, GameCaseSchema];
