/** The Princess & the Dragon, both editions. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { claimFairyPointType, moveDragonType, moveFairyType } from './action-types.js';
import { moveDragon, moveFairy, portal, readFairy, sendAway } from './actions.js';
import { claimFairyPoint, claimRules } from './claim.js';
import { dragonConsequences, fairyConsequences, princessConsequences } from './consequences.js';

import { dragonDangers } from './dangers.js';
import { fairyInDoubt } from './fairy-doubt.js';
import { fairyBonus } from './fairy-points.js';
import { dragonFigure, fairyFigure, locations } from './figures.js';
import { dragonRules } from './rules/dragon.js';
import { fairyRules } from './rules/fairy.js';
import { portalRules } from './rules/portal.js';
import { princessRules } from './rules/princess.js';
import { tileRules } from './rules/tile.js';
import { volcanoRules } from './rules/volcano.js';
import { princessAndDragonSettings } from './settings/index.js';
import { princessAndDragonSetups } from './setup.js';
import { fairyPointStep, moveDragonStep, volcanoSkips } from './steps.js';
import { besideTheDragon, unlikelyWalk, volcanoAndDragon } from './unlikely.js';
import { princessAndDragonTiles } from './tiles.js';
import { PRINCESS_AND_DRAGON_COLUMNS, princessAndDragonTraits } from './traits/index.js';
import { dragonTriggers, earlyTile, fairyTriggers } from './triggers.js';
import { WALK } from './walk.js';
import { rulesWithCount, traitsWithCount } from './with-count.js';
import { rulesWithInnsAndCathedrals } from './with-inns-and-cathedrals.js';
import { orphansGoHome, rulesWithTradersAndBuilders, skipsWithTradersAndBuilders } from './with-traders-and-builders.js';

export const princessAndDragon: Expansion = {
  id: 'princess-and-dragon',
  name: 'The Princess & the Dragon',
  modelled: 'complete',
  settings: princessAndDragonSettings,
  setups: princessAndDragonSetups,
  tiles: princessAndDragonTiles,
  marks: { city: ['princess'], road: ['tunnel'] },
  symbols: ['volcano', 'dragon', 'portal'],
  traits: princessAndDragonTraits,
  columns: PRINCESS_AND_DRAGON_COLUMNS,
  locations,
  rules: tileRules,
  mechanics: {
    dragon: {
      figures: [dragonFigure],
      actionTypes: [moveDragonType],
      actions: [moveDragon],
      state: [WALK],
      rules: [...volcanoRules, ...dragonRules],
      steps: [moveDragonStep],
      skips: volcanoSkips,
      triggers: dragonTriggers,
      discards: [earlyTile],
      consequences: dragonConsequences,
      dangers: dragonDangers,
      unlikely: [besideTheDragon, volcanoAndDragon, unlikelyWalk],
    },
    portal: { ways: ['magic-portal'], proposals: [portal], rules: portalRules },
    princess: { actions: [sendAway], rules: princessRules, consequences: princessConsequences },
    fairy: {
      figures: [fairyFigure],
      actionTypes: [moveFairyType, claimFairyPointType],
      actions: [moveFairy, claimFairyPoint],
      proposals: [readFairy],
      rules: [...fairyRules, ...claimRules],
      steps: [fairyPointStep],
      triggers: fairyTriggers,
      payouts: [fairyBonus],
      consequences: fairyConsequences,
      doubts: [fairyInDoubt],
    },
  },
  with: {
    count: { traits: traitsWithCount, rules: rulesWithCount },
    'inns-and-cathedrals': { rules: rulesWithInnsAndCathedrals },
    'traders-and-builders': { rules: rulesWithTradersAndBuilders, skips: skipsWithTradersAndBuilders, triggers: [orphansGoHome] },
  },
};
