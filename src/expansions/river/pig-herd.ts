/** The pig herd of The River II. */
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER } from './author.js';
import { PIG_HERD } from './settings.js';

/** A herd printed elsewhere has rules of its own, or none. */
const hasHerd = ({ parts }: Feature) =>
  parts.some(({ laid, printed }) => laid.shape.design.expansion === FOLDER && printed.marks.includes('pig-herd'));

const counts = (view: Position): boolean => {
  const reading = view.get(PIG_HERD);
  return reading === 'always' || (reading === 'with-traders-and-builders' && view.ruleset.has('traders-and-builders'));
};

export const pigHerdScoring: readonly ScoreRule[] = [
  {
    id: 'river.pig-herd',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('river.pig-herd', 'river.pig-herd.every-winner', 'river.pig-herd.once', 'river.pig-herd.which-field'),
    // a castle counts instead of a city
    raises: ['base.score.field-cities', 'bridges-castles-and-bazaars.castle.field'],
    applies: ({ view, feature }) => hasHerd(feature) && counts(view),
    because: ({ view }) => view.ruleset.citesOf(PIG_HERD, view.get(PIG_HERD)),
    by: () => 1,
  },
  {
    id: 'river.pig-herd.adds-to-pig',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('river.pig-herd.adds-to-pig'),
    raises: ['base.score.field-cities'],
    applies: ({ view, feature, player }) =>
      hasHerd(feature) && counts(view) && view.on(feature).some(({ figure }) => figure.kind === 'pig' && figure.owner === player),
    by: () => 0,
  },
  {
    id: 'river.pig-herd.means-nothing',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('river.pig-herd.only-with-traders-and-builders'),
    // a castle counts instead of a city
    raises: ['base.score.field-cities', 'bridges-castles-and-bazaars.castle.field'],
    applies: ({ view, feature }) => hasHerd(feature) && !counts(view) && view.get(PIG_HERD) === 'with-traders-and-builders',
    by: () => 0,
  },
];
