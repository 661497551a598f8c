/** The answer: legal or not, why, what follows, and which printed rule says so. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { AUTHORITIES, type SourceReferenceSchema } from './clause.js';
import type { Effect } from './effect.js';
import { PrecedentSchema, type Precedent } from './precedent.js';
import { PlaceRef, type Snapshot } from './snapshot.js';

export const VERDICTS = ['legal', 'illegal', 'undetermined', 'disputed', 'unregulated'] as const;
export type VerdictKind = (typeof VERDICTS)[number];
export const OUTCOMES = ['permit', 'forbid', 'overruled', 'unknown', 'disputed', 'unregulated'] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

export const ReadingSchema = Type.Object(
  {
    setting: Type.String(),
    value: Type.String(),
    outcome: Type.Enum([...OUTCOMES]),
    message: Type.String(),
    facts: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'where it is about what follows: the kinds of effects, and who gets how many points',
      }),
    ),
    cites: Type.Array(Type.String()),
  },
  { $id: 'Reading', description: 'what a rule says under one value of a setting that nobody chose' },
);
export type Reading = Static<typeof ReadingSchema>;

export const FindingSchema = Type.Object(
  {
    rule: Type.String(),
    outcome: Type.Enum([...OUTCOMES]),
    message: Type.String(),
    facts: Type.Record(Type.String(), Type.Unknown()),
    cites: Type.Array(Type.String()),
    settings: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'the settings that the rule read' })),
    overruledBy: Type.Optional(Type.String({ description: 'the rule whose permit beats this ban' })),
    missing: Type.Optional(Type.Array(Type.String(), { description: 'JSON pointers into the snapshot' })),
    readings: Type.Optional(Type.Array(Type.Unsafe<Reading>({ $ref: 'Reading#' }))),
    conflicts: Type.Optional(
      Type.Array(Type.String(), {
        description: 'of a disputed verdict: the conflicts of the sources that its readings are about, as `/v1/conflicts` has them',
      }),
    ),
  },
  { $id: 'Finding' },
);
export type Finding = Static<typeof FindingSchema>;

export const ScoreLineSchema = Type.Object(
  {
    rule: Type.String(),
    label: Type.String(),
    quantity: Type.Integer(),
    each: Type.Integer(),
    points: Type.Integer(),
    cites: Type.Array(Type.String()),
  },
  { $id: 'ScoreLine' },
);
export type ScoreLine = Static<typeof ScoreLineSchema>;

export const ScoreSchema = Type.Object(
  {
    player: Type.String(),
    feature: Type.Union([PlaceRef, Type.Null()], { description: 'null where the points belong to no feature' }),
    lines: Type.Array(Type.Unsafe<ScoreLine>({ $ref: 'ScoreLine#' })),
    points: Type.Integer(),
  },
  { $id: 'Score' },
);
export type Score = Static<typeof ScoreSchema>;

export const NextSchema = Type.Union([Type.Object({ step: Type.String(), player: Type.String() }), Type.Null()], {
  $id: 'Next',
  description: 'the next decision and whose it is; null when the game is over',
});
export type Next = Static<typeof NextSchema>;

const list = <T>(name: string) => Type.Array(Type.Unsafe<T>({ $ref: `${name}#` }));

export const CitedClauseSchema = Type.Object(
  {
    statement: Type.String(),
    authority: Type.Enum([...AUTHORITIES]),
    sources: Type.Array(Type.Unsafe<Static<typeof SourceReferenceSchema>>({ $ref: 'SourceReference#' })),
    language: Type.Optional(Type.Literal('en', { description: 'of the statement, in an answer that is in another one' })),
  },
  { $id: 'CitedClause', description: 'a clause as verdicts show it; `/v1/clauses/{id}` has the rest' },
);
export type CitedClause = Static<typeof CitedClauseSchema>;

export const VerdictSchema = Type.Object(
  {
    id: Type.String({ description: '`sha256-` and the hash of ruleset, snapshot, action and engine version' }),
    verdict: Type.Enum([...VERDICTS]),
    action: Type.Unsafe<Action>({ $ref: 'Action#' }),
    findings: list<Finding>('Finding'),
    effects: list<Effect>('Effect'),
    scores: list<Score>('Score'),
    after: Type.Union([Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' }), Type.Null()], { description: 'null unless the action can be applied' }),
    next: Type.Unsafe<Next>({ $ref: 'Next#' }),
    clauses: Type.Unsafe<Record<string, CitedClause>>({ type: 'object', additionalProperties: { $ref: 'CitedClause#' } }),
    precedents: list<Precedent>('Precedent'),
    missing: Type.Optional(Type.Array(Type.String(), { description: 'what an undetermined verdict lacks, as JSON pointers' })),
    nearest: Type.Optional(Type.Array(Type.String(), { description: 'for an unregulated action: the clauses nearest to it' })),
    ruleset: Type.Object({ id: Type.String(), hash: Type.String() }),
    engine: Type.String(),
  },
  { $id: 'Verdict' },
);
export type Verdict = Static<typeof VerdictSchema>;

export const verdictSchemas = [
  ReadingSchema,
  FindingSchema,
  ScoreLineSchema,
  ScoreSchema,
  NextSchema,
  CitedClauseSchema,
  PrecedentSchema,
  VerdictSchema,
];
