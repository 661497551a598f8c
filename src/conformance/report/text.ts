/** A report for the terminal. */
import { counted } from '../../contract/counted.js';
import { LEVELS } from '../../contract/conformance.js';
import type { Failure, Report, Row, WrongRule } from './report.js';
import { baselineText, breakText, differenceText, engineText, few, judged, presetsText, rate, sourcesText, summary, unjudgedText } from './words.js';

/** Of each list: a report with everything in it is written to a file. */
const SHOWN = 20;

export function textReport(report: Report): string {
  const { engine, wrong, failures, breaks, skips } = report;
  return [
    `${engineText(report)} against suite ${report.suite.version}, seed ${report.seed}`,
    summary(report),
    ...baselineText(report),
    '',
    ...(engine.name === null ? [] : tables(report)),
    ...section('rules your engine has wrong', wrong.map(ruleText)),
    ...section('failed', failures.map(failureText)),
    ...section('the engine broke', engine.name === null ? [] : breaks.map(breakText)),
    ...section(
      'skipped',
      skips.map(({ reason, runs }) => `${String(runs).padStart(6)}  ${reason}`),
    ),
  ].join('\n');
}

const tables = ({ levels, expansions, topics, presets, clauses }: Report): string[] => [
  ...table(
    'level',
    LEVELS.map((id) => ({ id, broken: 0, runs: 0, ...levels[id] })),
  ),
  ...table('expansion', expansions),
  ...table('topic', topics),
  ...table('preset', presets),
  ...table(
    'clause that is not all right',
    clauses.filter(({ failed, broken }) => failed + broken > 0),
  ),
];

const ruleText = ({ clause, statement = '', explains, cases, alike = [], ...law }: WrongRule): string =>
  [
    `${clause}: ${statement}`,
    ...(alike.length > 0 ? [`  so too ${alike.join(', ')}`] : []),
    `  ${sourcesText(law)}`,
    `  ${counted(explains, 'run')} of ${counted(cases.length, 'case')}: ${few(cases)}`,
  ].join('\n');

const failureText = ({ case: id, presets, clauses, differences }: Failure): string =>
  [`${id} under ${presetsText(presets)}`, ...differences.map((difference) => `  ${differenceText(difference)}`), `  exercises ${few(clauses)}`].join(
    '\n',
  );

function section(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > SHOWN ? [`... and ${items.length - SHOWN} more`] : [];
  return [`${title}:`, ...items.slice(0, SHOWN), ...more, ''];
}

function table(title: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(title.length, ...rows.map(({ id }) => id.length)) + 2;
  const line = (id: string, cells: readonly string[]) => id.padEnd(width) + cells.map((cell) => cell.padStart(10)).join('');
  return [
    line(title, ['passed', 'failed', 'broken', 'skipped', 'of judged']),
    ...judged(rows).map((row) => line(row.id, [row.passed, row.failed, row.broken, row.skipped].map(String).concat(rate(row)))),
    ...unjudgedText(rows),
    '',
  ];
}
