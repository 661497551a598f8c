/** Promise: a report says the same in every form, whatever an engine may have answered, and with a baseline only what is new counts. */
import { anyAction } from '../../../src/any-action.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { Broken } from '../../../src/conformance/engines/engine.js';
import type { SuiteResult } from '../../../src/conformance/kit/result.js';
import { runSuite } from '../../../src/conformance/kit/run-suite.js';
import { readBaseline } from '../../../src/conformance/report/baseline.js';
import { reportOf, type Report } from '../../../src/conformance/report/report.js';
import { differenceText } from '../../../src/conformance/report/words.js';
import { exitStatus, REPORT_FORMS, writeReport } from '../../../src/conformance/report/write.js';
import { startBrowser } from '../../support/browser.js';
import { noAlarm, ours, scripted, type Scripted } from './engines.js';

const NASTY = '<script>document.title="taken"</script>\u0000\u001b"]]>&amp; | `x` ``y`` \ud800 --> é';
const HELLO = { name: NASTY, version: '1', protocol: 1, expansions: [], presets: '*', levels: ['verdict', 'clauses'] };

/** Right but for a few cases: a wrong verdict, wrong reasons, an error, cases that it cannot do, and one at which it breaks. */
const nasty: Scripted = (request, starts) => {
  if (request.request === 'hello') return HELLO;
  if (request.request !== 'adjudicate') return ours(request, starts);
  const { snapshot } = request;
  const action = anyAction(request.action);
  if (action.type === 'discard-tile') return { verdict: 'legal', clauses: [NASTY] };
  if (snapshot.turn?.tile === 'base/C') return { error: { message: NASTY } };
  if (snapshot.tiles.length > 2) return { unsupported: NASTY };
  if (action.type === 'place-tile' && action.at[0] === 3) throw new Broken('crashed', NASTY);
  return ours(request, starts);
};
const select = { only: ['placement.*'], presets: ['hig-c1-current', 'zmg-c1'] };

let result: SuiteResult;
let report: Report;
beforeAll(async () => {
  result = await runSuite({ engine: scripted(nasty), select, alarm: noAlarm });
  report = reportOf(result, { date: '2026-11-21' });
});

const write = (form: (typeof REPORT_FORMS)[number]) => writeReport(form, report, result);

describe('a difference in words', () => {
  it('says of the legal actions what is missing and what is too many, and not all of them', () => {
    const [pass, discard] = [{ type: 'pass' }, { type: 'discard-tile' }];
    const legal = (expected: unknown, actual: unknown) => differenceText({ at: '/legal', expected, actual });
    expect(legal({ with: discard }, [pass])).toBe('/legal: missing among 1 action: {"type":"discard-tile"}');
    expect(legal({ without: pass }, [pass, discard])).toBe('/legal: not legal, and listed: {"type":"pass"}');
    expect(legal([pass, { type: 'bid' }], [pass, discard])).toBe(
      '/legal: missing among 2 actions: {"type":"bid"}; listed beyond what is legal: [{"type":"discard-tile"}]',
    );
  });

  const line = (label: string, points: number) => ({
    rule: 'r',
    label,
    points,
    cites: Array.from({ length: 40 }, () => 'a.clause.that.nobody.asks.for'),
  });
  it.each([
    [
      '/scores',
      [
        { player: 'red', points: 2 },
        { player: 'red', points: 3, lines: [{ label: 'fairy', points: 3 }] },
      ],
      [
        { player: 'red', feature: {}, points: 2, lines: [line('fairy', 2)] },
        { player: 'red', feature: {}, points: 2, lines: [line('tiles', 2)] },
      ],
      '/scores/1/points: expected 3, got 2; /scores/1/lines/0/label: expected "fairy", got "tiles"; /scores/1/lines/0/points: expected 3, got 2',
    ],
    ['/scores', [{ player: 'red', points: 2 }], [], '/scores/0: expected {"player":"red","points":2}, got nothing'],
    [
      '/scores',
      [{ player: 'red', points: 2 }],
      [
        { player: 'blue', points: 1, lines: [line('tiles', 1)] },
        { player: 'red', points: 2, lines: [line('tiles', 2)] },
      ],
      '/scores: expected nothing, got {"player":"blue","points":1}',
    ],
    [
      '/effects/1',
      { type: 'dragon-moved', to: [0, 1] },
      [{ type: 'scored' }, { type: 'dragon-moved', from: [3, 3], to: [0, 2], cites: ['c'] }],
      '/effects/1/to: expected [0,1], got [0,2]',
    ],
    ['/effects/0', { type: 'tile-drawn' }, [{ type: 'scored', points: 3 }], '/effects/0: expected {"type":"tile-drawn"}, what follows is scored'],
    [
      '/after',
      { players: [{ id: 'red', score: 3 }, { id: 'blue' }], figures: [{ id: 'r1' }] },
      {
        players: [{ id: 'red', score: 2, supply: {} }, { id: 'blue' }],
        figures: [
          { id: 'r1', kind: 'meeple' },
          { id: 'b1', kind: 'meeple' },
        ],
        tiles: [],
      },
      '/after/players/0/score: expected 3, got 2; /after/figures: expected [{"id":"r1"}], got [{"id":"r1"},{"id":"b1"}]',
    ],
    ['/next', { step: 'pass' }, { step: 'pass', player: 'red' }, '/next: expected {"step":"pass"}, got {"step":"pass","player":"red"}'],
    ['/next', { step: 'pass' }, null, '/next: expected {"step":"pass"}, got null'],
    ['/verdict', 'legal', 'illegal', '/verdict: expected "legal", got "illegal"'],
  ])('points at what differs in %s, and leaves out what is not compared', (at, expected, actual, text) => {
    expect(differenceText({ at, expected, actual })).toBe(text);
  });
});

