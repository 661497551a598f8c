/** A report as Markdown, for a pull request or a wiki. */
import { counted } from '../../contract/counted.js';
import { LEVELS } from '../../contract/conformance.js';
import type { Report, Row } from './report.js';
import { baselineText, breakText, differenceText, engineText, judged, presetsText, rate, sourcesText, summary, unjudgedText } from './words.js';

/** What an engine says may hold anything: nothing of it is to be read as markup. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&').replace(/\s+/g, ' ');
/** As code; longer fences than the text has backticks. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const fence = '`'.repeat(Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  return fence.length > 1 ? `${fence} ${line} ${fence}` : `\`${line}\``;
}
/** Code in a cell of a table. */
const cell = (text: string): string => code(text).replaceAll('|', '\\|');

export function markdownReport(report: Report): string {
  const { levels, expansions, topics, presets, clauses, wrong, failures, breaks, skips, suite, seed, date } = report;
  const troubled = clauses.filter(({ failed, broken }) => failed + broken > 0);
  const lines = [
    `# Conformance of ${plain(engineText(report))}`,
    '',
    `Seneschal's suite ${suite.version}, protocol ${suite.protocol}, seed ${seed}${date === undefined ? '' : `, ${date}`}. ${plain(summary(report))}.`,
    ...baselineText(report).map((text) => `\n${plain(text)}.`),
    '',
    ...table(
      'Level',
      LEVELS.map((id) => ({ id, broken: 0, runs: 0, ...levels[id] })),
    ),
    ...section(
      'Rules your engine has wrong',
      wrong.map(
        ({ clause, statement = '', explains, cases, alike = [], ...law }) =>
          `- ${code(clause)}: ${plain(statement)}${alike.length > 0 ? ` So too ${alike.map(code).join(', ')}.` : ''} (${plain(sourcesText(law))}) ${counted(explains, 'run')} of ${cases.map(code).join(', ')}`,
      ),
    ),
    ...section('By expansion', table('Expansion', expansions)),
    ...section('By topic', table('Topic', topics)),
    ...section('By preset', table('Preset', presets)),
    ...section('By clause', troubled.length > 0 ? table('Clause', troubled) : []),
    ...section(
      'Failed',
      failures.flatMap(({ case: id, presets: under, clauses: exercised, differences }) => [
        `- ${code(id)} under ${presetsText(under)}, exercises ${exercised.map(code).join(', ')}`,
        ...differences.map((difference) => `  - ${code(differenceText(difference))}`),
      ]),
    ),
    ...section('Broken', report.engine.name === null ? [] : breaks.map((one) => `- ${code(breakText(one))}`)),
    ...section(
      'Skipped',
      skips.map(({ reason, runs }) => `- ${runs}: ${plain(reason)}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']);

const table = (title: string, rows: readonly Row[]): string[] => [
  `| ${title} | passed | failed | broken | skipped | of judged |`,
  '|---|---:|---:|---:|---:|---:|',
  ...judged(rows).map((row) => `| ${cell(row.id)} | ${row.passed} | ${row.failed} | ${row.broken} | ${row.skipped} | ${rate(row)} |`),
  '',
  ...unjudgedText(rows).flatMap((text) => [text, '']),
];
