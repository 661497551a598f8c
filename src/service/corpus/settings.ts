/** Settings as they are served. */
import { expansions } from '../../catalog.js';
import { textsOfSetting } from '../../corpus/texts.js';
import { saidOf, type Setting } from '../../kernel/declare/setting.js';
import { EDITIONS } from '../../contract/clause.js';
import type { SettingDocument } from '../../contract/corpus.js';
import { conflictsDecidedBy } from '../../corpus/conflicts.js';
import { namesOf, settingIn, type Language } from '../../languages/index.js';
import { found } from '../lookup.js';
import { conflictLinks } from './conflicts.js';

const presetEditions = EDITIONS.filter((edition) => edition !== 'C3');

function document(expansion: string, { key, text }: Setting): SettingDocument {
  const { kind, values, presets, recommended } = text;
  const { question, values: means, note } = textsOfSetting(key);
  return {
    key,
    expansion,
    question,
    kind,
    values: values.map((one) => ({ value: one.value, means: means[one.value]!, cites: [...saidOf(one)] })),
    presets: Object.fromEntries(Object.entries(presets).map(([id, [value, basis]]) => [id, { value, basis }])),
    recommended: typeof recommended === 'string' ? Object.fromEntries(presetEditions.map((edition) => [edition, recommended])) : { ...recommended },
    ...(note !== undefined && { note }),
    conflicts: conflictLinks(conflictsDecidedBy(key)),
  };
}

const settingDocuments: ReadonlyMap<string, SettingDocument> = new Map(
  expansions.flatMap(({ id, settings = [] }) => settings.map((setting) => [setting.key, document(id, setting)] as const)),
);

/** A setting in the words of a language. */
function documentIn({ values, ...rest }: SettingDocument, language: Language): SettingDocument {
  const { values: means, ...texts } = settingIn(rest.key, language)!;
  return { ...rest, ...texts, values: values.map((one) => ({ ...one, means: means[one.value]! })) };
}

export const settingKeys: readonly string[] = [...settingDocuments.keys()];
/** Why tables differ in them. */
export const settingKinds: readonly string[] = [...settingDocuments.values()].map(({ kind }) => kind);

export interface SettingFilter {
  /** Id of the expansion that declares it. */
  readonly expansion?: string;
  readonly kind?: string;
}

export function settingList({ expansion, kind }: SettingFilter, language: Language) {
  const items = [...settingDocuments.values()].filter(
    (setting) => setting.expansion === (expansion ?? setting.expansion) && setting.kind === (kind ?? setting.kind),
  );
  return {
    items: items.map((setting) => documentIn(setting, language)),
    names: namesOf({ expansion: items.map((setting) => setting.expansion) }, language),
  };
}

/** Throws `NotFound`. */
export const settingDocument = (key: string, language: Language): SettingDocument =>
  documentIn(found(settingDocuments.get(key), 'setting', key, settingKeys), language);
