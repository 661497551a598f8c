/** Promise: what becomes of a feature that is due to be scored is declared: before it is scored, when, by whom it is heard, and who stays. */
import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/kernel/judge/adjudicate.js';
import { gate } from './fictions/gate.js';
import { nap } from './fictions/nap.js';
import { toll } from './fictions/toll.js';
import { walker } from './fictions/walker.js';
import { deeds, due, judge, legal, rulesOf, scores, table, take, type Table } from './game.js';

const pass = { type: 'pass' };
const standing = ({ at }: Table) => (at.figures ?? []).map(({ id, at: spot }) => `${id} ${Object.values(spot).join(' ')}`);
const defects = ({ rules, at }: Table) => validate(rules, at).map(({ pointer, code }) => `${pointer} ${code}`);

/** The last tile closes the city of two tiles. */
const city = { tiles: ['D 0,0', 'E 0,-1 180'] };

describe('a figure of a scored feature', () => {
  const rules = rulesOf([walker]);
  const figures = ['r1 0,0 city n', 'b1/walker 0,0 city n', 'b2/warden 0,0 city n'];
  const start = table(rules, { ...city, figures, players: { red: {}, blue: { supply: { meeple: 7, walker: 0, warden: 0 } } } });

  it('goes home, stays, or waits for a later step', () => {
    const scored = take(start, pass);
    expect(scores(scored)).toEqual(['blue 4 = 4 tiles']);
    expect(standing(scored)).toEqual(['b1 0,0 city n', 'b2 0,0 city n']);
    expect(due(scored)).toBe('walk-on blue');
    expect(defects(scored)).toEqual([]);
  });

  it("moves on in that step, which is its owner's", () => {
    const scored = take(start, pass);
    const [on] = legal(scored, 'move-figure');
    expect(on).toEqual({ type: 'move-figure', figure: 'b1', to: { tile: [0, -1], feature: 'field', edge: 'nnw' } });
    expect(judge(scored, { ...on!, player: 'red' }).verdict).toBe('illegal');
    const over = take(scored, on!);
    expect([due(over), standing(over)]).toEqual(['place-tile blue', ['b1 0,-1 field nnw', 'b2 0,0 city n']]);
  });

  it('goes home if he passes', () => {
    const home = take(start, pass, pass);
    expect([due(home), standing(home)]).toEqual(['place-tile blue', ['b2 0,0 city n']]);
    expect(home.at.players[1]!.supply).toEqual({ meeple: 7, walker: 1, warden: 0 });
  });
});

describe('a figure that takes no part in a scoring', () => {
  const rules = rulesOf([nap]);
  const tiles = ['A 0,0 270', 'U 1,0', 'A 2,0 90'];
  const players = { red: { supply: { meeple: 6, sleeper: 2 } }, blue: { supply: { meeple: 7, sleeper: 0 } } };
  const asleep = ['r1 0,0 road e', 'b1/sleeper 0,0 road e', 'b2/sleeper 1,0 road e'];

  it('counts for nothing, and stays', () => {
    const scored = take(table(rules, { tiles, figures: asleep, players }), pass);
    expect(scores(scored)).toEqual(['red 3 = 3 tiles']);
    expect(standing(scored)).toEqual(['b1 0,0 road e', 'b2 1,0 road e']);
  });

  it('makes no feature due where it is alone', () => {
    const alone = take(table(rules, { tiles, figures: asleep.slice(1), players }), pass);
    expect(deeds(alone)).toEqual([]);
  });

  it('is scored by itself when its time has come', () => {
    const open = table(rules, { tiles: tiles.slice(0, 2), figures: asleep.slice(0, 2), players, more: { bag: { remaining: 0 } } });
    expect(scores(take(open, pass))).toEqual(['red 2 = 2 tiles', 'blue 4 = 4 dreams']);
  });
});

describe('a step before the scoring', () => {
  const rules = rulesOf([gate]);
  const atGate = (id: string, owner: string) => ({ id, kind: 'meeple', owner, at: { area: 'gate' } });
  const standingIn = [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } } as const];
  const players = { red: { supply: { meeple: 5 } }, blue: { supply: { meeple: 5 } }, green: {} };
  const start = table(rules, {
    ...city,
    players,
    more: { figures: [...standingIn, atGate('b1', 'blue'), atGate('b2', 'blue'), atGate('r2', 'red')] },
  });

  it('sees what is due, and comes only where something is', () => {
    const asked = take(start, pass);
    expect(due(asked)).toBe('leave-gate blue');
    expect(Object(asked.at.turn)['gate']).toEqual({ left: ['blue', 'red'] });
    expect(legal(asked, 'move-figure')).toEqual(
      ['b1', 'b2'].map((figure) => ({ type: 'move-figure', figure, to: { tile: [0, -1], feature: 'city', edge: 's' } })),
    );
    const other = table(rules, { tiles: ['D 0,0', 'U 1,0'], players, more: { figures: [...standingIn, atGate('b1', 'blue')] } });
    expect(due(take(other, pass))).toBe('place-tile blue');
  });

  it('changes who has the majority', () => {
    const into = (figure: string) => ({ type: 'move-figure', figure, to: { tile: [0, 0], feature: 'city', edge: 'n' } });
    expect(scores(take(start, pass, pass, pass))).toEqual(['red 4 = 4 tiles']);
    expect(scores(take(start, pass, into('b1'), into('b2'), pass))).toEqual(['blue 4 = 4 tiles']);
    const tied = take(start, pass, into('b1'), pass, pass);
    expect(scores(tied)).toEqual(['red 4 = 4 tiles', 'blue 4 = 4 tiles']);
    expect(standing(tied)).toEqual(['b2 gate', 'r2 gate']);
  });
});

describe('a further stage of completion', () => {
  const road = { tiles: ['U 0,0', 'U 1,0', 'U 2,0'], figures: ['r1 0,0 road e'] };

  it('scores a feature by the rules of that stage and those of every stage, and lets the figures stay', () => {
    const tolled = take(table(rulesOf([toll]), road), pass);
    expect([scores(tolled), standing(tolled)]).toEqual([['red 4 = 3 tiles + 1 toll'], ['r1 0,0 road e']]);
  });

  it('leaves the other stages as they are', () => {
    const closed = take(table(rulesOf([toll]), { tiles: ['A 0,0 270', 'U 1,0', 'A 2,0 90'], figures: ['r1 1,0 road e'] }), pass);
    expect([scores(closed), standing(closed)]).toEqual([['red 3 = 3 tiles'], []]);
  });
});

describe('a scored feature', () => {
  const start = (scored?: []) => table(rulesOf([toll]), { ...city, figures: ['b1 0,0 city n'], ...(scored && { more: { scored } }) });

  it('is heard by triggers, after its points', () => {
    const done = take(start(), pass);
    expect(deeds(done)).toEqual(['points blue 4', 'feature-scored', 'points red 1', 'figure-returned']);
    expect(done.verdict.effects.find(({ type }) => type === 'feature-scored')).toMatchObject({
      feature: { tile: [0, -1], feature: 'city', edge: 's' },
      scores: [{ player: 'blue', points: 4 }],
    });
  });

  it('is recorded where the snapshot tells what has been scored, and only there', () => {
    expect(take(start([]), pass).at.scored).toEqual([{ tile: [0, -1], feature: 'city', edge: 's' }]);
    expect(take(start(), pass).at.scored).toBeUndefined();
  });
});
