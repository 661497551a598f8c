/**
 * A report as JUnit XML: a suite for each topic, a test for each case under each preset that was judged; and a suite of what was skipped, a test for
 * each reason, as an engine that plays a few expansions would have tens of thousands of these.
 */
import type { ReportLine } from './line.js';
import type { Breakdown, Failure, Report } from './report.js';
import { counted } from '../../contract/counted.js';
import { differenceText, engineText, few } from './words.js';
import { junitXml, type JUnitSuite, type JUnitTest } from './xml.js';

export function junitReport(report: Report): string {
  const failures = new Map<string, Report['failures'][number]>(
    report.failures.flatMap((failure) => failure.presets.map((preset) => [`${failure.case} ${preset}`, failure] as const)),
  );
  const breaks = new Map<string, Report['breaks'][number]>(
    report.breaks.flatMap((one) => one.runs.map((run) => [`${run.case} ${run.preset}`, one] as const)),
  );
  const suites = new Map<string, JUnitTest[]>();
  for (const line of report.results) {
    if (line.state === 'skipped') continue;
    const topic = line.case.slice(0, line.case.indexOf('.'));
    const name = `${line.case} ${line.preset}`;
    const test = testOf(topic, line, failures.get(name), breaks.get(name));
    const tests = suites.get(topic);
    if (tests) tests.push(test);
    else suites.set(topic, [test]);
  }
  return junitXml(`conformance of ${engineText(report)}`, [...[...suites].map(([name, tests]) => ({ name, tests })), ...skippedSuite(report)]);
}

const skippedSuite = ({ skips }: Report): JUnitSuite[] =>
  skips.length === 0
    ? []
    : [
        {
          name: 'skipped',
          tests: skips.map(({ reason, runs }) => ({
            name: reason,
            className: 'seneschal.skipped',
            trouble: { kind: 'skipped', message: counted(runs, 'run') },
          })),
        },
      ];

function testOf(topic: string, { case: id, preset }: ReportLine, failure?: Failure, broke?: Breakdown): JUnitTest {
  const test = { name: `${id} (${preset})`, className: `seneschal.${topic}` };
  if (broke) return { ...test, trouble: { kind: 'error', message: broke.how, details: broke.reason } };
  if (failure) {
    const { levels, differences, clauses, decidedBy } = failure;
    const [first = '', ...more] = differences.map(differenceText);
    const message = [...(decidedBy.length > 0 ? [few(decidedBy)] : []), `${first}${more.length > 0 ? ' ...' : ''}`].join(': ');
    const details = [`wrong at ${levels.join(', ')}`, first, ...more, `exercises ${clauses.join(', ')}`].join('\n');
    return { ...test, trouble: { kind: 'failure', message, details } };
  }
  return test;
}
