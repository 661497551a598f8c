/** Promise: whose turn comes next, with which tile, and what comes after the last one, is declared, and the snapshot holds all of it. */
import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/kernel/judge/adjudicate.js';
import { encore } from './fictions/encore.js';
import { epilogue } from './fictions/epilogue.js';
import { relay } from './fictions/relay.js';
import { reserve } from './fictions/reserve.js';
import { deeds, drawing, due, fiction, judge, legal, named, rulesOf, scores, table, take, type Table } from './game.js';

const pass = { type: 'pass' };
const lay = (tile: string, at: readonly [number, number], rotation = 0) => ({ type: 'place-tile', tile, at, rotation });
const three = { red: {}, blue: {}, green: {} };
const turnOf = ({ at }: Table) => `${at.turn!.player} ${at.turn!.tile ?? ''}`;

describe('a queue of parts', () => {
  const start = table(rulesOf([relay]), { tiles: ['B 0,0', 'A 1,0'], players: three });

  it('comes before the next turn, each with its tile in hand, and no tile is drawn', () => {
    const first = take(start, pass);
    expect([turnOf(first), first.at.turn!.source, due(first), first.at.bag!.remaining]).toEqual(['blue base/U', 'bazaar', 'place-tile blue', 20]);
    expect(legal(first, 'place-tile').length).toBeGreaterThan(0);
    expect(judge(first, lay('base/V', [1, 1])).verdict).toBe('illegal');
    const second = take(first, lay('base/U', [1, 1], 90), pass);
    expect([turnOf(second), second.at.bag!.remaining]).toEqual(['green base/U', 20]);
    expect(Object(second.at)['relay']).toEqual({ host: 'red', left: [] });
  });

  it('leads back to the left of whoever began it, who then draws', () => {
    const over = take(start, pass, lay('base/U', [1, 1], 90), pass, lay('base/U', [1, 2], 90), pass);
    expect([turnOf(over), over.at.turn!.source, over.at.bag!.remaining]).toEqual(['blue ', undefined, 19]);
    expect(over.at).not.toHaveProperty('relay');
  });

  it('is checked in a snapshot like every state', () => {
    const { rules, at } = take(start, pass);
    const wrong = { ...at, relay: { host: 'grey', left: [{ player: 'blue', tile: 'none' }] } };
    expect(validate(rules, wrong).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/relay/host unknown-player',
      '/relay/left/0/tile unknown-tile',
    ]);
  });

  it('waits where one that was published later says that it comes first', () => {
    const again = (before: readonly string[]) =>
      fiction('again', {
        successions: [{ ...named('again'), before, next: ({ turn }) => (turn.part === 2 ? undefined : { turn: { player: turn.player, part: 2 } }) }],
      });
    const next = (before: readonly string[]) =>
      take(table(rulesOf([relay, again(before)]), { tiles: ['B 0,0', 'A 1,0'], players: three }), pass).at.turn!;
    expect(next(['relay.next'])).toMatchObject({ player: 'red', part: 2 });
    expect(next([])).toMatchObject({ player: 'blue' });
  });
});

describe('a round after the last tile', () => {
  const hands = { red: { hand: ['base/U'] }, blue: {}, green: { hand: ['base/U'] } };
  const start = table(rulesOf([reserve, epilogue]), {
    tiles: ['B 0,0', 'B 1,0'],
    figures: ['r1 1,0 monastery', 'b1 0,0 field nnw'],
    players: hands,
    more: { bag: { remaining: 0 } },
  });

  it('goes round the table, beginning with a step of its own', () => {
    const first = take(start, pass);
    expect(due(first)).toBe('choose-tile green');
    const laid = take(first, lay('base/U', [0, 1]));
    expect(due(laid)).toBe('place-figure green');
    const second = take(laid, pass);
    expect([due(second), second.at.bag!.remaining]).toEqual(['choose-tile red', 0]);
    expect(due(take(second, pass))).toBe('take-home red');
  });

  it('is followed by the steps of the end, each with its mover, and then by the final scoring', () => {
    const end = take(start, pass, pass, pass);
    expect(legal(end)).toEqual([{ type: 'remove-figure', figure: 'r1', by: 'epilogue' }, pass]);
    const home = take(end, { type: 'remove-figure', figure: 'r1', by: 'epilogue' });
    expect([due(home), scores(home)]).toEqual(['take-home blue', []]);
    const over = take(home, pass, pass, pass);
    expect([due(over), over.at.turn!.step]).toEqual(['over', 'game-over']);
    expect(deeds(over)).toEqual(['procedure']);
    const kept = take(end, pass, pass, pass);
    expect(scores(kept)).toEqual(['red 2 = 2 tiles', 'blue 0 = ']);
  });

  it('does not come while there are tiles', () => {
    expect(due(take({ ...start, at: { ...start.at, bag: { remaining: 1 } } }, pass))).toBe('place-tile blue');
  });
});

describe('a further part of the turn', () => {
  it('follows with what was done before, once', () => {
    const drawn = drawing(table(rulesOf([encore]), { tiles: ['B 0,0'], turn: { step: 'place-tile' } }), 'base/B');
    const laid = take(drawn, lay('base/B', [1, 0]), pass);
    expect([due(laid), laid.at.turn]).toEqual([
      'place-tile red',
      { player: 'red', step: 'place-tile', part: 2, done: [], earlier: [lay('base/B', [1, 0]), pass] },
    ]);
    const again = take(drawing(laid, 'base/B'), lay('base/B', [2, 0]), pass);
    expect(due(again)).toBe('place-tile blue');
  });
});
