/** Traders & Builders, both editions: builder, pig and trade goods. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { declined, declining, doubleTurn, doubleTurnRules, onTheLastTile } from './double-turn.js';
import { builder, pig } from './figures.js';
import { alone, orphansGoHome } from './orphans.js';
import { builderRules, pigRules, printRules } from './rules.js';
import { builderScoring, pigScoring } from './scoring.js';
import { tradersAndBuildersSettings } from './settings.js';
import { goodsSetups, tradersAndBuildersSetups } from './setup.js';
import { tradersAndBuildersTiles } from './tiles.js';
import { GOODS, goodsAtTheEnd, goodsTokens, tradeGoods } from './trade-goods.js';

export const tradersAndBuilders: Expansion = {
  id: 'traders-and-builders',
  name: 'Traders & Builders',
  modelled: 'complete',
  settings: tradersAndBuildersSettings,
  setups: tradersAndBuildersSetups,
  tiles: tradersAndBuildersTiles,
  rules: printRules,
  marks: { city: GOODS },
  triggers: [orphansGoHome],
  unlikely: [alone],
  mechanics: {
    builder: {
      figures: [builder],
      rules: [...builderRules, ...doubleTurnRules],
      scoring: builderScoring,
      extraParts: [onTheLastTile, doubleTurn],
      accepts: [declining],
      proposals: [declined],
    },
    pig: { figures: [pig], rules: pigRules, scoring: pigScoring },
    traders: {
      tokens: goodsTokens,
      setups: goodsSetups,
      steps: [tradeGoods],
      finals: goodsAtTheEnd,
      consequences: [{ id: 'traders-and-builders.goods.to-the-finisher', cites: tradeGoods.cites }],
    },
  },
};