describe('what was not judged', () => {
  it.each(['text', 'md'] as const)('takes no row in a report as %s, and is counted', async (form) => {
    const skipped = await runSuite({
      engine: scripted((request, starts) => (request.request === 'hello' ? { ...HELLO, presets: ['hig-c1-current'] } : nasty(request, starts))),
      select,
      alarm: noAlarm,
    });
    const text = writeReport(form, reportOf(skipped), skipped);
    expect(text).not.toMatch(/^\W*zmg-c1\W/m);
    expect(text).toContain('1 more, of which nothing was judged');
  });

  it('names at each failed case the clauses that it exercises, each once', () => {
    for (const { clauses } of report.failures) expect(new Set(clauses).size).toBe(clauses.length);
    for (const form of ['text', 'md', 'junit'] as const) expect(write(form)).toMatch(/exercises `?base\.tile\./);
  });
});

describe('the figures', () => {
  it('count each run once, by expansion, topic, preset and clause', () => {
    const { total, expansions, topics, presets } = report;
    expect(total).toMatchObject({ failed: 8, broken: 2, skipped: 6 });
    expect(total.passed + total.failed + total.broken + total.skipped).toBe(total.runs);
    for (const rows of [expansions, topics, presets]) expect(rows.reduce((sum, { runs }) => sum + runs, 0)).toBe(total.runs);
    expect(report.clauses.find(({ id }) => id === 'base.tile.unplaceable')).toMatchObject({ failed: 6 });
    expect(report.restarts).toBe(2);
  });

  it('put together what failed alike under several presets', () => {
    expect(report.failures.map(({ case: id, presets }) => [id, presets])).toEqual([
      ['placement.city-beside-road', ['hig-c1-current', 'zmg-c1']],
      ['placement.discard-what-fits-nowhere', ['hig-c1-current', 'zmg-c1']],
      ['placement.no-discard-of-what-fits', ['hig-c1-current', 'zmg-c1']],
      ['placement.last-tile-fits-nowhere', ['hig-c1-current', 'zmg-c1']],
    ]);
  });

  it('name the clauses with their words and where they stand', () => {
    const named = report.wrong.map(({ clause, statement, sources }) => [clause, typeof statement, (sources ?? []).length > 0]);
    expect(named).toContainEqual(['base.tile.unplaceable', 'string', true]);
  });
});

describe('the forms', () => {
  it('all name the engine, the clause and the cases', () => {
    for (const form of REPORT_FORMS) {
      const text = write(form);
      expect(text, form).toContain('placement.no-discard-of-what-fits');
      expect(text, form).toContain('base.tile.unplaceable');
      expect(text.endsWith('\n'), form).toBe(true);
    }
  });

  it('JSON is the report itself, and does for a baseline', () => {
    expect(JSON.parse(write('json'))).toEqual(JSON.parse(JSON.stringify(report)));
    expect(readBaseline(JSON.parse(write('json'))).results).toHaveLength(report.total.runs);
  });

  it('JUnit is XML with a test for each run that was judged and for each reason of others, whatever characters an engine has answered', () => {
    const xml = write('junit');
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).not.toMatch(/[\u0000-\u0008\u001b]|<script/);
    const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(xml) as { testsuites: { [name: string]: unknown } };
    const judged = report.total.runs - 6;
    expect(testsuites).toMatchObject({ '@_tests': String(judged + 2), '@_failures': '8', '@_errors': '2', '@_skipped': '2' });
    const [placement, skipped] = testsuites['testsuite'] as [{ testcase: unknown[] }, object];
    expect(placement.testcase).toHaveLength(judged);
    expect(skipped).toMatchObject({
      '@_name': 'skipped',
      testcase: [{ skipped: { '@_message': '4 runs' } }, { skipped: { '@_message': '2 runs' } }],
    });
    // each failure says what it is about, and what was wrong
    expect(xml).toContain('message="base.tile.unplaceable: /verdict: expected &quot;illegal&quot;, got &quot;legal&quot;"');
  });

  it('Markdown takes nothing of what an engine says for markup', () => {
    const text = write('md');
    const outside = text.replace(/(`+)[^`](?:.*?[^`])?\1(?!`)/g, '');
    expect(outside).not.toMatch(/(?<!\\)<|(?<!\\)`/);
    for (const row of text.split('\n').filter((line) => line.startsWith('| '))) expect(row.match(/(?<!\\)\|/g), row).toHaveLength(7);
  });

  it('HTML is one page that loads and runs nothing, with a picture of every case that failed', async () => {
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on('request', ({ url }) => void asked.push(url()));
      page.on('console', (message) => void complaints.push(message.text()));
      await page.setContent(write('html'));
      expect([asked, complaints]).toEqual([[], []]);
      expect(await page.title()).toContain('<script>');
      expect(await page.locator('article').count()).toBe(4);
      expect(await page.locator('article svg').count()).toBe(4);
      expect(await page.locator('script').count()).toBe(0);
      expect(await page.locator('#wrong').innerText()).toContain('base.tile.unplaceable');
      const dead = await page
        .locator('a[href^="#"]')
        .evaluateAll((links) => links.filter((link) => !link.ownerDocument.getElementById(link.getAttribute('href')!.slice(1))).length);
      expect(dead).toBe(0);
    } finally {
      await browser.close();
    }
  });

  it('are the same for the same answers', async () => {
    const again = await runSuite({ engine: scripted(nasty), select, alarm: noAlarm });
    for (const form of REPORT_FORMS) expect(writeReport(form, reportOf(again, { date: '2026-11-21' }), again), form).toBe(write(form));
  });
});

