/** What a bridge means for the road that runs over it and for what lies below it: nothing is counted otherwise, and the lines say why. */
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import { spanned } from './sides.js';

/** Whether a bridge lies on a tile of the feature. */
const isBridged = ({ view, feature }: Scoring): boolean =>
  view.tokens('bridge').some(({ tile, edges }) => tile !== undefined && edges !== undefined && feature.liesOn(tile));

/** Whether a part of the road is a bridge. */
const runsOver = ({ view, feature }: Scoring): boolean =>
  view
    .tokens('bridge')
    .some(({ tile, edges }) => tile && edges && spanned(edges) && isSame(view.feature({ tile, feature: 'road', edge: edges[0] }), feature));

const isSame = (other: Feature | undefined, feature: Feature): boolean => other?.root === feature.root;

const nothing = () => 0;

export const bridgeScoring: readonly ScoreRule[] = [
  {
    id: 'bridges-castles-and-bazaars.bridge.counts-as-road-tile',
    stage: 'rate',
    of: ['road'],
    raises: ['base.score.road-tiles'],
    cites: cites('bridge.counts-as-road-tile', 'bridge.same-road-counts-tile-once', 'bridge.may-complete-a-road', 'bridge.may-join-occupied-roads'),
    applies: runsOver,
    by: nothing,
  },
  {
    id: 'bridges-castles-and-bazaars.bridge.road-below',
    stage: 'rate',
    of: ['road'],
    raises: ['base.score.road-tiles'],
    cites: cites('bridge.below-unchanged', 'bridge.no-junction'),
    applies: (scoring) => isBridged(scoring) && !runsOver(scoring),
    by: nothing,
  },
  {
    id: 'bridges-castles-and-bazaars.bridge.city-below',
    stage: 'rate',
    of: ['city'],
    raises: ['base.score.city-tiles'],
    cites: cites('bridge.cities-not-separated', 'bridge.below-unchanged'),
    applies: isBridged,
    by: nothing,
  },
  {
    id: 'bridges-castles-and-bazaars.bridge.monastery-below',
    stage: 'rate',
    of: ['monastery'],
    raises: ['base.score.monastery-tiles'],
    cites: cites('bridge.below-unchanged', 'bridge.spans-anything'),
    applies: isBridged,
    by: nothing,
  },
  {
    id: 'bridges-castles-and-bazaars.bridge.field-below',
    stage: 'rate',
    of: ['field'],
    raises: ['base.score.field-cities'],
    cites: cites('bridge.fields-not-separated'),
    applies: isBridged,
    by: nothing,
  },
];
