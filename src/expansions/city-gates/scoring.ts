/** What gates do to roads and cities that are scored. */
import { remark, type RateRule, type ScoreRule, type Scoring } from '../../kernel/declare/score.js';
import { cites, FOLDER, type CityGatesClauseId } from './author.js';
import { endsAtGate, hasGate, isFourGates } from './gates.js';
import { FOUR_GATES } from './settings.js';

const CITY_TILES = 'base.score.city-tiles';

const because = (id: string, of: string, clauses: readonly CityGatesClauseId[], applies: (scoring: Scoring) => boolean): RateRule =>
  remark({ id: `${FOLDER}.${id}`, of: [of], cites: clauses, applies });

/** As a city of one tile it would bring two points, at the end one. */
const fourPoints: RateRule = {
  id: `${FOLDER}.four-gates.points`,
  stage: 'rate',
  of: ['city'],
  raises: [CITY_TILES],
  cites: cites('city-gates.four-gates.scored-at-once'),
  applies: ({ feature }) => isFourGates(feature),
  because: ({ view }) => [...view.ruleset.citesOf(FOUR_GATES, view.get(FOUR_GATES))],
  by: ({ view, stage }) => (view.get(FOUR_GATES) === '4' ? 4 : 2) - (stage === 'final' ? 1 : 2),
};

export const gateScoring: readonly ScoreRule[] = [
  fourPoints,
  because('gate.closes-city', 'city', cites('city-gates.gate.closes-city'), ({ feature, stage }) => stage === 'completed' && hasGate(feature)),
  because(
    'gate.ends-road',
    'road',
    cites('city-gates.gate.ends-road'),
    ({ view, feature, stage }) => stage === 'completed' && endsAtGate(view, feature),
  ),
  because(
    'gate.one-segment-road',
    'road',
    cites('city-gates.gate.one-segment-road'),
    ({ view, feature, stage }) => stage === 'completed' && feature.tiles === 1 && endsAtGate(view, feature),
  ),
  because('four-gates.farmers', 'field', cites('city-gates.four-gates.farmers'), ({ feature }) => feature.bordered.some(isFourGates)),
];
