/** With Traders & Builders: the pig herd of The River II. */
import type { Feature } from '../../kernel/feature.js';
import type { ScoreRule } from '../../kernel/score.js';
import { cites, FOLDER } from './author.js';

/** A herd printed elsewhere has rules of its own, or none. */
const hasHerd = ({ parts }: Feature) =>
  parts.some(({ laid, printed }) => laid.shape.design.expansion === FOLDER && printed.marks.includes('pig-herd'));

export const scoringWithTradersAndBuilders: readonly ScoreRule[] = [
  {
    id: 'river.with-traders-and-builders.pig-herd',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('river.pig-herd'),
    raises: ['base.score.field-cities'],
    applies: ({ view, feature }) => view.ruleset.has('traders-and-builders') && hasHerd(feature),
    by: () => 1,
  },
];
