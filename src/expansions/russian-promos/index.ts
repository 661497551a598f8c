/** Russian Promos of 2013 and 2016: Baba Yaga's hut, the crossroads, Solovei Razboynik and Vodyanoy. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { HUT, hutKind, hutSpot, hutRules, hutScoring } from './hut.js';
import { lakeAtTheEnd, release, releaseRules } from './release.js';
import { crossroadsScoring, placesRules, tileRules, trapTileRules } from './rules.js';
import { russianPromosSettings } from './settings.js';
import { russianPromosSetups } from './setup.js';
import { russianPromosTiles } from './tiles.js';
import { SOLOVEI, trapSpots, VODYANOY } from './trap-places.js';
import { trapConsequences, trapsAfterFigure, trapsAfterTile } from './traps.js';
import { hutBuildings } from './with-little-buildings.js';
import { rulesWithCount, rulesWithFerries, rulesWithFlier, rulesWithSiege, rulesWithTunnel } from './with-others.js';
import { dragonOnATrap } from './dragon-on-a-trap.js';
import { consequencesWithPrincessAndDragon, rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const russianPromos: Expansion = {
  id: 'russian-promos',
  name: 'Russian Promos',
  modelled: 'complete',
  settings: russianPromosSettings,
  setups: russianPromosSetups,
  tiles: russianPromosTiles,
  featureKinds: [hutKind],
  symbols: [HUT, SOLOVEI, VODYANOY],
  rules: [...tileRules, ...hutRules],
  scoring: [...hutScoring, ...crossroadsScoring],
  locations: [...trapSpots, hutSpot],
  with: {
    flier: { rules: rulesWithFlier },
    'little-buildings': { scoring: hutBuildings },
    'siege/escape': { rules: rulesWithSiege },
  },
  mechanics: {
    'russian-traps': {
      actions: [release],
      rules: [...trapTileRules, ...releaseRules, ...placesRules],
      triggers: [trapsAfterTile, trapsAfterFigure],
      finals: [lakeAtTheEnd],
      consequences: trapConsequences,
      with: {
        'princess-and-dragon': { rules: rulesWithPrincessAndDragon, consequences: consequencesWithPrincessAndDragon, doubts: [dragonOnATrap] },
        tunnel: { rules: rulesWithTunnel },
        ferries: { rules: rulesWithFerries },
        count: { rules: rulesWithCount },
      },
    },
  },
};
