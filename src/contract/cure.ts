/** What somebody may have meant who wrote a name that nothing has, and what there is instead: the end of a message. */
import { distance } from 'fastest-levenshtein';

/** Longer lists are no help. */
const MOST = 12;
/** Nobody means a name of which he has mistyped more than every third letter. */
const LIKE = 1 / 3;
/** Of names that are like it, or the nearest, no more. */
const SHOWN = 3;
/** No help is a name of which not even every other letter is as it was written. */
const FAR = 1 / 2;
/** So few letters begin too many names. */
const BEGINNING = 3;

/** What things are called elsewhere: in the other edition, or in words. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  follower: ['meeple'],
  cloister: ['monastery'],
  farm: ['field'],
  north: ['n'],
  east: ['e'],
  south: ['s'],
  west: ['w'],
  middle: ['centre'],
};

/** Whoever has more names of one list wrong is not helped with the rest: to look for what is like a name takes milliseconds. */
export const MOST_HELPED = 5;

/** No name is longer, and nobody means one with what is. */
const LONGEST = 100;

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** A name, how it is compared, and what of it stands behind its folder. */
interface Spelled {
  readonly name: string;
  readonly word: string;
  readonly last: string;
}

/**
 * `; did you mean ...?` where something is called nearly so; otherwise `; there are ...` where that is a short list; of a long one the nearest of the
 * few names that begin alike, or those that are not too far; nothing where there are none.
 */
export function instead(id: string, known: Iterable<string>, most = MOST): string {
  if (id.length > LONGEST) return '';
  const names = spelled(known);
  const { like, others } = compared(id, names);
  if (like.length > 0 || names.length === 0) return meant(like);
  if (names.length <= most) return `; there ${names.length === 1 ? 'is' : 'are'} ${quoted(names.map(({ name }) => name))}`;
  const shown = closest(inReach(plain(id), others, most));
  return shown.length === 0 ? '' : `; of ${names.length} names the nearest ${shown.length === 1 ? 'is' : 'are'} ${quoted(shown)}`;
}

/** Of names in parts those that have all parts but the last in common, where they are few: the last may be quite another. */
function inReach(word: string, others: readonly Far[], most: number): readonly Far[] {
  const beginning = /^.*[./]/.exec(word)?.[0];
  const alike = beginning === undefined ? [] : others.filter(({ name }) => plain(name).startsWith(beginning));
  if (alike.length > 0 && alike.length <= most) return alike;
  return others.filter(({ name, far }) => far <= FAR * Math.max(word.length, name.length));
}

/** `; did you mean ...?`, or nothing. */
export const likeness = (id: string, known: readonly string[]): string => meant(nearest(id, known));

const meant = (like: readonly string[]): string => (like.length === 0 ? '' : `; did you mean ${like.map((name) => `\`${name}\``).join(' or ')}?`);

/** The names that are like it, the nearest first: at most three. */
export const nearest = (id: string, known: readonly string[]): string[] => (id.length > LONGEST ? [] : compared(id, spelled(known)).like);

/** The names that are like it, as `nearest` has them; where there is none, how far from it the others are. */
function compared(id: string, known: readonly Spelled[]): { readonly like: string[]; readonly others: readonly Far[] } {
  const word = plain(id);
  const words = [word, ...(Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word]! : [])];
  const sorted = parts(word);
  const exact = known.filter(
    (one) => words.includes(one.word) || words.includes(one.last) || (one.word.length === word.length && parts(one.word) === sorted),
  );
  if (exact.length > 0) return { like: firstOf(exact), others: [] };
  const others = distances(word, known);
  const near = others.filter(({ name, far }) => far <= LIKE * Math.max(word.length, 3) && far < name.length);
  if (near.length > 0) {
    const least = Math.min(...near.map(({ far }) => far));
    return { like: closest(near.filter(({ far }) => far === least)), others };
  }
  return { like: word.length >= BEGINNING ? firstOf(known.filter((one) => one.word.startsWith(word))) : [], others };
}

interface Far {
  readonly name: string;
  readonly far: number;
}

function distances(word: string, known: readonly Spelled[]): Far[] {
  const isWhole = word.includes('/');
  return known.map((one) => {
    const whole = distance(word, one.word);
    return { name: one.name, far: isWhole || one.last === one.word ? whole : Math.min(whole, distance(word, one.last)) };
  });
}

const firstOf = (names: readonly Spelled[]): string[] => names.slice(0, SHOWN).map(({ name }) => name);

/** The three nearest, without putting all the others in order. */
function closest(names: readonly Far[]): string[] {
  const limit = Uint16Array.from(names, ({ far }) => far).sort()[SHOWN - 1] ?? Infinity;
  return names
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

const spelled = (known: Iterable<string>): Spelled[] =>
  [...new Set(known)].map((name) => {
    const word = plain(name);
    return { name, word, last: word.slice(word.lastIndexOf('/') + 1) };
  });

/** Case, spaces and underscores are what people forget about. */
const plain = (name: string): string => (/[^a-z0-9/.-]/.test(name) ? name.toLowerCase().replaceAll(/[\s_]+/g, '-') : name);
/** Nor does everybody remember which word comes first. */
const parts = (word: string): string => word.split('-').sort().join('-');
