/** Lists of the corpus and the catalogue, and what only they hold: sources, conflicts, open questions. */
import Type from 'typebox';
import { AUTHORITIES, ClauseSchema, notesLanguage, translation } from '../../contract/clause.js';
import { listOf, pageOf, ref, strings } from '../../contract/ref.js';
import { ANSWERS, REASONS } from '../../corpus/conflicts.js';
import { SOURCE_KINDS } from '../../corpus/source-file.js';

/** Of the texts of an item, in an answer that is in another one. */
const language = Type.Optional(Type.Literal('en', { description: 'of the texts, in an answer that is in another language' }));
const names = ref('Names');

const place = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 });
export const ClausePageSchema = Type.Object(
  {
    items: Type.Array(Type.Object({ ...ClauseSchema.properties, language, translation, notesLanguage })),
    next: Type.Union([Type.String(), Type.Null()], { description: 'the `cursor` of the next page; null on the last one' }),
    prev: Type.Union([Type.String(), Type.Null()], { description: 'the `cursor` of the page before; null on the first one' }),
    total: Type.Integer({ minimum: 0, description: 'how many there are on all pages together' }),
    matches: Type.Optional(
      Type.Record(Type.String(), Type.Array(place), {
        description: 'with `q`: by clause, where the words stand in its statement, `[from, to)` in characters',
      }),
    ),
    highlights: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'with `q`: by clause, the statement as HTML, with the words in `<mark>` and all else escaped',
      }),
    ),
    names,
  },
  { $id: 'ClausePage' },
);

const editionsOr = (description: string) =>
  Type.Unsafe<unknown>({ type: ['string', 'object'], additionalProperties: { type: 'string' }, description });
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
    translation,
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
    translation,
  },
  { $id: 'OpenQuestion' },
);

export const SourceSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    publisher: Type.String(),
    edition: Type.String({ description: '`*`: of several editions, or of none' }),
    language: Type.String({ description: 'ISO 639-1' }),
    date: Type.Union([Type.String(), Type.Null()], { description: 'YYYY or YYYY-MM, where one of the documents states it' }),
    authority: Type.Enum([...AUTHORITIES]),
    kind: Type.Enum([...SOURCE_KINDS], {
      description: '`printing`: known only through the documents; `rulebook`: cited from general knowledge, unchecked',
    }),
    url: Type.Optional(Type.String()),
    note: Type.Optional(Type.String()),
    documents: Type.Optional(strings('for a printing: the documents that speak of it')),
    clauses: Type.Optional(
      Type.Integer({ minimum: 0, description: 'how many clauses are taken from it; a printing is known only through the documents' }),
    ),
  },
  { $id: 'Source' },
);

const list = (id: string, of: string) => Type.Object({ items: listOf(of) }, { $id: id });
const namedList = (id: string, of: string) => Type.Object({ items: listOf(of), names }, { $id: id });

export const listSchemas = [
  ClauseSchema,
  ClausePageSchema,
  SourceSchema,
  list('SourceList', 'Source'),
  ConflictSchema,
  OpenQuestionSchema,
  Type.Unsafe({ $id: 'ConflictOrQuestion', anyOf: [{ $ref: 'Conflict#' }, { $ref: 'OpenQuestion#' }] }),
  Type.Object({ items: listOf('Conflict'), openQuestions: listOf('OpenQuestion') }, { $id: 'ConflictList' }),
  namedList('SettingList', 'Setting'),
  namedList('RuleList', 'Rule'),
  list('TileList', 'Tile'),
  namedList('ExpansionList', 'Expansion'),
  pageOf('RulesetPage', 'RulesetSummary'),
];
