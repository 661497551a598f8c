/** The Tunnel: roads that run on underground between two openings with tokens of one pair. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { openings, tunnels } from './openings.js';
import { checkPairs, checkTokens, tunnelToken } from './pieces.js';
import { ofOnePair, placeTunnelToken, placingRules } from './placing.js';
import { tunnelScoring } from './scoring.js';
import { tunnelSettings } from './settings.js';
import { tunnelSetups } from './setup.js';
import { tunnelTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { rulesWithAbbeyAndMayor } from './wagons.js';
import { innsOnJoinedRoads, rulesWithKingAndRobber } from './with-others.js';
import { BUILDER_BY_TOKEN, withTradersAndBuilders } from './with-traders-and-builders.js';

export const tunnel: Expansion = {
  id: 'tunnel',
  name: 'The Tunnel',
  modelled: 'complete',
  settings: [...tunnelSettings, BUILDER_BY_TOKEN],
  setups: tunnelSetups,
  tiles: tunnelTiles,
  marks: { road: ['tunnel'] },
  tokens: [tunnelToken],
  checks: [checkPairs, checkTokens],
  reprints: openings,
  topology: tunnels,
  actions: [placeTunnelToken],
  proposals: [ofOnePair],
  rules: placingRules,
  scoring: tunnelScoring,
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon },
    'inns-and-cathedrals': { scoring: innsOnJoinedRoads },
    'traders-and-builders': withTradersAndBuilders,
    'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
    'king-and-robber': { rules: rulesWithKingAndRobber },
  },
};
