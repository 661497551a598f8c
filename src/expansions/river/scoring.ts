/** What says that a tile of the river counts like every tile: it changes no points. */
import type { ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import { isRiverTile } from './course.js';

const isAlone = ({ view, feature }: Scoring): boolean =>
  !view.ruleset.has('inns-and-cathedrals') &&
  feature.parts.some(({ laid, printed }) => isRiverTile(laid.shape.design) && printed.marks.includes('inn'));

export const riverTilesCount: readonly ScoreRule[] = [
  {
    id: 'river.score.tiles-count',
    stage: 'rate',
    of: ['road', 'city'],
    cites: cites('river.score.tiles-count', 'river.score.river-nothing'),
    raises: '*',
    applies: ({ feature }) => feature.parts.some(({ laid }) => isRiverTile(laid.shape.design)),
    by: () => 0,
  },
  {
    id: 'river.inn.means-nothing',
    stage: 'rate',
    of: ['road'],
    cites: cites('river.inn.no-meaning-alone'),
    raises: ['base.score.road-tiles'],
    applies: isAlone,
    by: () => 0,
  },
];
