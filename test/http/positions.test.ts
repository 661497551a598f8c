import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PositionDescription } from '../../src/contract/position.js';
import { describe as describePosition, ruleset } from '../../src/engine.js';
import { buildApp } from '../../src/http/app.js';
import type { AnySnapshot } from '../../src/wire.js';

// a city of two tiles with a knight, closed; a road with a thief that goes on; the dragon two tiles away from the thief
const snapshot: AnySnapshot = {
  players: [
    { id: 'red', score: 0, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 6 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: 'base/D', at: [0, -1], rotation: 180 },
    { tile: 'base/U', at: [1, 0], rotation: 0 },
    { tile: 'base/U', at: [2, 0], rotation: 0 },
  ],
  figures: [
    { id: 'k', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } },
    { id: 't', kind: 'meeple', owner: 'blue', at: { tile: [1, 0], feature: 'road', edge: 'w' } },
  ],
  neutral: { dragon: { tile: [0, -1] } },
  bag: { remaining: 10 },
};

describe('POST /v1/positions', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp();
  });
  afterAll(() => app.close());
  const post = async (body: object, headers = {}) => app.inject({ method: 'POST', url: '/v1/positions', payload: body, headers });

  it('gives as points what all who have it get, where the pig of one of them brings more', () => {
    const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'traders-and-builders'] });
    const field = { tile: [0, 0], feature: 'field', edge: 'ene' } as const;
    const at = (id: string, kind: string, owner: string) => ({ id, kind, owner, at: field });
    const figures = [at('r', 'meeple', 'red'), at('rp', 'pig', 'red'), at('b', 'meeple', 'blue')];
    const { features } = describePosition(rules, { ...snapshot, figures, neutral: {} });
    const { owners, end } = features.find(({ figures: there }) => there.includes('rp'))!;
    expect([owners, end.points, end.scores.map(({ player, points }) => [player, points])]).toEqual([
      ['red', 'blue'],
      3,
      [
        ['red', 4],
        ['blue', 3],
      ],
    ]);
  });

  it('tells of every feature what it is, whose, and what it is worth now and at the end', async () => {
    const answer = await post({ snapshot });
    expect(answer.statusCode).toBe(200);
    const { features } = answer.json<PositionDescription>();
    const city = features.find(({ kind }) => kind === 'city')!;
    expect(city).toMatchObject({
      tiles: [
        [0, -1],
        [0, 0],
      ],
      openEdges: 0,
      complete: true,
      figures: ['k'],
      owners: ['red'],
      weights: { red: 1 },
    });
    // two tiles, and two points each once it is completed
    expect(city.now?.points).toBe(4);
    const road = features.find(({ figures }) => figures.includes('t'))!;
    expect(road).toMatchObject({ kind: 'road', openEdges: 2, complete: false, owners: ['blue'] });
    expect(road.tiles).toHaveLength(3);
    expect([road.now?.points, road.end.points]).toEqual([3, 3]);
    expect(road.end.scores).toMatchObject([{ player: 'blue', points: 3 }]);
    const field = features.find(({ kind }) => kind === 'field')!;
    expect(field).toMatchObject({ openEdges: null, now: null, owners: [] });
  });

  it('tells of a field that nobody holds the same value, whoever has the turn and a pig in it', async () => {
    const ruleset = { expansions: ['base', 'princess-and-dragon', 'traders-and-builders'] };
    const { features } = (await post({ ruleset, snapshot })).json<PositionDescription>();
    const field = features.find(({ kind, end }) => kind === 'field' && end.points > 0)!;
    const pig = { id: 'p', kind: 'pig', owner: 'red', at: field.places[0] };
    const turn = { player: 'red', step: 'place-tile', tile: 'base/U', done: [] };
    const withPig = (await post({ ruleset, snapshot: { ...snapshot, figures: [...snapshot.figures!, pig], turn } })).json<PositionDescription>();
    const same = withPig.features.find(({ figures }) => figures.includes('p'))!;
    expect(same.owners).toEqual([]);
    expect(same.end).toEqual(field.end);
  });

  it('tells which figures the dragon can reach, in how many steps, and by which clauses', async () => {
    const { figures } = (await post({ snapshot })).json<PositionDescription>();
    expect(figures.map(({ id, warnings }) => [id, warnings.map(({ side, facts }) => [side, facts['steps'], facts['walk']])])).toEqual([
      ['k', [['threatens', 1, 'next']]],
      ['t', [['threatens', 2, 'next']]],
    ]);
    expect(figures[0]!.warnings[0]!.cites).toContain('pd.dragon.eat.on-entering');
    expect(figures[0]!.warnings[0]!.message).toBe('the dragon can reach [0, 0] in one step');
  });

  it('cites what holds for the printing, and sets the rest apart', async () => {
    // a builder and a phantom in the dragon's way, and the fairy
    const expansions = ['base', 'princess-and-dragon', 'traders-and-builders', 'phantom'];
    const figures = [
      ...snapshot.figures!,
      { id: 'b', kind: 'builder', owner: 'red', at: { tile: [0, -1], feature: 'city', edge: 's' } },
      { id: 'p', kind: 'phantom', owner: 'blue', at: { tile: [2, 0], feature: 'field', edge: 'nne' } },
    ];
    const crowded = { ...snapshot, figures, neutral: { dragon: { tile: [1, 0] }, fairy: { tile: [2, 0], figure: 'p' } } };
    let apart = 0;
    for (const preset of ['hig-c1-original-2005', 'hig-c1-current', 'rgg-big-box-1', 'wikicarpedia-c2-current']) {
      const rules = { preset, expansions };
      const answer = await post({ ruleset: rules, snapshot: crowded });
      expect(answer.statusCode, answer.body).toBe(200);
      const position = answer.json<PositionDescription>();
      const values = position.features.flatMap(({ now, end }) => [...(now ? [now] : []), end]);
      const lines = values.flatMap((value) => [...value.lines, ...value.scores.flatMap((score) => score.lines)]);
      const citing = [...lines, ...position.figures.flatMap(({ warnings }) => warnings)];
      expect(citing.length).toBeGreaterThan(10);
      const { standings } = ruleset(rules);
      for (const { cites } of citing) for (const id of cites) expect(standings!.get(id) ?? 'in-force', `${preset}: ${id}`).toBe('in-force');
      apart += citing.filter(({ seeAlso = [] }) => seeAlso.length > 0).length;
    }
    expect(apart).toBeGreaterThan(0);
  });

  it('speaks the language that is asked for', async () => {
    const answer = await post({ snapshot }, { 'accept-language': 'de' });
    expect(answer.headers['content-language']).toBe('de');
    const { features, figures } = answer.json<PositionDescription>();
    expect(figures.flatMap(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
      'der Drache erreicht [0, 0] in einem Schritt',
      'der Drache erreicht [1, 0] in 2 Schritten',
    ]);
    expect(features.find(({ kind }) => kind === 'city')!.now!.lines[0]!.label).toBe('Karten');
    const polish = (await post({ snapshot }, { 'accept-language': 'pl' })).json<PositionDescription>();
    expect(polish.figures[1]!.warnings[0]!.message).toBe('smok może dojść na [1, 0] w 2 krokach');
  });

  it('says that the fairy protects, and that the dragon does not come past her', async () => {
    const guarded = { ...snapshot, neutral: { dragon: { tile: [0, -1] }, fairy: { tile: [0, 0], figure: 'k' } } };
    const { figures } = (await post({ snapshot: guarded })).json<PositionDescription>();
    expect(figures.map(({ id, warnings }) => [id, warnings.map(({ side }) => side)])).toEqual([
      ['k', ['protects']],
      ['t', []],
    ]);
  });

  it('groups the places for a figure by feature, where there is a turn', async () => {
    expect((await post({ snapshot })).json<PositionDescription>().places).toBeUndefined();
    const turn = { player: 'red', step: 'place-figure', tile: 'base/U', placed: { at: [2, 0] }, done: [] };
    const { places } = (await post({ snapshot: { ...snapshot, neutral: {}, turn } })).json<PositionDescription>();
    // the road has a thief on it
    expect(places!.map(({ feature }) => ('feature' in feature ? feature.feature : ''))).toEqual(['field', 'field']);
  });

  it('answers with the picture where that is wanted, and with every defect of an unsound position', async () => {
    expect((await post({ snapshot }, { accept: 'image/svg+xml' })).body).toMatch(/^<svg/);
    const bad = await post({ snapshot: { ...snapshot, players: [] } });
    expect(bad.statusCode).toBe(400);
  });

  it('is the same in the library', async () => {
    const { features } = (await post({ snapshot })).json<PositionDescription>();
    expect(describePosition(ruleset({}), snapshot).features).toEqual(features);
  });
});
