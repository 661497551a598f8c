/** What a road at a lake is worth: what every road is. */
import type { ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import { hasLake } from './lakes.js';

const atLake = ({ feature }: Scoring) => feature.parts.some(({ laid }) => hasLake(laid));

export const ferryScoring: readonly ScoreRule[] = [
  {
    id: 'ferries.score.lake-tile-once',
    stage: 'rate',
    of: ['road'],
    cites: cites('ferries.score.lake-tile-once', 'ferries.score.no-inn', 'ferries.tile.ends-at-lake', 'ferries.score.after-ferries'),
    raises: ['base.score.road-tiles'],
    applies: atLake,
    by: () => 0,
  },
  {
    id: 'ferries.final.as-usual',
    stage: 'rate',
    on: 'final',
    of: ['road'],
    cites: cites('ferries.final.as-usual'),
    raises: ['base.score.road-tiles'],
    applies: atLake,
    by: () => 0,
  },
];

export const innsOverFerries: readonly ScoreRule[] = [
  {
    id: 'ferries.with-inns-and-cathedrals.inn',
    stage: 'rate',
    of: ['road'],
    cites: cites('ferries.score.inn-over-ferry', 'ferries.score.no-inn'),
    raises: ['base.score.road-tiles'],
    applies: atLake,
    by: () => 0,
  },
];