describe('the exit status', () => {
  const after = async (script: Scripted, options = {}) =>
    exitStatus(reportOf(await runSuite({ engine: scripted(script), select, alarm: noAlarm }), options));
  const right: Scripted = (request, starts) => (request.request === 'hello' ? HELLO : ours(request, starts));
  const wrong: Scripted = (request, starts) => (request.request === 'adjudicate' ? { verdict: 'legal' } : right(request, starts));

  it('is 0 when all is right, 1 when something is wrong, 2 when nothing was judged, 3 when the engine broke', async () => {
    expect(await after(right)).toBe(0);
    expect(await after(wrong)).toBe(1);
    expect(await after((request, starts) => (request.request === 'adjudicate' ? { unsupported: 'all' } : right(request, starts)))).toBe(2);
    expect(exitStatus(report)).toBe(3);
    expect(
      await after(() => {
        throw new Broken('crashed', 'gone');
      }),
    ).toBe(3);
  });

  it('with a baseline is that of what is new', async () => {
    const known = { baseline: readBaseline(JSON.parse(write('json'))) };
    expect(await after(nasty, known)).toBe(0);
    expect(await after(right, known)).toBe(0);
    expect(await after(wrong, known)).toBe(1);
    const first = reportOf(await runSuite({ engine: scripted(wrong), select, alarm: noAlarm }));
    expect(await after(nasty, { baseline: first })).toBe(3);
    const { baseline } = reportOf(await runSuite({ engine: scripted(right), select, alarm: noAlarm }), { baseline: first });
    expect(baseline).toMatchObject({ fresh: [], known: 0, unasked: 0 });
    expect(baseline!.mended).toHaveLength(first.total.failed);
  });

  it.each([[null], [{}], [{ format: 2, results: [] }], [{ format: 1, results: [{}] }]])('needs a report for a baseline, and not %j', (value) => {
    expect(() => readBaseline(value)).toThrow('no report of this kit');
  });
});
