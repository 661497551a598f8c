/** What is wrong with a seating; pointers are relative to it. */
import type { Defect } from '../contract/problem.js';
import type { Seating } from '../contract/setup.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { setsOf } from './sets.js';
import type { Start } from './starts.js';

/** Players of one name, a start that there is not, sets that are not in play. */
export const seatingDefects = (names: readonly string[], { start, without = [] }: Seating, starts: readonly Start[], ruleset: Ruleset): Defect[] => [
  ...nameDefects(names),
  ...startDefects(start, starts),
  ...setDefects(ruleset, without),
];

const nameDefects = (names: readonly string[]): Defect[] =>
  names.flatMap((name, i) =>
    names.indexOf(name) < i ? [{ pointer: `/players/${i}`, code: 'duplicate-id', message: `there are two players \`${name}\`` }] : [],
  );

function startDefects(start: string | undefined, starts: readonly Start[]): Defect[] {
  if (starts.length === 0) return [{ pointer: '/without', code: 'no-such-start', message: 'no tiles are left with which the game could start' }];
  if (start === undefined || starts.some(({ by }) => by === start)) return [];
  const known = starts.map(({ by }) => `\`${by}\``).join(', ');
  return [{ pointer: '/start', code: 'no-such-start', message: `\`${start}\` has no start here; there are ${known}` }];
}

function setDefects(ruleset: Ruleset, without: readonly string[]): Defect[] {
  const known = setsOf(ruleset);
  const all = known.map((name) => `\`${name}\``).join(', ');
  return without.flatMap((set, i) =>
    known.includes(set) ? [] : [{ pointer: `/without/${i}`, code: 'unknown-set', message: `no set \`${set}\` is in play; there are ${all}` }],
  );
}
