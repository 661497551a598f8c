/** King & Robber Baron, both editions: awards for the largest city and the longest road, and what they bring in the end. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { awardTokens, AWARD_STATE, KING, markers, ROBBER } from './awards.js';
import { crossingCities, landTile } from './crossing.js';
import { holderInDoubt, kingAtTheEnd, robberAtTheEnd } from './final.js';
import { kingAndRobberSettings } from './settings.js';
import { kingAndRobberSetups } from './setup.js';
import { kingAndRobberTiles } from './tiles.js';
import { kingIsWon, kingStays, robberIsWon, robberStays } from './winning.js';

export const kingAndRobber: Expansion = {
  id: 'king-and-robber',
  name: 'King & Robber Baron',
  modelled: 'complete',
  settings: kingAndRobberSettings,
  setups: kingAndRobberSetups,
  tiles: kingAndRobberTiles,
  tokens: markers,
  state: [AWARD_STATE],
  rules: [landTile],
  scoring: [crossingCities],
  doubts: [holderInDoubt],
  mechanics: {
    king: { tokens: awardTokens(KING), scoring: [kingStays], settlements: [kingIsWon], finals: [kingAtTheEnd] },
    robber: { tokens: awardTokens(ROBBER), scoring: [robberStays], settlements: [robberIsWon], finals: [robberAtTheEnd] },
  },
};
