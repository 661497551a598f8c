/** What is answered to a post, besides verdicts and replays. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import type { Effect } from './effect.js';
import { ProblemSchema, type Defect, type Problem } from './problem.js';
import { listOf, ref, strings } from './ref.js';
import { OUTCOMES, VERDICTS, type Finding, type Next, type Score, type Verdict } from './verdict.js';

export const RejectedActionSchema = Type.Object({ action: ref<Action>('Action'), findings: listOf<Finding>('Finding') }, { $id: 'RejectedAction' });

export const UndecidedActionSchema = Type.Object(
  {
    action: ref<Action>('Action'),
    verdict: Type.Enum([...VERDICTS]),
    findings: listOf<Finding>('Finding', { description: 'those that leave it open, with their readings' }),
  },
  { $id: 'UndecidedAction' },
);

export const LegalActionsSchema = Type.Object(
  {
    actions: listOf<Action>('Action', { description: 'each exactly as it can be posted' }),
    undetermined: Type.Optional(
      listOf<Static<typeof UndecidedActionSchema>>('UndecidedAction', {
        description: 'not forbidden, but hanging on a fact that the position lacks, on a setting that nobody chose, or on what nobody regulated',
      }),
    ),
    missing: Type.Optional(strings('the facts that the snapshot lacks, as JSON pointers into it')),
    rejected: Type.Optional(
      listOf<Static<typeof RejectedActionSchema>>('RejectedAction', { description: 'with `explain`: the candidates that are not legal' }),
    ),
  },
  { $id: 'LegalActions' },
);

export const ValidationSchema = Type.Object(
  {
    valid: Type.Boolean(),
    defects: listOf<Defect>('Defect', { description: 'pointers are relative to the body of the request' }),
    warnings: listOf<Defect>('Defect', { description: 'of a sound position: what is unlikely, but possible' }),
  },
  { $id: 'Validation' },
);

export const SvgSchema = Type.String({ $id: 'Svg', description: 'an SVG document: no scripts, nothing loaded, every text escaped' });

export const LineProblemSchema = Type.Object(
  { ...ProblemSchema.properties, line: Type.Integer({ minimum: 1, description: 'number of the line in the request, counted from 1' }) },
  { $id: 'LineProblem', description: 'what a batch answers to a line that it cannot judge' },
);
export type LineProblem = Static<typeof LineProblemSchema>;

export const BatchLineSchema = Type.Unsafe<Verdict | LineProblem>({
  $id: 'BatchLine',
  description: 'one line of the answer: a verdict, or what was wrong with that line',
  anyOf: [{ $ref: 'Verdict#' }, { $ref: 'LineProblem#' }],
});

const indices = Type.Array(Type.Integer({ minimum: 0 }), { description: 'which of the `verdicts`, by their index' });

export const UnreadableSchema = Type.Object(
  { ruleset: Type.Object({ id: Type.String(), hash: Type.String() }), problem: ref<Problem>('Problem') },
  { $id: 'Unreadable', description: 'under this ruleset the position or the action cannot be read' },
);
export type Unreadable = Static<typeof UnreadableSchema>;

const RuleOutcome = Type.Object({
  outcome: Type.Union([Type.Enum([...OUTCOMES]), Type.Null()], { description: 'null: the rule does not apply' }),
  message: Type.Optional(Type.String()),
  cites: strings(),
});
export const RuleDifferenceSchema = Type.Object(
  { rule: Type.String(), outcomes: Type.Array(RuleOutcome, { description: 'one for each of the `verdicts`, in their order' }) },
  { $id: 'RuleDifference' },
);
export type RuleDifference = Static<typeof RuleDifferenceSchema>;

const SettingChoice = Type.Object({
  value: Type.Union([Type.String(), Type.Null()], { description: 'null: nobody chose, or the setting is not part of the ruleset' }),
  cites: strings('the clauses that justify the value'),
});
export const SettingDifferenceSchema = Type.Object(
  {
    setting: Type.String(),
    question: Type.String(),
    language: Type.Optional(Type.Literal('en', { description: 'of the question, in an answer that is in another language' })),
    values: Type.Array(SettingChoice, { description: 'one for each of the `verdicts`, in their order' }),
  },
  { $id: 'SettingDifference' },
);
export type SettingDifference = Static<typeof SettingDifferenceSchema>;

export const DifferencesSchema = Type.Object(
  {
    verdicts: Type.Array(
      Type.Object({ verdict: Type.Union([Type.Enum([...VERDICTS]), Type.Null()], { description: 'null: unreadable' }), in: indices }),
      {
        description: 'who says what; empty when all say the same',
      },
    ),
    rules: listOf<RuleDifference>('RuleDifference', { description: 'the rules whose outcome differs' }),
    settings: listOf<SettingDifference>('SettingDifference', {
      description:
        'the settings that differ and that these rules read, or that what follows rests on; where there are none, those that alone change the answer, else all that differ',
    }),
    effects: Type.Array(Type.Object({ effect: ref<Effect>('Effect'), in: indices }), {
      description: 'effects that do not follow under every ruleset',
    }),
    scores: Type.Array(Type.Object({ score: ref<Score>('Score'), in: indices }), { description: 'scores that are not paid under every ruleset' }),
    next: Type.Array(Type.Object({ next: ref<Next>('Next'), in: indices }), {
      description: 'what is decided next under which; empty when it is the same under each that can read the question',
    }),
    order: Type.Boolean({ description: 'what follows is the same, but in another order' }),
  },
  { $id: 'Differences' },
);
export type Differences = Static<typeof DifferencesSchema>;

export const ComparisonSchema = Type.Object(
  {
    verdicts: Type.Array(Type.Unsafe<Verdict | Unreadable>({ anyOf: [{ $ref: 'Verdict#' }, { $ref: 'Unreadable#' }] }), {
      description: 'one for each of the rulesets, in their order',
    }),
    agree: Type.Boolean({ description: 'whether the verdict and all that follows are the same under each' }),
    differences: ref<Differences>('Differences'),
  },
  { $id: 'Comparison' },
);
export type Comparison = Static<typeof ComparisonSchema>;

export const answerSchemas = [
  RejectedActionSchema,
  UndecidedActionSchema,
  LegalActionsSchema,
  ValidationSchema,
  SvgSchema,
  LineProblemSchema,
  BatchLineSchema,
  UnreadableSchema,
  RuleDifferenceSchema,
  SettingDifferenceSchema,
  DifferencesSchema,
  ComparisonSchema,
];
