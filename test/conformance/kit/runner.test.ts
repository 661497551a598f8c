/** Promise: the runner asks what the engine says it can, in an order of the seed, goes on after each break, and says what broke and how. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Broken } from '../../../src/conformance/engines/engine.js';
import { processEngine } from '../../../src/conformance/engines/process.js';
import { plan, suite, UnknownName } from '../../../src/conformance/kit/plan.js';
import type { RunResult } from '../../../src/conformance/kit/result.js';
import { runSuite, type SuiteOptions } from '../../../src/conformance/kit/run-suite.js';
import { reportOf } from '../../../src/conformance/report/report.js';
import { writeReport } from '../../../src/conformance/report/write.js';
import { noAlarm, ours, PROGRAM, programs, ringingAt, scripted, type Programs, type Scripted } from './engines.js';

const HELLO = { name: 'test', version: '1', protocol: 1, expansions: ['princess-and-dragon'], presets: '*', levels: ['verdict'] };
const one = { only: ['figure.on-the-road'], presets: ['hig-c1-current'] };
const few = { only: ['placement.*'], presets: ['hig-c1-current'] };

const run = (script: Scripted, options: Partial<SuiteOptions> = {}) =>
  runSuite({ engine: scripted(script), select: one, alarm: noAlarm, ...options });
const saying =
  (hello: object, rest: Scripted = () => ({ verdict: 'legal' })): Scripted =>
  (request, starts) =>
    request.request === 'hello' ? { ...HELLO, ...hello } : rest(request, starts);
const states = (results: readonly RunResult[]) =>
  Object.fromEntries(results.map(({ run: { id }, state, reason }) => [id, reason === undefined ? state : `${state}: ${reason}`]));

describe('what an engine says it cannot do', () => {
  it.each([
    [{ expansions: [] }, { only: ['volcano.fairy-may-move'] }, 'no expansion `princess-and-dragon`'],
    [{ presets: ['zmg-c1'] }, one, 'no preset `hig-c1-current`'],
    [{ verdicts: ['illegal'] }, one, 'no verdict `legal`'],
    [{ actions: ['pass'] }, one, 'no action `place-figure`'],
    [{ requests: ['legal-actions'] }, one, 'no `adjudicate`'],
    [{}, { only: ['scoring.tiny-city-two-chosen'] }, 'no setting `base.tinyCity` as `two-points`'],
    [{ presets: undefined, settings: {} }, { only: ['scoring.tiny-city'], presets: ['zmg-c1'] }, 'no setting `base.tinyCity` as `four-points`'],
  ])('%j is skipped and not asked', async (hello, select, reason) => {
    const engine = scripted(saying(hello));
    const { results } = await runSuite({ engine, select, alarm: noAlarm });
    expect(new Set(results.map((result) => `${result.state}: ${result.reason}`))).toEqual(new Set([`skipped: ${reason}`]));
    expect(engine.asked.map(({ request }) => request)).toEqual(['hello']);
  });

  it('is asked where the settings that decide are among those it plays', async () => {
    const select = { only: ['scoring.tiny-city'] };
    const { results } = await run(saying({ presets: undefined, settings: { 'base.tinyCity': ['four-points'] } }), { select });
    const asked = results.filter(({ state }) => state !== 'skipped').map(({ run: { preset } }) => preset);
    expect(asked).toContain('zmg-c1');
    expect(asked).not.toContain('rgg-big-box-1');
  });

  it('is skipped too when it says so case by case, or answers that it is unsupported', async () => {
    expect(states((await run(saying({}, () => ({ unsupported: 'no roads' })))).results)).toEqual({ 'figure.on-the-road': 'skipped: no roads' });
    expect(states((await run(saying({}, () => ({ verdict: 'unsupported' })))).results)).toEqual({ 'figure.on-the-road': 'skipped: not modelled' });
  });

  it('is no reason not to judge the rest: an answer may be partial', async () => {
    const levels = ['verdict', 'clauses', 'effects', 'legal'];
    const { results } = await run(
      saying({ levels, requests: ['adjudicate', 'legal-actions'] }, ({ request }) =>
        request === 'adjudicate' ? { verdict: 'legal' } : { unsupported: 'no' },
      ),
    );
    expect(Object.entries(results[0]!.outcomes).map(([level, { state }]) => `${level} ${state}`)).toEqual([
      'verdict passed',
      'clauses skipped',
      'effects skipped',
      'legal skipped',
    ]);
  });
});

describe('an engine that breaks', () => {
  it('is started again, and the run at which it broke is not tried twice', async () => {
    const engine = scripted(
      saying({}, (request, starts) => {
        if (starts === 1) throw new Broken('crashed', 'ended with status 1');
        return ours(request, starts);
      }),
    );
    const { results, restarts } = await runSuite({ engine, select: few, alarm: noAlarm });
    const broken = results.filter(({ state }) => state === 'broken');
    expect(broken.map(({ broke, reason }) => [broke, reason])).toEqual([['crashed', 'ended with status 1']]);
    expect(results.filter(({ state }) => state === 'passed').length).toBeGreaterThan(5);
    expect([restarts, engine.started()]).toEqual([1, 2]);
  });

  it('times out where the alarm rings before it has answered, whatever a clock says', async () => {
    const hangs = saying({}, (request, starts) => (starts > 1 ? ours(request, starts) : new Promise(() => undefined)));
    const { results, restarts } = await run(hangs, { select: few, alarm: ringingAt(2) });
    expect(results.flatMap(({ broke }) => broke ?? [])).toEqual(['timed-out']);
    expect(restarts).toBe(1);
  });

  it('is given up when it does not come up three times in a row; the rest was not run', async () => {
    const engine = scripted(
      saying({}, () => {
        throw new Broken('crashed', 'gone');
      }),
    );
    const start = engine.start.bind(engine);
    let starts = 0;
    engine.start = async () => {
      if (++starts > 1) throw new Broken('crashed', 'does not start');
      return start();
    };
    const { results } = await runSuite({ engine, select: few, alarm: noAlarm });
    const how = results.map(({ broke }) => broke);
    expect(how.filter((broke) => broke === 'crashed')).toHaveLength(1);
    expect(how.filter((broke) => broke === 'not-run').length).toBeGreaterThan(3);
    expect(starts).toBe(4);
  });

  it('is given up when it breaks at twenty questions in a row; one that answers now and then is not', async () => {
    let asked = 0;
    const breaking = (answersAt: number) =>
      saying({}, (request, starts) => {
        if (++asked === answersAt) return ours(request, starts);
        throw new Broken('timed-out', 'no answer in time');
      });
    const select = { expansions: ['base'], presets: ['hig-c1-current'] };
    const count = async (answersAt: number) => {
      asked = 0;
      const { results } = await run(breaking(answersAt), { select });
      return results.filter(({ broke }) => broke === 'timed-out').length;
    };
    expect(await count(Infinity)).toBe(20);
    expect(await count(11)).toBe(30);
  });

  it('says so where it never said hello, and which of its answers has not the shape of the protocol', async () => {
    const { hello, results } = await run(() => ({ name: 'test' }));
    expect(hello).toBeNull();
    expect(results[0]).toMatchObject({ state: 'broken', broke: 'not-run', reason: expect.stringContaining('`hello`') as unknown });
    const malformed = await run(saying({}, () => ({ verdict: 'maybe' })));
    expect(malformed.results[0]).toMatchObject({ broke: 'malformed', reason: expect.stringContaining('/verdict') as unknown });
  });

  it('is wrong, and not broken, where it refuses a case with an error', async () => {
    const { results } = await run(saying({}, () => ({ error: { message: 'no such tile', defects: [] } })));
    expect(results[0]).toMatchObject({ state: 'failed', outcomes: { verdict: { differences: [{ actual: { error: 'no such tile' } }] } } });
  });
});

describe('the order', () => {
  const order = async (seed: number) => {
    const engine = scripted(saying({}, ours));
    const { results } = await runSuite({ engine, select: few, seed, alarm: noAlarm });
    return { asked: engine.asked.map((request) => JSON.stringify(request)), results: results.map(({ run: { id } }) => id) };
  };

  it('is that of the seed; the results stand in the order of the suite', async () => {
    const [first, again, other] = [await order(1), await order(1), await order(2)];
    expect(again).toEqual(first);
    expect(other.asked).not.toEqual(first.asked);
    expect([...other.asked].sort()).toEqual([...first.asked].sort());
    expect(other.results).toEqual(first.results);
    expect(first.results).toEqual(plan(suite(), few).map(({ id }) => id));
  });

  it('is shared out among several engines, each run once', async () => {
    const engine = scripted(saying({}, ours));
    const { results } = await runSuite({ engine, select: few, jobs: 3, alarm: noAlarm });
    expect(engine.started()).toBe(3);
    expect(engine.asked.filter(({ request }) => request === 'adjudicate')).toHaveLength(results.filter(({ state }) => state !== 'skipped').length);
  });
});

describe('a selection', () => {
  it.each([
    [{ expansions: ['moon'] }, 'no case has an expansion `moon`'],
    [{ presets: ['moon'] }, 'no preset `moon` is known'],
    [{ only: ['moon*'] }, 'is called `moon*`'],
  ])('%j that names what is not there is refused', (select, message) => {
    expect(() => plan(suite(), select)).toThrow(UnknownName);
    expect(() => plan(suite(), select)).toThrow(message);
  });

  it('takes cases, topics and clauses by name, aliases of presets, and only whole expansions', () => {
    const ids = (select: object) => [...new Set(plan(suite(), select).map(({ id }) => id))];
    expect(ids({ only: ['figure.on-the-road'] })).toEqual(['figure.on-the-road']);
    expect(ids({ only: ['base/figure'] })).toEqual(expect.arrayContaining(['figure.on-the-road', 'figure.second-one']));
    expect(ids({ only: ['base.figure.one-per-turn'] })).toContain('figure.second-one');
    expect(new Set(plan(suite(), { presets: ['hig-c2'] }).map(({ preset }) => preset))).toEqual(new Set(['wikicarpedia-c2-current']));
    expect(new Set(plan(suite(), { expansions: ['river'] }).flatMap(({ ruleset }) => ruleset.expansions))).toEqual(new Set(['base', 'river']));
  });
});

describe('a program', () => {
  let made: Programs;
  beforeAll(async () => (made = await programs()));
  afterAll(() => made.remove());
  const runProgram = async (text: string, alarm = noAlarm) => {
    const engine = processEngine(await made.program(`${PROGRAM}\n${text}`), { grace: 600_000 });
    return runSuite({ engine, select: one, alarm });
  };

  it.each([
    ['ends', 'function answer() { console.error("out of wood"); process.exit(7); }', 'crashed', 'ended with status 7; its last words: out of wood'],
    ['speaks no JSON', 'function answer() { console.log("hmm"); }', 'malformed', 'no JSON: `hmm`'],
    [
      'answers another question',
      'function answer({ id }) { say(id + 1, { verdict: "legal" }); }',
      'malformed',
      'the answer has the `id` 3, the request had 2',
    ],
  ])('that %s is told apart', async (_what, text, broke, reason) => {
    const { results } = await runProgram(text);
    expect(results[0]).toMatchObject({ state: 'broken', broke, reason });
  });

  it('that speaks unasked is not believed any more', async () => {
    const engine = processEngine(
      await made.program(`${PROGRAM}\nfunction answer({ id }) { say(id, { verdict: 'legal' }); say(id, { verdict: 'legal' }); }`),
    );
    const { results } = await runSuite({ engine, select: { ...one, only: ['figure.on-the-road', 'figure.in-the-city'] }, alarm: noAlarm });
    expect(results.map(({ state, broke }) => broke ?? state).sort()).toEqual(['malformed', 'passed']);
  });

  it('that hangs is ended with all that it has started', async () => {
    const { results } = await runProgram('function answer() { return new Promise((resolve) => setTimeout(resolve, 3_600_000)); }', ringingAt(2));
    expect(results[0]).toMatchObject({ state: 'broken', broke: 'timed-out' });
  });

  it('that does not exist could not be started', async () => {
    const result = await runSuite({ engine: processEngine('seneschal-has-no-such-program'), select: one, alarm: noAlarm });
    const { hello, results } = result;
    expect(hello).toBeNull();
    // the reason is told once
    for (const form of ['text', 'md', 'html'] as const) expect(writeReport(form, reportOf(result), result).split('status 127'), form).toHaveLength(2);
    expect(results[0]).toMatchObject({ broke: 'not-run', reason: expect.stringContaining('ended with status 127') as unknown });
  });
});
