/** Pyramids: where they are, who is in them, and when one can be scored. */
import { cellOf, isCell, spotIn, spotName, type Cell, type Place, type Spot } from '../../contract/spot.js';
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { ACROBAT_SPACE, hasSpace, isNear, laidCells, spaces } from './spaces.js';
import { flatMap } from '../../kernel/lists.js';

export const PYRAMID = 'pyramid';
export const FULL = 3;
const NAMES = [PYRAMID, 'acrobat'];
const WHO = ['meeple', 'phantom'];

export const pyramidSpots: readonly Location[] = NAMES.map((name) => ({
  name,
  subject: 'acrobat',
  // both names are of the one place
  isOn: (cell, { board }) => name === PYRAMID && board.tilesOn(cell).some(({ shape }) => shape.design.symbols.includes(ACROBAT_SPACE)),
}));

export const isPyramid = (spot: Spot): spot is Place => 'feature' in spot && NAMES.includes(spot.feature);
export const pyramidAt = ([x, y]: Cell): Place => ({ tile: [x, y], feature: PYRAMID });

export const acrobatsOn = (view: Position, cell: Cell): Figure[] =>
  flatMap(view.figures, ({ figure }) => (isPyramid(figure.at) && sameCell(cellOf(figure.at), cell) ? [figure] : []));

/** A tile with acrobat spaces, or of which the position knows that acrobats stand there. */
export const hasPyramid = (view: Position, cell: Cell): boolean => hasSpace(view, cell, ACROBAT_SPACE) || acrobatsOn(view, cell).length > 0;

export const pyramids = (view: Position): Cell[] => {
  const known = flatMap(view.figures, ({ figure }) => (isPyramid(figure.at) ? [figure.at.tile] : []));
  const all = [...spaces(view, ACROBAT_SPACE), ...known];
  return all.filter((cell, i) => all.findIndex((other) => sameCell(other, cell)) === i);
};

/** Whether the tile just laid is its own, or one of the eight around it. */
export const isBesideLaid = (view: Position, cell: Cell): boolean => laidCells(view).some(({ at }) => isNear(at, cell));

const placedThere =
  (cell: Cell) =>
  ({ type, at }: DoneAction): boolean => {
    const spot = spotIn(at);
    return type === 'place-figure' && spot !== undefined && isPyramid(spot) && sameCell(cellOf(spot), cell);
  };

/** Whether an acrobat has come to it in this part of the turn, or in an earlier one. */
export const grownNow = (view: Position, cell: Cell): boolean => view.done.some(placedThere(cell));
export const grownEarlier = (view: Position, cell: Cell): boolean => (view.snapshot.turn?.earlier ?? []).some(placedThere(cell));

export function noMoreThanThree({ snapshot: { figures = [] }, add }: Check): void {
  const counts = new Map<string, number>();
  figures.forEach(({ at, kind }, i) => {
    // where it names no tile, that is the defect
    if (!isPyramid(at) || !isCell(at.tile)) return;
    const cell = at.tile.join();
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
    if (counts.get(cell)! > FULL) add(`/figures/${i}/at`, 'pyramid-full', 'a pyramid has three places');
    if (WHO.includes(kind)) return;
    if (NAMES.includes(kind))
      add(`/figures/${i}/kind`, 'figure-cannot-stand-there', `an acrobat is a \`meeple\` or a \`phantom\` that stands in a pyramid`);
    else add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', `a \`${kind}\` is never an acrobat`);
  });
}

export const isScoring = ({ type, option }: DoneAction): boolean => type === 'choose' && option === 'score-pyramid';
export const nameOf = spotName;
