/** Trade goods: who completes a city takes them, and at the end the most of a kind score. */
import type { Effect } from '../../contract/effect.js';
import type { Player } from '../../contract/snapshot.js';
import type { Feature } from '../../kernel/feature.js';
import type { Position } from '../../kernel/position.js';
import { score, type FinalScore } from '../../kernel/score.js';
import type { Step } from '../../kernel/step.js';
import { because, cites } from './author.js';

export const GOODS = ['wine', 'grain', 'cloth'] as const;
const POINTS = 10;

/** The cities of the tile just laid that are complete: they were not before. */
function citiesCompleted({ laid, board }: Position): Feature[] {
  const cities = (laid?.shape.design.features ?? []).flatMap(({ kind }, index) => (kind === 'city' ? [board.feature(laid!.node + index)] : []));
  return [...new Set(cities)].filter(({ isComplete }) => isComplete);
}

/** The kernel's scoring looks at occupied features only, so the goods have a step of their own. */
export const tradeGoods: Step = {
  id: 'trade-goods',
  cites: cites('traders-and-builders.goods.to-the-finisher', 'traders-and-builders.goods.occupied-or-not'),
  after: ['score'],
  due: ({ laid }) => laid !== undefined,
  begin: (view) => ({
    effects: citiesCompleted(view).flatMap((city) =>
      GOODS.flatMap((token): Effect[] => {
        const count = city.count(token);
        if (count === 0) return [];
        const why = because('goods.to-the-finisher', 'traders-and-builders.goods.to-the-finisher', 'traders-and-builders.goods.occupied-or-not');
        return [{ type: 'tokens-received', player: view.active, token, count, ...why }];
      }),
    ),
  }),
};

const held = ({ tokens }: Player, token: string): number => {
  const count = tokens?.[token];
  return typeof count === 'number' ? count : 0;
};

const mostOf = ({ token, label }: { readonly token: (typeof GOODS)[number]; readonly label: string }): FinalScore => ({
  id: `traders-and-builders.goods.most-${token}`,
  cites: cites('traders-and-builders.goods.most-of-a-kind', 'traders-and-builders.goods.tie'),
  score: ({ players }) => {
    const most = Math.max(...players.map((player) => held(player, token)));
    if (most <= 0) return [];
    const winners = players.filter((player) => held(player, token) === most);
    const tie = winners.length > 1 ? cites('traders-and-builders.goods.tie') : [];
    const why = because(`goods.most-${token}`, 'traders-and-builders.goods.most-of-a-kind', ...tie);
    return winners.map(({ id }) => score(id, null, [{ label, quantity: 1, each: POINTS, points: POINTS, ...why }]));
  },
});

export const goodsAtTheEnd: readonly FinalScore[] = [
  mostOf({ token: 'wine', label: 'most wine' }),
  mostOf({ token: 'grain', label: 'most grain' }),
  mostOf({ token: 'cloth', label: 'most cloth' }),
];
