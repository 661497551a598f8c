/** Settings as they are served. */
import { expansions } from '../../catalog.js';
import { EDITIONS } from '../../contract/clause.js';
import { conflictsDecidedBy } from '../../corpus/conflicts.js';
import type { Setting } from '../../kernel/setting.js';
import { inEnglish, textIn, type Language } from '../../languages/index.js';
import type { SettingDocument } from '../schemas/corpus.js';
import { conflictLinks } from './conflicts.js';

const presetEditions = EDITIONS.filter((edition) => edition !== 'C3');

function document(expansion: string, { key, text }: Setting): SettingDocument {
  const { question, kind, values, presets, recommended, note } = text;
  return {
    key,
    expansion,
    question,
    kind,
    values: values.map(({ value, means, cites }) => ({ value, means, cites: [...cites] })),
    presets: Object.fromEntries(Object.entries(presets).map(([id, [value, basis]]) => [id, { value, basis }])),
    recommended: typeof recommended === 'string' ? Object.fromEntries(presetEditions.map((edition) => [edition, recommended])) : { ...recommended },
    ...(note !== undefined && { note }),
    conflicts: conflictLinks(conflictsDecidedBy(key)),
  };
}

export const settingDocuments: ReadonlyMap<string, SettingDocument> = new Map(
  expansions.flatMap(({ id, settings = [] }) => settings.map((setting) => [setting.key, document(id, setting)] as const)),
);

/** A setting in the words of a language. */
export const settingIn = ({ question, values, note, ...rest }: SettingDocument, language: Language): SettingDocument => ({
  ...rest,
  question: textIn(question, language),
  values: values.map((value) => ({ ...value, means: textIn(value.means, language) })),
  ...(note !== undefined && { note: textIn(note, language) }),
  ...inEnglish(language),
});
