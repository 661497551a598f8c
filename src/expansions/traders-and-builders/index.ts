/** Traders & Builders, both editions: builder, pig and trade goods. */
import type { Expansion } from '../../kernel/expansion.js';
import { tradersAndBuildersClauses } from './clauses.js';
import { doubleTurn } from './double-turn.js';
import { tradersAndBuildersFigures } from './figures.js';
import { orphansGoHome } from './orphans.js';
import { tradersAndBuildersRules } from './rules.js';
import { tradersAndBuildersScoring } from './scoring.js';
import { tradersAndBuildersSettings } from './settings.js';
import { tradersAndBuildersTiles } from './tiles.js';
import { GOODS, goodsAtTheEnd, tradeGoods } from './trade-goods.js';

export const tradersAndBuilders: Expansion = {
  id: 'traders-and-builders',
  name: { en: 'Traders & Builders', pl: 'Kupcy i Budowniczowie' },
  modelled: 'complete',
  clauses: tradersAndBuildersClauses,
  settings: tradersAndBuildersSettings,
  figures: tradersAndBuildersFigures,
  tokens: GOODS,
  tiles: tradersAndBuildersTiles,
  rules: tradersAndBuildersRules,
  steps: [tradeGoods],
  triggers: [orphansGoHome],
  extraParts: [doubleTurn],
  scoring: tradersAndBuildersScoring,
  finals: goodsAtTheEnd,
  consequences: [{ id: 'traders-and-builders.goods.to-the-finisher', cites: tradeGoods.cites }],
};
