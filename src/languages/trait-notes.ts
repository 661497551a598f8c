/** What cells of the trait table remark, in another language: translated by us. */
import { noteOf, traitNote, traitTexts, wordsIn } from '../corpus/texts.js';
import type { Language } from '../corpus/terms.js';

const words = { pl: wordsIn('pl').traits, de: wordsIn('de').traits };

/** The note on a cell; in English where we have not translated it. */
export const traitNoteIn = (subject: string, column: string, edition: 'C1' | 'C2', language: Language): string | undefined =>
  (language === 'pl' || language === 'de' ? noteOf(words[language][subject], column, edition) : undefined) ?? traitNote(subject, column, edition);

/** Whether all notes are in the language. */
export const hasTraitNotesIn = (language: Language): boolean =>
  (language !== 'pl' && language !== 'de') ||
  [...traitTexts].every(([subject, { notes = {} }]) => Object.keys(notes).every((column) => words[language][subject]?.[column] !== undefined));
