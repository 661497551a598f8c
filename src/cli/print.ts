/** Answers as text for a person. */
import { counted } from '../contract/counted.js';
import type { Action } from '../contract/action.js';
import { ERRORS } from '../contract/codes.js';
import type { DomainError } from '../contract/errors.js';
import type { Finding, Score, Verdict } from '../contract/verdict.js';

export const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
export const complain = (...lines: string[]): void => void process.stderr.write(`${lines.join('\n')}\n`);

/** What was refused, every defect of what was handed in, and what may have been meant. */
export function refusalText({ code, detail, message, defects, nearest }: DomainError): string[] {
  const title = detail === undefined ? ERRORS[code] : `${ERRORS[code]}: ${detail}`;
  return [
    defects.length > 0 ? title : message,
    ...defects.map((defect) => `  ${defect.pointer || '/'}  ${defect.message}`),
    ...nearest.filter((name) => !message.includes(`\`${name}\``)).map((name) => `  did you mean \`${name}\`?`),
  ];
}

/** The same for a program. */
export const refusalJson = ({ code, detail, defects }: DomainError) => ({
  title: ERRORS[code],
  code,
  ...(detail !== undefined && { detail }),
  errors: defects,
});

const findingText = ({ outcome, rule, message, cites, seeAlso = [] }: Finding): string[] => [
  `  ${outcome.padEnd(11)} ${rule}: ${message} [${cites.join(', ')}]`,
  ...seeAlso.map(({ clause, why }) => `  ${' '.repeat(11)}   see also ${clause} (${why})`),
];
const scoreText = ({ player, lines, points }: Score): string =>
  `  ${player}: ${counted(points, 'point')} (${lines.map(({ label, quantity, each, points: sum }) => `${label} ${quantity} x ${each} = ${sum}`).join(', ') || 'nothing counts'})`;

export const missingText = (missing?: readonly string[]): string[] => (missing ? [`missing: ${missing.join(', ')}`] : []);

export function verdictText({ verdict, basis, decidedBy, findings, effects, scores, next, missing }: Verdict): string[] {
  return [
    basis === 'inferred' ? `${verdict} (inferred)` : verdict,
    ...(decidedBy.length > 0 ? [`decided by ${decidedBy.join(', ')}`] : []),
    ...findings.flatMap(findingText),
    ...missingText(missing),
    ...(effects.length > 0
      ? ['effects:', ...effects.map(({ type, rule, cites: _cites, seeAlso: _see, ...rest }) => `  ${type} ${JSON.stringify(rest)} (${rule})`)]
      : []),
    ...(scores.length > 0 ? ['scores:', ...scores.map(scoreText)] : []),
    ...(next ? [`next: ${next.player} decides ${next.step}`] : []),
  ];
}

export const actionText = ({ type, ...rest }: Action): string => `${type} ${JSON.stringify(rest)}`;
