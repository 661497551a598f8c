/** The River and The River II, both editions: tiles that are laid before all others. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { pigHerdScoring } from './pig-herd.js';
import { figureRules, lakeRules } from './rules/figure.js';
import { tileRules } from './rules/tile.js';
import { riverTilesCount } from './scoring.js';
import { riverSettings } from './settings.js';
import { riverSetups, source } from './setup.js';
import { riverKind, riverTiles } from './tiles.js';
import { anotherTurn } from './volcano-lake.js';
import { rulesWithInnsAndCathedrals, scoringWithInnsAndCathedrals } from './with-inns-and-cathedrals.js';

export const river: Expansion = {
  id: 'river',
  name: 'The River',
  modelled: 'complete',
  settings: riverSettings,
  starts: [source],
  setups: riverSetups,
  featureKinds: [riverKind],
  marks: { field: ['pig-herd'] },
  tiles: riverTiles,
  rules: [...tileRules, ...figureRules, ...lakeRules],
  scoring: riverTilesCount,
  successions: [anotherTurn],
  mechanics: { 'pig-herd': { scoring: pigHerdScoring } },
  with: { 'inns-and-cathedrals': { rules: rulesWithInnsAndCathedrals, scoring: scoringWithInnsAndCathedrals } },
};
