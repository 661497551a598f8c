/** The Plague, first edition: from six sources it spreads tile by tile, and takes home whomever it meets. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { fleeing, fleeRules } from './flight.js';
import { breaksOut, eradicateStep, fleaMoves } from './outbreak.js';
import { tokenKinds } from './regions.js';
import { plagueRules } from './rules.js';
import { plagueSettings } from './settings.js';
import { plagueSetups } from './setup.js';
import { moveFlea, putFlea, spreadRules } from './spreading.js';
import { spreadStep } from './step.js';
import { plagueTiles, SOURCE } from './tiles.js';
import { withCastlesInGermany } from './with-castles-in-germany.js';
import { rulesWithCount } from './with-count.js';
import { withHalflings } from './with-halflings.js';
import { rulesWithAbbeyAndMayor } from './with-others.js';
import { rulesWithPrincessAndDragon, traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const plague: Expansion = {
  id: 'plague',
  name: 'The Plague',
  modelled: 'complete',
  settings: plagueSettings,
  setups: plagueSetups,
  tiles: plagueTiles,
  symbols: [SOURCE],
  marks: { city: ['link-'], road: ['link-'] },
  tokens: tokenKinds,
  actions: [putFlea, moveFlea, fleeing],
  rules: [...plagueRules, ...spreadRules, ...fleeRules],
  steps: [eradicateStep, spreadStep],
  triggers: [breaksOut, fleaMoves],
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon },
    'abbey-and-mayor/wagon': { rules: rulesWithAbbeyAndMayor },
    count: { rules: rulesWithCount },
    'castles-in-germany': withCastlesInGermany,
    halflings: withHalflings,
  },
};
