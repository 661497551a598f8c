/** What a pig adds to its owner's field. */
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites } from './author.js';

export const tradersAndBuildersScoring: readonly ScoreRule[] = [
  {
    id: 'traders-and-builders.pig.one-more-per-city',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites(
      'traders-and-builders.pig.one-more-per-city',
      'traders-and-builders.pig.own-pig-only',
      'traders-and-builders.pig.needs-the-field',
      'traders-and-builders.pig.no-stacking',
    ),
    raises: ['base.score.field-cities'],
    applies: ({ view, feature, player }) => view.on(feature).some(({ figure }) => figure.kind === 'pig' && figure.owner === player),
    by: () => 1,
  },
];
