/** A follower of another player may be taken prisoner instead of placing a figure; his owner buys him back whenever he decides something. */
import type { Action } from '../../../../src/contract/action.js';
import { fiction, gets, moved, named } from '../game.js';

interface OfFigure extends Action {
  readonly figure: string;
}
const names = (action: Action) => [{ pointer: '/figure', is: 'figure' as const, figure: (action as OfFigure).figure }];

export const jail = fiction('jail', {
  actionTypes: [
    { type: 'seize', names },
    { type: 'buy-back', names },
  ],
  actions: [
    {
      ...named('seize'),
      in: ['place-figure'],
      figureAction: true,
      propose: ({ figures, active }) =>
        figures.filter(({ figure }) => figure.owner !== active).map(({ figure }): OfFigure => ({ type: 'seize', figure: figure.id })),
      perform: (view, action) => {
        const { id, at } = view.figure((action as OfFigure).figure)!.figure;
        return { effects: [moved({ figure: id }, at, { area: 'captivity', player: view.active })] };
      },
    },
    {
      ...named('buy-back'),
      in: '*',
      interlude: true,
      propose: ({ players, active }) =>
        players
          .flatMap(({ prisoners = [] }) => prisoners)
          .flatMap(({ id, owner }) => (owner === active && id ? [{ type: 'buy-back', figure: id }] : [])),
      perform: ({ players, active }, action) => {
        const { figure } = action as OfFigure;
        const holder = players.find(({ prisoners = [] }) => prisoners.some(({ id }) => id === figure))!.id;
        const freed = moved({ figure }, { area: 'captivity', player: holder }, { area: 'supply', player: active });
        return { scores: [gets(active, -3), gets(holder, 3)], effects: [freed] };
      },
    },
  ],
});
