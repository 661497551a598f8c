/** A report in the form that was asked for. */
import type { SuiteResult } from '../kit/result.js';
import { htmlReport, type CaseView } from './html.js';
import { junitReport } from './junit.js';
import { markdownReport } from './markdown.js';
import { pictureOf } from './pictures.js';
import type { Report } from './report.js';
import { textReport } from './text.js';

export const REPORT_FORMS = ['text', 'md', 'junit', 'json', 'html'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

/** `results` are those that the report was made of: the pictures come from their cases. */
export function writeReport(form: ReportForm, report: Report, { results }: Pick<SuiteResult, 'results'>): string {
  switch (form) {
    case 'text':
      return `${textReport(report)}\n`;
    case 'md':
      return markdownReport(report);
    case 'junit':
      return junitReport(report);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html':
      return `${htmlReport(report, { view: viewOf(results) }).trimEnd()}\n`;
  }
}

function viewOf(results: SuiteResult['results']): (id: string) => CaseView {
  const tests = new Map(results.flatMap(({ run }) => (run.kind === 'case' ? [[run.id, run.test] as const] : [])));
  return (id) => {
    const test = tests.get(id);
    if (!test) return {};
    const picture = pictureOf(test);
    return { action: JSON.stringify(test.action), ...(picture !== undefined && { picture }) };
  };
}

/**
 * What a script is told: 0 all is right, 1 something is wrong, 2 there was nothing to judge, 3 the engine broke. With a baseline only what
 * is new counts.
 */
export function exitStatus({ engine, total, baseline }: Report): 0 | 1 | 2 | 3 {
  if (engine.name === null) return 3;
  if (total.passed + total.failed + total.broken === 0) return 2;
  const broken = baseline ? baseline.fresh.some((name) => name.endsWith(' broken')) : total.broken > 0;
  if (broken) return 3;
  return (baseline ? baseline.fresh.length : total.failed) > 0 ? 1 : 0;
}
