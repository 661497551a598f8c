/** Traders & Builders: the trade goods. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { after, received, scores, tile, type Setting } from './table.js';

const rules = { expansions: ['base', 'traders-and-builders'] };
const WINE = tile('traders-and-builders/wine-city-band', 0, 0);
const CLOSED = [tile('base/E', -1, 0, 90), WINE, tile('base/E', 1, 0, 270)];

describe('a completed city', () => {
  it('gives its goods to the one who completed it, though nobody stands there', () => {
    const verdict = after({ rules, tiles: CLOSED });
    expect(received(verdict)).toEqual(['red 1 wine']);
    expect(verdict.after!.players.map(({ tokens }) => tokens)).toEqual([{ wine: 1 }, {}]);
  });

  it('gives its goods to him also where others have its points', () => {
    const verdict = after({ rules, tiles: CLOSED, figures: ['blue b1 meeple 0,0 city e'] });
    expect(scores(verdict)).toEqual(['blue 6 = 3 tiles x 2']);
    expect(received(verdict)).toEqual(['red 1 wine']);
  });

  it('gives one token for each good printed in it, on top of those he has', () => {
    const tiles = [
      tile('base/E', -1, 0, 90),
      WINE,
      tile('traders-and-builders/grain-city-band-road', 1, 0),
      tile('traders-and-builders/wine-city-band', 2, 0),
      tile('base/E', 3, 0, 270),
    ];
    const verdict = after({ rules, tiles, tokens: { red: { wine: 1 } } });
    expect(received(verdict)).toEqual(['red 2 wine', 'red 1 grain']);
    expect(verdict.after!.players[0]!.tokens).toEqual({ wine: 3, grain: 1 });
  });

  it('keeps its goods while it is open', () => {
    expect(received(after({ rules, tiles: [tile('base/E', -1, 0, 90), WINE] }))).toEqual([]);
  });

  it('gives them once only', () => {
    expect(received(after({ rules, tiles: [...CLOSED, tile('base/B', 2, 0)] }))).toEqual([]);
  });

  it('gives nothing where the expansion is not played', () => {
    expect(received(after({ rules: { expansions: ['base'] }, tiles: CLOSED }))).toEqual([]);
  });
});

describe('at the end of the game', () => {
  const end = (tokens: Setting['tokens']) => after({ rules, remaining: 0, tiles: [tile('base/B', 0, 0)], ...(tokens && { tokens }) });

  it('the most of a kind score ten points', () => {
    expect(scores(end({ red: { wine: 3, grain: 1 }, blue: { wine: 2, grain: 2 } }))).toEqual([
      'red 10 = 1 most wine x 10',
      'blue 10 = 1 most grain x 10',
    ]);
  });

  it('all who have as many score the full ten', () => {
    expect(scores(end({ red: { cloth: 1 }, blue: { cloth: 1 } }))).toEqual(['red 10 = 1 most cloth x 10', 'blue 10 = 1 most cloth x 10']);
  });

  it('nobody scores a kind of which nobody has any', () => {
    expect(scores(end({ red: { wine: 0 } }))).toEqual([]);
  });

  it('goods of the last tile count', () => {
    expect(scores(after({ rules, remaining: 0, tiles: CLOSED, tokens: { blue: { wine: 1 } } }))).toEqual([
      'red 10 = 1 most wine x 10',
      'blue 10 = 1 most wine x 10',
    ]);
  });
});

describe('the goods are taken right after the scoring', () => {
  const order = (preset: string) =>
    ruleset({ preset, expansions: ['base', 'princess-and-dragon', 'traders-and-builders'] }).steps.map(({ id }) => id);

  it('whether the dragon walks before it or after it', () => {
    expect(order('hig-c1-current')).toEqual([
      'fairy-point',
      'choose-tile',
      'place-tile',
      'place-figure',
      'place-piece',
      'move-dragon',
      'score',
      'trade-goods',
      'draw-tile',
    ]);
    expect(order('rgg-big-box-3')).toEqual([
      'fairy-point',
      'choose-tile',
      'place-tile',
      'place-figure',
      'place-piece',
      'score',
      'trade-goods',
      'move-dragon',
      'draw-tile',
    ]);
  });
});
