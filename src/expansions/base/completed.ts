/** Which features are scored when a tile has been laid. */
import type { Completion } from '../../kernel/declare/score.js';
import { completedNow } from '../../kernel/play/completed.js';
import { cites } from './author.js';

/** Those that it completes and on which somebody stands. */
export const completedFeatures: Completion = {
  id: 'base.score.completed',
  cites: cites('base.score.completed'),
  due: (view) =>
    completedNow(view)
      .filter((feature) => view.on(feature).length > 0)
      .map((feature) => ({ feature, stage: 'completed' })),
  vacant: (view) => completedNow(view).filter((feature) => view.on(feature).length === 0),
};
