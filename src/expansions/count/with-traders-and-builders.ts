/** With Traders & Builders: trade goods are no points. */
import type { PlaceFigure } from '../../contract/action.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { TradersAndBuildersClauseId } from '../traders-and-builders/author.js';
import { ENTER } from './enter.js';
import { isInCity } from './quarters.js';

const rule = rulesOf<TradersAndBuildersClauseId>('count');

const goodsAreNoPoints = rule<PlaceFigure>({
  id: 'deploy.goods-are-no-points',
  on: 'place-figure',
  cites: ['traders-and-builders.goods.no-points'],
  isRemark: true,
  applies: ({ view, action }) => view.turn.step === ENTER && isInCity(action.at),
  judge: ({ pass }) => pass('whoever takes trade goods has got no points by that'),
});

export const withTradersAndBuilders: Parts = { rules: [goodsAreNoPoints] };
