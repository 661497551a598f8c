/** Words as the search compares them: without endings, and with others that mean the same. */
import { EMPTY_WORDS, meaningsOf } from './foreign-words.js';
import { terms } from '../../corpus/terms.js';

/** Accents are taken off, and the Polish letter that has none. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text and where they stand. */
export const wordsOf = (text: string): { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index: at }) => ({ word, at }));

const ENDINGS = /(?:ments?|ions?|ings?|als?|ed|en|s)$/;

/** `places`, `placed` and `placing` are one word; so are `removal` and `remove`, `cities` and `city`. */
export function stem(word: string): string {
  const simple = plain(word).replace(/ies$/, 'y');
  const cut = simple.replace(ENDINGS, '');
  const left = cut.length < 3 || cut.endsWith('s') ? simple : cut;
  return left.length > 3 ? left.replace(/e$/, '').replace(/([bdgmnprt])\1$/, '$1') : left;
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(({ word }) => stem(word));

/** Words of questions that say nothing about what is asked. */
const STOP = new Set(
  stemsOf(
    'a an the is are was were be been am do does did has have had can could will would should shall of to in on at by for from with into onto ' +
      'it its he she his her they them their i my me you your we our this that these those there here who what when where which why how if and or ' +
      'as so then than about also still just any some s t happens',
  ),
);

/** Words that say something only beside others. */
const WEAK = new Set(stemsOf('may not no only'));

/** Whether the search passes over a word. */
export const isStop = (word: string): boolean => STOP.has(word);

/** Words of rules that can stand for one another. */
const ALIKE = [
  'place put deploy lay',
  'eat devour consume',
  'remove evict expel kick',
  'protect safe immune shield',
  'complete finish close',
  'score point',
  'begin start',
  'same equal tie',
  'incomplete unfinished uncompleted',
  'claim occupy',
  'unoccupied empty free',
  'move walk fly step',
  'return home back',
  'own self mine',
  'opponent other another',
  'twice again repeat',
  'pile stack bag',
  'draw drawn',
  'dead stuck nowhere blocked',
];

type Meanings = Map<string, Set<string>>;

function add(meanings: Meanings, word: string, others: readonly string[]): void {
  const known = meanings.get(word) ?? new Set<string>();
  for (const other of others) if (other !== word) known.add(other);
  meanings.set(word, known);
}

const english: Meanings = new Map();
const foreign: Meanings = new Map();
/** The words of one thing in both editions. */
const things: Meanings = new Map();

for (const group of ALIKE.map(stemsOf)) for (const word of group) add(english, word, group);
for (const { kind, names } of terms) {
  const { en, 'en-c2': second, ...others } = names;
  const said = [en, second].map(stemsOf);
  const single = said.filter((words) => words.length === 1).flat();
  for (const word of single) {
    add(english, word, single);
    add(things, word, single);
  }
  if (kind === 'trait' || kind === 'expansion' || kind === 'step') continue;
  // a name of several words is found by each of them
  const meant = [...new Set(said.flat())].filter((word) => !STOP.has(word));
  for (const name of Object.values(others)) for (const word of stemsOf(name)) if (word.length > 2) add(foreign, word, meant);
}

function shared(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/**
 * The stems of English words for one that is Polish or German: what it means by itself, or else all that is in the names of things in which it stands. Such
 * words have endings of their own: all but three letters of at least four must be the same.
 */
function translated(word: string, typed: string): string[] {
  const own = meaningsOf(typed).map(stem);
  if (own.length > 0) return own;
  const named = [...foreign].filter(([other]) => other === word || shared(word, other) >= Math.max(4, word.length - 3, other.length - 2));
  return [...new Set(named.flatMap(([, meant]) => [...meant]))];
}

/** Words of other languages that ask and say nothing. */
const EMPTY = new Set(wordsOf(EMPTY_WORDS).map(({ word }) => word));

/** A word of a question. */
export interface Asked {
  readonly word: string;
  /** As it was typed, with its ending. */
  readonly typed: string;
  readonly weak: boolean;
  /** English words that can stand for it. */
  readonly alike: readonly string[];
  /** What it means where it is Polish or German. */
  readonly meant: readonly string[];
}

/** The words of a question that say something; where all of them are weak, they are all it has. */
export function asked(question: string, isEnglish: (word: string) => boolean): Asked[] {
  const typed = new Map(wordsOf(question).map(({ word }) => [stem(word), plain(word)]));
  const all = [...typed.keys()].filter((word) => !STOP.has(word));
  const foreign = all.filter((word) => !isEnglish(word));
  // whoever writes Polish or German asks with its words
  const telling = foreign.length === 0 ? all : all.filter((word) => isEnglish(word) || !EMPTY.has(typed.get(word)!));
  const allWeak = telling.every((word) => WEAK.has(word));
  return telling.map((word) => {
    // `most` is a word of English questions, and a bridge in Polish ones
    const meant = foreign.length === 0 ? [] : translated(word, typed.get(word)!);
    return {
      word,
      typed: typed.get(word)!,
      weak: !allWeak && WEAK.has(word),
      alike: [...(english.get(word) ?? []), ...meant.flatMap((one) => [...(things.get(one) ?? [])])],
      meant,
    };
  });
}
