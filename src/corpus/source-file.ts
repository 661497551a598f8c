/** How a file of sources is written: each source under its id. */
import Type, { type Static } from 'typebox';
import { AUTHORITIES, EDITIONS } from '../contract/clause.js';

/** `document`: clauses cite it. `printing`: known only through the documents. `rulebook`: clauses cite it from general knowledge, unchecked. */
export const SOURCE_KINDS = ['document', 'printing', 'rulebook'] as const;

const SourceEntrySchema = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    publisher: Type.String({ minLength: 1 }),
    edition: Type.Enum([...EDITIONS, '*'], { description: '`*`: of several editions, or of none' }),
    language: Type.String({ pattern: '^[a-z]{2}$', description: 'of the text: ISO 639-1' }),
    date: Type.Union([Type.String({ pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' }), Type.Null()], {
      description: 'only where one of the documents states it; of a rulebook the year of publication',
    }),
    authority: Type.Enum([...AUTHORITIES], { description: 'of the source as a whole; a clause may carry a different one, as marked in the source' }),
    kind: Type.Enum([...SOURCE_KINDS]),
    url: Type.Optional(Type.String({ pattern: '^https?://\\S+$' })),
    note: Type.Optional(Type.String()),
    documents: Type.Optional(Type.Array(Type.String(), { description: 'of a printing: the documents that speak of it' })),
  },
  { additionalProperties: false },
);

export const SourceFileSchema = Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), SourceEntrySchema);
export type SourceFile = Static<typeof SourceFileSchema>;

export type Source = Readonly<SourceFile[string]> & { readonly id: string };
