/** Finding clauses: filters, and the words of a question. */
import type { Scope, Clause } from '../../contract/clause.js';
import { holdsIn, scopes } from '../../corpus/scopes.js';
import { clauses } from '../../corpus/clauses.js';
import { distance } from 'fastest-levenshtein';
import { terms } from '../../corpus/terms.js';
import { translated as translationOf } from '../../corpus/translations.js';
import MiniSearch, { type SearchResult } from 'minisearch';
import { inForceAt } from '../../corpus/law.js';
import { presetById } from '../../corpus/presets.js';
import { inSecondEdition } from '../../languages/second-edition.js';
import { meaningsOf, nearlyMeant } from './foreign-words.js';
import { escapeHtml } from './html.js';
import { folders, homesOf } from './homes.js';
import { alikeTo, asked, isInEnglish, isStop, plain, stem, stemsOf, together, wordsOf, type Asked } from './words.js';

export interface ClauseFilter {
  readonly q?: string | undefined;
  readonly edition?: string | undefined;
  readonly publisher?: string | undefined;
  readonly authority?: string | undefined;
  readonly kind?: string | undefined;
  readonly expansion?: string | undefined;
  readonly figure?: string | undefined;
  readonly token?: string | undefined;
  readonly step?: string | undefined;
  readonly phase?: string | undefined;
  readonly source?: string | undefined;
  /** Id of a preset. */
  readonly preset?: string | undefined;
  /** `YYYY` or `YYYY-MM`. */
  readonly asOf?: string | undefined;
}

type ScopeFilter = 'edition' | 'publisher' | 'preset' | 'asOf';

const FILTERS: Readonly<Record<Exclude<keyof ClauseFilter, 'q' | ScopeFilter>, (clause: Clause, wanted: string) => boolean>> = {
  authority: ({ authority }, wanted) => authority === wanted,
  kind: ({ kind }, wanted) => kind === wanted,
  expansion: ({ involves }, wanted) => involves.expansions.includes(wanted),
  figure: ({ involves }, wanted) => involves.figures.includes(wanted),
  token: ({ involves }, wanted) => involves.tokens.includes(wanted),
  step: ({ involves }, wanted) => involves.steps.includes(wanted),
  phase: ({ involves }, wanted) => involves.phases.includes(wanted),
  source: ({ sources }, wanted) => sources.some(({ source }) => source === wanted),
};

/** Whether a clause holds somewhere where all of these are met together. */
function holding({ edition, publisher, preset, asOf }: Pick<ClauseFilter, ScopeFilter>): (clause: Clause) => boolean {
  const printing = preset === undefined ? undefined : presetById(preset);
  const inForce = asOf === undefined ? undefined : inForceAt(clauses, asOf);
  const meets = (clause: Clause, scope: Scope) =>
    (edition === undefined || scope.edition === edition) &&
    // left out are all publishers
    (publisher === undefined || scope.publisher === undefined || scope.publisher === publisher) &&
    (printing === undefined || holdsIn(scope, printing)) &&
    (inForce?.(clause, scope) ?? true);
  return (clause) => clause.holds.some((scope) => meets(clause, scope));
}

/** A clause, and the stems of its words that the question found. */
export interface Found {
  readonly clause: Clause;
  readonly stems: ReadonlySet<string>;
}

/** The clauses that pass every filter, best first; without words in the order of the corpus. */
export function findClauses({ q, edition, publisher, preset, asOf, ...filter }: ClauseFilter): Found[] {
  const wanted = Object.entries(filter).filter((entry): entry is [keyof typeof FILTERS, string] => entry[1] !== undefined);
  const passes = (clause: Clause) => wanted.every(([name, value]) => FILTERS[name](clause, value));
  const holds = holding({ edition, publisher, preset, asOf });
  return ranked(q?.trim() ?? '').filter(({ clause }) => passes(clause) && holds(clause));
}

/** Where words with these English stems stand in a text, or in one of another language words that mean them: `[from, to)` in characters. */
export function matches(text: string, stems: ReadonlySet<string>, language = 'en'): [from: number, to: number][] {
  const isEnglish = language.startsWith('en');
  const isMeant = (word: string) => stems.has(stem(word)) || (!isEnglish && meaningsOf(plain(word)).some((meant) => stems.has(stem(meant))));
  return wordsOf(text).flatMap(({ word, at }): [number, number][] => (isMeant(word) ? [[at, at + word.length]] : []));
}

