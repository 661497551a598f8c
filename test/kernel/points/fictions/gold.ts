/** Ten coins: two lie on each tile that was just laid with a road on it; who passes takes one of them. */
import type { Spot } from '../../../../src/contract/spot.js';
import type { MoveToken } from '../../../../src/contract/action.js';
import { fiction, moved, named } from '../game.js';

export const COINS = 10;

export const gold = fiction('gold', {
  tokens: [
    {
      kind: 'coin',
      total: COINS,
      defect: ({ tile }, { board }) =>
        board.tile(tile)?.shape.design.features.some(({ kind }) => kind === 'road') ? undefined : 'a coin lies on a tile with a road',
    },
  ],
  triggers: [
    {
      ...named('coins-come'),
      on: 'tile-placed',
      then: ({ laid }) =>
        laid?.shape.design.features.some(({ kind }) => kind === 'road')
          ? { effects: [moved({ token: 'coin', count: 2 }, { area: 'supply' }, { tile: laid.at })] }
          : undefined,
    },
  ],
  steps: [{ ...named('take-coin'), phase: 'pieces', decides: true, passable: true }],
  actions: [
    {
      ...named('move-token/coin'),
      in: ['take-coin'],
      propose: (view) =>
        view
          .tokens('coin')
          .map(({ tile }): MoveToken => ({ type: 'move-token', kind: 'coin', from: { tile: tile! }, to: { area: 'supply', player: view.active } })),
      perform: (_, action) => {
        const { from, to } = action as MoveToken;
        return { effects: [moved({ token: 'coin' }, from, to as Spot)] };
      },
    },
  ],
});
