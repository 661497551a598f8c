/** The answer: legal or not, why, what follows, and which printed rule says so. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { AUTHORITIES, translation, type SourceReferenceSchema } from './clause.js';
import type { Effect } from './effect.js';
import { BASES, consequenceBasis, groundsSchemas, seeAlso, SeeAlsoSchema, type Read } from './grounds.js';
import { PrecedentSchema, type Precedent } from './precedent.js';
import type { Snapshot } from './snapshot.js';
import { SpotRef } from './spot-schemas.js';
import type { Spot } from './spot.js';

export const VERDICTS = ['legal', 'illegal', 'undetermined', 'disputed', 'unregulated', 'unsupported'] as const;
export type VerdictKind = (typeof VERDICTS)[number];
export const OUTCOMES = ['permit', 'forbid', 'overruled', 'unknown', 'disputed', 'unregulated', 'unsupported'] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

export const ReadingSchema = Type.Object(
  {
    setting: Type.String(),
    value: Type.String(),
    outcome: Type.Enum([...OUTCOMES]),
    message: Type.String(),
    template: Type.Optional(Type.String({ description: 'the message before its facts, which stand in braces, were filled in' })),
    facts: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'what stands in the message; where it is about what follows: the kinds of effects, and who gets how many points',
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
    template: Type.Optional(Type.String({ description: 'the message before its facts, which stand in braces, were filled in' })),
    facts: Type.Record(Type.String(), Type.Unknown()),
    cites: Type.Array(Type.String(), { description: 'clauses that hold for the printing, house rules and rulings in force' }),
    seeAlso,
    settings: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'the settings that the rule read' })),
    reads: Type.Optional(
      Type.Array(Type.Unsafe<Read>({ $ref: 'Read#' }), { description: 'settings and traits that the rule read, and what each rests on' }),
    ),
    basis: Type.Optional(
      Type.Enum([...BASES], {
        description: 'where it rests on a setting or a trait, or on no clause of the printing: the weakest of what it rests on',
      }),
    ),
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
    seeAlso,
    basis: consequenceBasis,
  },
  { $id: 'ScoreLine' },
);
export type ScoreLine = Static<typeof ScoreLineSchema>;

export const ScoreSchema = Type.Object(
  {
    player: Type.String(),
    feature: Type.Unsafe<Spot | null>({ anyOf: [SpotRef, { type: 'null' }], description: 'null where the points belong to no feature' }),
    lines: Type.Array(Type.Unsafe<ScoreLine>({ $ref: 'ScoreLine#' })),
    points: Type.Integer(),
  },
  { $id: 'Score' },
);
export type Score = Static<typeof ScoreSchema>;

// spelt out, as what reads a snapshot knows no schema of a verdict
const apart = Type.Array(Type.Object(SeeAlsoSchema.properties, { additionalProperties: false }), { maxItems: 50 });
const waitingLine = Type.Object({ ...ScoreLineSchema.properties, seeAlso: Type.Optional(apart) }, { additionalProperties: false });
const waitingLines = Type.Array(waitingLine, {
  maxItems: 50,
  description: 'how the points come about',
});

/** What a snapshot tells of a score that waits for a decision. */
export const waitingScore = {
  player: Type.String({ minLength: 1, maxLength: 100, description: 'who scored' }),
  points: Type.Integer(),
  feature: Type.Unsafe<Spot | null>({ anyOf: [SpotRef, { type: 'null' }] }),
  lines: Type.Optional(waitingLines),
};

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
    authorityBySource: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'where the sources label the statement differently: by source' }),
    ),
    translation,
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
    basis: Type.Enum([...BASES], { description: 'the weakest that a deciding finding rests on' }),
    decidedBy: Type.Array(Type.String(), {
      description: 'ids of the rules without which the verdict would be different; a ban that is inferred is none beside one that is stated',
    }),
    findings: list<Finding>('Finding'),
    effects: list<Effect>('Effect'),
    scores: list<Score>('Score'),
    after: Type.Union([Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' }), Type.Null()], {
      description: 'null unless the action can be applied, and with `?after=none`',
    }),
    next: Type.Unsafe<Next>({ $ref: 'Next#' }),
    clauses: Type.Unsafe<Record<string, CitedClause>>({ type: 'object', additionalProperties: { $ref: 'CitedClause#' } }),
    clauseIds: Type.Optional(Type.Array(Type.String(), { description: 'with `?clauses=ids`: the clauses by their ids, and none in `clauses`' })),
    precedents: list<Precedent>('Precedent'),
    missing: Type.Optional(Type.Array(Type.String(), { description: 'what an undetermined verdict lacks, as JSON pointers' })),
    comesWith: Type.Optional(
      Type.Array(Type.String(), { description: 'for an action that nothing in play has: the ids of the expansions that have it' }),
    ),
    nearest: Type.Optional(Type.Array(Type.String(), { description: 'for an action that is not modelled: the clauses nearest to it' })),
    ruleset: Type.Object({ id: Type.String(), hash: Type.String() }),
    engine: Type.String(),
  },
  { $id: 'Verdict' },
);
export type Verdict = Static<typeof VerdictSchema>;

export const verdictSchemas = [
  ...groundsSchemas,
  ReadingSchema,
  FindingSchema,
  ScoreLineSchema,
  ScoreSchema,
  NextSchema,
  CitedClauseSchema,
  PrecedentSchema,
  VerdictSchema,
];
