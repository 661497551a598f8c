/** A report as JUnit XML: a suite for each topic, a test for each case under each preset. */
import type { ReportLine } from './line.js';
import type { Breakdown, Failure, Report } from './report.js';
import { differenceText, engineText } from './words.js';
import { junitXml, type JUnitTest } from './xml.js';

export function junitReport(report: Report): string {
  const failures = new Map<string, Report['failures'][number]>(
    report.failures.flatMap((failure) => failure.presets.map((preset) => [`${failure.case} ${preset}`, failure] as const)),
  );
  const breaks = new Map<string, Report['breaks'][number]>(
    report.breaks.flatMap((one) => one.runs.map((run) => [`${run.case} ${run.preset}`, one] as const)),
  );
  const suites = new Map<string, JUnitTest[]>();
  for (const line of report.results) {
    const topic = line.case.slice(0, line.case.indexOf('.'));
    const name = `${line.case} ${line.preset}`;
    const test = testOf(topic, line, failures.get(name), breaks.get(name));
    const tests = suites.get(topic);
    if (tests) tests.push(test);
    else suites.set(topic, [test]);
  }
  return junitXml(
    `conformance of ${engineText(report)}`,
    [...suites].map(([name, tests]) => ({ name, tests })),
  );
}

function testOf(topic: string, { case: id, preset, reason = '', state }: ReportLine, failure?: Failure, broke?: Breakdown): JUnitTest {
  const test = { name: `${id} (${preset})`, className: `seneschal.${topic}` };
  if (broke) return { ...test, trouble: { kind: 'error', message: broke.how, details: broke.reason } };
  if (failure) {
    const details = [...failure.differences.map(differenceText), `exercises ${failure.clauses.join(', ')}`].join('\n');
    return { ...test, trouble: { kind: 'failure', message: `wrong at ${failure.levels.join(', ')}`, details } };
  }
  return state === 'skipped' ? { ...test, trouble: { kind: 'skipped', message: reason } } : test;
}
