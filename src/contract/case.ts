/**
 * A case of the conformance suite: a position, an action, and what each printing makes of it.
 *
 * Cases are data, so that any engine can run them: no prose stands in an expectation, and the clauses that a case
 * exercises are its citation.
 */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import type { Snapshot } from './snapshot.js';
import { VERDICTS, type Next } from './verdict.js';

/** What a case shows of a clause: both sides of a pair make it exercised; an example needs only itself. */
export const CLAUSE_SIDES = ['permits', 'forbids', 'happens', 'does-not-happen', 'example'] as const;
export type ClauseSide = (typeof CLAUSE_SIDES)[number];

/** All presets that the case does not name otherwise. */
export const EVERY_OTHER_PRESET = '*';

export const CASE_ID = '^[a-z0-9]+(-[a-z0-9]+)*(\\.[a-z0-9]+(-[a-z0-9]+)*)+$';
export const CASE_PRESETS = '^(\\*|[a-z0-9-]+(\\|[a-z0-9-]+)*)$';
const closed = { additionalProperties: false } as const;
const label = (description?: string) => Type.String({ minLength: 1, maxLength: 200, ...(description !== undefined && { description }) });

export const ExercisedSchema = Type.Object({ clause: label('id of a clause'), side: Type.Enum([...CLAUSE_SIDES]) }, { $id: 'Exercised', ...closed });
export type Exercised = Static<typeof ExercisedSchema>;

/** Fields that an object must have; others it may have. Objects inside are partial too, lists are complete. */
export const PartialSchema = Type.Unsafe<Readonly<Record<string, unknown>>>({ $id: 'Partial', type: 'object', minProperties: 1 });
const partials = (description: string) =>
  Type.Array(Type.Unsafe<Readonly<Record<string, unknown>>>({ $ref: 'Partial#' }), { maxItems: 200, description });

export const ExpectedScoreLineSchema = Type.Object(
  { label: label(), quantity: Type.Integer(), each: Type.Integer(), points: Type.Integer() },
  { $id: 'ExpectedScoreLine', ...closed },
);
export const ExpectedScoreSchema = Type.Object(
  {
    player: label(),
    points: Type.Integer(),
    feature: Type.Optional(Type.Union([Type.Unsafe<Readonly<Record<string, unknown>>>({ $ref: 'Partial#' }), Type.Null()])),
    lines: Type.Optional(Type.Array(Type.Unsafe<Static<typeof ExpectedScoreLineSchema>>({ $ref: 'ExpectedScoreLine#' }))),
  },
  { $id: 'ExpectedScore', ...closed },
);
export type ExpectedScore = Static<typeof ExpectedScoreSchema>;

export const ExpectationSchema = Type.Object(
  {
    verdict: Type.Enum([...VERDICTS]),
    rules: Type.Optional(
      Type.Array(label('id of a rule'), {
        uniqueItems: true,
        description:
          'the rules that decide: for a legal action permits that must be among the findings, otherwise exactly the findings that made the verdict',
      }),
    ),
    effects: Type.Optional(partials('must occur in this order; others may lie between them')),
    noEffects: Type.Optional(partials('must not occur')),
    scores: Type.Optional(
      Type.Array(Type.Unsafe<ExpectedScore>({ $ref: 'ExpectedScore#' }), { description: 'these scores and no others, in any order' }),
    ),
    after: Type.Optional(Type.Unsafe<Readonly<Record<string, unknown>>>({ $ref: 'Partial#', description: 'fields of the position that follows' })),
    next: Type.Optional(Type.Unsafe<Next>({ $ref: 'Next#' })),
    legal: Type.Optional(partials('together they describe every legal action of the position, and none that is not legal')),
  },
  { $id: 'Expectation', ...closed },
);
export type Expectation = Static<typeof ExpectationSchema>;

export const CaseSchema = Type.Object(
  {
    id: Type.String({ pattern: CASE_ID, maxLength: 120, description: 'stable: `<topic>.<what>`' }),
    exercises: Type.Array(Type.Unsafe<Exercised>({ $ref: 'Exercised#' }), { minItems: 1, maxItems: 40 }),
    origin: Type.Optional(label('where it comes from: the id of a clause, or `engine-divergence`')),
    ruleset: Type.Object(
      {
        expansions: Type.Array(label(), { uniqueItems: true, description: 'the base game is always in' }),
        settings: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
        without: Type.Optional(Type.Array(label(), { uniqueItems: true, description: 'mechanics that the table leaves out' })),
      },
      closed,
    ),
    snapshot: Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' }),
    action: Type.Unsafe<Action>({ $ref: 'Action#' }),
    listed: Type.Optional(
      Type.Literal(false, {
        description:
          'the action is spelled as lists of legal actions need not spell it (a corner named by another tile, a higher bid, another draw): no list is judged by it',
      }),
    ),
    expect: Type.Unsafe<Readonly<Record<string, Expectation>>>({
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: CASE_PRESETS },
      additionalProperties: { $ref: 'Expectation#' },
      description: 'by preset: an id, several joined by `|`, or `*` for every preset not named otherwise',
    }),
  },
  { $id: 'Case', ...closed },
);
/** A case: a position, an action and what each printing makes of it. */
export type Case = Static<typeof CaseSchema>;

export const caseSchemas = [ExercisedSchema, PartialSchema, ExpectedScoreLineSchema, ExpectedScoreSchema, ExpectationSchema, CaseSchema];