/** The text as HTML, with what was found marked. */
export function highlighted(text: string, found: readonly (readonly [from: number, to: number])[]): string {
  const ends = found.map(([, to]) => to);
  const marked = found.map(([from, to], i) => `${escapeHtml(text.slice(ends[i - 1] ?? 0, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`);
  return marked.join('') + escapeHtml(text.slice(ends.at(-1) ?? 0));
}

const FIELDS: Readonly<Record<string, (clause: Clause) => string>> = {
  id: ({ id }) => id,
  statement: ({ statement }) => statement,
  // so that the words of either edition find it
  restated: ({ statement }) => inSecondEdition(statement),
  note: ({ note = '' }) => note,
  resolution: ({ resolution = '' }) => resolution,
  subjects: ({ involves }) => Object.values(involves).flat().join(' '),
};

const order = new Map([...clauses.keys()].map((id, i) => [id, i]));
const vocabulary = new Set<string>();

/** What is law comes before what is told about it. */
const WEIGHTS: Partial<Record<Clause['kind'], number>> = {
  rule: 1.2,
  faq: 1.1,
  clarification: 1.1,
  example: 0.8,
  'change-note': 0.7,
  'publisher-difference': 0.8,
  'house-rule': 0.7,
};

/** What a clause counts that no verdict can cite yet, because the mechanics of its expansion are not modelled. */
const NOT_MODELLED = 0.7;

/** What a clause counts that only says how a computer version plays. */
const READ_BY_A_COMPUTER = 0.6;
const isOfComputer = ({ sources: cited }: Clause) => cited.length > 0 && cited.every(({ source }) => source === 'jcloisterzone');

const weight = (clause: Clause): number =>
  (WEIGHTS[clause.kind] ?? 1) * (scopes.has(clause.id) ? 1 : NOT_MODELLED) * (isOfComputer(clause) ? READ_BY_A_COMPUTER : 1);

/** Of each word that was met while indexing; null where the search passes over it. The same few thousand come again and again. */
const stems = new Map<string, string | null>();

function indexed(word: string): string | null {
  let known = stems.get(word);
  if (known === undefined) {
    const stemmed = stem(word);
    known = isStop(stemmed) ? null : stemmed;
    stems.set(word, known);
    if (known !== null) vocabulary.add(known);
  }
  return known;
}

const index = new MiniSearch<Clause>({
  fields: Object.keys(FIELDS),
  tokenize: (text) => [...wordsOf(text).map(({ word }) => word), ...together(text)],
  processTerm: indexed,
  extractField: (clause, field) => (field === 'id' ? clause.id : FIELDS[field]!(clause)),
  searchOptions: {
    // a query is one stem
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boost: { statement: 3, id: 4, subjects: 0.5 },
    boostDocument: (id) => weight(clauses.get(id as string)!),
  },
});

/** A word with two neighbouring letters exchanged, in all ways. */
const exchanged = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2));

/** What a synonym counts of what a word means that is Polish or German. */
const TRANSLATED = 0.55;
/** What a synonym counts beside the word itself. */
const SYNONYM = 0.7;

/** The clauses that one word of the question finds: a word that is known as it is, one that was begun as each it may become, any other as what it may be meant for. */
function finding({ word, typed, alike, meant }: Asked, inOurWords: boolean): SearchResult[] {
  const known = (list: readonly string[]) => list.filter((other) => vocabulary.has(other));
  const written = vocabulary.has(word) ? [word] : known(exchanged(word));
  const words = known([...written, ...meant]);
  const others = known([...alike, ...(written.includes(word) ? [] : written.flatMap(alikeTo))]);
  if (words.length + others.length > 0)
    return best(
      [...words, ...others].map((term) =>
        index.search(term, { boostTerm: () => (words.includes(term) ? 1 : meant.length > 0 ? TRANSLATED : SYNONYM) }),
      ),
    );
  const begun = typed.length > 3 ? [...vocabulary].filter((other) => other.startsWith(typed)) : [];
  if (begun.length > 0) return best(begun.map((term) => index.search(term)));
  const told = inOurWords ? [] : inTranslation(typed);
  if (told.length > 0) return told;
  const corrections = mistyped(typed);
  if (corrections.length === 0) {
    const foreign = known(nearlyMeant(typed, distance).map(stem));
    return best(foreign.map((term) => index.search(term, { boostTerm: () => TRANSLATED })));
  }
  const synonyms = known(corrections.flatMap(alikeTo));
  return best([...corrections.map((term) => index.search(term)), ...synonyms.map((term) => index.search(term, { boostTerm: () => SYNONYM }))]);
}

