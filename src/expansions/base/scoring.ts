/** What the base game's features are worth. */
import type { ScoreRule, Scoring } from '../../kernel/score.js';
import { cites } from './author.js';
import { TINY_CITY } from './settings.js';

const tiny = ({ view, feature, stage }: Scoring) => stage === 'completed' && feature.tiles === 2 && view.get(TINY_CITY) === 'two-points';
const perCityTile = (scoring: Scoring) => (scoring.stage === 'final' || tiny(scoring) ? 1 : 2);
const surrounding = ({ feature }: Scoring) => 9 - feature.openEdges;

export const baseScoring: readonly ScoreRule[] = [
  {
    id: 'base.score.road-tiles',
    stage: 'units',
    of: ['road'],
    label: 'tiles',
    cites: cites('base.score.road', 'base.final.incomplete'),
    quantity: ({ feature }) => feature.tiles,
    each: () => 1,
  },
  {
    id: 'base.score.city-tiles',
    stage: 'units',
    of: ['city'],
    label: 'tiles',
    cites: cites('base.score.city', 'base.final.incomplete'),
    quantity: ({ feature }) => feature.tiles,
    each: perCityTile,
  },
  {
    id: 'base.score.pennants',
    stage: 'units',
    of: ['city'],
    label: 'pennants',
    cites: cites('base.score.city', 'base.final.incomplete'),
    quantity: ({ feature }) => feature.pennants,
    each: perCityTile,
  },
  {
    id: 'base.score.monastery-tiles',
    stage: 'units',
    of: ['monastery'],
    label: 'tiles',
    cites: cites('base.score.monastery', 'base.final.incomplete'),
    quantity: surrounding,
    each: () => 1,
  },
  {
    id: 'base.score.garden-tiles',
    stage: 'units',
    of: ['garden'],
    label: 'tiles',
    cites: cites('base.score.garden'),
    quantity: surrounding,
    each: () => 1,
  },
  {
    id: 'base.score.field-cities',
    stage: 'units',
    of: ['field'],
    label: 'cities',
    cites: cites('base.final.field'),
    quantity: ({ feature }) => feature.borderedCities.filter(({ isComplete }) => isComplete).length,
    each: () => 3,
  },
];
