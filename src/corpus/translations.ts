/** What clauses say in other languages: translated by us. */
import { lawData } from '#law-data';
import type { Clause } from '../contract/clause.js';
import { TRANSLATION_FILES } from './law-files.js';
import type { TranslationFile } from './translation-file.js';

/** What is said of a clause besides its statement. */
export const REMARKS = ['note', 'resolution', 'adjudicableWhy'] as const;
export type TranslatedClause = Pick<Clause, 'statement'> & Partial<Pick<Clause, (typeof REMARKS)[number]>>;
/** By id. */
export type Translations = Readonly<Record<string, TranslatedClause>>;

const LANGUAGES = ['pl', 'de'] as const;
type Translated = (typeof LANGUAGES)[number];

const byLanguage = { pl: new Map<string, TranslatedClause>(), de: new Map<string, TranslatedClause>() };

/** Of a language that is loaded by itself. */
export function addTranslations(language: Translated, translations: Translations): void {
  for (const [id, clause] of Object.entries(translations)) byLanguage[language].set(id, clause);
}

const inLanguage = (file: TranslationFile, language: Translated): Translations =>
  Object.fromEntries(
    Object.entries(file).map(([id, { [language]: statement, note, resolution, notAdjudicable }]) => [
      id,
      {
        statement,
        ...(note && { note: note[language] }),
        ...(resolution && { resolution: resolution[language] }),
        ...(notAdjudicable && { adjudicableWhy: notAdjudicable[language] }),
      },
    ]),
  );

for (const path of TRANSLATION_FILES)
  for (const language of LANGUAGES) addTranslations(language, inLanguage(lawData[path] as TranslationFile, language));

/** A clause in another language; undefined where it is not translated. */
export const translatedClause = (id: string, language: Translated): TranslatedClause | undefined => byLanguage[language].get(id);

/** The statement of a clause; undefined where it is not translated. */
export const translated = (id: string, language: Translated): string | undefined => translatedClause(id, language)?.statement;

/** All that there is in a language. */
export const translationsIn = (language: Translated): Translations => Object.fromEntries(byLanguage[language]);