/** Our translations of the clauses, word by word. */
const translations = new MiniSearch<Clause>({
  fields: ['pl', 'de'],
  tokenize: (text) => wordsOf(text).map(({ word }) => plain(word)),
  processTerm: (term) => term,
  extractField: (clause, field) => (field === 'id' ? clause.id : (translationOf(clause.id, field as 'pl' | 'de') ?? '')),
  searchOptions: { tokenize: (text) => [text], processTerm: (term) => term, prefix: true },
});

/** Before the first question, and not when the program starts: it takes a quarter of a second, which most that start have no need of. */
function fill(each = index): void {
  if (each.documentCount === 0) each.addAll([...clauses.values()]);
}

/** Whatever begins alike: endings are not compared. */
function inTranslation(typed: string): SearchResult[] {
  if (typed.length < 5) return [];
  // whoever asks in English has no need of them
  fill(translations);
  return translations.search(typed.slice(0, Math.max(4, typed.length - 3)));
}

/** Stems of the names of things: whoever mistypes means one of them before any other word. */
const names = new Set(
  terms.flatMap(({ kind, names: { en } }) => (kind === 'trait' || kind === 'expansion' ? [] : wordsOf(en).map(({ word }) => stem(word)))),
);

/** Stems of the names of pieces that have one of their own. */
const pieces = new Set(
  terms.flatMap(({ kind, names: { en } }) => {
    const name = wordsOf(en);
    return (kind === 'figure' || kind === 'token') && name.length === 1 ? [stem(name[0]!.word)] : [];
  }),
);

/** Id of a clause -> the pieces that it is about by its name, whatever its expansion is called. */
const subjects = new Map(
  [...clauses.keys()].map((id) => [
    id,
    wordsOf(id.slice(id.indexOf('.')))
      .map(({ word }) => stem(word))
      .filter((word) => pieces.has(word)),
  ]),
);

/** As it sounds, more or less: `prinses` is `princess`. */
const sounding = (word: string): string =>
  plain(word)
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/ck|c|q/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/g, '$1');

/** A word of the law that somebody may have meant, written plainly and as it sounds. */
interface Spelling {
  readonly length: number;
  readonly plain: string;
  readonly sound: string;
  readonly stemmed: string;
}

let spellings: readonly Spelling[] | undefined;

/** Found out once, as whoever mistypes is compared with all of them. */
const spelt = (): readonly Spelling[] =>
  (spellings ??= [...stems].flatMap(([word, stemmed]) =>
    stemmed === null ? [] : [{ length: word.length, plain: plain(word), sound: sounding(word), stemmed }],
  ));

/** The stems of the words that are spelt most nearly so. */
function mistyped(typed: string): string[] {
  const most = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  const sound = sounding(typed);
  let nearest = most;
  let found: string[] = [];
  for (const spelling of spelt()) {
    if (Math.abs(spelling.length - typed.length) > most) continue;
    const far = Math.min(distance(typed, spelling.plain), sound.length < 4 ? Infinity : distance(sound, spelling.sound));
    if (far > nearest) continue;
    if (far < nearest) found = [];
    nearest = far;
    found.push(spelling.stemmed);
  }
  const things = found.filter((word) => names.has(word));
  return [...new Set(things.length > 0 ? things : found)];
}

/** What a word counts that says something only beside others. */
const WEAK = 0.3;

/** A clause counts as what finds it best, and not the more for each of several words that mean the same. */
function best(lists: readonly SearchResult[][]): SearchResult[] {
  const byId = new Map<string, SearchResult>();
  for (const result of lists.flat()) {
    const other = byId.get(result.id as string);
    const [more, less] = other && other.score > result.score ? [other, result] : [result, other];
    byId.set(result.id as string, { ...more, terms: [...more.terms, ...(less?.terms ?? [])] });
  }
  return [...byId.values()];
}

