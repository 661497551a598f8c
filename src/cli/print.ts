/** Answers as text for a person. */
import type { Problem } from '../contract/problem.js';
import type { Finding, Score, Verdict } from '../contract/verdict.js';
import type { Action } from '../contract/action.js';

export const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
export const complain = (...lines: string[]): void => void process.stderr.write(`${lines.join('\n')}\n`);

export const problemText = ({ title, detail, errors }: Problem): string[] => [
  detail ? `${title}: ${detail}` : title,
  ...errors.map(({ pointer, message }) => `  ${pointer || '/'}  ${message}`),
];

const findingText = ({ outcome, rule, message, cites }: Finding): string => `  ${outcome.padEnd(11)} ${rule}: ${message} [${cites.join(', ')}]`;
const scoreText = ({ player, lines, points }: Score): string =>
  `  ${player}: ${points} points (${lines.map(({ label, quantity, each, points: sum }) => `${label} ${quantity} x ${each} = ${sum}`).join(', ') || 'nothing counts'})`;

export function verdictText({ verdict, findings, effects, scores, next, missing }: Verdict): string[] {
  return [
    verdict,
    ...findings.map(findingText),
    ...(missing ? [`missing: ${missing.join(', ')}`] : []),
    ...(effects.length > 0
      ? ['effects:', ...effects.map(({ type, rule, cites: _cites, ...rest }) => `  ${type} ${JSON.stringify(rest)} (${rule})`)]
      : []),
    ...(scores.length > 0 ? ['scores:', ...scores.map(scoreText)] : []),
    ...(next ? [`next: ${next.player} decides ${next.step}`] : []),
  ];
}

export const actionText = ({ type, ...rest }: Action): string => `${type} ${JSON.stringify(rest)}`;
