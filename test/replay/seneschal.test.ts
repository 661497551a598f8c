/** A position and a list of our own actions: judged and applied one after the other, like the messages of a foreign game. */
import type { ReplayOptions } from '../../src/replay/options.js';
import { describe, expect, it } from 'vitest';
import type { AnyAction as Action } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { caseFiles } from '../../src/conformance/files.js';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { replay } from '../../src/replay/replay.js';

const snapshot = (remaining: number): Snapshot => ({
  players: [
    { id: 'red', score: 2, supply: { meeple: 1 } },
    { id: 'blue', supply: { meeple: 7 } },
  ],
  tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
  bag: { remaining },
  turn: { player: 'red', step: 'place-tile', done: [] },
});
const actions: Action[] = [
  { type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 },
  { type: 'place-figure', kind: 'meeple', at: { tile: [0, -1], feature: 'city', edge: 's' } },
  { type: 'place-tile', tile: 'jcz:BA/L', at: [0, 1], rotation: 0 },
  { type: 'place-figure', kind: 'meeple', at: { tile: [0, 1], feature: 'monastery' } },
];
const play = (game: object, options: ReplayOptions = {}) =>
  replay({ ruleset: { expansions: [] }, snapshot: snapshot(5), actions, ...game }, { format: 'seneschal', ...options });
const caseNamed = (name: string) =>
  caseFiles()
    .flatMap(({ cases }) => cases)
    .find(({ id }) => id === name)!;
const codes = (game: object) => {
  try {
    play(game);
  } catch (error) {
    if (error instanceof InvalidInput) return error.defects.map(({ pointer, code }) => `${pointer} ${code}`);
    throw error;
  }
  return [];
};

describe('a list of actions', () => {
  it('is played, points booked as they come', () => {
    const { steps, final } = play({});
    expect(steps.map(({ verdict, points, player }) => [verdict, points, player])).toEqual([
      ['legal', [2, 0], 'red'],
      ['legal', [6, 0], 'red'],
      ['legal', [6, 0], 'blue'],
      ['legal', [6, 0], 'blue'],
    ]);
    expect(final.points).toEqual([6, 0]);
    expect(final.snapshot.tiles.map(({ tile }) => tile)).toEqual(['base/E', 'base/D', 'base/B']);
  });

  it('ends the game with the last tile, or when the caller wants it', () => {
    expect(play({ snapshot: snapshot(1) }).final.points).toEqual([6, 2]);
    expect(play({}, { endGame: true }).final.points).toEqual([6, 2]);
    expect(play({ snapshot: snapshot(1) }, { endGame: false }).final.points).toEqual([6, 0]);
  });

  it('lists legal actions where wanted', () => {
    const { steps } = play({}, { legalActions: true });
    expect(steps[1]!.legalActions!.map(({ type }) => type)).toEqual(['place-figure', 'place-figure', 'pass']);
  });

  it('goes on after an illegal action', () => {
    const { steps } = play({
      actions: [actions[0], { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'road' } }, ...actions.slice(2)],
    });
    expect(steps.map(({ verdict }) => verdict)).toEqual(['legal', 'illegal', 'legal', 'legal']);
  });

  it('takes what it is told to under the first value of what nobody chose, and asks with all of it open', () => {
    const verdicts = (id: string, open: string, ...further: object[]) => {
      const { ruleset, snapshot: at, action } = caseNamed(id);
      const { steps } = play({ ruleset: { ...ruleset, settings: { [open]: null } }, snapshot: at, actions: [action, ...further] });
      return steps.map(({ verdict }) => verdict);
    };
    expect(verdicts('count-enter.nobody-got-points', 'count.countMove', { type: 'pass' })).toEqual(['illegal', 'legal']);
    expect(verdicts('princess.other-city-of-the-tile', 'princess.segmentScope')).toEqual(['disputed']);
  });

  it('does not take an illegal action that would leave no position, and says why', () => {
    // red has nobody left to place, so that after the tile it is the turn of blue, who has nobody either
    const none = {
      ...snapshot(5),
      players: [
        { id: 'red', supply: { meeple: 0 } },
        { id: 'blue', supply: { meeple: 0 } },
      ],
    };
    const { steps, final } = play({ snapshot: none, actions: actions.slice(0, 2) });
    expect(steps[1]).toMatchObject({
      verdict: 'illegal',
      defects: [{ pointer: '/game/actions/1', code: 'out-of-range', message: '`blue` has no `meeple` left' }],
    });
    expect(final.snapshot.players.map(({ supply }) => supply)).toEqual([{ meeple: 0 }, { meeple: 0 }]);
    expect(final.snapshot.figures ?? []).toEqual([]);

    const twice: Action[] = [actions[0]!, { type: 'pass' }, { type: 'place-tile', tile: 'jcz:BA/L', at: [0, -1], rotation: 0 }];
    const laid = play({ actions: twice });
    expect(laid.steps[2]).toMatchObject({ verdict: 'illegal', defects: [{ pointer: '/game/actions/2', code: 'tiles-overlap' }] });
    expect(laid.final.snapshot.tiles).toHaveLength(2);
  });

  it('may name a built-in ruleset', () => {
    expect(play({ ruleset: 'zmg-c1' }).ruleset.id).toBe('zmg-c1');
    expect(codes({ ruleset: 'atlantis' })).toEqual(['/game/ruleset unknown-ruleset']);
    expect(codes({ ruleset: { preset: 'atlantis' } })).toEqual(['/game/ruleset/preset unknown-preset']);
  });

  it('is refused where it names what is not there', () => {
    expect(codes({ actions: [{ type: 'place-tile', tile: 'base/Z', at: [0, 1], rotation: 0 }] })).toEqual(['/game/actions/0/tile unknown-tile']);
    expect(codes({ snapshot: { ...snapshot(1), tiles: [] } })).toEqual(['/game/snapshot/tiles malformed']);
    expect(codes({ snapshot: { ...snapshot(1), turn: undefined } })).toEqual(['/game/snapshot/turn turn-missing']);
    expect(codes({ snapshot: { ...snapshot(1), turn: { player: 'green', step: 'place-tile' } } })).toEqual([
      '/game/snapshot/turn/player unknown-player',
    ]);
    expect(codes({ actions: [{ type: 'fly' }] })).toEqual(['/game/actions/0/type malformed']);
  });
});
