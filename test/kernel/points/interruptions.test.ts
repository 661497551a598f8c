/** Promise: a step may interrupt any other at any time and leads back to it, also from inside an interruption, and everything that decides it stands in the snapshot. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/kernel/declare/view.js';
import { Position } from '../../../src/kernel/position/position.js';
import { force } from '../../../src/kernel/play/run.js';
import { bells } from './fictions/bells.js';
import { gold } from './fictions/gold.js';
import { jail } from './fictions/jail.js';
import { ledger } from './fictions/ledger.js';
import { riddle } from './fictions/riddle.js';
import { decision, deeds, due, fiction, gets, legal, named, rulesOf, scores, table, take, type Table } from './game.js';

const pass = { type: 'pass' };
const hint = { type: 'choose', option: 'hint' };
const place = { type: 'place-figure', kind: 'meeple', at: { tile: [0, -1], feature: 'field', edge: 'nnw' } };
const procedures = ({ at }: Table) => Object.keys(at.turn!).filter((name) => ['riddle', 'hint', 'ledger', 'bell'].includes(name));
const closed = { tiles: ['D 0,0', 'E 0,-1 180'], figures: ['b1 0,0 city n'], players: { red: { tokens: {} }, blue: {} } };

describe('an interruption', () => {
  const start = table(rulesOf([riddle]), closed);

  it('of a decision leads back to it, and on from there when it has been taken', () => {
    const asked = take(start, place);
    expect([due(asked), procedures(asked)]).toEqual(['answer red', ['riddle']]);
    const answered = take(asked, pass);
    expect(deeds(answered).slice(0, 2)).toEqual(['procedure', 'points blue 4']);
    // the points of the scoring ask the next one
    expect(due(answered)).toBe('answer red');
  });

  it('of the scoring leads back to it, and the turn ends', () => {
    const asked = take(start, pass);
    expect([due(asked), scores(asked), Object(asked.at.turn)['riddle']]).toEqual(['answer red', ['blue 4 = 4 tiles'], { from: 'score' }]);
    const answered = take(asked, pass);
    expect([due(answered), procedures(answered)]).toEqual(['place-tile blue', []]);
  });

  it('may itself be interrupted, by a step that comes before it', () => {
    const hinted = take(start, place, hint);
    expect([due(hinted), procedures(hinted)]).toEqual(['hint red', ['riddle', 'hint']]);
    const back = take(hinted, pass);
    expect([due(back), procedures(back), legal(back)]).toEqual(['answer red', ['riddle'], [hint, pass]]);
    expect(Object(back.at.turn)['riddle']).toEqual({ from: 'place-figure' });
  });

  it('that an interlude brings about has decided nothing of the step', () => {
    const rules = rulesOf([jail, gold, riddle]);
    const prisoner = { id: 'r9', kind: 'meeple', owner: 'red' };
    const coins = table(rules, {
      tiles: ['D 0,0', 'U 1,0'],
      turn: { step: 'take-coin' },
      players: { red: { tokens: {} }, blue: { prisoners: [prisoner] } },
      more: { tokens: [{ kind: 'coin', tile: [1, 0], count: 2 }] },
    });
    const bought = take(coins, { type: 'buy-back', figure: 'r9' });
    expect(due(bought)).toBe('answer red');
    expect(due(take(bought, pass))).toBe('take-coin red');
    const taken = take(coins, ...legal(coins, 'move-token'));
    expect(due(taken)).toBe('answer red');
    expect(due(take(taken, pass))).toBe('place-tile blue');
    // also where the interlude comes in the interruption itself
    expect(due(take(taken, { type: 'buy-back', figure: 'r9' }, pass))).toBe('place-tile blue');
  });
});

describe('an interlude that takes away all that was to be decided', () => {
  const hasPrisoner = ({ players }: View) => players.some(({ prisoners = [] }) => prisoners.length > 0);
  const isUntold = ({ snapshot }: View) => snapshot.bag !== undefined && snapshot.bag.remaining === undefined;
  const oath = (passable: boolean) =>
    fiction('oath', {
      steps: [{ ...decision('swear', 'figure'), passable, lacks: ({ snapshot }) => (snapshot.bag ? [] : ['/bag']) }],
      actions: [
        {
          ...named('choose/swear'),
          in: ['swear'],
          propose: (view) => (hasPrisoner(view) || isUntold(view) ? [{ type: 'choose', option: 'swear' }] : []),
          perform: () => ({}),
        },
      ],
      rules: [
        {
          ...named('oath.sworn'),
          on: 'choose/swear',
          judge: ({ view, pass, unknown }) =>
            isUntold(view) ? unknown('how many tiles are left is not known', ['/bag/remaining']) : pass('it may be sworn'),
        },
      ],
    });
  const freed = (passable: boolean, more: object) => {
    const prisoner = { id: 'r9', kind: 'meeple', owner: 'red' };
    const captive = { tiles: ['D 0,0', 'U 1,0'], turn: { step: 'swear' }, players: { red: {}, blue: { prisoners: [prisoner] } }, more };
    return due(take(table(rulesOf([jail, oath(passable)]), captive), { type: 'buy-back', figure: 'r9' }));
  };

  it('ends the step where nobody could pass, unless it is not known what could be done', () => {
    expect(freed(false, { bag: { remaining: 5 } })).toBe('place-tile blue');
    expect(freed(false, { bag: undefined })).toBe('swear red');
    expect(freed(false, { bag: {} })).toBe('swear red');
  });

  it('leaves the passing', () => {
    expect(freed(true, { bag: { remaining: 5 } })).toBe('swear red');
  });
});

describe('several interruptions', () => {
  it('come one after the other, in the order in which their expansions were published', () => {
    const rules = rulesOf([bells, ledger]);
    const first = take(table(rules, closed), pass);
    expect([due(first), scores(first)]).toEqual(['ring blue', []]);
    const second = take(first, pass);
    expect([due(second), procedures(second)]).toEqual(['enter-score blue', ['ledger']]);
    const over = take(second, { type: 'choose', option: 'first' }, { type: 'choose', option: 'first' }, { type: 'choose', option: 'first' });
    expect([due(over), procedures(over)]).toEqual(['place-tile blue', []]);
    expect(over.at.players.map(({ score }) => score)).toEqual([3, 4]);
  });

  it('come in the other order where that is the order of publication', () => {
    const first = take(table(rulesOf([ledger, bells]), closed), pass);
    expect([due(first), procedures(first)]).toEqual(['enter-score blue', ['ledger', 'bell']]);
  });
});

describe('what the end of the last step of a turn brings about', () => {
  const hasNothing = ({ players }: Position) => players.every(({ score = 0 }) => score === 0);
  const tip = fiction('tip', {
    steps: [{ ...decision('tip', 'after-part'), open: hasNothing, end: (view) => (hasNothing(view) ? { scores: [gets('red', 2)] } : {}) }],
  });

  it.each([5, 0])('interrupts it before the turn is over, with %i tiles left', (remaining) => {
    const start = table(rulesOf([tip, ledger]), { tiles: ['D 0,0', 'U 1,0'], more: { bag: { remaining } } });
    const tipping = take(start, pass);
    expect(due(tipping)).toBe('tip red');
    const entering = take(tipping, pass);
    expect([due(entering), procedures(entering), scores(entering)]).toEqual(['enter-score red', ['ledger'], []]);
    const over = take(entering, { type: 'choose', option: 'first' });
    expect([due(over), scores(over), procedures(over)]).toEqual([remaining > 0 ? 'place-tile blue' : 'over', ['red 2 = 2 points'], []]);
  });
});

describe('an action that is not legal', () => {
  it('can be played all the same, with everything that follows', () => {
    const { rules, at } = table(rulesOf([riddle]), closed);
    const second = { ...place, at: { tile: [0, 0], feature: 'city', edge: 'n' } };
    const forced = force(new Position(rules, at), second)!;
    expect(forced.next).toEqual({ step: 'answer', player: 'red' });
    expect(forced.position.snapshot.figures).toHaveLength(2);
  });
});
