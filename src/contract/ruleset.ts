/** Which rules are in force: a preset, the expansions in play, and what the table chose. */
import Type, { type Static } from 'typebox';

export const InlineRulesetSchema = Type.Object(
  {
    preset: Type.Optional(Type.String({ maxLength: 100, description: 'id of a preset; `hig-c1-current` when left out' })),
    expansions: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, description: 'the base game is always in' })),
    settings: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]), {
        description: 'values that override the preset; null: nobody has chosen, so that a difference is `disputed`',
      }),
    ),
    houseRules: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100, description: 'clause ids, or house-rule settings' })),
    disabledClauses: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
  },
  { $id: 'InlineRuleset', additionalProperties: false },
);
export type InlineRuleset = Static<typeof InlineRulesetSchema>;

export interface RulesetVersion {
  readonly id: string;
  readonly version?: number;
}
/** Greater ones than this nobody can have stored. */
export const HIGHEST_VERSION = 2_147_483_647;

/** An id, an id with a version, or the ruleset itself. */
export type RulesetReference = string | RulesetVersion | InlineRuleset;

export const RulesetReferenceSchema = Type.Unsafe<RulesetReference>({
  $id: 'RulesetReference',
  description: 'an id, `{id, version}`, or inline: `{preset, expansions, settings, houseRules}`',
  type: ['string', 'object'],
  maxLength: 200,
  if: { type: 'object', required: ['id'] },
  then: {
    properties: { id: { type: 'string', maxLength: 200 }, version: { type: 'integer', minimum: 1, maximum: HIGHEST_VERSION } },
    additionalProperties: false,
  },
  else: { if: { type: 'object' }, then: { $ref: 'InlineRuleset#' } },
});

/** A ruleset as the API shows it: everything that was chosen, and by whom. */
export const RulesetSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    label: Type.String(),
    preset: Type.String(),
    builtIn: Type.Boolean(),
    expansions: Type.Array(Type.String()),
    settings: Type.Record(
      Type.String(),
      Type.Object({
        value: Type.Union([Type.String(), Type.Null()]),
        setBy: Type.Enum(['preset', 'override', 'house-rule', 'ruling']),
        basis: Type.Optional(Type.Enum(['stated', 'inferred'])),
        cites: Type.Array(Type.String()),
      }),
    ),
    houseRules: Type.Array(Type.String()),
    disabledClauses: Type.Array(Type.String()),
    hash: Type.String(),
    notes: Type.Optional(Type.String()),
  },
  { $id: 'Ruleset' },
);
export type RulesetDocument = Static<typeof RulesetSchema>;

export const rulesetSchemas = [InlineRulesetSchema, RulesetReferenceSchema, RulesetSchema];
