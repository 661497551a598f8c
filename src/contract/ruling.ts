/** A ruling: what a judge decided about a position or a question, why, and on which clauses. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { AUTHORITY_LEVELS, LANGUAGE, type AuthorityLevel } from './precedent.js';
import { HIGHEST_VERSION, type RulesetReference } from './ruleset.js';
import type { Snapshot } from './snapshot.js';
import { OUTCOMES, VERDICTS } from './verdict.js';

export { AUTHORITY_LEVELS, type AuthorityLevel };

export const RULING_STATUSES = ['draft', 'published', 'superseded', 'withdrawn'] as const;
export type RulingStatus = (typeof RULING_STATUSES)[number];
/** What a version came from. */
export const CHANGES = ['create', 'amend', 'publish', 'supersede', 'withdraw'] as const;
export type ChangeKind = (typeof CHANGES)[number];

export const RULING_ID = '^[a-z0-9][a-z0-9-]{0,63}$';
export const DATE = '^\\d{4}-\\d{2}-\\d{2}$';
const closed = { additionalProperties: false } as const;
const text = (maxLength: number, description?: string) => Type.String({ minLength: 1, maxLength, ...(description !== undefined && { description }) });
/** More than blanks. */
const words = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: '\\S', ...(description !== undefined && { description }) });
const kinds = (description: string) => Type.Optional(Type.Array(text(60), { minItems: 1, maxItems: 50, uniqueItems: true, description }));
const rulingId = (description: string) => Type.String({ pattern: RULING_ID, description });

export const AuthorSchema = Type.Object({ keyId: Type.String(), name: Type.String() }, { $id: 'Author', ...closed });
/** Who did it: the key, and the name it had then. */
export type Author = Static<typeof AuthorSchema>;

/** Loose, as effects are: a record must stay readable when they look otherwise. */
const RecordedScore = Type.Object({ player: Type.String(), points: Type.Integer(), lines: Type.Array(Type.Object({ label: Type.String() })) });

export const RecordedVerdictSchema = Type.Object(
  {
    verdict: Type.Enum([...VERDICTS]),
    rules: Type.Array(Type.String(), { description: 'the rules of its findings' }),
    findings: Type.Optional(
      Type.Array(Type.Object({ rule: Type.String(), outcome: Type.Enum([...OUTCOMES]) }, closed), { description: 'what each rule said' }),
    ),
    effects: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'what followed, without its reasons' })),
    scores: Type.Optional(Type.Array(RecordedScore, { description: 'what was paid, without its reasons' })),
    decisionId: Type.String(),
    engine: Type.String({ description: 'version of the engine' }),
  },
  { $id: 'RecordedVerdict', description: 'what the engine said when the ruling was written down', ...closed },
);
export type RecordedVerdict = Static<typeof RecordedVerdictSchema>;

export const SettingBindingSchema = Type.Object(
  { kind: Type.Literal('setting'), setting: text(200), value: text(200) },
  { $id: 'SettingBinding', description: 'chooses the reading of a setting', ...closed },
);
export const QuestionPatternSchema = Type.Object(
  { figureKinds: kinds('any of these'), featureKinds: kinds('any of these'), step: Type.Optional(text(60)) },
  { $id: 'QuestionPattern', description: 'what is left out matches everything', ...closed },
);
export const QuestionBindingSchema = Type.Object(
  {
    kind: Type.Literal('question'),
    rule: text(200, 'id of a rule'),
    pattern: Type.Unsafe<Static<typeof QuestionPatternSchema>>({ $ref: 'QuestionPattern#' }),
    outcome: Type.Enum(['permit', 'forbid']),
  },
  { $id: 'QuestionBinding', description: 'decides what one rule says about one pattern', ...closed },
);
export type SettingBinding = Static<typeof SettingBindingSchema>;
export type QuestionBinding = Static<typeof QuestionBindingSchema>;
export type Binding = SettingBinding | QuestionBinding;

export const BindingSchema = Type.Unsafe<Binding>({
  $id: 'Binding',
  description:
    'what the engine does differently once the ruling is published and its day has come: in the ruleset of the ruling, and in all versions of one that it names without; for organisers and admins to decide',
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [{ $ref: 'SettingBinding#' }, { $ref: 'QuestionBinding#' }],
});

