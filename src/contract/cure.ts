/** What somebody may have meant who wrote a name that nothing has, and what there is instead: the end of a message. */
import { distance } from 'fastest-levenshtein';

/** Longer lists are no help. */
const MOST = 12;
/** Nobody means a name of which he has mistyped more than every third letter. */
const LIKE = 1 / 3;
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

/**
 * `; did you mean ...?` where something is called nearly so; otherwise `; there are ...` where that is a short list, and the nearest names of a
 * long one.
 */
export function instead(id: string, known: Iterable<string>, most = MOST): string {
  if (id.length > LONGEST) return '';
  const names = [...new Set(known)];
  const like = likeness(id, names);
  if (like !== '' || names.length === 0) return like;
  if (names.length <= most) return `; there ${names.length === 1 ? 'is' : 'are'} ${quoted(names)}`;
  const ranked = byDistance(id, names).slice(0, 3);
  return `; of ${names.length} names the nearest are ${quoted(ranked.map(({ name }) => name))}`;
}

/** `; did you mean ...?`, or nothing. */
export function likeness(id: string, known: readonly string[]): string {
  const like = nearest(id, known);
  return like.length === 0 ? '' : `; did you mean ${like.map((name) => `\`${name}\``).join(' or ')}?`;
}

/** The names that are like it, the nearest first: at most three. */
export function nearest(id: string, given: readonly string[]): string[] {
  if (id.length > LONGEST) return [];
  const known = [...new Set(given)];
  const word = plain(id);
  const words = [word, ...(Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word]! : [])];
  const exact = known.filter((name) => words.includes(plain(name)) || words.includes(last(name)) || parts(name) === parts(id));
  if (exact.length > 0) return exact.slice(0, 3);
  const near = byDistance(id, known).filter(({ name, far }) => far <= LIKE * Math.max(word.length, 3) && far < name.length);
  if (near.length === 0 && word.length >= BEGINNING) return known.filter((name) => plain(name).startsWith(word)).slice(0, 3);
  return near
    .filter(({ far }) => far === near[0]!.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

const byDistance = (id: string, known: readonly string[]) => {
  const word = plain(id);
  return known
    .map((name) => {
      const whole = distance(word, plain(name));
      return { name, far: id.includes('/') || !name.includes('/') ? whole : Math.min(whole, distance(word, last(name))) };
    })
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
};

/** Case, spaces and underscores are what people forget about. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_]+/g, '-');
/** Nor does everybody remember which word comes first. */
const parts = (name: string): string => plain(name).split('-').sort().join('-');
const last = (name: string): string => plain(name.slice(name.lastIndexOf('/') + 1));
