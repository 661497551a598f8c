/** The City Gates: sides at which a city is closed, and roads end. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { gateRules } from './rules.js';
import { gateScoring } from './scoring.js';
import { cityGatesSettings } from './settings.js';
import { cityGatesSetups } from './setup.js';
import { cityGatesTiles, gateKind } from './tiles.js';
import { countedByTheKing, rulesWithAbbeyAndMayor, rulesWithBridges, rulesWithPrincessAndDragon } from './with-others.js';

export const cityGates: Expansion = {
  id: 'city-gates',
  name: 'The City Gates',
  modelled: 'complete',
  setups: cityGatesSetups,
  missing: ['fourteen of the 24 tiles, how many there are of each, and how the parts of eight of the ten others are connected, which is our reading'],
  settings: cityGatesSettings,
  featureKinds: [gateKind],
  marks: { city: ['gate-', 'no-castle'] },
  tiles: cityGatesTiles,
  rules: gateRules,
  scoring: gateScoring,
  with: {
    'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
    'bridges-castles-and-bazaars': { rules: rulesWithBridges },
    'king-and-robber': { additions: [countedByTheKing] },
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
  },
};
