/** Statements of clauses in other languages, as far as we have translated them. */
import { lawData } from '#law-data';
import { TRANSLATION_FILES } from './law-files.js';
import type { TranslationFile } from './translation-file.js';

const files = TRANSLATION_FILES.map((path) => lawData[path] as TranslationFile);
const byId: ReadonlyMap<string, TranslationFile[string]> = new Map(files.flatMap((file) => Object.entries(file)));

/** Undefined where there is none. */
export const translated = (id: string, language: 'pl' | 'de'): string | undefined => byId.get(id)?.[language];

/** Ids of the clauses that are translated. */
export const translatedIds: readonly string[] = [...byId.keys()];
