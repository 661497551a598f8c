/** With Bridges, Castles & Bazaars: whether a castle repeats what a German castle brings a road or city no source says. */
import type { Action } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Addition, Payout } from '../../kernel/declare/score.js';
import { flatMap } from '../../kernel/lists.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { CASTLE, castlesIn } from './castle.js';

const COPIES = 'bridges-castles-and-bazaars.castle.copies';
const WHY = because('x-bridges.repeated', 'score.three-for-road-or-city', 'score.three-to-the-majority');

const hasThree = (feature: Feature): boolean => ['road', 'city'].includes(feature.kind) && castlesIn(feature.parts) > 0;

/** It adds nothing: what is copied tells of it. */
const repeated: Addition = {
  id: WHY.rule,
  cites: cites('score.three-for-road-or-city', 'score.three-to-the-majority'),
  to: [COPIES],
  by: (_view, scoring) => (scoring && hasThree(scoring.feature) ? 0 : undefined),
};

const inDoubt: Payout = {
  id: `${WHY.rule}-in-doubt`,
  cites: cites('score.three-for-road-or-city', 'score.three-to-the-majority'),
  pay: ({ stage, scores }) => {
    const isRepeated = scores.some(({ lines }) => lines.some(({ rule, cites: said }) => rule === COPIES && said.includes(WHY.cites[0]!)));
    const message = 'no source says whether a castle repeats the points that a German castle brings a road or city';
    return stage === 'castle' && isRepeated ? { missing: [{ ...WHY, message, isUnregulated: true }] } : {};
  },
};

/** The cells of the castles in which somebody sits, and those around them. */
const cellsAround = (view: Position): Cell[] =>
  flatMap(view.figures, ({ node }) => {
    const castle = node >= 0 ? view.board.feature(node) : undefined;
    return castle?.kind === 'castle' ? flatMap(castle.parts, ({ laid: { x, y } }) => square(x, y)) : [];
  });

const NEAR = [-1, 0, 1];
const square = (x: number, y: number): Cell[] => flatMap(NEAR, (dx) => NEAR.map((dy): Cell => [x + dx, y + dy]));

/** A test for what lies on one of these tiles. */
function liesOn({ board }: Position, tiles: readonly Laid[]): (feature: Feature) => boolean {
  const roots = new Set(flatMap(tiles, ({ node, shape }) => shape.design.features.map((_, index) => board.rootOf(node + index))));
  return ({ root, kind }) => roots.has(root) && ['road', 'city'].includes(kind);
}

/** A castle repeats what is completed around it: such a road or city that lies there, or that a tile joins with what does, or brings there. */
function copiesInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  const { board } = view;
  const cells = cellsAround(view);
  if (cells.length === 0) return false;
  const castles = flatMap(board.featuresOf(CASTLE), ({ parts }) => parts.map(({ laid }) => laid));
  const isScored = mayBeScored(view, { isOne: liesOn(view, castles), isPrinted: ({ kind }) => kind === CASTLE });
  const around = flatMap(cells, (cell) => board.tilesOn(cell));
  const isScoredThere = mayBeScored(view, { isOne: liesOn(view, around) });
  const isLaidThere = ({ type, at }: Action & { readonly at?: Cell }) => type === 'place-tile' && cells.some((cell) => sameCell(cell, at));
  return (action) => isScored(action) && (isLaidThere(action) || isScoredThere(action));
}

export const withBridges: Parts = {
  additions: [repeated],
  payouts: [inDoubt],
  doubts: [copiesInDoubt],
};
