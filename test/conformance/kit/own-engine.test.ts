/** Promise: our own engine speaks the protocol as it is published, and comes out with everything right at every level, as a program and as a service. */
import { PassThrough } from 'node:stream';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { LEVELS, PROTOCOL, REQUESTS, type TypedObject } from '../../../src/contract/conformance.js';
import type { EngineUnderTest } from '../../../src/conformance/engines/engine.js';
import { httpEngine } from '../../../src/conformance/engines/http.js';
import { ourEngine } from '../../../src/conformance/engine.js';
import { processEngine } from '../../../src/conformance/engines/process.js';
import { serveEngine } from '../../../src/conformance/engines/serve.js';
import { readJson, SOURCE } from '../../../src/conformance/files.js';
import { holdsAction } from '../../../src/conformance/kit/actions.js';
import { plan, suite, tilesOf, valuesOf } from '../../../src/conformance/kit/plan.js';
import { runSuite } from '../../../src/conformance/kit/run-suite.js';
import { reportOf } from '../../../src/conformance/report/report.js';
import { freshDatabase } from '../../support/postgres.js';
import { layCap, toLay } from '../../support/positions.js';
import { endAll, MAIN, serve } from '../../support/program.js';
import { noAlarm } from './engines.js';

const published = readJson<{ $id: string }>(SOURCE.replace(/src\/$/, 'schemas/conformance-protocol.schema.json'));
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(published);
const defects = (name: string, value: unknown) => {
  const validate = ajv.getSchema(`${published.$id}#/$defs/${name}`)!;
  return validate(value) ? [] : validate.errors;
};

