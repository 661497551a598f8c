/** Darmstadt Promo: the Darmstadtium and two churches. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { darmstadtRules } from './rules.js';
import { churches, churchesInDoubt, darmstadtium, tie } from './scoring.js';
import { darmstadtSettings } from './settings.js';
import { darmstadtSetups } from './setup.js';
import { darmstadtTiles } from './tiles.js';
import { rulesWithSiege } from './with-siege.js';

export const darmstadt: Expansion = {
  id: 'darmstadt',
  name: 'Darmstadt Promo',
  modelled: 'complete',
  settings: darmstadtSettings,
  setups: darmstadtSetups,
  tiles: darmstadtTiles,
  marks: { city: ['darmstadtium'], monastery: ['church'] },
  rules: darmstadtRules,
  scoring: darmstadtium,
  additions: [tie],
  settlements: [churches],
  doubts: [churchesInDoubt],
  with: { 'siege/escape': { rules: rulesWithSiege } },
};
