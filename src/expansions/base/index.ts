/** The base game, which has the same shape as every expansion. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { baseActionTypes } from './action-types.js';
import { baseActions } from './actions.js';
import { cites } from './author.js';
import { nobodyOnTheNewTile } from './checks.js';
import { chooseTile, fromHand } from './choose-tile.js';
import { couldBeDrawn, drawnTile, drawTile, inPlay } from './draw-tile.js';
import { completedFeatures } from './completed.js';
import { baseFigures } from './figures.js';
import { figureRules } from './rules/figure.js';
import { tileRules } from './rules/tile.js';
import { turnRules } from './rules/turn.js';
import { baseScoring, fieldScoring } from './scoring.js';
import { baseSettings } from './settings.js';
import { baseSetups, startTile } from './setup.js';
import { baseSteps } from './steps.js';
import { baseTiles } from './tiles.js';
import { baseFeatureKinds } from './vocabulary.js';

export const base: Expansion = {
  id: 'base',
  name: 'Carcassonne',
  modelled: 'complete',
  partOfBaseIn: ['C1', 'C2'],
  settings: baseSettings,
  figures: baseFigures,
  featureKinds: baseFeatureKinds,
  tiles: baseTiles,
  actionTypes: baseActionTypes,
  actions: [...baseActions, drawnTile],
  starts: [startTile],
  setups: baseSetups,
  checks: [nobodyOnTheNewTile],
  rules: [couldBeDrawn, inPlay, ...tileRules, ...figureRules, ...turnRules],
  accepts: [fromHand],
  steps: [chooseTile, drawTile, ...baseSteps],
  completions: [completedFeatures],
  scoring: baseScoring,
  mechanics: {
    farmers: { scoring: fieldScoring },
    garden: {},
  },
  consequences: [{ id: 'base.score.return', cites: cites('base.score.return') }],
};
