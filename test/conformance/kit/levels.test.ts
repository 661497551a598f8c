/** Promise: each level compares what it says, names of places do not matter, and what an answer leaves out is not judged. */
import { describe, expect, it } from 'vitest';
import type { AdjudicateAnswer, LegalActionsAnswer, Level } from '../../../src/contract/conformance.js';
import { judgeCase } from '../../../src/conformance/kit/judge.js';
import { judgeGame } from '../../../src/conformance/kit/judge-game.js';
import { plan, suite, type CaseRun, type GameRun } from '../../../src/conformance/kit/plan.js';

const runs = plan(suite(), { presets: ['hig-c1-current'] });
const caseRun = (id: string): CaseRun => runs.find((run) => run.id === id) as CaseRun;
const gameRun = (id: string): GameRun => runs.find((run) => run.id === id) as GameRun;

const judge = (id: string, level: Level, answer: Partial<AdjudicateAnswer>, actions?: LegalActionsAnswer['actions']) =>
  judgeCase(caseRun(id), [level], { id: 0, verdict: caseRun(id).expected.verdict, ...answer }, actions && { id: 0, actions })[level];
const at = (outcome: ReturnType<typeof judge>) => [outcome?.state, ...(outcome?.differences.map((difference) => difference.at) ?? [])];

describe('the verdict', () => {
  it('is right or wrong', () => {
    expect(at(judge('figure.second-one', 'verdict', {}))).toEqual(['passed']);
    expect(at(judge('figure.second-one', 'verdict', { verdict: 'legal' }))).toEqual(['failed', '/verdict']);
  });

  it('that is wrong leaves nothing to ask of clauses and effects', () => {
    const outcomes = judgeCase(caseRun('figure.second-one'), ['verdict', 'clauses', 'effects'], { id: 0, verdict: 'legal', clauses: [], scores: [] });
    expect(Object.values(outcomes).map(({ state }) => state)).toEqual(['failed', 'skipped', 'skipped']);
  });
});

describe('the clauses', () => {
  it.each([
    ['our rules, where the case names them', { rules: ['base.turn.one-figure-action'] }, ['passed']],
    ['a rule more', { rules: ['base.turn.one-figure-action', 'base.figure.unoccupied'] }, ['failed', '/rules']],
    ['no rule', { rules: [] }, ['failed', '/rules']],
    ['the clause of the rule among others', { clauses: ['base.figure.one-per-turn', 'base.figure.feature'] }, ['passed']],
    ['another clause', { clauses: ['base.figure.feature'] }, ['failed', '/clauses']],
    ['neither', {}, ['skipped']],
  ])('%s', (_what, answer, expected) => {
    expect(at(judge('figure.second-one', 'clauses', answer))).toEqual(expected);
  });

  it('of a case that names no rule are those that it exercises', () => {
    const { rules: _rules, ...expected } = caseRun('scoring.road').expected;
    const nameless: CaseRun = { ...caseRun('scoring.road'), expected };
    const answered = (...clauses: string[]) => judgeCase(nameless, ['clauses'], { id: 0, verdict: expected.verdict, clauses }).clauses;
    expect(at(answered('base.score.road'))).toEqual(['passed']);
    expect(at(answered('base.score.city'))).toEqual(['failed', '/clauses']);
  });
});

