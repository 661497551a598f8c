/** The corpus as it is served: clauses, sources, settings, traits, rules. */
import Type, { type Static } from 'typebox';
import { AUTHORITIES, ClauseSchema } from '../../contract/clause.js';
import { SOURCE_KINDS } from '../../corpus/sources.js';
import { ANSWERS, REASONS } from '../../corpus/conflicts.js';
import type { Names } from '../../languages/index.js';
import { listOf, ref, strings } from './ref.js';

/** Of the texts of an item, in an answer that is in another one. */
const language = Type.Optional(Type.Literal('en', { description: 'of the texts, in an answer that is in another language' }));

export const NamesSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
  $id: 'Names',
  description: 'what the things with the ids in the answer are called in its language, by kind (`figure`, `expansion`, `feature`, `step`, `token`, ...) and id',
});
const names = ref<Names>('Names');

/** Where a conflict is found. */
const ConflictLinks = Type.Array(Type.Object({ id: Type.String(), href: Type.String() }));

const place = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 });
export const ClausePageSchema = Type.Object(
  {
    items: Type.Array(Type.Object({ ...ClauseSchema.properties, language })),
    next: Type.Union([Type.String(), Type.Null()], { description: 'the `cursor` of the next page; null on the last one' }),
    total: Type.Integer({ minimum: 0, description: 'how many there are on all pages together' }),
    matches: Type.Optional(
      Type.Record(Type.String(), Type.Array(place), { description: 'with `q`: by clause, where the words stand in its statement, `[from, to)` in characters' }),
    ),
    highlights: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'with `q`: by clause, the statement as HTML, with the words in `<mark>` and all else escaped' }),
    ),
    names,
  },
  { $id: 'ClausePage' },
);

export const ClauseDetailSchema = Type.Object(
  {
    ...ClauseSchema.properties,
    language,
    rules: strings('ids of the rules that cite it'),
    settings: Type.Array(Type.Object({ key: Type.String(), value: Type.String() }), { description: 'values of settings that it justifies' }),
    traits: Type.Array(Type.Object({ subject: Type.String(), column: Type.String() }), { description: 'cells of the trait table that rest on it' }),
    history: Type.Object({ supersedes: strings('older clauses that it took the place of'), supersededBy: strings('newer clauses that took its place') }),
    conflicts: ConflictLinks,
    cases: Type.Array(Type.Object({ case: Type.String(), side: Type.String() }), { description: 'cases of the suite that exercise it' }),
    names,
  },
  { $id: 'ClauseDetail' },
);
export type ClauseDetail = Omit<Static<typeof ClauseDetailSchema>, 'names' | 'language'>;

const editionsOr = (description: string) => Type.Unsafe<unknown>({ type: ['string', 'object'], additionalProperties: { type: 'string' }, description });
export const ConflictSchema = Type.Object(
  {
    id: Type.String(),
    question: Type.String(),
    clauses: strings('the clauses that contradict each other, and the one that says so'),
    readings: Type.Array(Type.Object({ value: Type.String(), statement: Type.String(), clauses: strings() })),
    resolution: Type.Object({
      reading: editionsOr('the value of a reading, or of one for each edition'),
      reason: Type.Enum([...REASONS]),
      explanation: Type.String(),
      presets: Type.Optional(strings('the printings that it is about, where it is not about all')),
      left: Type.Optional(Type.Enum(['disputed', 'unregulated'], { description: 'what a verdict says all the same' })),
    }),
    setting: Type.Optional(Type.String({ description: 'the setting by which a ruleset chooses another reading' })),
    language,
  },
  { $id: 'Conflict' },
);
export const OpenQuestionSchema = Type.Object(
  {
    id: Type.String(),
    question: Type.String(),
    nearest: strings('the nearest clauses'),
    answer: Type.Enum([...ANSWERS]),
    decidedBy: Type.Optional(Type.String()),
    explanation: Type.String(),
    language,
  },
  { $id: 'OpenQuestion' },
);

