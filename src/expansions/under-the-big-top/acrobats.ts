/** Becoming an acrobat, and scoring a pyramid. */
import type { Choose, PlaceFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import { cellOf } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import type { FinalScore } from '../../kernel/declare/score.js';
import { score } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { acrobatsOn, FULL, isBesideLaid, isPyramid, pyramidAt, pyramids } from './pyramids.js';
import { ACROBATS } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const SCORE_PYRAMID = 'choose/score-pyramid';
const POINTS = 5;
const KINDS = ['meeple', 'phantom'];

export const becoming: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    const cells = pyramids(view).filter((cell) => isBesideLaid(view, cell));
    const kinds = KINDS.filter((kind) => view.ruleset.figures.has(kind) && view.supply(view.active, kind) !== 0);
    return flatMap(kinds, (kind) => cells.map((cell): PlaceFigure => ({ type: 'place-figure', kind, at: pyramidAt(cell) })));
  },
  // one name in every answer, whichever was asked with
  infer: (_view, action) => (isPyramid(action.at) ? { ...action, at: pyramidAt(action.at.tile) } : action),
};

/** Five points for each acrobat, to each owner together. */
function scores(view: Position, acrobats: readonly Figure[], feature: Score['feature'], why: Pick<ScoreLine, 'rule' | 'cites'>): Score[] {
  return flatMap(view.players, ({ id }): Score[] => {
    const quantity = acrobats.filter(({ owner }) => owner === id).length;
    return quantity === 0 ? [] : [score(id, feature, [{ label: 'acrobats', quantity, each: POINTS, points: quantity * POINTS, ...why }])];
  });
}

const withFairy = (view: Position): string[] =>
  view.ruleset.has('princess-and-dragon') ? ['pd.fairy.x.big-top.no-three-points-in-game', ...cites('x.fairy.leaves-with-nobody')] : [];

export const scorePyramid: ActionKind<Choose> = {
  id: SCORE_PYRAMID,
  in: ['place-figure'],
  cites: cites(
    'acrobat.score.instead-of-a-figure',
    'acrobat.score.five-each',
    'acrobat.score.all-return',
    'acrobat.score.no-majority',
    'acrobat.score.in-the-figure-step',
    'x.fairy.leaves-with-nobody',
  ),
  figureAction: true,
  propose: (view) =>
    pyramids(view)
      .filter((cell) => acrobatsOn(view, cell).length === FULL)
      .map((cell): Choose => ({ type: 'choose', option: 'score-pyramid', feature: pyramidAt(cell) })),
  canPerform: (view, { feature }) => feature !== undefined && acrobatsOn(view, feature.tile).length > 0,
  perform: (view, { feature }) => {
    const cell = cellOf(feature)!;
    const acrobats = acrobatsOn(view, cell);
    const why = because(
      'acrobat.are-scored',
      'acrobat.score.five-each',
      'acrobat.score.no-majority',
      'acrobat.score.in-the-figure-step',
      'acrobat.score.anybody',
    );
    const home = because('acrobat.go-home', 'acrobat.score.all-return');
    const effects = acrobats.map((figure) => goesHome(figure, 'scored', home));
    return { scores: scores(view, acrobats, pyramidAt(cell), { ...why, cites: [...why.cites, ...withFairy(view)] }), effects };
  },
};

export const acrobatsAtTheEnd: FinalScore = {
  id: `${FOLDER}.acrobat.end.five-each`,
  cites: cites('acrobat.end.five-each'),
  score: (view) => {
    if (view.get(ACROBATS) === 'off') return [];
    const why = because('acrobat.end.five-each', 'acrobat.end.five-each', 'acrobat.score.optional');
    const fairy = view.neutral('fairy')?.tile;
    const withHer = ['pd.fairy.x.big-top.no-three-points-at-end'];
    return flatMap(pyramids(view), (cell) =>
      scores(view, acrobatsOn(view, cell), pyramidAt(cell), { ...why, cites: [...why.cites, ...(sameCell(cell, fairy) ? withHer : [])] }),
    );
  },
};

export const acrobatConsequences = [
  { id: `${FOLDER}.acrobat.are-scored`, cites: cites('acrobat.score.five-each') },
  { id: `${FOLDER}.acrobat.go-home`, cites: cites('acrobat.score.all-return') },
];