describe('the effects', () => {
  const points = { player: 'blue', points: 3 };
  const road = (tile: readonly number[], edge: string) => ({ tile, feature: 'road', edge });

  it.each([
    ['points alone', [points], ['passed']],
    ['the feature by another place of it', [{ ...points, feature: road([2, 0], 'w') }], ['passed']],
    ['another feature', [{ ...points, feature: road([2, 0], 'n') }], ['failed', '/scores']],
    ['other points', [{ ...points, points: 4 }], ['failed', '/scores']],
    ['another player', [{ ...points, player: 'red' }], ['failed', '/scores']],
    ['lines that do not hold', [{ ...points, lines: [{ label: 'tiles', quantity: 1, each: 3, points: 3 }] }], ['failed', '/scores']],
    ['somebody besides, who gets something', [points, { player: 'red', points: 1 }], ['failed', '/scores']],
    ['somebody besides, who gets nothing', [points, { player: 'red', points: 0 }], ['passed']],
    ['nothing', [], ['failed', '/scores']],
  ])('%s', (_what, scores, expected) => {
    expect(at(judge('scoring.road', 'effects', { scores }))).toEqual(expected);
  });

  it('and what follows are judged apart, each where it is told', () => {
    const returned = { type: 'figure-returned', figure: 'b1', to: 'blue' };
    expect(at(judge('scoring.road', 'effects', {}))).toEqual(['skipped']);
    expect(at(judge('scoring.road', 'effects', { effects: [{ type: 'points', ...points }, returned] }))).toEqual(['passed']);
    expect(at(judge('scoring.road', 'effects', { effects: [returned, { type: 'points', ...points }] }))).toEqual(['failed', '/effects/1']);
    expect(at(judge('scoring.road', 'effects', { after: { players: [{ id: 'red' }, { id: 'blue', supply: { meeple: 6 } }] } }))).toEqual([
      'failed',
      '/after',
    ]);
    expect(at(judge('scoring.road', 'effects', { after: { tiles: [] } }))).toEqual(['passed']);
    expect(at(judge('turn.passes-clockwise', 'effects', { next: { step: 'place-tile', player: 'red' } }))).toEqual(['failed', '/next']);
    expect(at(judge('turn.game-ends-with-the-last-tile', 'effects', { next: null }))).toEqual(['passed']);
  });
});

describe('the legal actions', () => {
  const place = (edge: string, feature = 'field') => ({ type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature, edge } });
  const all = [place('w', 'road'), place('nne'), place('ssw'), { type: 'pass', player: 'red' }];

  it('are all of those that the case describes, by whatever place they are named', () => {
    expect(at(judge('figure.none-and-all-places', 'legal', {}, all))).toEqual(['passed']);
    expect(at(judge('figure.none-and-all-places', 'legal', {}, all.slice(1)))).toEqual(['failed', '/legal']);
    expect(at(judge('figure.none-and-all-places', 'legal', {}, [...all, place('e', 'city')]))).toEqual(['failed', '/legal']);
    expect(at(judge('figure.none-and-all-places', 'legal', {}))).toEqual(['skipped']);
  });

  it('hold the action exactly when it is legal', () => {
    expect(at(judge('figure.on-the-road', 'legal', {}, [place('e', 'road')]))).toEqual(['passed']);
    expect(at(judge('figure.on-the-road', 'legal', {}, [place('e', 'city')]))).toEqual(['failed', '/legal']);
    expect(at(judge('placement.on-a-tile', 'legal', {}, [{ type: 'place-tile', tile: 'jcz:BA/RFr', at: [1, 0], rotation: 0 }]))).toEqual([
      'failed',
      '/legal',
    ]);
    expect(at(judge('placement.on-a-tile', 'legal', {}, [{ type: 'place-tile', tile: 'base/U', at: [2, 0], rotation: 0 }]))).toEqual(['passed']);
  });

  it('say nothing of the action of another player', () => {
    expect(at(judge('turn.not-his-turn', 'legal', {}, [{ type: 'place-tile', tile: 'base/U', at: [1, 0], rotation: 0 }]))).toEqual(['skipped']);
  });
});

describe('a game', () => {
  const steps = Array.from({ length: 8 }, () => ({}));
  const judged = (answer: object) =>
    Object.entries(judgeGame(gameRun('whole-game.road-city-and-field'), ['verdict', 'effects'], { id: 0, steps, ...answer })).map(
      ([level, outcome]) => [level, ...at(outcome)].join(' '),
    );

  it.each([
    [{}, ['verdict passed', 'effects skipped']],
    [{ final: { points: [4, 7] } }, ['verdict passed', 'effects passed']],
    [{ final: { points: [4, 5] } }, ['verdict passed', 'effects failed /points']],
    [{ steps: steps.map((_, i) => (i === 3 ? { points: [0, 2] } : {})) }, ['verdict passed', 'effects failed /steps/3/points']],
    [{ steps: steps.map((_, i) => ({ verdict: i === 2 ? 'illegal' : 'legal' })) }, ['verdict failed /steps/2/verdict', 'effects skipped']],
    [{ steps: [] }, ['verdict failed /steps', 'effects skipped']],
  ])('%j', (answer, expected) => {
    expect(judged(answer)).toEqual(expected);
  });
});