/** A question in Polish or German, or a misspelt one, in the words of the law; undefined where they are these already, or it has operators. */
export function inEnglish(q: string): string | undefined {
  if (/["]|(^|\s)-\S|\sor\s/i.test(q)) return undefined;
  fill();
  const words = asked(q, (word) => vocabulary.has(word));
  const said = words.map(({ word, typed, meant }) => (vocabulary.has(word) ? typed : (meant[0] ?? corrected(word, typed))));
  if (said.every((word, i) => word === words[i]!.typed)) return undefined;
  // of a verb there are more forms than a translation can name: where two things are named, these are what is asked about
  const things = said.filter((word) => names.has(stem(word)));
  return (things.length > 1 ? things : said).join(' ');
}

const corrected = (word: string, typed: string): string => exchanged(word).find((other) => vocabulary.has(other)) ?? mistyped(typed)[0] ?? typed;

/** How many of the words a clause must hold: all of one or two, half of more. */
const enough = (words: number): number => (words < 3 ? words : Math.ceil(words / 2));

/** What a phrase is worth that stands in the statement as it was asked for, and what an id is. */
const PHRASE = 10_000;
const ID = 100_000;

/** A question for a number is answered by a clause that names one. */
const COUNTING = /\b(how (many|much|far|often|long)|wie (viele?|oft|weit|lange)|ile)\b/i;
const NUMBER = /\b(\d+|once|twice|one|two|three|four|five|six|seven|ten|twelve|half)\b/i;
const COUNTED = 2;
/** One for somebody by a clause that names a player. */
const WHO = /\b(who|whose|wer|wessen|kto|czyj)\b/i;
const PLAYER = /\bplayers?\b/i;
const PERSONAL = 1.5;
/** One for a case by a clause that names one. */
const WHAT_IF = /\b(what (happens |is |about )?(if|when)|was (passiert|geschieht|ist,?) wenn|co (jesli|jeśli|gdy|kiedy|sie dzieje|się dzieje))\b/i;
const CASE = /\b(if|when|where)\b/i;
const SUPPOSED = 1.3;
/** One for the end of the game by a clause about it. */
const AT_THE_END = /\b(at the end|(end|finish) of (the |a )?game|final scoring|am (spiel)?ende|schlusswertung|na (koniec|koncu)|punktacj\w+ koncow)/i;
const END_OF_GAME = 'end-game';
const FINAL = 1.5;
/** And one that is about other times, too. */
const ALSO_FINAL = 1.2;
/** One whether somebody has to by a clause that leaves it to him or not. */
const OBLIGED = /\b(must|(have|has|need|needs) to|muss|mussen|musi|musze|trzeba)\b/i;
const CHOICE = /\b(optional|voluntary|compulsory|mandatory|obliged|forced|need not|nobody has to|may decline)\b/i;
const FREE = 1.5;
/** And what nobody has to do with any figure he need not do with a follower. */
const FOLLOWERS: ReadonlySet<string> = new Set(stemsOf('follower meeple'));
const FIGURE = stemsOf('figure');
/** Where something may not stand is answered by where alone it may. */
const WHETHER = /\b(can|may|could|darf|durfen|kann|konnen|czy)\b/i;
const LANDSCAPE: ReadonlySet<string> = new Set(stemsOf('road city field farm monastery cloister garden'));
const ONLY = 'only';
/** What a clause counts that is about a piece of which nobody asked. */
const BESIDES = 0.85;
/** Who asks how many tiles it is that something moves asks for its steps. */
const STEPS = { til: 'step' } as const satisfies Readonly<Record<string, string>>;

/** Whoever names no expansion mostly means what every table plays, and the one that this corpus is about; whoever names things of others alone, those. */
const AT_HOME = 1.5;
/** The same where the question names a thing of it. */
const NAMED_AT_HOME = 1.6;
const HEART: ReadonlySet<string> = new Set(['base', 'princess-and-dragon']);

/** To count is what figures do; he who is called so comes with his article, or in his own language. */
const COUNT = 'count';
const THE_COUNT = /\bthe count\b|\bcount's\b|hrabi|\bgraf/i;

/** What it counts that a clause is of an expansion that is meant where these stems are asked for. */
function atHome(asked: readonly string[], question: string): (clause: Clause) => number {
  const isVerb = (word: string) => word === COUNT && !THE_COUNT.test(question);
  const homes = (word: string) => (isVerb(word) ? [] : [...homesOf(word)]);
  const named = new Set(asked.flatMap((word) => [word, ...alikeTo(word)].map(homes).find((found) => found.length > 0) ?? []));
  const meant = named.size === 0 || [...named].some((id) => HEART.has(id)) ? HEART : named;
  const worth = named.size === 0 ? AT_HOME : NAMED_AT_HOME;
  return ({ id }) => (meant.has(folders.get(id)!) ? worth : 1);
}

function ranked(q: string): Found[] {
  if (q === '') return [...clauses.values()].map((clause) => ({ clause, stems: new Set() }));
  fill();
  const words = asked(q, (word) => vocabulary.has(word));
  const counts = COUNTING.test(q);
  const isPersonal = WHO.test(q);
  const isSupposed = WHAT_IF.test(q);
  const isObliged = OBLIGED.test(plain(q));
  const isFinal = AT_THE_END.test(plain(q));
  const inOurWords = isInEnglish(q);
  const about = (known: (stem: string) => boolean) => (word: Asked) => [word.word, ...word.meant].some(known);
  const asksWhere = WHETHER.test(plain(q)) && words.some(about((one) => pieces.has(one)));
  const further = (word: Asked): string[] => [
    ...(counts && about((one) => one in STEPS)(word) ? Object.values(STEPS) : []),
    ...(isObliged && about((one) => FOLLOWERS.has(one))(word) ? FIGURE : []),
    ...(asksWhere && about((one) => LANDSCAPE.has(one))(word) ? [ONLY] : []),
  ];
  const lists = words.map((word) => ({ word, results: finding({ ...word, alike: [...word.alike, ...further(word)] }, inOurWords) }));
  const namesThing = words.some(({ word, meant }) => [word, ...meant].some((one) => names.has(one)));
  // beside the name of a thing a word that nothing knows does not keep everything from being found
  const strong = lists.filter(({ word, results }) => !word.weak && (results.length > 0 || !namesThing)).length;
  const home = atHome(
    // a folder may have a German name: in a German question its words mean what they mean there
    words.flatMap(({ word, meant }) => (meant.length > 0 ? meant : [word])),
    q,
  );
  const found = new Map<string, { count: number; score: number; stems: Set<string> }>();
  for (const { word, results } of lists)
    for (const { id, score, terms: written } of results) {
      const { count, score: before, stems: already } = found.get(id as string) ?? { count: 0, score: 0, stems: new Set<string>() };
      found.set(id as string, {
        count: count + (word.weak ? 0 : 1),
        score: before + score * (word.weak ? WEAK : 1),
        stems: new Set([...already, ...written]),
      });
    }
  const fitting = (clause: Clause, found: ReadonlySet<string>) =>
    home(clause) *
    (words.length === 1 || subjects.get(clause.id)!.every((piece) => found.has(piece)) ? 1 : BESIDES) *
    (counts && NUMBER.test(clause.statement) ? COUNTED : 1) *
    (isPersonal && PLAYER.test(clause.statement) ? PERSONAL : 1) *
    (isObliged && CHOICE.test(clause.statement) ? FREE : 1) *
    (isSupposed && CASE.test(clause.statement) ? SUPPOSED : 1) *
    (isFinal && clause.involves.phases.includes(END_OF_GAME) ? (clause.involves.phases.length === 1 ? FINAL : ALSO_FINAL) : 1);
  const phrase = q.toLowerCase();
  const exactly = (id: string) =>
    (id === q ? ID : 0) +
    (q.includes('.') && id.startsWith(q) ? ID : 0) +
    (words.length > 1 && clauses.get(id)!.statement.toLowerCase().includes(phrase) ? PHRASE : 0);
  return [...found]
    .filter(([, { count }]) => count >= enough(strong))
    .map(([id, { count, score, stems }]) => ({
      clause: clauses.get(id)!,
      stems,
      score: ((score * count) / strong) * fitting(clauses.get(id)!, stems) + exactly(id),
    }))
    .sort((a, b) => b.score - a.score || order.get(a.clause.id)! - order.get(b.clause.id)!)
    .map(({ clause, stems }) => ({ clause, stems }));
}
