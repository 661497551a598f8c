/** What settings ask, and what their values mean, in another language: translated by us, as the sources ask no such questions. */
import type { SettingTexts } from '../corpus/text-file.js';
import { settingTexts, wordsIn } from '../corpus/texts.js';
import type { Language } from '../corpus/terms.js';
import { inSecondEdition } from './second-edition.js';

/** `language` is given where it is English in an answer of another language, `notesLanguage` where only the note is. */
export interface LocalisedSetting extends SettingTexts {
  readonly language?: 'en';
  readonly translation?: 'ours';
  readonly notesLanguage?: 'en';
}

const words = { pl: wordsIn('pl').settings, de: wordsIn('de').settings };

/** The texts of a setting in a language, in English where we have not translated them; undefined for what is no setting. */
export function settingIn(key: string, language: Language): LocalisedSetting | undefined {
  const texts = settingTexts.get(key);
  if (!texts || language === 'en') return texts;
  if (language === 'en-c2') return inTermsOfTheSecondEdition(texts);
  const ours = words[language][key];
  if (!ours) return { ...texts, language: 'en' };
  const isNoteEnglish = texts.note !== undefined && ours.note === undefined;
  return { ...texts, ...ours, translation: 'ours', ...(isNoteEnglish && { notesLanguage: 'en' }) };
}

const inTermsOfTheSecondEdition = ({ question, values, note }: SettingTexts): SettingTexts => ({
  question: inSecondEdition(question),
  values: Object.fromEntries(Object.entries(values).map(([value, means]) => [value, inSecondEdition(means)])),
  ...(note !== undefined && { note: inSecondEdition(note) }),
});
