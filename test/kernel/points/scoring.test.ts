/** Promise: every stage of a score can be declared, and each point stands in a line that says where it comes from. */
import { describe, expect, it } from 'vitest';
import { taxes, tolls } from './fictions/taxes.js';
import { deeds, due, rulesOf, scores, table, take } from './game.js';

const pass = { type: 'pass' };
const rules = rulesOf([taxes, tolls]);

/** A road from end to end over tiles with those marks, blue and red on it. */
function road(marks: readonly string[], figures: readonly string[] = ['b1 0,0 road e']) {
  const middle = marks.map((mark, i) => `${mark === '' ? 'U' : `taxes/${mark}`} ${i + 1},0`);
  return table(rules, { tiles: ['A 0,0 270', ...middle, `A ${marks.length + 1},0 90`], figures, players: { red: {}, blue: {}, green: {} } });
}
const scored = (marks: readonly string[], figures?: readonly string[]) => scores(take(road(marks, figures), pass));

describe('the points of a feature', () => {
  it.each([
    [['stall', ''], ['blue 7 = 4 tiles + 3 stalls']],
    [['lamp'], ['blue 6 = 6 tiles']],
    [['lamp', 'stall'], ['blue 12 = 8 tiles + 4 stalls']],
    [['milestone'], ['blue 8 = 3 tiles + 5 milestone']],
    [['robbed', 'stall', 'milestone'], ['blue 0 = 0 robbed']],
    [['robbed', 'stall', 'toll-house'], ['blue 4 = 0 robbed + 4 toll houses']],
    [['mud'], ['blue 2 = 3 tiles + -1 half for the mud']],
    [['flag', 'mud', 'flag'], ['blue 7 = 5 tiles + -2 half for the mud + 4 flags']],
    [['flag', 'robbed'], ['blue 2 = 0 robbed + 2 flags']],
    [['flag', 'lamp'], ['blue 10 = 8 tiles + 2 flags']],
    [['mud', 'luck', ''], ['blue 6 = 5 tiles + -2 half for the mud + 3 doubled by luck']],
  ] as const)('on a road with %j are %j', (marks, expected) => {
    expect(scored(marks)).toEqual(expected);
  });

  it('of the final scoring are those of that stage', () => {
    const open = table(rules, { tiles: ['A 0,0 270', 'taxes/lamp 1,0'], figures: ['b1 0,0 road e'], more: { bag: { remaining: 0 } } });
    expect(scores(take(open, pass))).toEqual(['blue 2 = 2 tiles', 'red 1 = 1 census', 'blue 1 = 1 census']);
    expect(due(take(open, pass))).toBe('over');
  });
});

describe('who gets them', () => {
  const tied = ['b1 0,0 road e', 'r1 1,0 road e'];

  it('is whoever has the most, everybody in a tie', () => {
    expect(scored([''], tied)).toEqual(['red 3 = 3 tiles', 'blue 3 = 3 tiles']);
  });

  it('changes with what figures count for', () => {
    expect(scored(['inn-sign'], tied)).toEqual(['blue 3 = 3 tiles']);
  });

  it('is one of them where a tie is broken', () => {
    expect(scored(['crown'], tied)).toEqual(['red 3 = 3 tiles']);
    expect(scored(['crown', 'inn-sign'], tied)).toEqual(['blue 4 = 4 tiles']);
  });
});

describe('what is paid besides', () => {
  it('is part of a score that is there, or one of its own', () => {
    expect(scored(['well'])).toEqual(['blue 5 = 3 tiles + 2 well']);
    expect(scored(['shrine'])).toEqual(['blue 3 = 3 tiles', 'red 1 = 1 shrine', 'green 1 = 1 shrine', 'red 1 = 1 tithe']);
  });

  it('is credited with the rest, and told in the effect', () => {
    const done = take(road(['shrine']), pass);
    expect(deeds(done)).toEqual(['points blue 3', 'points red 1', 'points green 1', 'points red 1', 'feature-scored', 'figure-returned']);
    expect(done.verdict.effects.find(({ type }) => type === 'feature-scored')).toMatchObject({
      scores: [
        { player: 'blue', points: 3 },
        { player: 'red', points: 1 },
        { player: 'green', points: 1 },
        { player: 'red', points: 1 },
      ],
    });
    expect(done.at.players.map(({ score }) => score)).toEqual([2, 3, 1]);
  });
});
