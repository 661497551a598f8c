/** The base game's turn: lay a tile, place a figure, score. */
import type { Step } from '../../kernel/declare/step.js';
import { asks } from '../../kernel/judge/legal-actions.js';
import { scoreDue } from '../../kernel/play/scoring.js';
import { cites } from './author.js';

const placeTile: Step = {
  id: 'place-tile',
  phase: 'tile',
  cites: cites('base.turn.steps'),
  decides: true,
  draws: true,
  due: ({ laid }) => laid === undefined,
  lacks: ({ turn }) => (turn.tile === undefined ? ['/turn/tile'] : []),
  // which tile is drawn is not for us to know, so there is always something to decide
  open: () => true,
  // in place of a tile that fits nowhere another is drawn, while there are any
  stays: ({ snapshot }, { type }) => type === 'discard-tile' && snapshot.bag?.remaining !== 0,
  resumes: ({ laid }) => laid === undefined,
};

const placeFigure: Step = {
  id: 'place-figure',
  phase: 'figure',
  cites: cites('base.turn.steps'),
  decides: true,
  passable: true,
  inDoubt: true,
  due: ({ laid }) => laid !== undefined,
  lacks: ({ laid }) => (laid === undefined ? ['/turn/placed'] : []),
  stays: (view, { type }) => type !== 'pass' && asks(view, view.ruleset.step('place-figure')!),
  resumes: (view) => asks(view, view.ruleset.step('place-figure')!),
};

/** Pieces that are neither figures nor take the place of one: which, the expansions say that have them. */
const placePiece: Step = {
  id: 'place-piece',
  phase: 'pieces',
  cites: cites('base.turn.steps'),
  decides: true,
  passable: true,
  due: ({ laid }) => laid !== undefined,
};

const scoreStep: Step = {
  id: 'score',
  phase: 'scoring',
  cites: cites('base.score.completed'),
  due: ({ laid }) => laid !== undefined,
  begin: (view) => scoreDue(view, { rule: 'base.score.return', cites: cites('base.score.return') }),
};

export const baseSteps: readonly Step[] = [placeTile, placeFigure, placePiece, scoreStep];
