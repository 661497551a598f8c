/** Under the Big Top: the circus, acrobats in pyramids, ringmasters. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { acrobatRules, acrobatTileRules, phantomAfterScoring } from './acrobat-rules.js';
import { acrobatConsequences, acrobatsAtTheEnd, becoming, scorePyramid } from './acrobats.js';
import { bigTopEnters, bigTopOnItsSpace, BIG_TOP, circusInDoubt, consequences, drawAnimal, drawLastAnimal, revealAnimal } from './circus.js';
import { circusRules, circusSpace } from './circus-rules.js';
import { noMoreThanThree, pyramidSpots } from './pyramids.js';
import { ringmaster, ringmasterBonus, ringmasterRules } from './ringmaster.js';
import { underTheBigTopSettings } from './settings.js';
import { circusSetups, underTheBigTopSetups } from './setup.js';
import { ACROBAT_SPACE, CIRCUS_SPACE } from './spaces.js';
import { underTheBigTopTiles } from './tiles.js';
import { animalTokens, noMoreThanThereAre } from './tokens.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { abbeyAndAcrobats, bridgesAndAcrobats, bridgesAndCircus, towerAndAcrobats, towerAndRingmaster } from './with-others.js';
import { flierAndAcrobats } from './with-flier.js';
import { acrobatRulesWithPrincessAndDragon, bigTopRulesWithPrincessAndDragon, throughThePortal } from './with-princess-and-dragon.js';

export const underTheBigTop: Expansion = {
  id: 'under-the-big-top',
  name: 'Under the Big Top',
  modelled: 'complete',
  settings: underTheBigTopSettings,
  setups: underTheBigTopSetups,
  tiles: underTheBigTopTiles,
  symbols: [CIRCUS_SPACE, ACROBAT_SPACE],
  figures: [ringmaster, { kind: BIG_TOP, perPlayer: 0, neutral: true, weight: 0, cites: [] }],
  locations: [...pyramidSpots, circusSpace],
  tokens: animalTokens,
  checks: [noMoreThanThree, noMoreThanThereAre, bigTopOnItsSpace],
  rules: acrobatTileRules,
  mechanics: {
    'big-top': {
      setups: circusSetups,
      actions: [revealAnimal],
      steps: [drawAnimal, drawLastAnimal],
      triggers: [bigTopEnters],
      rules: circusRules,
      consequences,
      doubts: [circusInDoubt],
      with: {
        'princess-and-dragon': { rules: bigTopRulesWithPrincessAndDragon },
        'bridges-castles-and-bazaars': { rules: bridgesAndCircus },
      },
    },
    acrobats: {
      actions: [scorePyramid],
      proposals: [becoming],
      rules: acrobatRules,
      finals: [acrobatsAtTheEnd],
      consequences: acrobatConsequences,
      with: {
        'princess-and-dragon': { rules: acrobatRulesWithPrincessAndDragon, proposals: [throughThePortal] },
        'bridges-castles-and-bazaars': { rules: bridgesAndAcrobats },
        tower: { rules: towerAndAcrobats },
        'abbey-and-mayor': { rules: abbeyAndAcrobats },
        phantom: { rules: [phantomAfterScoring] },
        flier: { rules: flierAndAcrobats },
      },
    },
    ringmaster: { rules: ringmasterRules, payouts: [ringmasterBonus], with: { tower: { rules: towerAndRingmaster } } },
  },
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