export const SourceSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    publisher: Type.String(),
    edition: Type.String(),
    language: Type.String({ description: 'ISO 639-1' }),
    date: Type.Union([Type.String(), Type.Null()], { description: 'YYYY or YYYY-MM, where one of the documents states it' }),
    authority: Type.Enum([...AUTHORITIES]),
    kind: Type.Enum([...SOURCE_KINDS], {
      description: '`printing`: known only through the documents; `rulebook`: cited from general knowledge, unchecked',
    }),
    note: Type.Optional(Type.String()),
    documents: Type.Optional(strings('for a printing: the documents that speak of it')),
    clauses: Type.Optional(Type.Integer({ minimum: 0, description: 'how many clauses are taken from it; a printing is known only through the documents' })),
  },
  { $id: 'Source' },
);

const SettingValue = Type.Object({ value: Type.String(), means: Type.String(), cites: strings() });
export const SettingSchema = Type.Object(
  {
    key: Type.String(),
    expansion: Type.String(),
    question: Type.String(),
    kind: Type.Enum(['edition-difference', 'community-ruling', 'house-rule', 'table-agreement']),
    values: Type.Array(SettingValue),
    presets: Type.Record(Type.String(), Type.Object({ value: Type.String(), basis: Type.Enum(['stated', 'inferred']) })),
    recommended: Type.Record(Type.String(), Type.String(), { description: 'by edition' }),
    note: Type.Optional(Type.String()),
    conflicts: ConflictLinks,
    language,
  },
  { $id: 'Setting' },
);
export type SettingDocument = Static<typeof SettingSchema>;

export const TraitCellSchema = Type.Object(
  {
    value: Type.Enum(['yes', 'no', 'unspecified']),
    inferred: Type.Optional(Type.Enum(['yes', 'no'], { description: 'our reading where the sources are silent' })),
    cites: strings(),
    note: Type.Optional(Type.String()),
  },
  { $id: 'TraitCell' },
);
export type TraitCellDocument = Static<typeof TraitCellSchema>;

export const TraitTableSchema = Type.Object(
  {
    columns: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), expansion: Type.String() })),
    rows: Type.Array(
      Type.Object({
        subject: Type.String({ description: 'kind of figure or token, or where a figure stands' }),
        label: Type.String(),
        group: Type.String(),
        expansion: Type.String(),
        cells: Type.Record(Type.String(), Type.Record(Type.String(), ref<TraitCellDocument>('TraitCell')), {
          description: 'by column, then by edition',
        }),
      }),
    ),
  },
  { $id: 'TraitTable', description: 'labels are in the language of the answer, notes are English' },
);
export type TraitTable = Static<typeof TraitTableSchema>;

export const RULE_KINDS = ['rule', 'scoring', 'bonus', 'final', 'trigger', 'skip', 'consequence'] as const;
export const RuleSchema = Type.Object(
  {
    id: Type.String({ description: 'as findings, effects and scores name it' }),
    expansion: Type.String(),
    kind: Type.Enum([...RULE_KINDS], { description: '`rule` judges actions; the others say what follows' }),
    on: strings('kinds of action that it judges, features that it scores, effects that it follows from; `*`: all'),
    cites: strings(),
    overrides: strings('ids of the rules whose ban it beats'),
    overriddenBy: strings(),
  },
  { $id: 'Rule' },
);
export type RuleDocument = Static<typeof RuleSchema>;

export const corpusSchemas = [
  ClauseDetailSchema,
  SourceSchema,
  ConflictSchema,
  OpenQuestionSchema,
  Type.Unsafe({ $id: 'ConflictOrQuestion', anyOf: [{ $ref: 'Conflict#' }, { $ref: 'OpenQuestion#' }] }),
  Type.Object({ items: listOf('Conflict'), openQuestions: listOf('OpenQuestion') }, { $id: 'ConflictList' }),
  SettingSchema,
  TraitCellSchema,
  TraitTableSchema,
  RuleSchema,
  ClausePageSchema,
  NamesSchema,
  Type.Object({ items: listOf('Source') }, { $id: 'SourceList' }),
  Type.Object({ items: listOf('Setting'), names }, { $id: 'SettingList' }),
  Type.Object({ items: listOf('Rule'), names }, { $id: 'RuleList' }),
];
