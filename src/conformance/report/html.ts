/** A report as one HTML page that loads nothing, with a picture of every case that failed. */
import { counted } from '../../contract/counted.js';
import { html } from 'ghtml';
import { LEVELS } from '../../contract/conformance.js';
import { page, part, table, type Column } from './page.js';
import type { Failure, Report, Row, WrongRule } from './report.js';
import { baselineText, breakText, differenceText, engineText, presetsText, rate, sourcesText, summary } from './words.js';

/** What the page shows of a case besides how it came out. */
export interface CaseView {
  /** SVG, our own drawing: put in as it is. */
  readonly picture?: string;
  readonly action?: string;
}
export interface HtmlOptions {
  readonly view: (id: string) => CaseView;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: '', of: ({ id }) => id },
  { title: 'passed', of: ({ passed }) => passed },
  { title: 'failed', of: ({ failed }) => failed },
  { title: 'broken', of: ({ broken }) => broken },
  { title: 'skipped', of: ({ skipped }) => skipped },
  { title: 'of judged', of: rate },
];
const rowsTable = (caption: string, rows: readonly Row[]): string =>
  rows.length === 0 ? '' : html`<div class="wide">!${table(caption, COLUMNS, rows)}</div>`;

export function htmlReport(report: Report, { view }: HtmlOptions): string {
  const { suite, seed, date, levels, expansions, topics, presets, clauses, wrong, failures, breaks, skips } = report;
  const title = `Conformance of ${engineText(report)}`;
  const body = [
    html`<h1>${title}</h1>
      <p>Seneschal's suite ${suite.version}, protocol ${suite.protocol}, seed ${seed}${date === undefined ? '' : `, ${date}`}. ${summary(report)}.</p>
      !${baselineText(report)
        .map((text) => html`<p>${text}.</p>`)
        .join('')}`,
    part(
      'levels',
      'Levels',
      rowsTable(
        'How far the answers go',
        LEVELS.map((id) => ({ id, runs: 0, broken: 0, ...levels[id] })),
      ),
    ),
    part(
      'wrong',
      'Rules your engine has wrong',
      wrong.length === 0
        ? ''
        : html`<ol class="rules">
            !${wrong.map(rule).join('')}
          </ol>`,
    ),
    part('overview', 'Overview', [rowsTable('By expansion', expansions), rowsTable('By topic', topics), rowsTable('By preset', presets)].join('')),
    part(
      'clauses',
      'Clauses',
      html`<details>
        <summary>${counted(clauses.length, 'clause')}</summary>
        !${rowsTable('By clause', mostFailed(clauses))}
      </details>`,
    ),
    part(
      'failed',
      'Failed cases',
      cases(failures)
        .map(([id, group]) => article(id, group, view(id)))
        .join(''),
    ),
    part(
      'broken',
      'Where the engine broke',
      report.engine.name === null || breaks.length === 0
        ? ''
        : html`<ul>
            !${breaks.map((one) => html`<li><code>${breakText(one)}</code></li>`).join('')}
          </ul>`,
    ),
    part(
      'skipped',
      'Skipped',
      skips.length === 0
        ? ''
        : html`<ul>
            !${skips.map(({ reason, runs }) => html`<li>${runs}: ${reason}</li>`).join('')}
          </ul>`,
    ),
  ];
  return page(title, body.join(''));
}

const rule = ({ clause, statement = '', explains, cases: ids, alike = [], ...law }: WrongRule): string =>
  html`<li class="rule" id="clause-${clause}">
    <h3><code>${clause}</code></h3>
    <p>${statement}</p>
    !${alike.length === 0 ? '' : html`<p>so too !${alike.map((one) => html`<code>${one}</code>`).join(', ')}</p>`}
    <p class="sources">${sourcesText(law)}</p>
    <p>${counted(explains, 'run')}: !${ids.map((id) => html`<a href="#case-${id}"><code>${id}</code></a>`).join(', ')}</p>
  </li>`;

const mostFailed = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => b.failed + b.broken - a.failed - a.broken);

/** Ways in which one case failed stand together. */
function cases(failures: readonly Failure[]): [id: string, group: Failure[]][] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) groups.set(failure.case, [...(groups.get(failure.case) ?? []), failure]);
  return [...groups];
}

const article = (id: string, group: readonly Failure[], { picture, action }: CaseView): string =>
  html`<article id="case-${id}">
    <h3><code>${id}</code></h3>
    <p>exercises !${group[0]!.clauses.map((clause) => html`<code>${clause}</code>`).join(', ')}</p>
    !${picture === undefined ? '' : html`<figure>!${picture}</figure>`} !${action === undefined ? '' : html`<p>action <code>${action}</code></p>`}
    !${group.map(failed).join('')}
  </article>`;

const failed = ({ presets, differences }: Failure): string =>
  html`<p class="presets">under ${presetsText(presets)}</p>
    <ul>
      !${differences.map((difference) => html`<li><code>${differenceText(difference)}</code></li>`).join('')}
    </ul>`;
