/** What came of the games, for the terminal. */
import type { DiffResult } from './play.js';
import type { Habit } from '../jcz/setup.js';
import type { Divergence } from './gather.js';
import type { Course } from './line.js';
import { sourcesText } from '../report/words.js';

export function diffText({ label, hello, games, compared, skips, breaks, divergences, habits = [] }: DiffResult<Course>): string {
  const counted = Object.entries(skips).sort(([, a], [, b]) => b - a);
  return [
    `${hello ? `${hello.name} ${hello.version}` : label}: ${games} games, ${compared} decisions compared, ${divergences.length} divergences`,
    ...divergences.flatMap(divergenceText),
    ...(counted.length > 0 ? ['', 'not compared'] : []),
    ...counted.map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`),
    ...(habits.length > 0 ? ['', 'known to be played otherwise, and not held against it'] : []),
    ...habits.map(habitText),
    ...(breaks.length > 0 ? ['', 'the engine broke', ...breaks.map((reason) => `  ${reason}`)] : []),
    '',
  ].join('\n');
}

const habitText = ({ setting, theirs, ours, clauses }: Habit): string =>
  `  ${setting}: ${theirs}; the printing: ${ours ?? 'open'}${clauses.length > 0 ? ` (${clauses.join(', ')})` : ''}`;

function divergenceText({ means, clauses, law, known, times, ours, theirs, line, game, seed, players }: Divergence<Course>): string[] {
  const [first = 'no clause of ours decides it', ...others] = clauses;
  return [
    '',
    `${means}: ${first}${known ? ' (known)' : ''}`,
    ...(law ? [`  ${law.statement}`, `  ${sourcesText(law)}`] : []),
    ...(others.length > 0 ? [`  or ${others.slice(0, OTHERS).join(', ')}`] : []),
    `  seen ${times} times, first in game ${game} (seed ${seed}, ${players} players); ours ${show(ours)}, theirs ${show(theirs)}`,
    `  ${line.choice.preset ?? 'no preset'}; the shortest game that shows it:`,
    ...line.decisions.map(({ tile, action }) => `    ${tile !== undefined && action.type !== 'place-tile' ? `${tile}: ` : ''}${show(action)}`),
  ];
}

const OTHERS = 4;
const show = (value: unknown): string => JSON.stringify(value);
