/** What somebody may have meant who wrote a name that nothing has, and what there is instead: the end of a message. */
import { distance } from 'fastest-levenshtein';

/** Longer lists are no help. */
const MOST = 12;
/** Nobody means a name of which he has mistyped more than every third letter. */
const LIKE = 1 / 3;

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** `; did you mean ...?` where something is called nearly so, otherwise `; there are ...` where that is a short list, otherwise nothing. */
export function instead(id: string, known: Iterable<string>, most = MOST): string {
  const names = [...new Set(known)];
  const like = likeness(id, names);
  if (like !== '' || names.length === 0 || names.length > most) return like;
  return `; there ${names.length === 1 ? 'is' : 'are'} ${quoted(names)}`;
}

/** `; did you mean ...?`, or nothing. */
export function likeness(id: string, known: readonly string[]): string {
  const like = nearest(id, known);
  return like.length === 0 ? '' : `; did you mean ${like.map((name) => `\`${name}\``).join(' or ')}?`;
}

/** The names that are like it, the nearest first: at most three. */
export function nearest(id: string, known: readonly string[]): string[] {
  const word = plain(id);
  const last = (name: string) => plain(name.slice(name.lastIndexOf('/') + 1));
  const exact = known.filter((name) => plain(name) === word || last(name) === word);
  if (exact.length > 0) return exact.slice(0, 3);
  const near = known
    .map((name) => ({ name, far: Math.min(distance(word, plain(name)), id.includes('/') ? Infinity : distance(word, last(name))) }))
    .filter(({ name, far }) => far <= LIKE * Math.max(word.length, 3) && far < name.length)
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
  return near
    .filter(({ far }) => far === near[0]!.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Case, spaces and underscores are what people forget about. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_]+/g, '-');
