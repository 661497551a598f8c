/** Promise: a score is the sum of its lines, stage by stage, whatever rules there are and in whichever order they were declared. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Feature } from '../../src/kernel/board/feature.js';
import type { Payout, ScoreRule, TieBreak, WeightRule } from '../../src/kernel/declare/score.js';
import { dueNow, majority, score, scoreDue, scoreFeature, scoreLines, total, weightOf } from '../../src/kernel/play/scoring.js';
import { Position } from '../../src/kernel/position/position.js';
import { because, fiction, rulesOf, table, type Fiction, type Position as Placed } from './points/game.js';

const of = ['monastery'];
const cites = ['fiction.rule'];

/** A monastery that the last tile completes, one side of it a field with blue and green on it. */
const ring: Placed = {
  tiles: ['B 0,0', 'B -1,-1', 'B 0,-1', 'B 1,-1', 'B -1,0', 'B 1,0', 'B -1,1', 'B 1,1', 'B 0,1'],
  figures: ['b1 0,0 monastery', 'g1 0,0 monastery', 'g2 0,-1 field nnw'],
  players: { red: {}, blue: {}, green: {} },
};
const under = (parts: Fiction, position = ring) => {
  const { rules, at } = table(rulesOf([fiction('rules', parts)]), position);
  return new Position(rules, at);
};
const monastery = (view: Position): Feature => view.feature({ tile: [0, 0], feature: 'monastery' })!;
const BASE = 9;

type Text =
  { stage: 'units'; n: number; each: number } | { stage: 'rate'; by: number } | { stage: 'flat'; points: number } | { stage: 'total'; half: boolean };
const text: fc.Arbitrary<Text> = fc.oneof(
  fc.record({ stage: fc.constant('units' as const), n: fc.nat(3), each: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ stage: fc.constant('rate' as const), by: fc.integer({ min: -1, max: 2 }) }),
  fc.record({ stage: fc.constant('flat' as const), points: fc.integer({ min: -2, max: 9 }) }),
  fc.record({ stage: fc.constant('total' as const), half: fc.boolean() }),
);

function ruleOf(rule: Text, i: number): ScoreRule {
  const common = { id: `rule ${i}`, of, cites, label: `line ${i}` };
  switch (rule.stage) {
    case 'units':
      return { ...common, stage: 'units', quantity: () => rule.n, each: () => rule.each };
    case 'rate':
      return { ...common, stage: 'rate', raises: ['base.score.monastery-tiles', 'rule 0'], by: () => rule.by };
    case 'flat':
      return { ...common, stage: 'flat', points: () => rule.points };
    case 'total':
      return { ...common, stage: 'total', total: (sum) => (rule.half ? Math.floor(sum / 2) : sum * 2) };
  }
}

/** The same, worked out at one go. */
function expected(rules: readonly Text[]): number {
  const rate = rules.reduce((sum, rule) => sum + (rule.stage === 'rate' ? rule.by : 0), 0);
  const raised = (rule: Text, i: number) => (rule.stage === 'units' ? rule.n * (rule.each + (i === 0 ? rate : 0)) : 0);
  const sum = BASE * (1 + rate) + rules.reduce((all, rule, i) => all + raised(rule, i) + (rule.stage === 'flat' ? rule.points : 0), 0);
  return rules.reduce((points, rule) => (rule.stage === 'total' ? (rule.half ? Math.floor(points / 2) : points * 2) : points), sum);
}

