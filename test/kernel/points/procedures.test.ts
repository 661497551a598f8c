/** Promise: a procedure is a small machine whose state stands in the snapshot: who moves, who has been asked, what is still to come. */
import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/kernel/judge/adjudicate.js';
import { sale } from './fictions/sale.js';
import { apply } from '../../../src/kernel/position/apply.js';
import { because, deeds, due, judge, legal, rulesOf, table, take, type Table, type Try } from './game.js';

const pass = { type: 'pass' };
const bid = (points: number, player?: string): Try => ({ type: 'bid', points, ...(player !== undefined && { player }) });
const three = { red: { tokens: {} }, blue: { tokens: {} }, green: { tokens: {} } };
const begun = take(table(rulesOf([sale]), { tiles: ['B 0,0', 'A 1,0'], players: three }), pass);
const stateOf = ({ at }: Table) => Object(at.turn)['sale'];
const defects = ({ rules, at }: Table) => validate(rules, at).map(({ pointer, code }) => `${pointer} ${code}`);

describe('a sale', () => {
  it('begins after the part of the turn in which the monastery was laid, with the active player', () => {
    expect(due(begun)).toBe('bid red');
    expect(stateOf(begun)).toEqual({ goods: ['salt', 'silk'], mover: 'red', asked: [] });
    expect(due(take(table(begun.rules, { tiles: ['B 0,0', 'B 1,0'], players: three }), pass))).toBe('place-tile blue');
  });

  it('goes round the table; passing and bidding are both answers', () => {
    const first = take(begun, bid(1));
    expect([due(first), stateOf(first)]).toEqual([
      'bid blue',
      { goods: ['salt', 'silk'], offer: { points: 1, bidder: 'red' }, asked: ['red'], mover: 'blue' },
    ]);
    expect(due(take(first, pass))).toBe('bid green');
  });

  it('lets only its mover decide, and only what its rules allow now', () => {
    const first = take(begun, bid(2));
    expect(judge(first, bid(3, 'blue')).verdict).toBe('legal');
    expect(judge(first, bid(3, 'red')).verdict).toBe('illegal');
    expect(judge(first, bid(2)).verdict).toBe('illegal');
    expect(legal(first)).toEqual([bid(3), pass]);
  });

  it('says of whom and when it is, by what the step itself rests on', () => {
    const found = ({ findings }: ReturnType<typeof judge>, rule: string) => findings.find((finding) => finding.rule === rule);
    expect(found(judge(begun, bid(1, 'green')), 'base.turn.player')).toMatchObject({
      outcome: 'forbid',
      message: 'the decision is that of `red`, not of `green`',
      cites: ['base.turn.order', 'fiction.sale.round-the-table'],
    });
    const early = table(begun.rules, { tiles: ['B 0,0', 'B 1,0'], players: three });
    expect(found(judge(early, bid(1)), 'base.turn.step')).toMatchObject({
      outcome: 'forbid',
      message: 'the turn is at the step place figure: `bid` is not decided there',
      cites: ['base.turn.steps', 'fiction.sale.with-a-monastery'],
    });
  });

  it('begins anew with the next good when everybody has answered, and ends with the last', () => {
    const sold = take(begun, bid(1), bid(3), pass);
    expect(deeds(sold)).toEqual(['procedure', 'points blue -3', 'piece-moved', 'procedure']);
    expect([due(sold), stateOf(sold)]).toEqual(['bid blue', { goods: ['silk'], mover: 'blue', asked: [] }]);
    const over = take(sold, pass, pass, pass);
    expect([due(over), stateOf(over)]).toEqual(['place-tile blue', undefined]);
    expect(over.at.players.map(({ score, tokens }) => [score, tokens])).toEqual([
      [0, {}],
      [-3, { salt: 1 }],
      [0, {}],
    ]);
  });
});

describe('the state of a procedure in a snapshot', () => {
  const saying = (sale: object): Table => ({ ...begun, at: { ...begun.at, turn: { ...begun.at.turn!, ...{ sale } } } });

  it('is checked by the expansion that has it, each defect with its pointer', () => {
    expect(defects(begun)).toEqual([]);
    expect(defects(saying({ goods: [], mover: 'grey', asked: ['grey'] }))).toEqual([
      '/turn/sale/mover unknown-player',
      '/turn/sale/mover asked-already',
    ]);
  });
});

describe('a turn within a procedure', () => {
  it('begins with nothing but its player, the step, nothing done, and the procedures that go on', () => {
    const effect = { type: 'turn-begun' as const, player: 'blue', keeps: ['sale'], ...because('round') };
    const { turn } = apply({ ...begun.at, turn: { ...begun.at.turn!, part: 2 } }, [effect]);
    expect(turn).toEqual({ player: 'blue', step: 'bid', done: [], sale: stateOf(begun) });
  });
});
