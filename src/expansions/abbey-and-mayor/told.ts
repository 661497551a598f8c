/** Lines of a score tell how tiles of the expansion are read, and what an abbey does; it changes nothing of what they are worth. */
import { neighbours, type Board, type Laid } from '../../kernel/board/board.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { isAbbey } from './abbey.js';
import { cites, FOLDER } from './author.js';

const isBesideAbbey = (board: Board, laid: Laid, side: number): boolean => isAbbey(board.tile(neighbours(laid.at)[side]));

/** Whether the feature ends at an abbey. */
const meetsAbbey = (board: Board, { parts }: Feature): boolean =>
  parts.some(({ laid, index }) =>
    [0, 1, 2, 3].some((side) => {
      const { sideFeature, halfFeature } = laid.shape;
      return [sideFeature[side], halfFeature[2 * side], halfFeature[2 * side + 1]].includes(index) && isBesideAbbey(board, laid, side);
    }),
  );

const meets = ({ view, feature }: Scoring) => meetsAbbey(view.board, feature);

const isPrinted = ({ feature }: Scoring, ...keys: readonly string[]) =>
  feature.parts.some(({ laid }) => keys.some((key) => laid.shape.design.id === `${FOLDER}/${key}`));

const STEPS = [-1, 0, 1];

/** Whether another tile around a monastery is an abbey. */
const isBesideAnAbbey = ({ view: { board }, feature }: Scoring): boolean =>
  feature.parts.some(({ laid }) =>
    STEPS.some((dx) =>
      STEPS.some((dy) => {
        const tile = board.tile([laid.x + dx, laid.y + dy]);
        return isAbbey(tile) && tile!.index !== laid.index;
      }),
    ),
  );

/** Pictures of the tiles that could be read otherwise. */
export const tileScoring: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.tile.three-way-road',
    stage: 'rate',
    of: ['road'],
    cites: cites('tiles.three-way-road', 'tiles.three-way-length'),
    raises: ['base.score.road-tiles'],
    applies: (scoring) => isPrinted(scoring, 'three-way-road'),
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.tile.two-cities-over-each-other',
    stage: 'rate',
    of: ['field'],
    cites: cites('tiles.two-cities-over-each-other'),
    raises: ['base.score.field-cities'],
    applies: (scoring) => isPrinted(scoring, 'city-bands-crossing', 'city-cap-over-band'),
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.tile.tunnel-road',
    stage: 'rate',
    of: ['field'],
    cites: cites('tiles.tunnel-road'),
    raises: ['base.score.field-cities'],
    applies: (scoring) => isPrinted(scoring, 'road-under-city-band'),
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.tile.road-touches-city',
    stage: 'rate',
    of: ['field'],
    cites: cites('tiles.road-touches-city'),
    raises: ['base.score.field-cities'],
    applies: (scoring) => isPrinted(scoring, 'city-cap-bend-east', 'city-cap-bend-west'),
    by: () => 0,
  },
];

export const abbeyScoring: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.abbey.scored-like-monastery',
    stage: 'rate',
    of: ['monastery'],
    cites: cites('abbey.scored-like-monastery'),
    raises: ['base.score.monastery-tiles'],
    applies: ({ feature }) => feature.parts.some(({ laid }) => isAbbey(laid)),
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.abbey.counts-for-other-monasteries',
    stage: 'rate',
    of: ['monastery'],
    cites: cites('abbey.counts-for-other-monasteries'),
    raises: ['base.score.monastery-tiles'],
    applies: isBesideAnAbbey,
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.abbey.ends-features',
    stage: 'rate',
    of: ['road', 'city'],
    cites: cites('abbey.closes-four-sides', 'abbey.scores-neighbours', 'abbey.adds-nothing', 'abbey.does-not-join'),
    raises: ['base.score.road-tiles', 'base.score.city-tiles'],
    applies: meets,
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.abbey.bounds-fields',
    stage: 'rate',
    of: ['field'],
    cites: cites('abbey.closes-fields', 'abbey.touches-no-city'),
    raises: ['base.score.field-cities'],
    applies: meets,
    by: () => 0,
  },
];

const hasWagon = ({ view, feature }: Scoring) => view.on(feature).some(({ figure }) => figure.kind === 'wagon');
const OF_WAGONS = ['base.score.road-tiles', 'base.score.city-tiles', 'base.score.monastery-tiles'];

export const wagonScoring: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.wagon.scored-like-a-follower',
    stage: 'rate',
    of: ['road', 'city', 'monastery'],
    cites: cites('wagon.is-a-follower'),
    raises: OF_WAGONS,
    applies: hasWagon,
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.wagon.not-at-the-end',
    stage: 'rate',
    on: 'final',
    of: ['road', 'city', 'monastery'],
    cites: cites('wagon.not-at-the-end'),
    raises: OF_WAGONS,
    applies: hasWagon,
    by: () => 0,
  },
];
