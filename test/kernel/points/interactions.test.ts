/** Promise: what two expansions do to each other is in force where both are in play, and a mechanic that is left out takes everything of it along. */
import { describe, expect, it } from 'vitest';
import { mechanicsOf } from '../../../src/kernel/ruleset/in-play.js';
import { validate } from '../../../src/kernel/judge/adjudicate.js';
import { bank, market } from './fictions/market.js';
import { fiction, named, rulesOf, table, take } from './game.js';

/** What is paid at the end of the game. */
function paid(fictions: Parameters<typeof rulesOf>[0], ...without: string[]): number {
  const start = table(rulesOf(fictions, { without }), { tiles: ['B 0,0', 'B 1,0'], more: { bag: { remaining: 0 } } });
  return take(start, { type: 'pass' }).verdict.scores.reduce((sum, { points }) => sum + points, 0);
}

describe('what an expansion does with another one', () => {
  it('is in force only where both are in play', () => {
    expect(paid([market])).toBe(1 + 2);
    expect(paid([bank])).toBe(10 + 20);
    expect(paid([market, bank])).toBe(1 + 2 + 10 + 20 + 40 + 80 + 160);
  });

  it('may hang on a mechanic of it', () => {
    expect(paid([market, bank], 'thieves')).toBe(1 + 10 + 20 + 40 + 80);
    expect(paid([market, bank], 'stalls')).toBe(2 + 10 + 20 + 40 + 80 + 160);
  });
});

describe('a mechanic that is left out', () => {
  it('takes along what it does with others', () => {
    expect(paid([market, bank], 'loans')).toBe(1 + 2 + 10 + 80 + 160);
    expect(paid([market, bank], 'loans', 'thieves', 'stalls')).toBe(10 + 80);
  });

  it('takes its pieces along, and leaves those of the expansion', () => {
    const position = { tiles: ['B 0,0'], players: { red: { supply: { trader: 1 }, tokens: { coin: 1 } }, blue: {} } };
    const defects = (...without: string[]) => {
      const { rules, at } = table(rulesOf([market], { without }), position);
      return validate(rules, at).map(({ pointer }) => pointer);
    };
    expect([defects(), defects('thieves'), defects('stalls')]).toEqual([[], [], ['/players/0/supply/trader']]);
  });

  it('is one that the expansion names, wherever it declares it', () => {
    expect(mechanicsOf(market)).toEqual(['stalls', 'thieves']);
    const nested = fiction('nested', { with: { market: { mechanics: { inner: { steps: [{ ...named('one'), phase: 'pieces' }] } } } } });
    expect(mechanicsOf(nested)).toEqual(['inner']);
  });
});