/** What the judge hands in. */
const content = {
  question: words(4000, 'in words'),
  snapshot: Type.Optional(Type.Unsafe<Snapshot>({ $ref: 'Snapshot#' })),
  action: Type.Optional(Type.Unsafe<Action>({ $ref: 'Action#' })),
  ruleset: Type.Unsafe<RulesetReference>({ $ref: 'RulesetReference#' }),
  decision: words(2000, '`legal`, `illegal`, or in words'),
  reasoning: words(20_000),
  language: Type.Optional(
    Type.String({
      maxLength: 35,
      pattern: LANGUAGE,
      description: 'of question, decision and reasoning: a tag of RFC 5646 (`de`); `en` when left out',
    }),
  ),
  cites: Type.Array(text(200, 'id of a clause'), { maxItems: 100, uniqueItems: true }),
  event: Type.Optional(
    text(
      200,
      'what it was made for, such as a tournament: a `binding` binds only questions whose ruleset says the same `event`, letter for letter (case counts); one without an event binds whatever event they say',
    ),
  ),
  authorityLevel: Type.Enum([...AUTHORITY_LEVELS], {
    description: 'whose authority it has: a judge may claim `table-judge` and `head-judge`, an organiser also `organiser`, an admin all',
  }),
  effectiveFrom: Type.Optional(Type.String({ pattern: DATE, description: 'the first day on which it holds' })),
  supersedes: Type.Optional(rulingId('the ruling that this one replaces, from the moment it is published')),
  binding: Type.Optional(Type.Unsafe<Binding>({ $ref: 'Binding#' })),
};
const tags = Type.Array(text(60), { maxItems: 30, uniqueItems: true });

export const RulingInputSchema = Type.Object({ ...content, tags: Type.Optional(tags) }, { $id: 'RulingInput', ...closed });
export type RulingInput = Static<typeof RulingInputSchema>;

export const ChangeSchema = Type.Object(
  { kind: Type.Enum([...CHANGES]), by: Type.Unsafe<Author>({ $ref: 'Author#' }), reason: Type.Optional(text(2000)) },
  { $id: 'Change', description: 'who made this version, and why', ...closed },
);
export type Change = Static<typeof ChangeSchema>;

export const RulingSchema = Type.Object(
  {
    id: rulingId('stable'),
    version: Type.Integer({ minimum: 1, maximum: HIGHEST_VERSION, description: 'every change is a new version' }),
    status: Type.Enum([...RULING_STATUSES]),
    ...content,
    tags,
    verdict: Type.Optional(Type.Unsafe<RecordedVerdict>({ $ref: 'RecordedVerdict#' })),
    supersededBy: Type.Optional(rulingId('the ruling that replaced this one')),
    author: Type.Unsafe<Author>({ $ref: 'Author#' }),
    createdAt: Type.String({ description: 'ISO 8601' }),
    updatedAt: Type.String({ description: 'when this version was made, ISO 8601' }),
    publishedAt: Type.Optional(
      Type.String({ description: 'when it was published, ISO 8601; a ruling that never was stays hidden, also once it is withdrawn' }),
    ),
    change: Type.Unsafe<Change>({ $ref: 'Change#' }),
    hash: Type.String({ description: '`sha256-` and the hash of everything else in this version' }),
  },
  { $id: 'Ruling', ...closed },
);
/** One version of a ruling. */
export type Ruling = Static<typeof RulingSchema>;

export const TRANSITIONS = ['published', 'superseded', 'withdrawn'] as const;
/** Clients name a transition by its address and not by `to`. */
export const TransitionSchema = Type.Object(
  {
    to: Type.Enum([...TRANSITIONS]),
    reason: text(2000),
    supersededBy: Type.Optional(rulingId('for `superseded`: the published ruling that replaces it')),
  },
  closed,
);
export type Transition = Static<typeof TransitionSchema>;

export const AuditEntrySchema = Type.Object(
  {
    seq: Type.Integer({ description: 'counts up' }),
    at: Type.String({ description: 'ISO 8601' }),
    by: Type.Unsafe<Author>({ $ref: 'Author#' }),
    action: Type.String({ description: 'a change of a ruling, `import`, `add-ruleset`, `create-key`, `revoke-key`' }),
    subject: Type.String({ description: '`ruling:`, `ruleset:` or `key:` and an id' }),
    version: Type.Optional(Type.Integer()),
    reason: Type.Optional(Type.String()),
  },
  { $id: 'AuditEntry', ...closed },
);
export type AuditEntry = Static<typeof AuditEntrySchema>;

export const rulingSchemas = [
  AuthorSchema,
  RecordedVerdictSchema,
  SettingBindingSchema,
  QuestionPatternSchema,
  QuestionBindingSchema,
  BindingSchema,
  RulingInputSchema,
  ChangeSchema,
  RulingSchema,
  AuditEntrySchema,
];
