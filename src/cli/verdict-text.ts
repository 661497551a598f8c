/** A verdict for a person: what decides it with the words of its clauses and where they are printed, of what is disputed every reading, the rest in short. */
import { counted } from '../contract/counted.js';
import type { Precedent } from '../contract/precedent.js';
import type { Finding, Reading, Score, Verdict } from '../contract/verdict.js';
import { missingText } from './print.js';

/** Of a clause that many documents have, so many are named. */
const SOURCES = 3;
const INDENT = ' '.repeat(14);

export function verdictText({
  verdict,
  basis,
  decidedBy,
  findings,
  effects,
  scores,
  next,
  missing,
  comesWith = [],
  clauses,
  precedents,
}: Verdict): string[] {
  const told = new Set<string>();
  /** What a clause says, the first time that it decides. */
  const stated = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const clause = told.has(id) ? undefined : clauses[id];
      if (!clause) return [];
      told.add(id);
      return [`${INDENT}${id}: ${clause.statement} (${sourcesText(clause.sources)})`];
    });
  const findingText = (finding: Finding): string[] => {
    const { outcome, rule, message, cites, seeAlso = [], readings = [] } = finding;
    return [
      `  ${outcome.padEnd(11)} ${rule}: ${message} [${cites.join(', ')}]`,
      ...readings.map(readingText),
      ...(decidedBy.includes(rule) ? stated([...cites, ...readings.flatMap((reading) => reading.cites)]) : []),
      ...seeAlso.map(({ clause, why }) => `${INDENT}see also ${clause} (${why})`),
    ];
  };
  return [
    basis === 'inferred' ? `${verdict} (inferred)` : verdict,
    ...(decidedBy.length > 0 ? [`decided by ${decidedBy.join(', ')}`] : []),
    ...findings.flatMap(findingText),
    ...(comesWith.length > 0 ? [`nothing in play has such an action; it comes with ${comesWith.join(' or ')}`] : []),
    ...missingText(missing),
    ...(effects.length > 0
      ? ['effects:', ...effects.map(({ type, rule, cites: _cites, seeAlso: _see, ...rest }) => `  ${type} ${JSON.stringify(rest)} (${rule})`)]
      : []),
    ...(scores.length > 0 ? ['scores:', ...scores.map(scoreText)] : []),
    ...(next ? [`next: ${next.player} decides ${next.step}`] : []),
    ...(precedents.length > 0 ? ['rulings:', ...precedents.map(precedentText)] : []),
  ];
}

const readingText = ({ setting, value, outcome, message, cites }: Reading): string =>
  `${INDENT}with ${setting} = ${value}: ${outcome}: ${message} [${cites.join(', ')}]`;

export function sourcesText(sources: readonly { readonly source: string; readonly locator: string }[]): string {
  const more = sources.length - SOURCES;
  return `${sources
    .slice(0, SOURCES)
    .map(({ source, locator }) => `${source}, ${locator}`)
    .join('; ')}${more > 0 ? `; ${more} more` : ''}`;
}

const scoreText = ({ player, lines, points }: Score): string =>
  `  ${player}: ${counted(points, 'point')} (${lines.map(({ label, quantity, each, points: sum }) => `${label} ${quantity} x ${each} = ${sum}`).join(', ') || 'nothing counts'})`;

/** A binding one that is not in force here is told apart: it may be for an event that was not named. */
function precedentText({ id, question, decision, authorityLevel, binding, binds, event }: Precedent): string {
  const force = binds ? 'binds' : binding ? 'binds elsewhere' : 'does not bind';
  return `  ${id}: ${question} ${decision} (${[authorityLevel, ...(event === undefined ? [] : [event]), force].join(', ')})`;
}
