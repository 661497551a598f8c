/** Which rules are in force: a preset, the expansions in play, and what the table chose. */
import Type, { type Static } from 'typebox';

/** What a request may say beside its ruleset: of which event it is, and that no rulings are to be obeyed. */
const circumstances = {
  rulings: Type.Optional(Type.Literal('none', { description: 'the rules as printed, whatever has been ruled' })),
  event: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'rulings made for this event bind as well: those that say the same, letter for letter',
    }),
  ),
};

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
    without: Type.Optional(
      Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100, description: 'mechanics that the table leaves out; the tiles stay' }),
    ),
    ...circumstances,
  },
  { $id: 'InlineRuleset', additionalProperties: false },
);
/** As a request gives it. */
export type RequestedRuleset = Static<typeof InlineRulesetSchema>;
export type InlineRuleset = Omit<RequestedRuleset, 'rulings' | 'event'>;

/** The ruleset itself, without what a request says beside it. */
export const { rulings: _rulings, event: _event, ...rulesetMembers } = InlineRulesetSchema.properties;

export interface RulesetVersion {
  readonly id: string;
  readonly version?: number;
  readonly hash?: string;
  readonly rulings?: 'none';
  readonly event?: string;
}
/** Greater ones than this nobody can have stored. */
export const HIGHEST_VERSION = 2_147_483_647;
const version = Type.Integer({ minimum: 1, maximum: HIGHEST_VERSION });
const hash = Type.String({
  maxLength: 200,
  description:
    'as verdicts name it: the ruleset that has this hash, as it is or with the rulings that bind in it today; refused where neither has it, as under another release',
});

/** An id, an id with a version, or the ruleset itself. */
export type RulesetReference = string | RulesetVersion | RequestedRuleset;

export const RulesetReferenceSchema = Type.Unsafe<RulesetReference>({
  $id: 'RulesetReference',
  description:
    'an id, `{id, version}`, `{id, hash}` as verdicts name it, or inline: `{preset, expansions, settings, houseRules}`; an object may also say `event`, and `rulings: "none"`',
  type: ['string', 'object'],
  maxLength: 200,
  if: { type: 'object', required: ['id'] },
  then: {
    properties: { id: { type: 'string', maxLength: 200 }, version, hash, ...circumstances },
    additionalProperties: false,
  },
  else: { if: { type: 'object' }, then: { $ref: 'InlineRuleset#' } },
});

/** The kinds of references one by one, for whoever reads the document. */
export const rulesetReferenceKinds = [
  Type.String({ maxLength: 200, description: 'an id' }),
  Type.Object(
    { id: Type.String({ maxLength: 200 }), version: Type.Optional(version), hash: Type.Optional(hash), ...circumstances },
    { $id: 'RulesetVersion', additionalProperties: false },
  ),
  Type.Unsafe<RequestedRuleset>({ $ref: 'InlineRuleset#' }),
];

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
    without: Type.Optional(Type.Array(Type.String())),
    rulings: Type.Optional(
      Type.Array(Type.Object({ id: Type.String(), kind: Type.Enum(['setting', 'question']) }), { description: 'the rulings that bind in it today' }),
    ),
    hash: Type.String(),
    notes: Type.Optional(Type.String()),
  },
  { $id: 'Ruleset' },
);
export type RulesetDocument = Static<typeof RulesetSchema>;

export const rulesetSchemas = [InlineRulesetSchema, RulesetReferenceSchema, RulesetSchema];
