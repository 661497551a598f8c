/** Trade goods: who completes a city takes them, and at the end the most of a kind score. */
import type { TokenKind } from '../../kernel/declare/piece.js';
import type { Effect } from '../../contract/effect.js';
import type { Player } from '../../contract/snapshot.js';
import type { Feature } from '../../kernel/board/feature.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Position } from '../../kernel/position/position.js';
import { score } from '../../kernel/play/scoring.js';
import type { FinalScore } from '../../kernel/declare/score.js';
import type { Step } from '../../kernel/declare/step.js';
import { because, cites } from './author.js';
import { flatMap } from '../../kernel/lists.js';

export const GOODS = ['wine', 'grain', 'cloth'] as const;
const POINTS = 10;

/** Nine, six and five of them (traders-and-builders). */
export const goodsTokens: readonly TokenKind[] = GOODS.map((kind) => ({ kind }));

/** Those that the tile just laid has completed. */
const citiesCompleted = (view: Position): readonly Feature[] => completedNow(view).filter(({ kind }) => kind === 'city');

/** A tile that no city lies on, an abbey, completes it all the same. */
const byAbbey = (view: Position, city: Feature) => (view.laid && !view.isPartlyOnLaid(city) ? cites('traders-and-builders.goods.abbey') : []);

/** The kernel's scoring looks at occupied features only, so the goods have a step of their own. */
export const tradeGoods: Step = {
  id: 'trade-goods',
  cites: cites(
    'traders-and-builders.goods.to-the-finisher',
    'traders-and-builders.goods.occupied-or-not',
    'traders-and-builders.goods.after-scoring',
    'traders-and-builders.goods.every-city',
    'traders-and-builders.goods.abbey',
  ),
  phase: 'after-scoring',
  due: ({ laid }) => laid !== undefined,
  begin: (view) => {
    const cities = citiesCompleted(view).filter((city) => GOODS.some((token) => city.count(token) > 0));
    return { effects: flatMap(cities, (city) => taken(view, city, cities.length > 1)) };
  },
};

/** What the player takes for a city, one kind after the other. */
const taken = (view: Position, city: Feature, isOneOfSeveral: boolean): Effect[] =>
  flatMap(GOODS, (token): Effect[] => {
    const count = city.count(token);
    if (count === 0) return [];
    const why = because(
      'goods.to-the-finisher',
      'traders-and-builders.goods.to-the-finisher',
      'traders-and-builders.goods.occupied-or-not',
      'traders-and-builders.goods.after-scoring',
      ...(isOneOfSeveral ? cites('traders-and-builders.goods.every-city') : []),
      ...byAbbey(view, city),
    );
    return [{ type: 'tokens-received', player: view.active, token, count, ...why }];
  });

const held = ({ tokens }: Player, token: string): number => {
  const count = tokens?.[token];
  return typeof count === 'number' ? count : 0;
};

const mostOf = ({ token, label }: { readonly token: (typeof GOODS)[number]; readonly label: string }): FinalScore => ({
  id: `traders-and-builders.goods.most-${token}`,
  cites: cites(
    'traders-and-builders.goods.most-of-a-kind',
    'traders-and-builders.goods.tie',
    'traders-and-builders.goods.incomplete-nothing',
    'traders-and-builders.goods.nobody',
  ),
  score: ({ players, board }) => {
    const most = Math.max(...players.map((player) => held(player, token)));
    if (most <= 0) return [];
    const winners = players.filter((player) => held(player, token) === most);
    const tie = winners.length > 1 ? cites('traders-and-builders.goods.tie') : [];
    const isLeft = board.featuresOf('city').some((city) => !city.isComplete && city.count(token) > 0);
    const left = isLeft ? cites('traders-and-builders.goods.incomplete-nothing') : [];
    const none = GOODS.some((other) => players.every((player) => held(player, other) === 0)) ? cites('traders-and-builders.goods.nobody') : [];
    const why = because(`goods.most-${token}`, 'traders-and-builders.goods.most-of-a-kind', ...tie, ...left, ...none);
    return winners.map(({ id }) => score(id, null, [{ label, quantity: 1, each: POINTS, points: POINTS, ...why }]));
  },
});

export const goodsAtTheEnd: readonly FinalScore[] = [
  mostOf({ token: 'wine', label: 'most wine' }),
  mostOf({ token: 'grain', label: 'most grain' }),
  mostOf({ token: 'cloth', label: 'most cloth' }),
];
