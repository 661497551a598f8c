/** JUnit's XML: suites of tests, as every build server reads them. */
import { XMLBuilder } from 'fast-xml-parser';

export interface JUnitTest {
  readonly name: string;
  readonly className: string;
  /** Left out: it passed. */
  readonly trouble?: { readonly kind: 'failure' | 'error' | 'skipped'; readonly message: string; readonly details?: string };
}
export interface JUnitSuite {
  readonly name: string;
  readonly tests: readonly JUnitTest[];
}

/** What XML 1.0 cannot say at all, whatever an engine may have answered. */
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const speakable = (text: string): string => text.replace(UNSPEAKABLE, '\ufffd');
/** In an attribute a line break would be read as a blank. */
const attribute = (text: string): string => speakable(text).replace(/\s+/g, ' ');

export function junitXml(name: string, suites: readonly JUnitSuite[]): string {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the builder that is to take its place is no part of this package
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true, suppressEmptyNode: true });
  const all = suites.flatMap(({ tests }) => tests);
  const xml = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: { '@name': attribute(name), ...counts(all), testsuite: suites.map(suiteOf) },
  });
  return xml.endsWith('\n') ? xml : `${xml}\n`;
}

const suiteOf = ({ name, tests }: JUnitSuite) => ({ '@name': attribute(name), ...counts(tests), testcase: tests.map(testOf) });

function testOf({ name, className, trouble }: JUnitTest) {
  const test = { '@name': attribute(name), '@classname': attribute(className) };
  if (!trouble) return test;
  const { kind, message, details } = trouble;
  return { ...test, [kind]: { '@message': attribute(message), ...(details !== undefined && { '#text': speakable(details) }) } };
}

function counts(tests: readonly JUnitTest[]) {
  const count = (kind: string) => String(tests.filter(({ trouble }) => trouble?.kind === kind).length);
  return { '@tests': String(tests.length), '@failures': count('failure'), '@errors': count('error'), '@skipped': count('skipped') };
}
