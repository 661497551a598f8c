/** What is asked and answered about rulings, besides the rulings themselves; and rulesets as they are handed in. */
import Type, { type Static } from 'typebox';
import type { SettingDifference } from './answers.js';
import type { RulesetSummary } from './catalogue.js';
import { ProblemSchema } from './problem.js';
import { listOf, pageOf, ref, strings } from './ref.js';
import { rulesetMembers } from './ruleset.js';
import { RULING_STATUSES, RulingInputSchema, TransitionSchema, type Author, type Change, type Ruling } from './ruling.js';
import { VERDICTS } from './verdict.js';

const closed = { additionalProperties: false } as const;
const reason = Type.String({ minLength: 1, maxLength: 2000 });
const orNull = (type: string, description: string) => Type.Optional(Type.Unsafe<unknown>({ type: [type, 'null'], description }));
const whole = (description: string) => `${description}; null removes it`;
const merged = (description: string) => `${description}, merged into what is there; null removes it`;

/** Only its shape: what comes out must be a `RulingInput`, and is checked as one. */
export const RulingPatchSchema = Type.Object(
  {
    ...Type.Partial(Type.Pick(RulingInputSchema, ['question', 'decision', 'reasoning', 'cites', 'authorityLevel'])).properties,
    ruleset: Type.Optional(Type.Unsafe<unknown>({ type: ['string', 'object'], description: 'an object is merged into the one that is there' })),
    snapshot: orNull('object', merged('the position')),
    action: orNull('object', merged('the action')),
    binding: orNull('object', merged('what it binds')),
    tags: Type.Optional(Type.Unsafe<unknown>({ type: ['array', 'null'], items: { type: 'string' }, description: whole('the tags') })),
    event: orNull('string', whole('the event')),
    language: orNull('string', whole('the language')),
    effectiveFrom: orNull('string', whole('the first day on which it holds')),
    supersedes: orNull('string', whole('the ruling that this one replaces')),
    reason: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2000, description: 'why it is amended; part of the new version, not of the ruling' }),
    ),
  },
  { $id: 'RulingPatch', description: 'a JSON merge patch (RFC 7396): what is left out stays as it is, null removes', minProperties: 1, ...closed },
);
export type RulingPatch = Static<typeof RulingPatchSchema>;

export const ReasonSchema = Type.Object({ reason: Type.Optional(reason) }, { $id: 'Reason', ...closed });
export const SupersessionSchema = Type.Object(
  { reason, supersededBy: Type.Index(Type.Required(TransitionSchema), ['supersededBy']) },
  { $id: 'Supersession', ...closed },
);
export const WithdrawalSchema = Type.Object({ reason }, { $id: 'Withdrawal', ...closed });

export const RulingPageSchema = Type.Object(
  {
    items: listOf<Ruling>('Ruling'),
    next: Type.Union([Type.String(), Type.Null()], { description: 'the `cursor` of the next page; null on the last one' }),
    asOf: Type.Optional(Type.String({ description: 'with `changedSince`: what to ask for next time, when `next` is null' })),
  },
  { $id: 'RulingPage' },
);
export const RulingVersionsSchema = Type.Object({ items: listOf<Ruling>('Ruling', { description: 'oldest first' }) }, { $id: 'RulingVersions' });

export const HistoryEntrySchema = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    status: Type.Enum([...RULING_STATUSES]),
    hash: Type.String({ description: 'of the version; `/v1/rulings/{hash}` shows it' }),
    at: Type.String({ description: 'ISO 8601' }),
    change: ref<Change>('Change'),
    imported: Type.Optional(
      Type.Object(
        { at: Type.String({ description: 'ISO 8601' }), by: ref<Author>('Author') },
        { description: 'when and by whom it was taken over from another service' },
      ),
    ),
  },
  { $id: 'HistoryEntry' },
);
export type HistoryEntry = Static<typeof HistoryEntrySchema>;
export const RulingHistorySchema = Type.Object(
  { items: listOf<HistoryEntry>('HistoryEntry', { description: 'oldest first' }) },
  { $id: 'RulingHistory' },
);
export type RulingHistory = Static<typeof RulingHistorySchema>;

export const ImportSchema = Type.Object(
  {
    imported: Type.Integer({ minimum: 0 }),
    unchanged: Type.Integer({ minimum: 0, description: 'versions that were there already' }),
    refused: Type.Array(Type.Object({ ...ProblemSchema.properties, line: Type.Integer({ minimum: 1 }) })),
  },
  { $id: 'Import' },
);
export type Import = Static<typeof ImportSchema>;

export const RulesetInputSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,99}$', description: 'lower-case letters, digits, dots and hyphens' }),
    label: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    ...rulesetMembers,
    notes: Type.Optional(Type.String({ maxLength: 10_000 })),
  },
  { $id: 'RulesetInput', ...closed },
);
export type RulesetInput = Static<typeof RulesetInputSchema>;

export const RulesetVersionsSchema = Type.Object(
  { items: listOf<RulesetSummary>('RulesetSummary', { description: 'oldest first' }) },
  { $id: 'RulesetVersions' },
);

export const CaseDifferenceSchema = Type.Object(
  {
    case: Type.String({ description: 'id of a case' }),
    verdicts: Type.Array(Type.Enum([...VERDICTS]), { minItems: 2, maxItems: 2, description: 'under the first and under the second' }),
    differs: Type.Array(Type.Enum(['verdict', 'rules', 'effects', 'scores', 'order']), {
      description:
        'what is not the same: the verdict, the rules that keep the action from being legal, what follows, what is paid, or only the order of it',
    }),
    rules: strings('the rules of what differs'),
    clauses: strings('the clauses that these cite'),
  },
  { $id: 'CaseDifference', description: 'a case of the suite that the two rulesets answer differently' },
);
export type CaseDifference = Static<typeof CaseDifferenceSchema>;

const sides = Type.Object({ first: strings('only in the first'), second: strings('only in the second') });
export const RulesetDiffSchema = Type.Object(
  {
    rulesets: listOf<RulesetSummary>('RulesetSummary', { description: 'the first and the second' }),
    same: Type.Boolean({ description: 'whether they are the same rules' }),
    settings: listOf<SettingDifference>('SettingDifference', { description: 'the settings that differ, with both values and their clauses' }),
    expansions: sides,
    disabledClauses: sides,
    cases: listOf<CaseDifference>('CaseDifference', { description: 'the cases of the suite that the two answer differently' }),
    compared: Type.Integer({ minimum: 0, description: 'how many cases could be asked under both: those of which both have all expansions' }),
  },
  { $id: 'RulesetDiff' },
);
export type RulesetDiff = Static<typeof RulesetDiffSchema>;

export const rulingRequestSchemas = [
  RulingPatchSchema,
  ReasonSchema,
  SupersessionSchema,
  WithdrawalSchema,
  RulingPageSchema,
  RulingVersionsSchema,
  HistoryEntrySchema,
  RulingHistorySchema,
  ImportSchema,
  RulesetInputSchema,
  RulesetVersionsSchema,
  CaseDifferenceSchema,
  RulesetDiffSchema,
  pageOf('AuditPage', 'AuditEntry'),
];
