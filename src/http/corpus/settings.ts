/** Settings as they are served. */
import { expansions } from '../../catalog.js';
import { EDITIONS } from '../../contract/clause.js';
import type { Setting } from '../../kernel/setting.js';
import type { SettingDocument } from '../schemas/corpus.js';

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
  };
}

export const settingDocuments: ReadonlyMap<string, SettingDocument> = new Map(
  expansions.flatMap(({ id, settings = [] }) => settings.map((setting) => [setting.key, document(id, setting)] as const)),
);
