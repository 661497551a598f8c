/** The texts of settings, of the trait table and of presets, which the engine does without. */
import { lawData } from '#law-data';
import { PRESET_TEXTS, TEXT_FILES } from './law-files.js';
import type { SettingTexts, TextFile, TraitNotes, TraitTexts, Words } from './text-file.js';

const files = TEXT_FILES.map((path) => lawData[path] as TextFile);

/** By key. */
export const settingTexts: ReadonlyMap<string, SettingTexts> = new Map(files.flatMap(({ settings = {} }) => Object.entries(settings)));

/** By subject; where a row of a later folder takes the place of an older one, its own. */
export const traitTexts: ReadonlyMap<string, TraitTexts> = new Map(files.flatMap(({ traits = {} }) => Object.entries(traits)));

/** What is said of a setting or a row that an expansion declares: it has to say it. */
export const textsOfSetting = (key: string): SettingTexts => settingTexts.get(key) ?? lacking(`settings.${key}`);
export const textsOfTrait = (subject: string): TraitTexts => traitTexts.get(subject) ?? lacking(`traits.${subject}`);

function lacking(name: string): never {
  throw new Error(`no \`texts.json\` of an expansion has \`${name}\``);
}

/** What the rules and scores of all folders say in a language, by their English. */
export function wordsIn(language: 'en-c2' | 'pl' | 'de'): Required<Words> {
  const all = files.flatMap(({ words }) => words?.[language] ?? []);
  const joined = <M extends keyof Words>(member: M) =>
    Object.fromEntries(all.flatMap((words) => Object.entries(words[member] ?? {}))) as NonNullable<Words[M]>;
  return { messages: joined('messages'), labels: joined('labels'), settings: joined('settings'), traits: joined('traits') };
}

/** What the things of all folders are called, by kind and id. */
export const folderTerms = files.flatMap(({ terms = {} }) =>
  Object.entries(terms).flatMap(([kind, byId]) => Object.entries(byId).map(([id, names]) => ({ kind: kind as TermKindName, id, names }))),
);
type TermKindName = keyof NonNullable<TextFile['terms']>;

/** What a cell of the trait table remarks. */
export const traitNote = (subject: string, column: string, edition: 'C1' | 'C2'): string | undefined =>
  noteOf(traitTexts.get(subject)?.notes, column, edition);

/** The note of a column on an edition. */
export function noteOf(notes: TraitNotes | undefined, column: string, edition: 'C1' | 'C2'): string | undefined {
  const note = notes?.[column];
  return typeof note === 'string' ? note : note?.[edition];
}

/** What there is to say of a preset, by its id. */
export const presetNotes = lawData[PRESET_TEXTS] as Readonly<Record<string, string>>;
