/** With The River: an abbey may close it, and the pig herd counts when a barn has its field scored, but not for the barn at the end. */
import type { PlaceTile } from '../../contract/action.js';
import { neighbours, type Board, type Laid } from '../../kernel/board/board.js';
import type { Feature } from '../../kernel/board/feature.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cellKey } from '../../kernel/position/ground.js';
import type { Position } from '../../kernel/position/position.js';
import type { RiverClauseId } from '../river/author.js';
import { ABBEY } from './abbey.js';
import { cites, type AbbeyAndMayorClauseId } from './author.js';
import { CONNECTED, PLACED } from './barn-scoring.js';
import { flatMap } from '../../kernel/lists.js';

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

/** The sides of a cell at which it meets the end of a river. */
function riverSides({ board }: Position, { at }: PlaceTile): number[] {
  if (!riverCells(board).has(cellKey(at))) return [];
  return flatMap(neighbours(at), (cell, side) => {
    const beside = board.tile(cell);
    return beside && isRiver(beside, (side + 2) & 3) ? [side] : [];
  });
}

const isRiver = ({ shape: { sideFeature, design } }: Laid, side: number): boolean => design.features[sideFeature[side]!]?.kind === 'river';

/** The cells that the sides of a river face: few, and most tiles come to lie elsewhere. */
const riverCells = (board: Board): ReadonlySet<number> =>
  board.derive('cells that rivers face', () => {
    const facing = (laid: Laid) => neighbours(laid.at).filter((_, side) => isRiver(laid, side));
    return new Set(flatMap(board.laid, (laid) => facing(laid).map(cellKey)));
  });

const besideRiver = rule<PlaceTile>({
  id: 'abbey-beside-the-river',
  on: 'place-tile',
  cites: ['river.open-end.only-river', 'abbey-and-mayor.abbey.always-fits'],
  applies: ({ view, action }) => riverSides(view, action).length > 0,
  judge: ({ view, action, pass, forbid }) => {
    const shape = view.ruleset.shape(action.tile, action.rotation)!;
    if (shape.design.id === ABBEY) return pass('an abbey may close the river');
    const goesOn = riverSides(view, action).every((side) => shape.design.features[shape.sideFeature[side]!]?.kind === 'river');
    return goesOn ? pass('the river goes on') : forbid('the end of a river takes only a river or an abbey');
  },
});

export const abbeyAndRiver = [besideRiver];
