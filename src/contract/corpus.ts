/** The corpus as it is served: clauses, settings, traits, rules, and what things are called. */
import Type, { type Static } from 'typebox';
import { ClauseSchema, notesLanguage, translation } from './clause.js';
import { ref, strings } from './ref.js';

/** Of the texts of an item, in an answer that is in another one. */
const language = Type.Optional(Type.Literal('en', { description: 'of the texts, in an answer that is in another language' }));

export const NamesSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
  $id: 'Names',
  description:
    'what the things with the ids in the answer are called in its language, by kind (`figure`, `expansion`, `feature`, `step`, `token`, ...) and id',
});
export type Names = Static<typeof NamesSchema>;
const names = ref<Names>('Names');

/** Where a conflict is found. */
const ConflictLinks = Type.Array(Type.Object({ id: Type.String(), href: Type.String() }));

export const ClauseDetailSchema = Type.Object(
  {
    ...ClauseSchema.properties,
    language,
    translation,
    notesLanguage,
    rules: strings('ids of the rules that cite it'),
    settings: Type.Array(Type.Object({ key: Type.String(), value: Type.String() }), { description: 'values of settings that it justifies' }),
    traits: Type.Array(Type.Object({ subject: Type.String(), column: Type.String() }), { description: 'cells of the trait table that rest on it' }),
    history: Type.Object({
      supersedes: strings('older clauses that it took the place of'),
      supersededBy: strings('newer clauses that took its place'),
    }),
    conflicts: ConflictLinks,
    cases: Type.Array(Type.Object({ case: Type.String(), side: Type.String() }), { description: 'cases of the suite that exercise it' }),
    names,
  },
  { $id: 'ClauseDetail' },
);
export type ClauseDetail = Omit<Static<typeof ClauseDetailSchema>, 'names' | 'language' | 'translation' | 'notesLanguage'>;

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
    translation,
    notesLanguage,
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
        language: Type.Optional(Type.Literal('en', { description: 'of the label, where we know no name in the language of the answer' })),
        group: Type.String(),
        expansion: Type.String(),
        cells: Type.Record(Type.String(), Type.Record(Type.String(), ref<TraitCellDocument>('TraitCell')), {
          description: 'by column, then by edition',
        }),
      }),
    ),
    notesLanguage: Type.Optional(Type.Literal('en', { description: 'of the notes, in an answer that is in another language' })),
  },
  { $id: 'TraitTable', description: 'labels are in the language of the answer' },
);
export type TraitTable = Static<typeof TraitTableSchema>;

export const RULE_KINDS = ['rule', 'scoring', 'bonus', 'final', 'trigger', 'skip', 'consequence', 'setup', 'setting'] as const;
export const RuleSchema = Type.Object(
  {
    id: Type.String({ description: 'as findings, effects and scores name it' }),
    expansion: Type.String(),
    kind: Type.Enum([...RULE_KINDS], {
      description:
        '`rule` judges actions; `setting` is what a verdict names that hangs on one, `setup` is done before the first turn; the others say what follows',
    }),
    on: strings('kinds of action that it judges, features that it scores, effects that it follows from; `*`: all'),
    cites: strings(),
    overrides: strings('ids of the rules whose ban it beats'),
    overriddenBy: strings(),
  },
  { $id: 'Rule' },
);
export type RuleDocument = Static<typeof RuleSchema>;

export const corpusSchemas = [ClauseDetailSchema, SettingSchema, TraitCellSchema, TraitTableSchema, RuleSchema, NamesSchema];
