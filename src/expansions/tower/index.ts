/** The Tower, both editions: tower pieces, capture, prisoners and ransom, followers on top. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { captureType, exchangePrisonerType, payRansomType } from './action-types.js';
import { climb, towerActions } from './actions.js';
import { consequences } from './consequences.js';
import { exchangeTriggers } from './exchange.js';
import { checkPrisoners, checkStocks, checkTops, towerTokens, towerTop } from './pieces.js';
import { staysClosed } from './reopening.js';
import { captureRules } from './rules/capture.js';
import { exchangeRules } from './rules/exchange.js';
import { pieceRules, tileRules } from './rules/piece.js';
import { ransomRules } from './rules/ransom.js';
import { topRules } from './rules/top.js';
import { towerSettings } from './settings.js';
import { pieceSetups, towerSetups } from './setup.js';
import { CAPTURE, EXCHANGE } from './state.js';
import { towerSteps } from './steps.js';
import { towerTiles } from './tiles.js';
import { TOWER } from './towers.js';
import { traitsWithPrincessAndDragon } from './traits-with-princess-and-dragon.js';
import { fairyStays, notThroughPortal, rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';
import { rulesWithAbbeyAndMayor } from './with-abbey-and-mayor.js';
import { rulesWithCastles } from './with-bridges-castles-and-bazaars.js';
import { rulesWithCount } from './with-count.js';
import { rulesWithInnsAndCathedrals } from './with-inns-and-cathedrals.js';
import { rulesWithRussianPromos } from './with-russian-promos.js';
import { rulesWithTradersAndBuilders } from './with-traders-and-builders.js';

export const tower: Expansion = {
  id: 'tower',
  name: 'The Tower',
  modelled: 'complete',
  settings: towerSettings,
  setups: towerSetups,
  tiles: towerTiles,
  symbols: [TOWER],
  tokens: towerTokens,
  locations: [towerTop],
  checks: [checkStocks, checkTops, checkPrisoners],
  rules: tileRules,
  mechanics: {
    tower: {
      setups: pieceSetups,
      actionTypes: [captureType, exchangePrisonerType, payRansomType],
      actions: towerActions,
      proposals: [climb],
      state: [CAPTURE, EXCHANGE],
      rules: [...pieceRules, ...topRules, ...captureRules, ...exchangeRules, ...ransomRules],
      steps: towerSteps,
      triggers: [...exchangeTriggers, staysClosed],
      consequences,
      with: {
        'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
        'bridges-castles-and-bazaars': { rules: rulesWithCastles },
        count: { rules: rulesWithCount },
        'inns-and-cathedrals': { rules: rulesWithInnsAndCathedrals },
        'princess-and-dragon': { rules: rulesWithPrincessAndDragon, proposals: [notThroughPortal], triggers: [fairyStays] },
        'russian-promos': { rules: rulesWithRussianPromos },
        'traders-and-builders': { rules: rulesWithTradersAndBuilders },
      },
    },
  },
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
