/** Little Buildings: tokens on tiles, which bring a point to whoever scores a feature there. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { buildingActions, consequences } from './actions.js';
import { buildingTokens, checkOneOnATile, checkShares } from './buildings.js';
import { buildingRules } from './rules.js';
import { buildingAdditions, buildingScoring, buildingsInDoubt, unknownBuildings, unknownHalves } from './scoring.js';
import { littleBuildingsSettings } from './settings.js';
import { littleBuildingsSetups } from './setup.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { castlesCount, rulesWithCastles, rulesWithPhantom, rulesWithTower } from './with-others.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const littleBuildings: Expansion = {
  id: 'little-buildings',
  name: 'Little Buildings',
  modelled: 'complete',
  settings: littleBuildingsSettings,
  tokens: buildingTokens,
  checks: [checkShares, checkOneOnATile],
  mechanics: {
    building: {
      setups: littleBuildingsSetups,
      actions: buildingActions,
      rules: buildingRules,
      scoring: buildingScoring,
      additions: buildingAdditions,
      payouts: [unknownBuildings, unknownHalves],
      doubts: [buildingsInDoubt],
      consequences,
      with: {
        'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
        phantom: { rules: rulesWithPhantom },
        tower: { rules: rulesWithTower },
        'bridges-castles-and-bazaars': { rules: rulesWithCastles, additions: [castlesCount] },
      },
    },
  },
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
