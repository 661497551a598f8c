/** What the base game's features are worth. */
import type { ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import type { BaseClauseId } from './author.js';
import { TINY_CITY } from './settings.js';

const tiny = ({ view, feature, stage }: Scoring) => stage === 'completed' && feature.tiles === 2 && view.get(TINY_CITY) === 'two-points';
const perCityTile = (scoring: Scoring) => (scoring.stage === 'final' || tiny(scoring) ? 1 : 2);

/** What makes it a scoring of this stage, and who gets the points. */
const stage = ({ stage }: Scoring): readonly BaseClauseId[] =>
  stage === 'completed'
    ? cites('base.score.completed', 'base.score.majority')
    : cites('base.final.incomplete', 'base.end.last-tile', 'base.score.majority');
const fieldStage = ({ stage }: Scoring) => (stage === 'final' ? cites('base.end.last-tile', 'base.score.majority') : cites('base.score.majority'));
const cityStage = (scoring: Scoring): readonly string[] => {
  const small = scoring.stage === 'completed' && scoring.feature.tiles === 2;
  return small ? [...stage(scoring), ...scoring.view.ruleset.citesOf(TINY_CITY, scoring.view.get(TINY_CITY))] : stage(scoring);
};

const surrounding = ({ feature }: Scoring) => 9 - feature.openEdges;

export const baseScoring: readonly ScoreRule[] = [
  {
    id: 'base.score.road-tiles',
    stage: 'units',
    of: ['road'],
    label: 'tiles',
    cites: cites('base.score.road'),
    quantity: ({ feature }) => feature.tiles,
    each: () => 1,
    because: stage,
  },
  {
    id: 'base.score.city-tiles',
    stage: 'units',
    of: ['city'],
    label: 'tiles',
    cites: cites('base.score.city'),
    quantity: ({ feature }) => feature.tiles,
    each: perCityTile,
    because: cityStage,
  },
  {
    id: 'base.score.pennants',
    stage: 'units',
    of: ['city'],
    label: 'pennants',
    cites: cites('base.score.city'),
    quantity: ({ feature }) => feature.pennants,
    each: perCityTile,
    because: cityStage,
  },
  {
    id: 'base.score.monastery-tiles',
    stage: 'units',
    of: ['monastery'],
    label: 'tiles',
    cites: cites('base.score.monastery'),
    quantity: surrounding,
    each: () => 1,
    because: stage,
  },
  {
    id: 'base.score.garden-tiles',
    stage: 'units',
    of: ['garden'],
    label: 'tiles',
    cites: cites('base.score.garden'),
    quantity: surrounding,
    each: () => 1,
    because: stage,
  },
];

export const fieldScoring: readonly ScoreRule[] = [
  {
    id: 'base.score.field-cities',
    stage: 'units',
    of: ['field'],
    label: 'cities',
    cites: cites('base.final.field'),
    quantity: ({ feature }) => feature.bordered.filter(({ kind, isComplete }) => kind === 'city' && isComplete).length,
    each: () => 3,
    because: fieldStage,
  },
];
