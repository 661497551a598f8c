/** What the squares of the City are worth outside its walls, and what the City is worth to the fields. */
import type { Addition, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import type { Board } from '../../kernel/board/board.js';
import { cites } from './author.js';
import { isSquare } from './layout.js';
import { countAt, LEADS_TO, quarterOf } from './quarters.js';
import { CITY_IN_FIELDS } from './settings.js';
import { CITY_MARK } from './tiles.js';
import { flatMap } from '../../kernel/lists.js';

const liesOnIt = ({ feature }: Scoring): boolean => feature.parts.some(({ laid }) => laid.shape.design.symbols.includes(CITY_MARK));

const liesBesideIt = ({ feature, view: { board } }: Scoring): boolean =>
  feature.parts.some(({ laid: { x, y } }) => AROUND.some(([dx, dy]) => isSquareThere(board, x + dx, y + dy)));
const isSquareThere = (board: Board, x: number, y: number) => isSquare(board, x, y);
const AROUND = flatMap([-1, 0, 1], (dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** They raise nothing: they tell why a square counts like a tile. */
export const squaresCount: readonly ScoreRule[] = [
  {
    id: 'count.outside.road',
    stage: 'rate',
    of: ['road'],
    raises: ['base.score.road-tiles'],
    cites: cites('count.outside.ordinary-landscape', 'count.outside.roads-end-at-gates', 'count.outside.each-square-a-tile'),
    applies: liesOnIt,
    by: () => 0,
  },
  {
    id: 'count.outside.city',
    stage: 'rate',
    of: ['city'],
    raises: ['base.score.city-tiles'],
    cites: cites('count.outside.ordinary-landscape', 'count.outside.each-square-a-tile', 'count.city.no-feature'),
    applies: liesOnIt,
    by: () => 0,
  },
  {
    id: 'count.outside.monastery',
    stage: 'rate',
    of: ['monastery'],
    raises: ['base.score.monastery-tiles'],
    cites: cites('count.outside.each-square-a-tile'),
    applies: liesBesideIt,
    by: () => 0,
  },
];

/** It raises nothing: it tells why nobody has come out of the quarter where the Count stands. */
export const countStandsThere: ScoreRule = {
  id: 'count.count.stands-there',
  stage: 'rate',
  of: Object.values(LEADS_TO),
  raises: '*',
  cites: cites('count.count.blocks'),
  applies: ({ view, feature }) => {
    const quarter = countAt(view);
    return quarter !== undefined && LEADS_TO[quarter] === feature.kind && view.figures.some(({ figure }) => quarterOf(figure.at) === quarter);
  },
  by: () => 0,
};

/** Every field outside its walls borders the City, on however many squares. */
const inFields = (value: 'counts' | 'does-not-count', by: number) => (view: Scoring['view'], scoring?: Scoring) =>
  scoring && liesOnIt(scoring) && view.get(CITY_IN_FIELDS) === value ? by : undefined;

export const cityInFields: readonly Addition[] = [
  {
    id: 'count.city.in-fields',
    to: ['base.score.field-cities'],
    cites: cites('count.city.counts-for-fields', 'count.city.field-extras', 'count.city.no-feature'),
    by: inFields('counts', 1),
  },
  {
    id: 'count.city.not-in-fields',
    to: ['base.score.field-cities'],
    cites: cites('count.city.not-for-fields'),
    by: inFields('does-not-count', 0),
  },
];
