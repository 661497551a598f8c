/** With The River: an abbey may close it, and the pig herd counts when a barn has its field scored, but not for the barn at the end. */
import type { PlaceTile } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import { neighbours, type Laid } from '../../kernel/board/board.js';
import type { Feature } from '../../kernel/board/feature.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import type { RiverClauseId } from '../river/author.js';
import { ABBEY } from './abbey.js';
import { cites, type AbbeyAndMayorClauseId } from './author.js';
import { CONNECTED, PLACED } from './barn-scoring.js';

const rule = rulesOf<RiverClauseId | AbbeyAndMayorClauseId>('abbey-and-mayor.with-river');

/** A herd printed elsewhere has rules of its own, or none. */
const hasHerd = ({ parts }: Feature) =>
  parts.some(({ laid, printed }) => laid.shape.design.expansion === 'river' && printed.marks.includes('pig-herd'));

export const herdsOfBarns: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.with-river.pig-herd',
    stage: 'rate',
    on: [PLACED, CONNECTED],
    of: ['field'],
    cites: [...cites('barn.connect-pig'), 'river.pig-herd.early-field-scoring'],
    // a castle counts instead of a city
    raises: ['base.score.field-cities', 'bridges-castles-and-bazaars.castle.field'],
    // the herd belongs to the pigs
    applies: ({ view, feature }) => view.ruleset.has('traders-and-builders') && hasHerd(feature),
    by: () => 1,
  },
];

const isRiver = ({ shape: { sideFeature, design } }: Laid, side: number): boolean => design.features[sideFeature[side]!]?.kind === 'river';

/** Whether the river of a neighbour runs into a cell. */
const isEntered = ({ board }: Position, at: Cell): boolean =>
  neighbours(at).some((cell, side) => {
    const beside = board.tile(cell);
    return beside !== undefined && isRiver(beside, (side + 2) & 3);
  });

/** What else does not go on there the sides forbid. */
const besideRiver = rule<PlaceTile>({
  id: 'abbey-beside-the-river',
  on: 'place-tile',
  cites: ['river.open-end.only-river', 'abbey-and-mayor.abbey.always-fits'],
  applies: ({ view, action: { tile, at } }) => view.ruleset.design(tile)?.id === ABBEY && isEntered(view, at),
  judge: ({ pass }) => pass('an abbey may close the river'),
});

export const abbeyAndRiver = [besideRiver];
