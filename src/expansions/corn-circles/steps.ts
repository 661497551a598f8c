/** After scoring: whoever laid the tile chooses for all, then one after the other follows. */
import type { Choose, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { Acceptance, ActionKind, Proposal } from '../../kernel/declare/action.js';
import type { Step } from '../../kernel/declare/step.js';
import { placeOf } from '../../kernel/board/feature.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { begun, chosen, CHOOSE, CIRCLE, concerned, FOLLOW, GOES_HOME, kindLaid, kindOf, moverOf, nextMover, REMOVE, SIGNS, VIA } from './circle.js';
import { flatMap } from '../../kernel/lists.js';

export const chooseStep: Step = {
  id: CHOOSE,
  phase: 'after-scoring',
  after: ['move-wagon', 'enter-city', 'move-count', 'move-dragon'],
  cites: cites('corn-circles.action.when', 'corn-circles.action.choice', 'corn-circles.turn.second-part', 'corn-circles.turn.last-tile'),
  decides: true,
  due: (view) => kindLaid(view) !== undefined,
  begin: begun,
  open: () => true,
};

const isRunning = (view: Position) => view.state(CIRCLE)?.effect !== undefined;
/** Without it nobody knows what is to follow. */
export const lacks = (view: Position): readonly string[] => (isRunning(view) ? [] : [view.state(CIRCLE) ? '/turn/circle/effect' : '/turn/circle']);

export const followStep: Step = {
  id: FOLLOW,
  phase: 'after-scoring',
  after: [CHOOSE],
  cites: cites('corn-circles.order.clockwise', 'corn-circles.order.passed-over', 'corn-circles.add.one', 'corn-circles.turn.then-the-rest'),
  deciderCites: cites('corn-circles.order.clockwise'),
  decides: true,
  passable: true,
  due: isRunning,
  lacks,
  open: isRunning,
  stays: isRunning,
  decider: moverOf,
  lacksDecider: (view) => (view.state(CIRCLE)?.mover === undefined ? lacks(view) : []),
  passed: (view) => ({ effects: view.state(CIRCLE) ? [nextMover(view)] : [] }),
};

const choice = (option: 'add' | 'remove'): ActionKind<Choose> => ({
  id: `choose/${option}`,
  in: [CHOOSE],
  cites: cites('corn-circles.action.choice'),
  propose: () => [{ type: 'choose', option }],
  canPerform: (view) => kindOf(view) !== undefined,
  perform: (view) => chosen(view, option),
});
export const choices = [choice('add'), choice('remove')];

export const takeBack: ActionKind<RemoveFigure> = {
  id: REMOVE,
  in: [FOLLOW],
  cites: cites(
    'corn-circles.remove.must',
    'corn-circles.remove.no-points',
    'corn-circles.kind.rake',
    'corn-circles.kind.club',
    'corn-circles.kind.shield',
  ),
  propose: (view) => concerned(view, moverOf(view)).map(({ id }): RemoveFigure => ({ type: 'remove-figure', figure: id, by: VIA })),
  canPerform: (view, { figure }) => isRunning(view) && view.figure(figure) !== undefined,
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    return {
      effects: [
        goesHome(figure, 'taken-back', because(GOES_HOME, 'corn-circles.remove.must', 'corn-circles.remove.no-points', SIGNS[kindOf(view)!])),
        nextMover(view),
      ],
    };
  },
};

export const placeInFollow: Acceptance = { kind: 'place-figure', in: [FOLLOW] };

/** Beside each of his followers whom the circle concerns: every kind that he has left. */
export const besideOwn: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (view.turn.step !== FOLLOW) return [];
    const mover = moverOf(view);
    const nodes = new Set(concerned(view, mover).map(({ at }) => view.node(at)));
    const kinds = [...view.ruleset.figures.values()].filter(({ kind, neutral }) => !neutral && view.supply(mover, kind) !== 0);
    return flatMap([...nodes], (node) => {
      const laid = view.board.ownerOf(node);
      return kinds.map(({ kind }): PlaceFigure => ({ type: 'place-figure', kind, at: placeOf(laid, node - laid.node), via: VIA }));
    });
  },
  infer: (view, action) => (action.via === undefined && view.turn.step === FOLLOW ? { ...action, via: VIA } : action),
  perform: (view, { via }, usual) => {
    const placed = usual();
    // without a sign that is carried out nobody comes next
    if (via !== VIA || !isRunning(view)) return placed;
    const why = because('add.comes', 'corn-circles.add.where', 'corn-circles.add.no-figure-action', SIGNS[kindOf(view)!]);
    const effects = (placed.effects ?? []).map((effect) => (effect.type === 'figure-placed' ? { ...effect, ...why } : effect));
    return { ...placed, effects: [...effects, nextMover(view)] };
  },
};
