/** What a castle brings its lord, and what a castle tile brings the roads and cities on it. */
import type { Addition, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { cites, FOLDER } from './author.js';
import { AROUND, CASTLE, castlesIn, touched } from './castle.js';
import { DOUBLE_TILE } from './settings.js';

const LORD = cites('score.like-monastery', 'score.several-lords', 'figure.lord-stands-upright');
const AT_END = cites('score.castle-at-end', 'end.left-over-nothing');
const PER_TILE = cites('score.three-for-road-or-city', 'score.three-per-castle', 'score.three-to-the-majority', 'score.three-only-completed');

/** Whether a feature lies on both halves of a castle tile, so that it matters how that counts. */
const liesOnBothHalves = ({ feature: { parts } }: Scoring): boolean => {
  const cells = new Set(parts.filter(({ laid }) => castlesIn([{ laid }]) > 0).map(({ laid }) => laid.index));
  return cells.size > castlesIn(parts);
};

export const castleScoring: readonly ScoreRule[] = [
  {
    id: `${FOLDER}.score.castle-complete`,
    stage: 'flat',
    on: 'completed',
    of: [CASTLE],
    label: 'castle',
    cites: [...cites('score.castle-complete'), ...LORD],
    points: () => 12,
  },
  {
    id: `${FOLDER}.score.castle-at-end`,
    stage: 'units',
    on: 'final',
    of: [CASTLE],
    label: 'castle',
    cites: [...AT_END, ...LORD],
    quantity: ({ feature }) => AROUND - feature.openEdges,
    each: () => 1,
  },
  {
    id: `${FOLDER}.score.castle-tile-at-end`,
    stage: 'flat',
    on: 'final',
    of: [CASTLE],
    label: 'castle tile',
    cites: [...AT_END, ...LORD],
    points: () => 2,
  },
  {
    id: `${FOLDER}.score.three-for-road-or-city`,
    stage: 'extra',
    on: 'completed',
    of: ['road', 'city'],
    label: 'castle tile',
    cites: PER_TILE,
    quantity: ({ feature }) => castlesIn(feature.parts),
    each: () => 3,
  },
  {
    id: `${FOLDER}.score.double-tile`,
    stage: 'rate',
    of: ['road', 'city'],
    cites: [],
    raises: ['base.score.road-tiles', 'base.score.city-tiles'],
    applies: liesOnBothHalves,
    by: () => 0,
    because: ({ view }) => view.ruleset.citesOf(DOUBLE_TILE, view.get(DOUBLE_TILE)),
  },
  {
    id: `${FOLDER}.score.three-only-completed`,
    stage: 'rate',
    on: 'final',
    of: ['road', 'city'],
    cites: cites('score.three-only-completed'),
    raises: '*',
    applies: ({ feature }) => castlesIn(feature.parts) > 0,
    by: () => 0,
  },
  {
    id: `${FOLDER}.score.monastery-neighbour`,
    stage: 'rate',
    of: ['monastery'],
    cites: cites('score.monastery-neighbour'),
    raises: '*',
    applies: ({ view: { board }, feature }) => feature.parts.some(({ laid }) => touched(board, laid.shape, laid.at) !== undefined),
    by: () => 0,
  },
  {
    id: `${FOLDER}.score.not-for-fields`,
    stage: 'rate',
    of: ['field'],
    cites: cites('score.not-for-fields'),
    raises: '*',
    applies: ({ feature }) => castlesIn(feature.parts) > 0,
    by: () => 0,
  },
];

/** It adds nothing: neither inns nor cathedrals multiply what the castle tile brings. */
export const afterMultipliers: Addition = {
  id: `${FOLDER}.score.three-after-multipliers`,
  cites: cites('score.three-after-multipliers'),
  to: [`${FOLDER}.score.three-for-road-or-city`],
  by: () => 0,
};
