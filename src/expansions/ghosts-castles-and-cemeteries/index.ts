/** Ghosts, Castles & Cemeteries: mist that brings ghosts, guard meeples, and two features that their surroundings complete. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { ghostRules } from './ghost-rules.js';
import { fiveMeeplesEach, figures, GHOSTS, ghostsAreRight, ghostsBeside } from './ghosts.js';
import { keepersInDoubt, keepersReward } from './guards.js';
import { consequences, mistBringsGhosts, placeGhost, placeGhostStep } from './haunting.js';
import { ghostsGoBack } from './leaving.js';
import { placeRules } from './place-rules.js';
import { locations, nobodyOnTheMist, noMistOnCities } from './places.js';
import { castleScoring, ghostsAtTheEnd, ghostsCost, minorityPaysNothing, neverBelowZero, remarks } from './scoring.js';
import { ghostsCastlesAndCemeteriesSettings } from './settings.js';
import { ghostsCastlesAndCemeteriesSetups, start } from './setup.js';
import { tileRules } from './tile-rules.js';
import { ghostsCastlesAndCemeteriesTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { palaceKind, cemeteryKind, tileSymbols } from './vocabulary.js';
import { ghostsInPyramids, ghostsOfAbbots, rulesWithBigTop, rulesWithCount, rulesWithTradersAndBuilders } from './with-others.js';
import { fairyStays, rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const ghostsCastlesAndCemeteries: Expansion = {
  id: 'ghosts-castles-and-cemeteries',
  name: 'Ghosts, Castles & Cemeteries',
  modelled: 'complete',
  settings: ghostsCastlesAndCemeteriesSettings,
  starts: [start],
  setups: ghostsCastlesAndCemeteriesSetups,
  unprinted: ghostsCastlesAndCemeteriesTiles,
  featureKinds: [palaceKind, cemeteryKind],
  symbols: tileSymbols,
  figures,
  figureMembers: [ghostsBeside],
  locations,
  state: [GHOSTS],
  checks: [ghostsAreRight, nobodyOnTheMist, noMistOnCities],
  unlikely: [fiveMeeplesEach],
  actions: [placeGhost],
  rules: [...tileRules, ...ghostRules, ...placeRules],
  steps: [placeGhostStep],
  triggers: [mistBringsGhosts, ghostsGoBack, neverBelowZero],
  scoring: [...castleScoring, ghostsCost, minorityPaysNothing],
  payouts: [keepersReward],
  doubts: [keepersInDoubt],
  additions: remarks,
  finals: [ghostsAtTheEnd],
  consequences,
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon, triggers: [fairyStays] },
    'traders-and-builders': { rules: rulesWithTradersAndBuilders },
    'count/count': { rules: rulesWithCount },
    abbot: { proposals: [ghostsOfAbbots] },
    'under-the-big-top/acrobats': { proposals: [ghostsInPyramids], rules: rulesWithBigTop },
  },
};
