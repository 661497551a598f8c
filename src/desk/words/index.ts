/** The words of the pages: English stands in the code and is the key, as in gettext; names of things come from the catalogues of the API. */
import { batch, signal } from '@preact/signals';
import type { Language } from '../engine/api.js';

export const LANGUAGES: readonly (readonly [Language, string, string])[] = [
  ['en', 'English (first edition)', 'en'],
  ['en-c2', 'English (second edition)', 'en'],
  ['de', 'Deutsch', 'de'],
  ['pl', 'Polski', 'pl'],
];

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Catalogue = Readonly<Record<string, string>>;

export const language = signal<Language>('en');
const catalogue = signal<Catalogue>({});
const names = signal<Names>({});

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>> = {
  en: async () => ({ default: {} }),
  'en-c2': async () => ({ default: {} }),
  de: () => import('./de.js'),
  pl: () => import('./pl.js'),
};
const namesIn: Readonly<Record<Language, () => Promise<{ readonly default: Names }>>> = {
  en: () => import('virtual:names/en'),
  'en-c2': () => import('virtual:names/en-c2'),
  de: () => import('virtual:names/de'),
  pl: () => import('virtual:names/pl'),
};

let last: Language | undefined;

/** Changes everything at once, when all of it is there; of two wishes the later one counts, whichever is there first. */
export async function speak(wanted: Language): Promise<void> {
  last = wanted;
  const [words, things] = await Promise.all([catalogues[wanted](), namesIn[wanted]()]);
  if (last !== wanted) return;
  batch(() => {
    catalogue.value = words.default;
    names.value = things.default;
    language.value = wanted;
  });
  document.documentElement.lang = LANGUAGES.find(([id]) => id === wanted)![2];
  remember('language', wanted);
}

/** The language that was chosen last, or the one that the browser asks for. */
export function preferred(): Language {
  const kept = recall('language');
  if (LANGUAGES.some(([id]) => id === kept)) return kept as Language;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find(([id]) => asked[0] === id)?.[0] ?? 'en';
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
