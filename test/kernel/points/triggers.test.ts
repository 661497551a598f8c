/** Promise: what an effect brings about is only ever added: points, further effects, and a decision that somebody has to take. */
import { describe, expect, it } from 'vitest';
import { bells } from './fictions/bells.js';
import { dullBells } from './fictions/dull-bells.js';
import { ledger } from './fictions/ledger.js';
import { deeds, due, judge, legal, rulesOf, scores, table, take } from './game.js';

const pass = { type: 'pass' };
const ring = { type: 'choose', option: 'ring' };
/** The last tile closes the city, in which blue stands. */
const closed = { tiles: ['D 0,0', 'E 0,-1 180'], figures: ['b1 0,0 city n'], players: { red: { tokens: {} }, blue: {}, green: {} } };

describe('a trigger', () => {
  const scored = take(table(rulesOf([bells]), closed), pass);

  it('pays points, brings about effects that others hear, and begins a procedure', () => {
    expect(deeds(scored)).toEqual([
      'points blue 4',
      'feature-scored',
      'figure-returned',
      'points green 2',
      'piece-moved',
      'points red 1',
      'procedure',
    ]);
    expect(scores(scored)).toEqual(['blue 4 = 4 tiles', 'green 2 = 2 bell', 'red 1 = 1 coin']);
    expect(scored.at.players.map(({ score, tokens }) => [score, tokens])).toEqual([
      [1, { coin: 1 }],
      [4, undefined],
      [2, undefined],
    ]);
  });

  it('leads to a decision in the middle of the step, which then goes on', () => {
    expect(due(scored)).toBe('ring blue');
    expect(legal(scored)).toEqual([ring, pass]);
    expect(judge(scored, { ...ring, player: 'red' }).verdict).toBe('illegal');
    const rung = take(scored, ring);
    expect([due(rung), scores(rung)]).toEqual(['place-tile blue', ['blue 3 = 3 ring']]);
    expect(rung.at.turn).not.toHaveProperty('bell');
  });

  it('gives way to one that takes its place, alone', () => {
    const dull = take(table(rulesOf([bells, dullBells]), closed), pass);
    expect(scores(dull)).toEqual(['blue 4 = 4 tiles', 'red -1 = -1 noise']);
    expect(due(dull)).toBe('place-tile blue');
  });
});

describe('points that are withheld', () => {
  const shared = { ...closed, figures: ['b1 0,0 city n', 'r1 0,0 city n'] };
  const first = { type: 'choose', option: 'first' };

  it('are credited when their player has decided, one score after the other', () => {
    const asked = take(table(rulesOf([ledger]), shared), pass);
    expect([deeds(asked), scores(asked), due(asked)]).toEqual([
      ['procedure', 'procedure', 'feature-scored', 'figure-returned', 'figure-returned'],
      [],
      'enter-score red',
    ]);
    const one = take(asked, first);
    expect([scores(one), due(one)]).toEqual([['red 4 = 4 tiles'], 'enter-score blue']);
    const both = take(one, { type: 'choose', option: 'second' });
    expect([scores(both), due(both)]).toEqual([['blue 4 = 4 tiles'], 'place-tile blue']);
    expect(both.at.players.map(({ score }) => score)).toEqual([4, 4, 0]);
  });

  it('are withheld from every source, a trigger too', () => {
    const asked = take(table(rulesOf([bells, ledger]), closed), pass);
    expect(scores(asked)).toEqual([]);
    expect(asked.at.players.map(({ score }) => score)).toEqual([0, 0, 0]);
  });
});
