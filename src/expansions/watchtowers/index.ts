/** The Watchtowers: what lies around them brings points, when a follower on their tile completes a road or city. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { nobodyOnWatchtowers, rulesWithPrincessAndDragon, watchtowerRules, watchtowerSpot } from './rules.js';
import { consequences, countsInDoubt, notScored, nothingAtTheEnd, watchtowerStep } from './scoring.js';
import { watchtowersSettings } from './settings.js';
import { watchtowersSetups } from './setup.js';
import { watchtowerTiles } from './tiles.js';

export const watchtowers: Expansion = {
  id: 'watchtowers',
  name: 'The Watchtowers',
  modelled: 'complete',
  settings: watchtowersSettings,
  setups: watchtowersSetups,
  tiles: watchtowerTiles,
  symbols: ['watchtower-'],
  locations: [watchtowerSpot],
  checks: [nobodyOnWatchtowers],
  rules: watchtowerRules,
  mechanics: {
    watchtower: {
      steps: [watchtowerStep],
      scoring: [nothingAtTheEnd, ...notScored],
      consequences,
      doubts: [countsInDoubt],
      with: { 'princess-and-dragon': { rules: rulesWithPrincessAndDragon } },
    },
  },
};
