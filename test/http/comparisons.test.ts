/** `POST /v1/comparisons`: whether the rulesets agree, and what makes them differ. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '../../src/contract/answers.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, layMisfit, toLay } from '../support/positions.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const compare = async (rulesets: unknown[], snapshot: unknown, action: unknown) =>
  (await app.post<Comparison>('/v1/comparisons', { rulesets, snapshot, action })).body;

describe('rulesets that agree', () => {
  it('have no differences', async () => {
    const { verdicts, agree, differences } = await compare(['hig-c1-current', 'zmg-c1', 'hig-c2'], toLay, layMisfit);
    expect(agree).toBe(true);
    expect(verdicts.map((verdict) => 'verdict' in verdict && verdict.verdict)).toEqual(['illegal', 'illegal', 'illegal']);
    expect(differences).toEqual({ verdicts: [], rules: [], settings: [], effects: [], scores: [], next: [], order: false });
  });

  it('give each the verdict that it would get alone', async () => {
    const { verdicts } = await compare(['hig-c1-current', 'hig-c2'], toLay, layCap);
    const alone = await Promise.all(
      ['hig-c1-current', 'hig-c2'].map((ruleset) => app.post('/v1/adjudications', { ruleset, snapshot: toLay, action: layCap })),
    );
    expect(verdicts).toEqual(alone.map(({ body }) => body));
  });
});

describe('rulesets that differ', () => {
  it('on whether the action is legal: the rule, and the setting it read, with its clauses', async () => {
    const { agree, differences } = await compare(['hig-c1-current', 'hig-c1-original-2005'], exampleSnapshot, exampleFairyMove);
    expect(agree).toBe(false);
    expect(differences.verdicts).toEqual([
      { verdict: 'legal', in: [0] },
      { verdict: 'illegal', in: [1] },
    ]);
    const setting = differences.settings.find(({ setting: key }) => key === 'volcano.fairyMove');
    expect(setting?.values.map(({ value }) => value)).toEqual(['allowed', 'forbidden']);
    expect(setting?.values.every(({ cites }) => cites.length > 0)).toBe(true);
    expect(differences.rules.length).toBeGreaterThan(0);
    for (const { outcomes } of differences.rules) expect(new Set(outcomes.map(({ outcome }) => outcome)).size).toBe(2);
    // settings on which the two agree are not named
    for (const { values } of differences.settings) expect(values[0]!.value).not.toBe(values[1]!.value);
  });

  it('on what is scored: the scores, and the setting that their lines rest on', async () => {
    const turn = { ...toLay.turn!, step: 'place-figure', placed: { at: [0, -1] as const }, done: [{ ...layCap }] };
    const snapshot: Snapshot = { ...toLay, tiles: [...toLay.tiles, { tile: 'base/E', at: [0, -1], rotation: 180 }], turn };
    const { verdicts, agree, differences } = await compare(
      [{ settings: { 'base.tinyCity': 'two-points' } }, { settings: { 'base.tinyCity': 'four-points' } }],
      snapshot,
      { type: 'pass' },
    );
    expect(verdicts.map((verdict) => 'verdict' in verdict && verdict.verdict)).toEqual(['legal', 'legal']);
    expect(agree).toBe(false);
    expect(differences.scores.map(({ score, in: where }) => [score.points, where])).toEqual([
      [2, [0]],
      [4, [1]],
    ]);
  });
});

describe('rulesets that differ on nothing but what is decided next', () => {
  // whether the fairy may still be moved is asked only where she may be
  const tile = 'princess-and-dragon/volcano-road-straight';
  const onto: Snapshot = { ...exampleSnapshot, tiles: exampleSnapshot.tiles.slice(0, 1), neutral: {} };
  const snapshot: Snapshot = { ...onto, turn: { player: 'red', step: 'place-tile', tile, done: [] } };
  const lay = { type: 'place-tile', tile, at: [1, 0], rotation: 0 };
  const comparing = (...rulesets: unknown[]) => compare(rulesets, snapshot, lay);

  it('do not agree, and it is said what is next under which', async () => {
    const { agree, differences } = await comparing('hig-c1-current', 'hig-c1-original-2005', 'zmg-c1');
    expect(agree).toBe(false);
    expect([differences.verdicts, differences.effects, differences.scores]).toEqual([[], [], []]);
    expect(differences.next).toEqual([
      { next: { step: 'place-figure', player: 'red' }, in: [0, 2] },
      { next: { step: 'place-tile', player: 'blue' }, in: [1] },
    ]);
  });

  it('name the setting that makes it so, of all on which they differ', async () => {
    const { differences } = await comparing('hig-c1-current', 'hig-c1-original-2005');
    expect(differences.settings.map(({ setting }) => setting)).toEqual(['volcano.fairyMove']);
  });

  it('name every setting on which they differ where none makes it so alone', async () => {
    // where the turn ends at once nobody asks whether the fairy may be moved
    const both = { 'volcano.fairyMove': 'forbidden', 'volcano.turnFlow': 'literal-end' };
    const { differences } = await comparing({ settings: both }, 'hig-c1-current');
    expect(differences.settings.map(({ setting }) => setting).sort()).toEqual(['volcano.fairyMove', 'volcano.turnFlow']);
  });
});

describe('a ruleset that cannot read the position', () => {
  const withAbbot = { ...toLay, figures: [{ id: 'a', kind: 'abbot', owner: 'red', at: { tile: [0, 0], feature: 'road', edge: 'e' } }] };
  it('gets a problem in place of its verdict', async () => {
    const { status, body } = await app.post<Comparison>('/v1/comparisons', {
      rulesets: ['hig-c1-current', { expansions: ['abbot'] }],
      snapshot: withAbbot,
      action: layCap,
    });
    if (status === 200) {
      expect(body.agree).toBe(false);
      expect(body.verdicts[0]).toMatchObject({ problem: { code: 'invalid-snapshot', errors: [{ pointer: '/snapshot/figures/0/kind' }] } });
      expect(body.differences.verdicts[0]).toEqual({ verdict: null, in: [0] });
    } else expect(status).toBe(422);
  });

  it('is a refusal when none of them can', async () => {
    const { status, body } = await app.post('/v1/comparisons', { rulesets: ['hig-c1-current', 'zmg-c1'], snapshot: withAbbot, action: layCap });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid-snapshot' });
  });
});