describe('the lines of a score', () => {
  it('add up to what the rules say, stage by stage', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (rules) => {
        const view = under({ scoring: rules.map(ruleOf) });
        const lines = scoreLines({ view, feature: monastery(view), stage: 'completed', player: 'blue' });
        expect(total(lines)).toBe(expected(rules));
        for (const line of lines) expect(line.cites.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('are as many things at as much each, and none where there is nothing to count', () => {
    const view = under({ scoring: [{ id: 'none', stage: 'units', of, cites, label: 'none', quantity: () => 0, each: () => 7 }] });
    const [line, ...others] = scoreLines({ view, feature: monastery(view), stage: 'completed', player: 'blue' });
    expect(line).toMatchObject({ rule: 'base.score.monastery-tiles', quantity: 9, each: 1, points: 9 });
    expect(others).toEqual([]);
  });

  it('cite what raised them, once', () => {
    const rate = (id: string): ScoreRule => ({ id, stage: 'rate', of, cites: ['a', 'b'], raises: ['base.score.monastery-tiles'], by: () => 1 });
    const view = under({ scoring: [rate('one'), rate('two')] });
    const [line] = scoreLines({ view, feature: monastery(view), stage: 'completed', player: 'blue' });
    expect(line!.cites).toEqual([...new Set([...line!.cites])]);
    expect(line!.cites).toEqual(expect.arrayContaining(['base.score.monastery', 'a', 'b']));
  });

  it('are those of the kind of feature, of the stage, and of whom they apply to', () => {
    const flat = (id: string, further: object): ScoreRule => ({ id, stage: 'flat', of, cites, label: id, points: () => 1, ...further });
    const view = under({
      scoring: [
        flat('other kind', { of: ['road'] }),
        flat('other stage', { on: 'final' }),
        flat('one of two', { on: ['final', 'completed'] }),
        flat('green', { applies: ({ player }: { player: string }) => player === 'green' }),
      ],
    });
    const labels = (player: string) => scoreLines({ view, feature: monastery(view), stage: 'completed', player }).map(({ label }) => label);
    expect(labels('blue')).toEqual(['tiles', 'one of two']);
    expect(labels('green')).toEqual(['tiles', 'one of two', 'green']);
  });

  it('are one of nothing where a feature is void, whoever else has a line', () => {
    const voided: ScoreRule = { id: 'void', stage: 'void', of, cites, label: 'void' };
    const view = under({ scoring: [{ id: 'flat', stage: 'flat', of, cites, label: 'flat', points: () => 5 }, voided] });
    expect(scoreLines({ view, feature: monastery(view), stage: 'completed', player: 'blue' })).toEqual([
      { rule: 'void', label: 'void', quantity: 0, each: 0, points: 0, cites },
    ]);
  });

  it('tell of every reason why a feature is void', () => {
    const voided = (id: string, cited: string): ScoreRule => ({ id, stage: 'void', of, cites: [cited], label: id });
    const view = under({ scoring: [voided('one', 'a'), { ...voided('two', 'b'), because: () => ['a', 'c'] }] });
    expect(scoreLines({ view, feature: monastery(view), stage: 'completed', player: 'blue' })).toEqual([
      { rule: 'one', label: 'one', quantity: 0, each: 0, points: 0, cites: ['a', 'b', 'c'] },
    ]);
  });

  it('make the points of a score', () => {
    const line = { label: 'x', quantity: 2, each: 3, points: 6, ...because('x') };
    expect(score('blue', null, [line, { ...line, points: -1 }])).toMatchObject({ player: 'blue', feature: null, points: 5 });
  });
});

describe('the majority', () => {
  const weight = (of: string, by: number): WeightRule => ({ id: of, cites, weight: ({ id }) => (id === of ? by : 0) });
  const due = (view: Position) => ({ feature: monastery(view), stage: 'completed' });
  const most = (parts: Fiction, figures = ring.figures!) => {
    const view = under(parts, { ...ring, figures });
    return majority(view, due(view));
  };

  it('is whose figures weigh most, in turn order where several do', () => {
    expect(most({})).toEqual(['blue', 'green']);
    expect(most({ weights: [weight('g1', 1)] })).toEqual(['green']);
    expect(most({ weights: [weight('b1', 2), weight('g1', 1), weight('g1', 1)] })).toEqual(['blue', 'green']);
  });

  it("is nobody's where nothing weighs anything", () => {
    expect(most({ weights: [weight('b1', -1), weight('g1', -1)] })).toEqual([]);
    expect(most({}, [])).toEqual([]);
  });

  it('is settled by tie-breaks one after the other, until one is left', () => {
    const asked: string[][] = [];
    const tie = (id: string, among: TieBreak['among']): TieBreak => ({
      id,
      cites,
      among: (players, on) => (asked.push([...players]), among(players, on)),
    });
    expect(most({ tieBreaks: [tie('a', (players) => players), tie('b', (players) => players.slice(1)), tie('c', () => [])] })).toEqual(['green']);
    expect(asked).toEqual([
      ['blue', 'green'],
      ['blue', 'green'],
    ]);
  });

  it('counts a figure by its kind, and by the feature where the kind says so', () => {
    const kind = (name: string, of: number | ((feature: Feature) => number)) => ({ kind: name, perPlayer: 1, neutral: false, weight: of, cites });
    const view = under({
      figures: [
        kind('giant', 3),
        kind('hermit', ({ kind: where }) => (where === 'monastery' ? 2 : 0)),
        { kind: 'pet', perPlayer: 1, neutral: false, cites },
      ],
    });
    const figure = (of: string) => ({ id: 'x', kind: of, owner: 'red', at: { tile: [0, 0], feature: 'monastery' } }) as const;
    expect(['giant', 'hermit', 'pet', 'meeple'].map((of) => weightOf(view, figure(of), due(view)))).toEqual([3, 2, 0, 1]);
    const field = { feature: view.feature({ tile: [0, 0], feature: 'field', edge: 'nnw' })!, stage: 'completed' };
    expect(weightOf(view, figure('hermit'), field)).toBe(0);
  });
});

describe('what is paid besides', () => {
  const line = (points: number) => ({ label: 'paid', quantity: 1, each: points, points, ...because('paid') });
  const pays = (...payments: [string, number, 'score' | 'apart'][]): Payout => ({
    id: 'pays',
    cites,
    pay: () => ({ payments: payments.map(([player, points, to]) => ({ player, lines: [line(points)], to })) }),
  });
  const paid = (...payouts: Payout[]) => {
    const view = under({ payouts });
    return scoreFeature(view, { feature: monastery(view), stage: 'completed' }).scores.map(({ player, points }) => `${player} ${points}`);
  };

  it("goes to a player's score of the feature or stands apart", () => {
    expect(paid(pays(['blue', 2, 'score']))).toEqual(['blue 11', 'green 9']);
    expect(paid(pays(['blue', 2, 'apart']))).toEqual(['blue 9', 'green 9', 'blue 2']);
    expect(paid(pays(['red', 2, 'score'], ['red', 1, 'score']))).toEqual(['blue 9', 'green 9', 'red 3']);
  });

  it('never joins what another payout has paid apart', () => {
    expect(paid(pays(['red', 1, 'apart']), pays(['red', 2, 'score']), pays(['red', 4, 'score']))).toEqual(['blue 9', 'green 9', 'red 1', 'red 6']);
  });

  it('sees what was paid before it', () => {
    const seen: number[] = [];
    const looks: Payout = { id: 'looks', cites, pay: ({ scores }) => (seen.push(...scores.map(({ points }) => points)), {}) };
    paid(pays(['blue', 2, 'score']), looks);
    expect(seen).toEqual([11, 9]);
  });

  it('may lack a fact, which is told', () => {
    const lacks: Payout = { id: 'lacks', cites, pay: () => ({ missing: [{ ...because('lacks'), message: 'not known', pointer: '/bag' }] }) };
    const view = under({ payouts: [lacks] });
    expect(scoreFeature(view, { feature: monastery(view), stage: 'completed' }).missing).toHaveLength(1);
  });
});

describe('what is due', () => {
  it('is told in the order in which expansions declare it, and sends the figures home at the end', () => {
    const view = under({
      completions: [
        { id: 'fields', cites, due: (of) => [{ feature: of.feature({ tile: [0, -1], feature: 'field', edge: 'nnw' })!, stage: 'harvest' }] },
      ],
    });
    expect(dueNow(view).map(({ feature, stage }) => `${feature.kind} ${stage}`)).toEqual(['monastery completed', 'field harvest']);
    const { effects } = scoreDue(view, because('home'));
    expect(effects.map((effect) => (effect.type === 'figure-returned' ? effect.figure : effect.type))).toEqual([
      'feature-scored',
      'feature-scored',
      'b1',
      'g1',
      'g2',
    ]);
  });
});
