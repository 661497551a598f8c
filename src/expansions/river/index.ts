/** The River and The River II, both editions: tiles that are laid before all others. */
import type { Expansion } from '../../kernel/expansion.js';
import { riverClauses } from './clauses.js';
import { figureRules } from './rules/figure.js';
import { tileRules } from './rules/tile.js';
import { riverSettings } from './settings.js';
import { riverTiles } from './tiles.js';
import { anotherTile } from './volcano-lake.js';
import { rulesWithInnsAndCathedrals } from './with-inns-and-cathedrals.js';
import { scoringWithTradersAndBuilders } from './with-traders-and-builders.js';

export const river: Expansion = {
  id: 'river',
  name: { en: 'The River', pl: 'Rzeka' },
  modelled: 'complete',
  clauses: riverClauses,
  settings: riverSettings,
  tiles: riverTiles,
  rules: [...tileRules, ...figureRules, ...rulesWithInnsAndCathedrals],
  extraParts: [anotherTile],
  scoring: scoringWithTradersAndBuilders,
};
