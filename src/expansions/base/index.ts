/** The base game, which has the same shape as every expansion. */
import type { Expansion } from '../../kernel/expansion.js';
import { baseActions } from './actions.js';
import { cites } from './author.js';
import { baseClauses } from './clauses.js';
import { baseFigures } from './figures.js';
import { figureRules } from './rules/figure.js';
import { tileRules } from './rules/tile.js';
import { turnRules } from './rules/turn.js';
import { baseScoring } from './scoring.js';
import { baseSettings } from './settings.js';
import { baseSteps } from './steps.js';
import { baseTiles } from './tiles.js';

export const base: Expansion = {
  id: 'base',
  name: { en: 'Carcassonne' },
  modelled: 'complete',
  partOfBaseIn: ['C1', 'C2'],
  clauses: baseClauses,
  settings: baseSettings,
  figures: baseFigures,
  tiles: baseTiles,
  actions: baseActions,
  rules: [...tileRules, ...figureRules, ...turnRules],
  steps: baseSteps,
  scoring: baseScoring,
  consequences: [{ id: 'base.score.return', cites: cites('base.score.return') }],
};
