/** The Princess & the Dragon, both editions. */
import type { Expansion } from '../../kernel/expansion.js';
import { princessAndDragonActions, princessAndDragonProposals } from './actions.js';
import { claimFairyPoint, claimRules } from './claim.js';
import type { ActionKind } from '../../kernel/step.js';
import { princessAndDragonConsequences } from './consequences.js';
import { princessAndDragonClauses } from './clauses/index.js';
import { fairyBonus, fairyInDoubt } from './fairy-points.js';
import { locations, princessAndDragonFigures } from './figures.js';
import { dragonRules } from './rules/dragon.js';
import { fairyRules } from './rules/fairy.js';
import { portalRules } from './rules/portal.js';
import { princessRules } from './rules/princess.js';
import { tileRules } from './rules/tile.js';
import { volcanoRules } from './rules/volcano.js';
import { princessAndDragonSettings } from './settings/index.js';
import { princessAndDragonSkips, princessAndDragonSteps } from './steps.js';
import { princessAndDragonTiles } from './tiles.js';
import { PRINCESS_AND_DRAGON_COLUMNS, princessAndDragonTraits } from './traits/index.js';
import { earlyTile, princessAndDragonTriggers } from './triggers.js';
import { rulesWithInnsAndCathedrals } from './with-inns-and-cathedrals.js';
import { afterTradeGoods, orphansGoHome, rulesWithTradersAndBuilders, skipsWithTradersAndBuilders } from './with-traders-and-builders.js';

export const princessAndDragon: Expansion = {
  id: 'princess-and-dragon',
  name: { en: 'The Princess & the Dragon', pl: 'Księżniczka i Smok' },
  modelled: 'complete',
  clauses: princessAndDragonClauses,
  settings: princessAndDragonSettings,
  figures: princessAndDragonFigures,
  tiles: princessAndDragonTiles,
  traits: princessAndDragonTraits,
  columns: PRINCESS_AND_DRAGON_COLUMNS,
  locations,
  actions: [...princessAndDragonActions, claimFairyPoint as unknown as ActionKind],
  proposals: princessAndDragonProposals,
  rules: [
    ...tileRules,
    ...volcanoRules,
    ...dragonRules,
    ...portalRules,
    ...princessRules,
    ...fairyRules,
    ...claimRules,
    ...rulesWithInnsAndCathedrals,
    ...rulesWithTradersAndBuilders,
  ],
  steps: princessAndDragonSteps.map(afterTradeGoods),
  skips: [...princessAndDragonSkips, ...skipsWithTradersAndBuilders],
  triggers: [...princessAndDragonTriggers, orphansGoHome],
  bonuses: [fairyBonus],
  discards: [earlyTile],
  consequences: princessAndDragonConsequences,
  doubts: [fairyInDoubt],
};
