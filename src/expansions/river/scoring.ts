/** What says that a tile of the river counts like every tile: it changes no points. */
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import { isRiverTile } from './course.js';

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
];
