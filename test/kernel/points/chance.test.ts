/** Promise: what chance brings stands in an action; told at once it is the same as told afterwards, and the list of a draw has every outcome that is possible. */
import { describe, expect, it } from 'vitest';
import { flock } from './fictions/flock.js';
import { jail } from './fictions/jail.js';
import { omens } from './fictions/omens.js';
import { tending } from './fictions/tending.js';
import { due, judge, legal, rulesOf, table, take, type Table, type Try } from './game.js';

const rules = rulesOf([flock, tending, jail]);
const bag = { remaining: 20, tokens: { 'sheep-1': 2, 'sheep-2': 1, 'sheep-3': 0, wolf: 1 } };
const start = table(rules, { tiles: ['B 0,0', 'B 1,0'], players: { red: { supply: { meeple: 7, shepherd: 1 } }, blue: {} }, more: { bag } });
const shepherd = { type: 'place-figure', kind: 'shepherd', at: { tile: [1, 0], feature: 'field', edge: 'nnw' } };
const draws = (outcome: string): Try => ({ type: 'chance', of: 'sheep', outcome });
const sheep = ({ at }: Table) => (at.tokens ?? []).map(({ figure, value }) => `${figure} ${value}`);

describe('a draw', () => {
  const drawing = take(start, shepherd);

  it('is due after the action, and has every outcome that is still possible', () => {
    expect(due(drawing)).toBe('draw-sheep red');
    expect(legal(drawing)).toEqual([draws('sheep-1'), draws('sheep-2'), draws('wolf')]);
  });

  it('accepts nothing else, and what chance brought anybody may report', () => {
    expect(judge(drawing, { type: 'pass' }).verdict).toBe('illegal');
    expect(judge(drawing, { ...draws('wolf'), player: 'blue' }).verdict).toBe('legal');
    const prisoner = { id: 'r9', kind: 'meeple', owner: 'red' };
    const held = {
      ...drawing,
      at: {
        ...drawing.at,
        players: drawing.at.players.map((player) =>
          player.id === 'blue' ? { ...player, prisoners: [prisoner] } : { ...player, supply: { meeple: 6, shepherd: 0 } },
        ),
      },
    };
    expect(judge(held, { type: 'buy-back', figure: 'r9' }).verdict).toBe('illegal');
    expect(legal(held)).toEqual(legal(drawing));
  });

  it('is legal exactly where the list has it', () => {
    for (const outcome of ['sheep-1', 'sheep-2', 'sheep-3', 'wolf'])
      expect(judge(drawing, draws(outcome)).verdict === 'legal', outcome).toBe(legal(drawing).some((action) => action['outcome'] === outcome));
    expect(judge(start, { ...shepherd, outcome: 'sheep-3' }).verdict).toBe('illegal');
  });

  it('does what it brought, and the step that it interrupted goes on', () => {
    const one = take(drawing, draws('sheep-2'));
    expect([sheep(one), one.at.bag!.tokens]).toEqual([['red.shepherd.1 2'], { ...bag.tokens, 'sheep-2': 0 }]);
    expect([due(one), one.at.turn]).toEqual(['place-tile blue', { player: 'blue', step: 'place-tile', done: [] }]);
  });

  it('says what has been done where the position does not', () => {
    const { done: _unsaid, ...turn } = drawing.at.turn!;
    expect(due(take({ rules, at: { ...drawing.at, turn } }, draws('sheep-2')))).toBe('place-tile blue');
  });
});

describe('an action that tells at once what chance brought', () => {
  it.each(['sheep-1', 'sheep-2', 'wolf'])('is the action followed by the draw of %s', (outcome) => {
    const { id: told, ...atOnce } = judge(start, { ...shepherd, outcome });
    const first = judge(start, shepherd);
    const { id: drawn, ...then } = judge({ rules, at: first.after! }, draws(outcome));
    expect(atOnce).toEqual({
      ...then,
      action: { ...shepherd, outcome },
      decidedBy: [...new Set([...first.decidedBy, ...then.decidedBy])],
      findings: [...first.findings, ...then.findings],
      effects: [...first.effects, ...then.effects],
      scores: [...first.scores, ...then.scores],
    });
    expect(told).not.toBe(drawn);
  });

  it('is judged by the action where that is not legal', () => {
    const onRoad = { ...shepherd, at: { tile: [1, 0], feature: 'monastery' }, outcome: 'wolf' };
    expect(judge(start, onRoad)).toMatchObject({ verdict: 'illegal', after: null, action: onRoad });
  });

  it('cannot be read where nothing is drawn', () => {
    expect(() => judge(start, { ...shepherd, kind: 'meeple', outcome: 'wolf' })).toThrow('nothing is drawn');
  });

  it('is never in a list of legal actions', () => {
    const tended = table(rules, {
      tiles: ['B 0,0', 'B 1,0'],
      figures: ['r1/shepherd 0,0 field nnw'],
      players: { red: { supply: {} }, blue: {} },
      more: { bag },
    });
    expect(legal(tended)).toContainEqual({ type: 'choose', option: 'grow', figure: 'r1' });
    for (const at of [start, tended]) expect(legal(at).filter((action) => 'outcome' in action)).toEqual([]);
  });
});

describe('several draws of a turn', () => {
  it('are told apart by what they are for', () => {
    const tended = table(rules, {
      tiles: ['B 0,0', 'B 1,0'],
      players: { red: { supply: { meeple: 7, shepherd: 0 } }, blue: {} },
      figures: ['r1/shepherd 0,0 field nnw'],
      more: { bag, tokens: [{ kind: 'sheep-token', figure: 'r1', value: 1 }] },
    });
    const grown = take(tended, { type: 'choose', option: 'grow', figure: 'r1', outcome: 'sheep-1' });
    expect(sheep(grown)).toEqual(['r1 1', 'r1 1']);
    const eaten = take(tended, { type: 'choose', option: 'grow', figure: 'r1' }, draws('wolf'));
    expect([sheep(eaten), eaten.at.bag!.tokens!['sheep-1']]).toEqual([[], 3]);
  });
});

describe('a draw of a tile that has effects', () => {
  const rules = rulesOf([omens]);
  const start = table(rules, { tiles: ['B 0,0', 'U 0,1'], players: { red: {}, blue: {} }, more: { bag: { remaining: 5 } } });
  const drawing = take(start, { type: 'pass' });
  const draw = (outcome: string): Try => ({ type: 'chance', of: 'tile', outcome });

  it('is a step of its own before the tile is laid, and takes the tile out of the bag', () => {
    expect([due(drawing), drawing.at.bag]).toEqual(['draw-tile blue', { remaining: 5 }]);
    const drawn = take(drawing, draw('base/B'));
    expect([due(drawn), drawn.at.bag, drawn.at.turn!.tile]).toEqual(['place-tile blue', { remaining: 4 }, 'base/B']);
    expect(drawn.at.players.map(({ score = 0 }) => score)).toEqual([0, 2]);
  });

  it('lists every tile that may be left, and nothing else is legal', () => {
    expect(legal(drawing)).toContainEqual(draw('base/U'));
    expect(() => judge(drawing, draw('base/no-such-tile'))).toThrow('no tile `base/no-such-tile` is known');
    expect(take(drawing, draw('base/U')).at.players[1]!.score ?? 0).toBe(0);
  });
});
