/** The words of the pages: English stands in the code and is the key, as in gettext; names of things come from the catalogues of the API. */
import { batch, signal } from '@preact/signals';
import type { Language } from '../engine/api.js';
import { designIn } from './designs.js';
import { MEMBERS } from './members.js';
import { topics as english } from './things-en.js';

/** A language, or English in the terms of the edition on the table. */
export type Speech = Language | 'auto';

export const LANGUAGES: readonly (readonly [Speech, string, string])[] = [
  ['auto', 'English', 'en'],
  ['en', 'English (first edition)', 'en'],
  ['en-c2', 'English (second edition)', 'en'],
  ['de', 'Deutsch', 'de'],
  ['pl', 'Polski', 'pl'],
];

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Catalogue = Readonly<Record<string, string>>;

/** What is spoken. */
export const language = signal<Language>('en');
/** What the reader has chosen. */
export const speech = signal<Speech>('auto');
const edition = signal<'C1' | 'C2'>('C1');
const catalogue = signal<Catalogue>({});
const defects = signal<Catalogue>({});
const designs = signal<Catalogue>({});
const topics = signal<Catalogue>({});
const words = signal<Catalogue>({});
const mechanics = signal<Catalogue>({});
const names = signal<Names>({});

/** What the pages say; what the words are called of which ids of tiles are made, the topics of the law, what only actions and effects name, and what can be played without. */
interface Words {
  readonly default: Catalogue;
  readonly ids?: Catalogue;
  readonly mechanics?: Catalogue;
  readonly defects?: Catalogue;
  readonly designs?: Catalogue;
  readonly topics?: Catalogue;
}

const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => ({ default: {}, topics: english }),
  'en-c2': async () => ({ default: {}, topics: english }),
  de: () => import('./de.js'),
  pl: () => import('./pl.js'),
};
const namesIn: Readonly<Record<Language, () => Promise<{ readonly default: Names }>>> = {
  en: () => import('virtual:names/en'),
  'en-c2': () => import('virtual:names/en-c2'),
  de: () => import('virtual:names/de'),
  pl: () => import('virtual:names/pl'),
};

/** The tag of what is spoken, whichever edition's terms it uses. */
export const speechOf = (wanted: Language): string => LANGUAGES.find(([id]) => id === wanted)![2];

let last: Language | undefined;

const languageOf = (wanted: Speech): Language => (wanted !== 'auto' ? wanted : edition.value === 'C2' ? 'en-c2' : 'en');

export async function speak(wanted: Speech): Promise<void> {
  speech.value = wanted;
  remember('language', wanted);
  await load(languageOf(wanted));
}

/** A ruleset of that edition lies on the table. */
export function playedIn(now: 'C1' | 'C2'): void {
  edition.value = now;
  if (speech.value === 'auto' && last !== undefined) void load(languageOf('auto')).catch(() => undefined);
}

/** Changes everything at once, when all of it is there; of two wishes the later one counts, whichever is there first. */
async function load(wanted: Language): Promise<void> {
  if (last === wanted) return;
  last = wanted;
  const [said, things] = await Promise.all([catalogues[wanted](), namesIn[wanted]()]).catch((error: unknown) => {
    // it may be wanted once more when there is a network again
    if (last === wanted) last = undefined;
    throw error;
  });
  if (last !== wanted) return;
  batch(() => {
    catalogue.value = said.default;
    defects.value = said.defects ?? {};
    designs.value = said.designs ?? {};
    topics.value = said.topics ?? {};
    words.value = said.ids ?? {};
    mechanics.value = said.mechanics ?? {};
    names.value = things.default;
    language.value = wanted;
  });
  document.documentElement.lang = speechOf(wanted);
}

/** The language that was chosen last, or the one that the browser asks for. */
export function preferred(): Speech {
  const kept = recall('language');
  if (LANGUAGES.some(([id]) => id === kept)) return kept as Speech;
  const [asked] = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find(([id, , tag]) => id !== 'en' && asked === tag)?.[0] ?? 'auto';
}

/** What is said of a single one; in languages that say it otherwise this is their key. */
const OF_ONE: Catalogue = {
  '{count} cases': '{count} case',
  '{count} clauses': '{count} clause',
  '{count} clauses of other printings': '{count} clause of another printing',
  '{count} features': '{count} feature',
  '{count} figures': '{count} figure',
  '{count} further findings': '{count} further finding',
  '{count} rulings': '{count} ruling',
  '{count} settings': '{count} setting',
  '{count} things are wrong with the position': '{count} thing is wrong with the position',
  '{count} tiles': '{count} tile',
  '{count} points for {player}': '{count} point for {player}',
  '{done} of {count} messages judged': '{done} of {count} message judged',
  '{player}: {count} points': '{player}: {count} point',
  'bid {count} points for tile {number}': 'bid {count} point for tile {number}',
};

/** The words in the language of the reader; what stands in braces is filled in. */
export function t(english: string, filled: Readonly<Record<string, string | number>> = {}): string {
  const said = (filled['count'] === 1 && OF_ONE[english]) || english;
  const text = catalogue.value[said] ?? catalogue.value[english] ?? said;
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(filled[key] ?? whole));
}

/** What a thing is called; its id, made readable, while the names are still coming. */
export const nameOf = (kind: 'figure' | 'role' | 'expansion' | 'feature' | 'step' | 'token' | 'trait', id: string): string =>
  names.value[kind]?.[id] ?? id.replaceAll('-', ' ');

/** What actions and effects name, of whatever kind: a feature, a figure, a token, an area off the tiles, a way, a choice. */
export const wordOf = (id: string): string =>
  names.value['token']?.[id] ?? names.value['feature']?.[id] ?? names.value['figure']?.[id] ?? words.value[id] ?? id.replaceAll('-', ' ');

/** What is asked for in a running procedure. */
export const memberText = (name: string): string => (MEMBERS[name] === undefined ? wordOf(name) : t(MEMBERS[name]));

/** A place of an area off the tiles; its word alone may mean something on a tile. */
export const placeWord = (area: string, place: string): string => words.value[`${area} ${place}`] ?? wordOf(place);

/** A part of an expansion that a table can do without. */
export const mechanicText = (name: string): string => mechanics.value[name] ?? name.replaceAll('-', ' ');

/** What a tile shows, from the words of its id. */
export const designText = (id: string): string =>
  designIn(designs.value, id)
    .map(({ text }) => text)
    .join(' ');

/** A value of a setting: its name, made readable; in a language in which that is no word, what it means. */
export const choiceText = (value: string, means: string | undefined): string =>
  means === undefined || language.value.startsWith('en') ? value.replaceAll('-', ' ') : means;

/** What a defect or a refusal of that code means, where the details are in another language than is spoken. */
export const meantBy = (code: string | undefined): string | undefined => (code === undefined ? undefined : defects.value[code]);

/** A topic of the law, by the part of the clauses' ids that names it. */
export const topicText = (topic: string): string => topics.value[topic] ?? topic.replace(/^x-/, '').replaceAll('-', ' ');

/** Storage may be forbidden; then nothing is remembered. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`seneschal.${key}`, value);
  } catch {
    // nothing is lost but the habit
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`seneschal.${key}`);
  } catch {
    return null;
  }
}
