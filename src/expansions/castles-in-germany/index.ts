/** Castles in Germany, both editions: tiles of two cells in front of the players, each with a castle and its lord. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { germanCastleKind } from './castle.js';
import { checkCastles, checkLords } from './checks.js';
import { castlesAtTheEnd, endInDoubt, endRules, nothingToDraw, perhapsNotTheEnd } from './end.js';
import { fromHand, layingRules, leavesTheHand } from './laying.js';
import { lordRules } from './lord.js';
import { rulesWithPrincessAndDragon } from './rules-with-princess-and-dragon.js';
import { afterMultipliers, castleScoring } from './scoring.js';
import { castlesInGermanySettings, countedByCells } from './settings.js';
import { castlesInGermanySetups } from './setup.js';
import { castleTiles, unprintedCastles } from './tiles.js';
import { kingCounts, rulesWithAbbeyAndMayor, rulesWithCount, rulesWithFlier, rulesWithTower } from './with-others.js';
import { withBridges } from './with-bridges-castles-and-bazaars.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const castlesInGermany: Expansion = {
  id: 'castles-in-germany',
  name: 'Castles in Germany',
  modelled: 'complete',
  settings: castlesInGermanySettings,
  setups: castlesInGermanySetups,
  featureKinds: [germanCastleKind],
  tiles: castleTiles,
  unprinted: unprintedCastles,
  reprints: countedByCells,
  locations: [{ name: 'german-castle', subject: 'follower-in-german-castle' }],
  proposals: [fromHand],
  checks: [checkCastles, checkLords],
  rules: [...layingRules, ...lordRules, ...endRules],
  scoring: castleScoring,
  triggers: [leavesTheHand],
  successions: [castlesAtTheEnd],
  finals: [perhapsNotTheEnd],
  doubts: [endInDoubt],
  skips: nothingToDraw,
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon },
    'bridges-castles-and-bazaars': withBridges,
    'inns-and-cathedrals': { additions: [afterMultipliers] },
    'king-and-robber': { additions: [kingCounts] },
    'count/count': { rules: rulesWithCount },
    'abbey-and-mayor/barn': { rules: rulesWithAbbeyAndMayor },
    tower: { rules: rulesWithTower },
    flier: { rules: rulesWithFlier },
  },
};
