/** Promise: whatever the engine answers over HTTP the library answers as well, in the same words; and each part of it can be had alone. */
import { build } from 'esbuild';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalog from '../../src/catalog.js';
import { gameFiles } from '../../src/conformance/files.js';
import type { Comparison } from '../../src/contract/answers.js';
import * as engine from '../../src/engine.js';
import { casePicture, cases } from '../../src/entries/cases.js';
import { compare } from '../../src/entries/compare.js';
import { LANGUAGES, translate } from '../../src/entries/languages.js';
import { render, renderTile } from '../../src/entries/render.js';
import { replay } from '../../src/entries/replay.js';
import { tile, tiles } from '../../src/entries/tiles.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import '../../src/law.js';
import { readTile } from '../../src/kernel/board/tile-notation.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const rules = engine.ruleset('hig-c1-current');
const snapshot = exampleSnapshot;
const action = exampleAction;
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const asked = async (path: string, body: object, language = 'en-x-c1') =>
  (await app.post(path, { ruleset: 'hig-c1-current', ...body }, { 'accept-language': language })).body;

describe('the library answers as the service does', () => {
  it.each(LANGUAGES)('in %s', async (language) => {
    const said = (answer: Parameters<typeof translate>[0]) => wire(translate(answer, language));
    expect(said(engine.legalActions(rules, snapshot, { explain: true }))).toEqual(
      await asked('/v1/legal-actions', { snapshot, explain: true }, language),
    );
    expect(said(engine.describe(rules, snapshot))).toEqual(await asked('/v1/positions', { snapshot }, language));
    expect(said(engine.setup(rules, { players: 3 }))).toEqual(await asked('/v1/setups', { players: 3 }, language));
    const verdict = (await asked('/v1/adjudications', { snapshot, action }, language)) as object;
    expect(said(engine.adjudicate(rules, snapshot, action))).toEqual(verdict);
  });

  it('on several rulesets', async () => {
    const ids = ['hig-c1-current', 'hig-c1-original-2005', 'zmg-c2-2016'];
    const own = compare(
      ids.map((id) => engine.ruleset(id)),
      snapshot,
      exampleFairyMove,
    );
    const body = { rulesets: ids, snapshot, action: exampleFairyMove };
    const theirs = (await app.post<Comparison>('/v1/comparisons', body, { 'accept-language': 'en-x-c1' })).body;
    expect(wire(own)).toEqual(theirs);
    expect(own.agree).toBe(false);
  });

  it('on rulesets of which some cannot read the question', () => {
    const withPhantom = {
      ...snapshot,
      figures: [...snapshot.figures!, { id: 'p', kind: 'phantom', owner: 'red', at: { tile: [0, 0] as const, feature: 'road', edge: 'e' as const } }],
    };
    const { verdicts, agree } = compare([rules, engine.ruleset({ expansions: ['base', 'princess-and-dragon', 'phantom'] })], withPhantom, action);
    expect(verdicts[0]).toMatchObject({ ruleset: { id: 'hig-c1-current' }, defects: [{ pointer: '/figures/1/kind' }] });
    expect(verdicts[1]).toMatchObject({ verdict: 'illegal' });
    expect(agree).toBe(false);
    expect(() => compare([rules], withPhantom, action)).toThrow(engine.InvalidInput);
  });

  it('on games', async () => {
    const [game] = gameFiles().flatMap(({ cases: list }) => list);
    const body = { snapshot, actions: [{ type: 'pass' }] };
    const own = replay(body, { legalActions: true });
    const theirs = (await app.post('/v1/replays', { format: 'seneschal', game: body, legalActions: true }, { 'accept-language': 'en-x-c1' })).body;
    expect(wire(own)).toEqual(theirs);
    expect(own.steps[0]!.verdict).toBe('legal');
    expect(game).toBeDefined();
    expect(() => replay({}, { ruleset: 'nonsense' })).toThrow(engine.InvalidInput);
    expect(() => replay(null)).toThrow(engine.InvalidInput);
  });

  it('in pictures', async () => {
    expect(render(rules, snapshot, { action })).toBe(await asked('/v1/snapshots/render', { snapshot, action }));
    expect(renderTile('base/D')).toBe((await app.get('/v1/tiles/base%2FD', { accept: 'image/svg+xml' })).text);
    expect(renderTile('base/nothing')).toBeUndefined();
    expect(() => render(rules, { ...snapshot, tiles: [] })).toThrow(engine.InvalidInput);
  });

  it('with the suite', async () => {
    const [id] = cases().keys();
    expect(wire(cases().get(id!))).toMatchObject((await app.get<object>(`/v1/cases/${id!}`)).body);
    expect(casePicture(id!)).toBe((await app.get(`/v1/cases/${id!}`, { accept: 'image/svg+xml' })).text);
  });
});

describe('the tiles alone', () => {
  it('are those of the catalogue, each with words that its folder has declared', () => {
    expect(tiles, 'those of every folder, as `expansions/designs.ts` lists them').toEqual(catalog.tiles);
    for (const { id, tiles: texts = {} } of catalog.expansions)
      for (const [key, text] of Object.entries(texts)) expect(tile(`${id}/${key}`)).toEqual(readTile(id, key, text, catalog.vocabulary));
    expect(tile('jcz:DG/CcRr.g')?.id).toMatch(/^princess-and-dragon\//);
    expect(tile('base/nothing')).toBeUndefined();
  });
});

describe('a part of the library', () => {
  const bytes = async (entry: string): Promise<number> => {
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: join(import.meta.dirname, '../../src') },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      conditions: ['import', 'default'],
      logLevel: 'error',
    });
    return outputFiles[0]!.contents.length;
  };

  it('brings no other with it: modules do nothing when they are loaded', async () => {
    const whole = await bytes(`export * from './engine.js';`);
    expect(whole).toBeGreaterThan(300_000);
    expect(await bytes(`import './engine.js';`)).toBeLessThan(100);
    for (const path of ['./engine.js', './entries/tiles.js'])
      expect(await bytes(`import { tiles } from '${path}'; console.log(tiles.length);`), path).toBeLessThan(whole / 5);
    expect(await bytes(`import { createClient } from './client/client.js'; console.log(createClient);`)).toBeLessThan(20_000);
  });
});
