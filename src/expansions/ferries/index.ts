/** The Ferries, both editions: roads that end at lakes, and ferries that join two of them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { moveFerry, moveFerryStep, placeFerry, placeFerryStep, reachesFerries } from './actions.js';
import { FERRIES, ferryRoads, ferrySpot, ferryToken, nobodyOnFerries, oneForEachLake, SYMBOL } from './lakes.js';
import { ferryRules } from './rules.js';
import { ferryScoring, innsOverFerries } from './scoring.js';
import { ferriesSettings } from './settings.js';
import { ferriesTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import {
  buildersGoHome,
  rulesWithGoldmines,
  rulesWithKingAndRobber,
  rulesWithMageAndWitch,
  rulesWithTradersAndBuilders,
  scoringWithGoldmines,
} from './with-others.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';
import { rulesWithAbbeyAndMayor } from './wagons.js';

export const ferries: Expansion = {
  id: 'ferries',
  name: 'The Ferries',
  modelled: 'complete',
  settings: ferriesSettings,
  tiles: ferriesTiles,
  symbols: [SYMBOL],
  tokens: [ferryToken],
  locations: [ferrySpot],
  checks: [oneForEachLake, nobodyOnFerries],
  topology: ferryRoads,
  state: [FERRIES],
  actions: [placeFerry, moveFerry],
  rules: ferryRules,
  steps: [placeFerryStep, moveFerryStep],
  triggers: [reachesFerries],
  scoring: ferryScoring,
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon },
    'inns-and-cathedrals': { scoring: innsOverFerries },
    'traders-and-builders': { rules: rulesWithTradersAndBuilders, triggers: [buildersGoHome] },
    'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
    'king-and-robber': { rules: rulesWithKingAndRobber },
    goldmines: { rules: rulesWithGoldmines, scoring: scoringWithGoldmines },
    'mage-and-witch': { rules: rulesWithMageAndWitch },
  },
};
