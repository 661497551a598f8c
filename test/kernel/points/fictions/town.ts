/** A town beside the board: a follower is put into its market instead of onto the tile, and comes back onto the board in a later turn. */
import type { AreaSpot } from '../../../../src/contract/spot.js';
import type { MoveFigure, PlaceFigure } from '../../../../src/contract/action.js';
import { fiction, moved, named } from '../game.js';

const MARKET: AreaSpot = { area: 'town', place: 'market' };

export const town = fiction('town', {
  locations: [{ name: 'town', area: true, places: ['market'] }],
  playerMembers: [{ name: 'purse', numbers: ['silver', 'copper'] }],
  proposals: [{ kind: 'place-figure', propose: (): PlaceFigure[] => [{ type: 'place-figure', kind: 'meeple', at: MARKET }] }],
  rules: [
    {
      ...named('town.is-open'),
      on: 'place-figure',
      overrides: ['base.figure.feature-for-kind', 'base.figure.tile-just-laid'],
      applies: ({ action }) => 'area' in (action as PlaceFigure).at,
      judge: ({ pass }) => pass('the town takes everybody'),
    },
  ],
  steps: [{ ...named('leave-town'), phase: 'pieces', decides: true, passable: true }],
  actions: [
    {
      ...named('move-figure/leave-town'),
      in: ['leave-town'],
      propose: (view) =>
        view.figures
          .filter(({ figure: { owner, at } }) => owner === view.active && 'area' in at)
          .map(({ figure }): MoveFigure => ({ type: 'move-figure', figure: figure.id, to: view.board.places[0]! })),
      perform: (_, action) => {
        const { figure, to } = action as MoveFigure;
        return { effects: [moved({ figure }, MARKET, to)] };
      },
    },
  ],
});
