/** Promise: a step of the dragon that is out of order says so by the rules of its walk, not only by the order of turns. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { presets } from '../../src/corpus/presets.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicated } from '../support/adjudicated.js';
import { tile } from './table.js';

const DRAGON_TILE = 'princess-and-dragon/dragon-road-straight';
const position = (laid: string, step: string, walk?: object): Snapshot => ({
  players: [
    { id: 'red', supply: { meeple: 7 } },
    { id: 'blue', supply: { meeple: 7 } },
    { id: 'green', supply: { meeple: 7 } },
  ],
  tiles: [tile('base/U', 0, 0), tile('base/U', 1, 0), tile(laid, 2, 0)],
  neutral: { dragon: { tile: [0, 0] } },
  bag: { remaining: 20 },
  turn: {
    player: 'red',
    step,
    tile: laid,
    placed: { at: [2, 0] },
    done: [{ type: 'place-tile', tile: laid, at: [2, 0], rotation: 0 }],
    ...(walk && { dragon: walk }),
  },
});
const step = { type: 'move-dragon', to: [1, 0] } as const;

describe.each(presets.map(({ id }) => id))('under %s', (preset) => {
  const rules = ruleset({ preset });
  const finding = (snapshot: Snapshot, action: object, rule: string) => {
    const { verdict, findings } = adjudicated(rules, snapshot, action as never);
    return { verdict, ...findings.find((one) => one.rule === rule) };
  };

  it('a step by another player cites the order in which the players move the dragon', () => {
    const walking = position(DRAGON_TILE, 'move-dragon', { visited: [[0, 0]], stepsLeft: 6, mover: 'red' });
    const { verdict, message, cites } = finding(walking, { ...step, player: 'green' }, 'base.turn.player');
    expect([verdict, message]).toEqual(['illegal', 'the decision is that of `red`, not of `green`']);
    expect(cites).toContain('pd.dragon.move.clockwise-one-step-each');
  });

  it('a step in a turn without a dragon tile cites what sets the dragon walking', () => {
    const { verdict, message, cites } = finding(position('base/U', 'place-figure'), step, 'base.turn.step');
    expect([verdict, message]).toEqual(['illegal', 'the turn is at the step place figure: `move-dragon` is not decided there']);
    expect(cites).toContain('pd.dragon.tile.triggers-walk');
  });
});