/** What our engine answers to lines. */
async function answers(...lines: unknown[]): Promise<Record<string, unknown>[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const served = serveEngine(input, output).then(() => output.end());
  input.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  let said = '';
  for await (const chunk of output.setEncoding('utf8')) said += String(chunk);
  await served;
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const HELLO = { id: 1, request: 'hello', protocol: PROTOCOL, suite: { version: '1', engine: '1' }, tiles: [] };

describe('the protocol', () => {
  const runs = plan(suite());
  const cases = runs.flatMap((run) => (run.kind === 'case' && run.preset === 'hig-c1-current' ? [run] : [])).slice(0, 40);
  const games = runs.flatMap((run) => (run.kind === 'game' && run.preset === 'hig-c1-current' ? [run] : []));

  it('tells of a tile of several cells on which of them its features lie', () => {
    const castle = tilesOf(runs).find(({ id }) => id === 'castles-in-germany/1')!;
    expect(castle.size).toEqual([2, 1]);
    expect(new Set(castle.features.map(({ cell }) => String(cell)))).toEqual(new Set(['0,0', '1,0']));
  });

  it('is spoken in both directions as the published schema has it', async () => {
    const requests = [
      { ...HELLO, tiles: tilesOf(runs) },
      ...cases.map((run, id) => ({
        id,
        request: 'adjudicate',
        ruleset: run.ruleset,
        values: valuesOf(run),
        snapshot: run.test.snapshot,
        action: run.test.action,
        want: LEVELS,
      })),
      ...cases.map((run, id) => ({ id, request: 'legal-actions', ruleset: run.ruleset, values: valuesOf(run), snapshot: run.test.snapshot })),
      ...games.map((run, id) => ({ id, ruleset: run.ruleset, values: valuesOf(run), ...run.test.play })),
    ];
    const names = { hello: 'Hello', adjudicate: 'Adjudicate', 'legal-actions': 'LegalActions', play: 'Play', replay: 'ReplayGame' } as Record<
      string,
      string
    >;
    const said = await answers(...requests);
    expect(said).toHaveLength(requests.length);
    requests.forEach((request, i) => {
      const name = names[request.request]!;
      expect(defects(`${name}Request`, request), name).toEqual([]);
      const answer = request.request === 'hello' ? 'Hello' : ['play', 'replay'].includes(request.request) ? 'GameAnswer' : `${name}Answer`;
      expect(defects('error' in said[i]! ? 'Refusal' : answer, said[i]), name).toEqual([]);
      expect(said[i]!['id']).toBe(request.id);
    });
    expect(new Set(games.map(({ test }) => test.play.request))).toEqual(new Set(['play', 'replay']));
  });

  it('is told of the actions that lists spell otherwise, and only of these', () => {
    const told = runs.flatMap((run) => (run.kind === 'case' && run.test.listed === false ? [run] : []));
    const found = told.filter((run) => {
      const { legal } = ourEngine.answer(run.ruleset, run.test.snapshot, run.test.action);
      const isLegal = run.expected.verdict === 'legal';
      return holdsAction(run, legal() as readonly TypedObject[], isLegal) === isLegal;
    });
    expect(told.length).toBeGreaterThan(0);
    expect(found.map(({ id, preset }) => `${id} (${preset})`)).toEqual([]);
  });

  it('offers every level and every request', async () => {
    expect((await answers(HELLO))[0]).toMatchObject({ id: 1, name: 'seneschal', levels: LEVELS, requests: REQUESTS });
  });

  it.each([
    ['{', 'no JSON'],
    ['null', '`request` must be one of'],
    [{ id: 3, request: 'dance' }, '`request` must be one of'],
    [{ id: 3, request: 'adjudicate' }, '/ruleset `ruleset` is missing: `adjudicate` asks about it; /snapshot `snapshot` is missing'],
    [{ id: 3, request: 'adjudicate', ruleset: { preset: 'moon' }, snapshot: {}, action: {} }, '/snapshot/players `players` is missing'],
    [{ id: 3, request: 'adjudicate', ruleset: { preset: 'moon' }, snapshot: toLay, action: layCap }, '/ruleset/preset no preset `moon`'],
    [{ id: 3, request: 'adjudicate', ruleset: {}, snapshot: toLay, action: { ...layCap, tile: 'none' } }, '/action/tile '],
    [{ id: 3, request: 'legal-actions', ruleset: 'hig-c1-current', snapshot: toLay }, '/ruleset must be object'],
    [
      { id: 3, request: 'legal-actions', ruleset: {}, snapshot: { ...toLay, turn: { player: 'grey', step: 'place-tile' } } },
      '/snapshot/turn/player ',
    ],
    [{ id: 3, request: 'play', ruleset: {}, snapshot: toLay, actions: [{ type: 'dance' }] }, '/actions/0/type `dance`'],
    [{ id: 3, request: 'play', ruleset: {}, snapshot: toLay, actions: [{ ...layCap, tile: 'none' }] }, '/actions/0/tile '],
    [{ id: 3, request: 'replay', ruleset: {}, format: 'jcz' }, '/game `game` is missing'],
    [{ id: 3, request: 'replay', ruleset: {}, format: 'x', game: {} }, '/format must be one of `jcz`'],
  ])('answers %j with an error and goes on', async (line, message) => {
    const said = await answers(line, HELLO);
    expect(defects('Refusal', said[0])).toEqual([]);
    expect((said[0] as { error: { message: string } }).error.message).toContain(message);
    expect(said[1]).toMatchObject({ id: 1, name: 'seneschal' });
  });
});

// a guard against hanging for ever, not a measure
const AN_HOUR = 3_600_000;

describe('our engine', () => {
  afterAll(endAll);

  async function comesOutRight(engine: EngineUnderTest, select = {}) {
    const report = reportOf(await runSuite({ engine, select, jobs: 2, alarm: noAlarm }));
    expect(report.failures).toEqual([]);
    expect(report.breaks).toEqual([]);
    expect(report.skips).toEqual([]);
    expect(report.total.passed).toBe(report.total.runs);
    for (const level of LEVELS) expect(report.levels[level].passed).toBeGreaterThan(0);
  }

  // under a printing of the second edition as others install it (test/package)
  it(
    'comes out right as a program',
    () => comesOutRight(processEngine(`"${process.execPath}" "${MAIN}" conformance engine`), { presets: ['rgg-big-box-1'] }),
    AN_HOUR,
  );

  it(
    'comes out right as a service',
    async () => {
      const database = await freshDatabase(inject('postgresUrl'));
      const server = serve({ DATABASE_URL: database.url });
      await comesOutRight(httpEngine(await server.ready), { presets: ['hig-c1-current', 'hig-c2'] });
      server.child.kill('SIGTERM');
      await server.ended;
      await database.drop();
    },
    AN_HOUR,
  );
});
