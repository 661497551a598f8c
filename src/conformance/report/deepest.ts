/**
 * Where exactly an answer differs. Expectations name a few members of what may be long, so that the one that differs is looked for and the others
 * are left out: `/scores/1/points: expected 3, got 2`.
 */
import { matches, type Difference } from '../compare.js';

/** In place of what there should be or is. */
export interface Deepest extends Difference {
  /** Said instead of `got ...`. */
  readonly instead?: string;
}

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** At least one for a difference; of rules, clauses and legal actions, which are lists of equals, the whole lists. */
export function deepest({ at, expected, actual }: Difference): Deepest[] {
  if (at === '/scores' && Array.isArray(expected) && Array.isArray(actual)) return unordered(expected, actual, at);
  if (/^\/effects\/\d+$/.test(at) && isMembers(expected) && Array.isArray(actual)) return amongEffects(at, expected, actual);
  if (at === '/rules' || at === '/clauses' || at === '/legal' || at.startsWith('/noEffects')) return [{ at, expected, actual }];
  const found = within(expected, actual, at);
  // both ways round it must be the same: here is more than was expected
  return found.length > 0 ? found : [{ at, expected, actual }];
}

function within(expected: unknown, actual: unknown, at: string): Deepest[] {
  if (matches(expected, actual)) return [];
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length && expected.some(isMembers))
    return expected.flatMap((item, i) => within(item, actual[i], `${at}/${i}`));
  if (isMembers(expected) && isMembers(actual)) return Object.entries(expected).flatMap(([key, value]) => within(value, actual[key], `${at}/${key}`));
  return [{ at, expected, actual: asAsked(actual, expected) }];
}

/** Scores come in any order: what is there is taken away, and of what is left the likest are held against each other. */
function unordered(expected: readonly unknown[], actual: readonly unknown[], at: string): Deepest[] {
  const left = [...actual];
  const missing = expected.flatMap((item, i) => {
    const found = left.findIndex((candidate) => matches(item, candidate));
    if (found >= 0) left.splice(found, 1);
    return found >= 0 ? [] : [[item, i] as const];
  });
  const told = missing.flatMap(([item, i]): Deepest[] => {
    const place = `${at}/${i}`;
    const [near] = left.filter((candidate) => memberOf(candidate, 'player') === memberOf(item, 'player')).sort(liker(item));
    if (near === undefined) return [{ at: place, expected: item, actual: undefined }];
    left.splice(left.indexOf(near), 1);
    return within(item, near, place);
  });
  return [...told, ...left.map((surplus): Deepest => ({ at, expected: undefined, actual: asAsked(surplus, expected[0] ?? SCORE) }))];
}
/** Where nothing was expected that would say what is asked. */
const SCORE = { player: '', points: 0 };

/** Others may lie between them: the likest of the same type is meant. */
function amongEffects(at: string, expected: Members, actual: readonly unknown[]): Deepest[] {
  const [near] = actual.filter((candidate) => memberOf(candidate, 'type') === expected['type']).sort(liker(expected));
  if (near !== undefined) return within(expected, near, at);
  const types = [...new Set(actual.map((candidate) => String(memberOf(candidate, 'type'))))];
  return [{ at, expected, actual, instead: types.length === 0 ? 'nothing follows' : `what follows is ${types.join(', ')}` }];
}

const memberOf = (value: unknown, name: string): unknown => (isMembers(value) ? value[name] : undefined);

const liker = (wanted: unknown) => (a: unknown, b: unknown) => likeness(wanted, b) - likeness(wanted, a);

/** How many of the values that are asked for are there. */
function likeness(wanted: unknown, value: unknown): number {
  if (Array.isArray(wanted)) return Array.isArray(value) ? wanted.reduce((sum: number, item, i) => sum + likeness(item, value[i]), 0) : 0;
  if (isMembers(wanted)) return isMembers(value) ? Object.entries(wanted).reduce((sum, [key, item]) => sum + likeness(item, value[key]), 0) : 0;
  return wanted === value ? 1 : 0;
}

/** Without the members that nobody asks for. */
function asAsked(value: unknown, asked: unknown): unknown {
  if (isMembers(value) && isMembers(asked))
    return Object.fromEntries(Object.entries(asked).flatMap(([key, item]) => (key in value ? [[key, asAsked(value[key], item)]] : [])));
  if (!Array.isArray(value) || !Array.isArray(asked) || !asked.every(isMembers) || asked.length === 0) return value;
  const all: Members = Object.assign({}, ...asked) as Members;
  return value.map((item) => asAsked(item, all));
}
