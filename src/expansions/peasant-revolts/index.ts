/** The Peasant Revolts: revolt tiles send unprotected meeples home as they are drawn, and points buy protection. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { protectNewcomer } from './arrivals.js';
import { protect, protectRules, standsUp } from './protect.js';
import { lyingDown, revolt, revoltRules, revoltsInDoubt } from './revolt.js';
import { PROTECT_WHEN } from './settings.js';
import { peasantRevoltsSetups } from './setup.js';
import { peasantRevoltsTiles, REVOLT, unprintedRevoltTiles } from './tiles.js';
import { abbeysInDoubt, hereticsInDoubt, hutInDoubt, rulesWithPhantom, rulesWithPrincessAndDragon } from './with-others.js';

export const peasantRevolts: Expansion = {
  id: 'peasant-revolts',
  name: 'The Peasant Revolts',
  modelled: 'complete',
  settings: [PROTECT_WHEN],
  setups: peasantRevoltsSetups,
  tiles: peasantRevoltsTiles,
  unprinted: unprintedRevoltTiles,
  symbols: [REVOLT],
  figureMembers: [lyingDown],
  draws: [revolt],
  actions: [protect],
  rules: [...revoltRules, ...protectRules],
  steps: [protectNewcomer],
  triggers: [standsUp],
  doubts: [revoltsInDoubt],
  with: {
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
    phantom: { rules: rulesWithPhantom },
    cult: { draws: [hereticsInDoubt] },
    'abbey-and-mayor': { draws: [abbeysInDoubt] },
    'russian-promos': { draws: [hutInDoubt] },
  },
};
