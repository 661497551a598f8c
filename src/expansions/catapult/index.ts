/** The Catapult: when a fair has been laid every player throws a token once, and the table reports what came of it. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { fairRules, fairScoring, fairSpot, nobodyOnFairs, rulesWithAbbeyAndMayor } from './fair.js';
import { choices, chooseToken, fairsInDoubt, ROUND, roundRules } from './round.js';
import { exchanges, exchangeStep, placeInExchange, seductionRules } from './seduction.js';
import { catapultSettings } from './settings.js';
import { catapultSetups, tokenSetups } from './setup.js';
import { throwing, throwRules, throwStep } from './throw.js';
import { catapultTiles, FAIR } from './tiles.js';
import { fairyStays, rulesWithPrincessAndDragon } from './with-others.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const catapult: Expansion = {
  id: 'catapult',
  name: 'The Catapult',
  modelled: 'complete',
  settings: catapultSettings,
  setups: catapultSetups,
  tiles: catapultTiles,
  symbols: [FAIR],
  tokens: [{ kind: 'catapult-token' }],
  locations: [fairSpot],
  checks: [nobodyOnFairs],
  rules: fairRules,
  scoring: fairScoring,
  mechanics: {
    catapult: {
      ways: ['seduction'],
      setups: tokenSetups,
      state: [ROUND],
      steps: [chooseToken, throwStep, exchangeStep],
      actions: [...choices, throwing],
      accepts: [placeInExchange],
      proposals: [exchanges],
      rules: [...roundRules, ...throwRules, ...seductionRules],
      doubts: [fairsInDoubt],
      with: { 'princess-and-dragon': { rules: rulesWithPrincessAndDragon, triggers: [fairyStays] } },
    },
  },
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon },
    'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
  },
};
