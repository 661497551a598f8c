/** The Goldmines, both editions: ingots on tiles, taken by whoever completes what lies there. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { awardRules, claimGold, takeGold, takeGoldStep } from './award.js';
import { CLAIMS } from './claims.js';
import { goldAtTheEnd, goldInDoubt, goldLeftOut } from './final.js';
import { halfTilesInDoubt } from './half-tiles.js';
import { goldToken, moreThanAll, SYMBOL } from './pieces.js';
import { firstIngot, placeGold, placeGoldStep, placingRules } from './placing.js';
import { goldminesSettings } from './settings.js';
import { goldminesTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { castlesClaim, castlesInDoubt, rulesWithAbbot } from './with-others.js';
import { wideTilesInDoubt } from './wide-tiles.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const goldmines: Expansion = {
  id: 'goldmines',
  name: 'The Goldmines',
  modelled: 'complete',
  settings: goldminesSettings,
  tiles: goldminesTiles,
  symbols: [SYMBOL],
  tokens: [goldToken],
  state: [CLAIMS],
  unlikely: [moreThanAll],
  actions: [placeGold, takeGold],
  rules: [...placingRules, ...awardRules],
  steps: [placeGoldStep, takeGoldStep],
  triggers: [firstIngot],
  settlements: [claimGold],
  doubts: [wideTilesInDoubt, halfTilesInDoubt, goldInDoubt],
  scoring: [goldLeftOut],
  finals: [goldAtTheEnd],
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon },
    abbot: { rules: rulesWithAbbot },
    'bridges-castles-and-bazaars': { triggers: [castlesClaim], doubts: [castlesInDoubt] },
  },
};
