/** What came of the games, for the terminal. */
import { counted } from '../../contract/counted.js';
import type { DiffResult } from './play.js';
import type { Habit } from '../jcz/setup.js';
import type { Divergence } from './gather.js';
import type { Course } from './line.js';
import { sourcesText } from '../report/words.js';

export function diffText({ label, hello, games, compared, skips, breaks, divergences, habits = [] }: DiffResult<Course>): string {
  const notCompared = Object.entries(skips).sort(([, a], [, b]) => b - a);
  return [
    `${hello ? `${hello.name} ${hello.version}` : label}: ${counted(games, 'game')}, ${counted(compared, 'decision')} compared, ${counted(divergences.length, 'divergence')}`,
    ...divergences.flatMap(divergenceText),
    ...(notCompared.length > 0 ? ['', 'not compared'] : []),
    ...notCompared.map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`),
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
    `  seen ${counted(times, 'time')}, first in game ${game} (seed ${seed}, ${counted(players, 'player')}); ours ${show(ours)}, theirs ${show(theirs)}`,
    `  ${line.choice.preset ?? 'no preset'}; the shortest game that shows it:`,
    ...line.decisions.map(({ tile, action }) => `    ${tile !== undefined && action.type !== 'place-tile' ? `${tile}: ` : ''}${show(action)}`),
  ];
}

const OTHERS = 4;
const show = (value: unknown): string => JSON.stringify(value);
