/** How a folder's other texts are written: what its settings ask and mean, what its things are called, and what its rules say in other languages. */
import Type, { type Static } from 'typebox';

const text = Type.String({ minLength: 1 });

const SettingTextsSchema = Type.Object(
  {
    question: Type.String({ minLength: 1, description: 'what it decides, one short sentence' }),
    values: Type.Record(Type.String(), text, { description: 'what each value means' }),
    note: Type.Optional(text),
  },
  { additionalProperties: false },
);
export type SettingTexts = Static<typeof SettingTextsSchema>;

const TraitNotesSchema = Type.Record(
  Type.String(),
  Type.Union([text, Type.Object({ C1: Type.Optional(text), C2: Type.Optional(text) }, { additionalProperties: false, minProperties: 1 })]),
  { description: 'by column: of both editions, or of each' },
);
export type TraitNotes = Static<typeof TraitNotesSchema>;

const TraitTextsSchema = Type.Object({ label: text, notes: Type.Optional(TraitNotesSchema) }, { additionalProperties: false });
export type TraitTexts = Static<typeof TraitTextsSchema>;

const WordsSchema = Type.Object(
  {
    messages: Type.Optional(Type.Record(Type.String(), text, { description: 'by the English message of a rule' })),
    labels: Type.Optional(Type.Record(Type.String(), text, { description: 'by the English label of a score line' })),
    settings: Type.Optional(
      Type.Record(Type.String(), SettingTextsSchema, { description: 'by key: what is asked, what each value means, and the note' }),
    ),
    traits: Type.Optional(Type.Record(Type.String(), TraitNotesSchema, { description: 'notes by subject' })),
  },
  { additionalProperties: false },
);
export type Words = Static<typeof WordsSchema>;

const NamesSchema = Type.Object(
  {
    en: Type.String({ minLength: 1, description: 'in the terms of the first edition' }),
    'en-c2': Type.Optional(Type.String({ minLength: 1, description: 'in those of the second, where they differ' })),
    pl: Type.Optional(text),
    de: Type.Optional(text),
    plOurs: Type.Optional(Type.Boolean({ description: 'no source has a Polish name' })),
    deOurs: Type.Optional(Type.Boolean({ description: 'no source has a German name' })),
  },
  { additionalProperties: false },
);
const TERM_KINDS = ['figure', 'role', 'expansion', 'feature', 'step', 'token', 'trait'] as const;

export const TextFileSchema = Type.Object(
  {
    terms: Type.Optional(
      Type.Partial(Type.Record(Type.Enum([...TERM_KINDS]), Type.Record(Type.String(), NamesSchema)), {
        description: 'what the figures, tokens, places, steps ... of the folder are called, by kind and id',
      }),
    ),
    words: Type.Optional(
      Type.Object(
        { 'en-c2': Type.Optional(WordsSchema), pl: Type.Optional(WordsSchema), de: Type.Optional(WordsSchema) },
        { additionalProperties: false, description: 'what its rules and scores say in other languages' },
      ),
    ),
    settings: Type.Optional(Type.Record(Type.String(), SettingTextsSchema)),
    traits: Type.Optional(Type.Record(Type.String(), TraitTextsSchema, { description: 'by subject' })),
  },
  { additionalProperties: false },
);
export type TextFile = Static<typeof TextFileSchema>;
