/** Words as the search compares them: without endings, and with others that mean the same. */
import { EMPTY_WORDS, meaningsOf, partsOf } from './foreign-words.js';
import { terms } from '../../corpus/terms.js';

/** Accents are taken off, and the Polish letter that has none. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text and where they stand. */
export const wordsOf = (text: string): { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index: at }) => ({ word, at }));

const ENDINGS = /(?:ments?|ions?|ings?|als?|ed|en|s)$/;

/** Forms that no ending makes. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ate: 'eat',
    went: 'go',
    goes: 'go',
    going: 'go',
    gone: 'go',
    took: 'take',
    taken: 'take',
    laid: 'lay',
    built: 'build',
    won: 'win',
    lost: 'lose',
    sent: 'send',
    paid: 'pay',
    bought: 'buy',
    caught: 'catch',
    chose: 'choose',
    chosen: 'choose',
    stood: 'stand',
    began: 'begin',
    begun: 'begin',
    held: 'hold',
    gave: 'give',
    given: 'give',
    thrown: 'throw',
    threw: 'throw',
    wolves: 'wolf',
    thieves: 'thief',
    highwaymen: 'highwayman',
  }),
);

/** `places`, `placed` and `placing` are one word; so are `removal` and `remove`, `cities` and `city`, `diagonally` and `diagonal`. */
export function stem(word: string): string {
  const typed = plain(word);
  const simple = (IRREGULAR.get(typed) ?? typed).replace(/ies$/, 'y').replace(/(?<=\p{L}{4})(?<!p)ly$/u, '');
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
      'as so then than about also still just any some s t happens want whenever',
  ),
);

/** Words that say something only beside others. */
const WEAK = new Set(stemsOf('may not no only'));

/** Whether the search passes over a word. */
export const isStop = (word: string): boolean => STOP.has(word);

/** Words of rules that can stand for one another. */
const ALIKE = [
  'place put deploy lay',
  'place stand sit',
  'eat devour consume',
  'remove evict expel kick',
  'protect safe immune shield',
  'complete finish close',
  'score point worth value',
  'count score',
  'begin start',
  'same equal',
  'tie equal equally',
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
  'dead stuck nowhere cannot unable impossible',
  'must optional compulsory mandatory obligatory voluntary forced',
  'aside away',
  'siege besiege besieger',
  'majority most many number',
  'double two twice',
  'more additional extra bonus',
  'reach range far',
  'exchange swap',
  'ransom buy pay redeem',
  'prisoner captive capture',
  'hole gap',
  'early prematurely',
  'enter visit',
];

/** What is said of all of them is said of each: who asks for the one is answered by a rule for the other. */
const GENERAL: Readonly<Record<string, string>> = {
  first: 'start begin',
  knight: 'follower',
  thief: 'follower',
  highwayman: 'follower',
  monk: 'follower',
  farmer: 'follower',
  city: 'feature',
  road: 'feature',
  monastery: 'feature',
  cloister: 'feature',
};

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
for (const [one, all] of Object.entries(GENERAL)) add(english, stem(one), stemsOf(all));
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

/** English words that can stand for one. */
export const alikeTo = (word: string): readonly string[] => [...(english.get(word) ?? [])];

/** What several small words say together, as the word of the rules for it. */
const TOGETHER: readonly (readonly [said: RegExp, word: string])[] = [
  [/\bcan ?(?:no|')t\b|\b(?:nobody|none|no one|nothing) can\b/, 'cannot'],
  [/\b(?:nicht|kein\w*|niemand|nirgends\w*)\b.*\bk(?:a|o)nn(?:en)?\b|\bk(?:a|o)nn(?:en)?\b.*\b(?:nicht|kein\w*|niemand)\b/, 'cannot'],
  [/\bnie (?:moze|mozna|moga|moge|da sie)\b/, 'cannot'],
  [/\bno (?:legal|permitted|possible)\b/, 'cannot'],
  [/\b(?:have|has|need|needs|got) to\b/, 'must'],
];
export function together(text: string): string[] {
  const simple = plain(text);
  return TOGETHER.flatMap(([said, word]) => (said.test(simple) ? [word] : []));
}

/** Small words that are English, and of no other language. */
const ENGLISH = new Set(
  'the is are does did can could would should what when where which how if and my your his their with into does there of'.split(' '),
);
/** Whether somebody asks in English, however he spells. */
export const isInEnglish = (question: string): boolean => wordsOf(question).some(({ word }) => ENGLISH.has(word.toLowerCase()));

/** The words of a question that say something; where all of them are weak, they are all it has. */
export function asked(question: string, isEnglish: (word: string) => boolean): Asked[] {
  const typed = new Map(
    [...wordsOf(question).flatMap(({ word }) => partsOf(plain(word))), ...together(question)].map((word) => [stem(word), plain(word)]),
  );
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
      weak: !allWeak && (WEAK.has(word) || (meant.length > 0 && meant.every((one) => WEAK.has(one)))),
      alike: [...(english.get(word) ?? []), ...meant.flatMap((one) => [...(things.get(one) ?? []), ...alikeTo(one)])],
      meant,
    };
  });
}
