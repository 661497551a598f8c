/** How a folder's translations are written: what its clauses say in other languages, by id. They are ours, as its sources have none. */
import Type, { type Static } from 'typebox';

const text = Type.String({ minLength: 1 });
const inEach = Type.Object({ pl: text, de: text }, { additionalProperties: false });

export const TranslationFileSchema = Type.Record(
  Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }),
  Type.Object(
    {
      pl: Type.String({ minLength: 1, description: 'the statement' }),
      de: Type.String({ minLength: 1, description: 'the statement' }),
      note: Type.Optional(inEach),
      resolution: Type.Optional(inEach),
      notAdjudicable: Type.Optional(inEach),
    },
    { additionalProperties: false },
  ),
);
export type TranslationFile = Static<typeof TranslationFileSchema>;
