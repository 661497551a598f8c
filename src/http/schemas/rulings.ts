/** What is asked and answered about rulings, besides the rulings themselves; and rulesets as they are handed in. */
import Type, { type Static } from 'typebox';
import { RulingInputSchema, TransitionSchema, type Ruling } from '../../contract/ruling.js';
import { InlineRulesetSchema } from '../../contract/ruleset.js';
import type { SettingDifference } from './answers.js';
import type { RulesetSummary } from './catalogue.js';
import { ProblemSchema } from '../../contract/problem.js';
import { listOf, strings } from './ref.js';

const closed = { additionalProperties: false } as const;
const reason = Type.String({ minLength: 1, maxLength: 2000 });
const { supersedes: _, ...amendable } = RulingInputSchema.properties;

export const RulingPatchSchema = Type.Object(
  { ...Type.Partial(Type.Object(amendable)).properties, reason: Type.Optional(reason) },
  { $id: 'RulingPatch', description: 'what is left out stays as it is', minProperties: 1, ...closed },
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
    ...InlineRulesetSchema.properties,
    notes: Type.Optional(Type.String({ maxLength: 10_000 })),
  },
  { $id: 'RulesetInput', ...closed },
);
export type RulesetInput = Static<typeof RulesetInputSchema>;

const sides = Type.Object({ first: strings('only in the first'), second: strings('only in the second') });
export const RulesetDiffSchema = Type.Object(
  {
    rulesets: listOf<RulesetSummary>('RulesetSummary', { description: 'the first and the second' }),
    same: Type.Boolean({ description: 'whether they are the same rules' }),
    settings: listOf<SettingDifference>('SettingDifference', { description: 'the settings that differ, with both values and their clauses' }),
    expansions: sides,
    disabledClauses: sides,
  },
  { $id: 'RulesetDiff' },
);
export type RulesetDiff = Static<typeof RulesetDiffSchema>;

export const rulingRequestSchemas = [
  RulingPatchSchema, ReasonSchema, SupersessionSchema, WithdrawalSchema, RulingPageSchema, RulingVersionsSchema, ImportSchema, RulesetInputSchema,
  RulesetDiffSchema,
];
