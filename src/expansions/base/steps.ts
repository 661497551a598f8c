/** The base game's turn: lay a tile, place a figure, score. */
import { isOpen } from '../../kernel/legal-actions.js';
import { featuresCompleted } from './completed.js';
import { scoreFeature } from '../../kernel/score.js';
import type { Happening, Step } from '../../kernel/step.js';
import type { Position } from '../../kernel/position.js';
import type { Effect } from '../../contract/effect.js';
import type { Feature } from '../../kernel/feature.js';
import { cites } from './author.js';

const placeTile: Step = {
  id: 'place-tile',
  cites: cites('base.turn.steps'),
  decides: true,
  // which tile is drawn is not for us to know, so there is always something to decide
  open: () => true,
  // in place of a tile that fits nowhere another is drawn, while there are any
  stays: ({ snapshot }, { type }) => type === 'discard-tile' && snapshot.bag?.remaining !== 0,
};

const placeFigure: Step = {
  id: 'place-figure',
  cites: cites('base.turn.steps'),
  after: ['place-tile'],
  decides: true,
  due: ({ laid }) => laid !== undefined,
  stays: (view, { type }) => type !== 'pass' && isOpen(view, view.ruleset.step('place-figure')!),
};

const scoreStep: Step = {
  id: 'score',
  cites: cites('base.score.completed'),
  after: ['place-figure'],
  due: ({ laid }) => laid !== undefined,
  begin: (view) => merge(featuresCompleted(view).map((feature) => scored(view, feature))),
};

function scored(view: Position, feature: Feature): Happening {
  const { scores, missing } = scoreFeature(view, feature, 'completed');
  const effects = view.on(feature).map(({ figure }): Effect => ({
    type: 'figure-returned',
    figure: figure.id,
    kind: figure.kind,
    to: figure.owner ?? 'supply',
    at: figure.at,
    rule: 'base.score.return',
    cites: [...cites('base.score.return')],
  }));
  return { scores, effects, missing };
}

const merge = (happenings: readonly Happening[]): Happening => ({
  scores: happenings.flatMap(({ scores = [] }) => scores),
  effects: happenings.flatMap(({ effects = [] }) => effects),
  missing: happenings.flatMap(({ missing = [] }) => missing),
});

export const baseSteps: readonly Step[] = [placeTile, placeFigure, scoreStep];
