/** Spiel Doch: two tiles of a magazine. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { nobodyOnTheWords, nothingMore, spielDochRules, words } from './rules.js';
import { spielDochSettings } from './settings.js';
import { pair, spielDochSetups } from './setup.js';
import { spielDochTiles } from './tiles.js';

export const spielDoch: Expansion = {
  id: 'spiel-doch',
  name: 'Spiel Doch',
  modelled: 'complete',
  settings: spielDochSettings,
  starts: [pair],
  setups: spielDochSetups,
  tiles: spielDochTiles,
  locations: [words],
  checks: [nobodyOnTheWords],
  rules: spielDochRules,
  scoring: [nothingMore],
};
