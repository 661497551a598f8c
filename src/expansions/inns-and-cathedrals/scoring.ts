/** What inns and cathedrals do to a road and a city. */
import type { ScoreRule, Scoring } from '../../kernel/score.js';
import { cites } from './author.js';
import { FINAL_SCORING } from './settings.js';

const has =
  (mark: string) =>
  ({ feature }: Scoring) =>
    feature.count(mark) > 0;
const worthNothing = (mark: string) => (scoring: Scoring) => has(mark)(scoring) && scoring.view.get(FINAL_SCORING) === 'zero';

export const innsAndCathedralsScoring: readonly ScoreRule[] = [
  {
    id: 'inns-and-cathedrals.inn.completed-road',
    stage: 'rate',
    on: 'completed',
    of: ['road'],
    cites: cites('inns-and-cathedrals.inn.completed-road', 'inns-and-cathedrals.inn.several', 'inns-and-cathedrals.inn.own-road'),
    raises: ['base.score.road-tiles'],
    applies: has('inn'),
    by: () => 1,
  },
  {
    id: 'inns-and-cathedrals.cathedral.completed-city',
    stage: 'rate',
    on: 'completed',
    of: ['city'],
    cites: cites('inns-and-cathedrals.cathedral.completed-city', 'inns-and-cathedrals.cathedral.several'),
    raises: ['base.score.city-tiles', 'base.score.pennants'],
    applies: has('cathedral'),
    by: () => 1,
  },
  {
    id: 'inns-and-cathedrals.final.inn-zero',
    stage: 'void',
    on: 'final',
    of: ['road'],
    label: 'inn',
    cites: cites('inns-and-cathedrals.final.inn-zero', 'inns-and-cathedrals.inn.own-road'),
    applies: worthNothing('inn'),
  },
  {
    id: 'inns-and-cathedrals.final.cathedral-zero',
    stage: 'void',
    on: 'final',
    of: ['city'],
    label: 'cathedral',
    cites: cites('inns-and-cathedrals.final.cathedral-zero'),
    applies: worthNothing('cathedral'),
  },
];
