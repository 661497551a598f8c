/** The herd on the tile that is nothing but field, where the table plays it so. */
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER } from './author.js';
import { PIG_HERD } from './settings.js';

const herdsOf = (folder: string, { parts }: Feature): boolean =>
  parts.some(({ laid, printed }) => laid.shape.design.expansion === folder && printed.marks.includes('pig-herd'));

/** Whether the herd of the river, which the same field has, counts already. */
function riverCounts(view: Position, feature: Feature): boolean {
  const setting = view.ruleset.settings.entry('river.pigHerd')?.setting;
  if (!setting || !herdsOf('river', feature)) return false;
  const reading = view.get(setting);
  return reading === 'always' || (reading === 'with-traders-and-builders' && view.ruleset.has('traders-and-builders'));
}

export const pigHerdScoring: readonly ScoreRule[] = [
  {
    id: 'gq11.pig-herd',
    stage: 'rate',
    on: ['final', 'barn-placed', 'barn-connected'],
    of: ['field'],
    cites: cites('gq11.field.pig-herd-house'),
    // a castle counts instead of a city
    raises: ['base.score.field-cities', 'bridges-castles-and-bazaars.castle.field'],
    applies: ({ view, feature }) => herdsOf(FOLDER, feature) && view.get(PIG_HERD) === 'pig-herd',
    because: ({ view, feature, player }) => [
      ...(feature.count('pig-herd') > 1 ? cites('gq11.field.herds-not-stacking') : []),
      ...(view.on(feature).some(({ figure }) => figure.kind === 'pig' && figure.owner === player) ? cites('gq11.field.herd-and-pig') : []),
    ],
    by: ({ view, feature }) => (riverCounts(view, feature) ? 0 : 1),
  },
  {
    id: 'gq11.plain-field',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('gq11.field.no-pig-herd'),
    // a castle counts instead of a city
    raises: ['base.score.field-cities', 'bridges-castles-and-bazaars.castle.field'],
    applies: ({ view, feature }) => herdsOf(FOLDER, feature) && view.get(PIG_HERD) === 'plain-field',
    by: () => 0,
  },
];
