/** Whatever an action names, a prisoner or a neutral figure, it is judged; nothing falls over. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Action } from '../../src/contract/action.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate } from '../../src/kernel/judge/adjudicate.js';

const EXPANSIONS = ['base', 'princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders', 'tower', 'phantom', 'abbot'];
const STEPS = ['place-tile', 'place-figure', 'capture', 'move-dragon'];

const table = (step: string): Snapshot => ({
  players: [
    { id: 'red', score: 9, supply: { meeple: 6 }, tokens: { 'tower-piece': 10 } },
    { id: 'blue', score: 9, supply: { meeple: 7 }, tokens: { 'tower-piece': 9 }, prisoners: [{ id: 'r9', kind: 'meeple', owner: 'red' }] },
  ],
  tiles: [
    { tile: 'tower/monastery', at: [0, 0], rotation: 0 },
    { tile: 'base/B', at: [1, 0], rotation: 0 },
  ],
  figures: [],
  tokens: [{ kind: 'tower-piece', tile: [0, 0] }],
  neutral: { dragon: { tile: [0, 0] }, fairy: { tile: [1, 0], figure: null } },
  bag: { remaining: 20 },
  turn: {
    player: 'red',
    step,
    tile: 'base/B',
    ...(step !== 'place-tile' && { placed: { at: [1, 0] }, done: [{ type: 'place-tile', tile: 'base/B', at: [1, 0], rotation: 0 }] }),
  },
});

const actions = (figure: string): (Action & { readonly [member: string]: unknown })[] => [
  { type: 'move-fairy', to: { figure } },
  { type: 'remove-figure', figure, by: 'princess' },
  { type: 'remove-figure', figure, by: 'abbot' },
  { type: 'capture', figure },
  { type: 'exchange-prisoner', figure },
  { type: 'place-figure', kind: 'meeple', figure, at: { tile: [0, 0], feature: 'tower' } },
];

describe.each(['hig-c1-current', 'rgg-big-box-3', 'wikicarpedia-c2-current'])('under %s', (preset) => {
  const rules = ruleset({ preset, expansions: EXPANSIONS });

  it.each(STEPS)('in the step %s what names a prisoner is not legal', (step) => {
    for (const action of actions('r9')) expect([action.type, adjudicate(rules, table(step), action).verdict]).toEqual([action.type, 'illegal']);
  });

  it.each(STEPS)('in the step %s what names a neutral figure is not legal', (step) => {
    for (const action of actions('dragon').slice(0, 5))
      expect([action.type, adjudicate(rules, table(step), action).verdict]).toEqual([action.type, 'illegal']);
  });
});
