/** How a folder's translations are written: statements of its clauses in other languages, by id. They are ours, as its sources have none. */
import Type, { type Static } from 'typebox';

const statement = Type.String({ minLength: 1 });

export const TranslationFileSchema = Type.Record(
  Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }),
  Type.Object({ pl: statement, de: statement }, { additionalProperties: false }),
);
export type TranslationFile = Static<typeof TranslationFileSchema>;
