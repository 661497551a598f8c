/** The gingerbread man moves when his city is completed, and when a tile with his sign has been laid. */
import type { Action, MoveFigure } from '../../contract/action.js';
import { placeOf } from '../../kernel/board/feature.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Happening, Missing } from '../../kernel/declare/happening.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { anyLegal } from '../../kernel/judge/legal-actions.js';
import { legality } from '../../kernel/judge/evaluate.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { aside, citiesOfMan, cityAt, GINGERBREAD, hasSign, isOnBoard, isUnclear, MAN, mayStandIn, moved, placesElsewhere } from './man.js';
import { pointsOnLeaving, unclear, type Reason } from './scoring.js';
import { COMPLETED_BY_SIGN } from './settings.js';

export const COMPLETED = 'move-gingerbread-man';
export const CALLED = 'call-gingerbread-man';
export const MOVE = `move-figure/${COMPLETED}`;
export const CALL = `move-figure/${CALLED}`;

/** Whether he has been moved in this part of the turn. */
export const hasMoved = ({ done }: Position): boolean => done.some(({ figure }) => figure === MAN);

/** Whether the sign has come with the completion of his city, and nobody has regulated what then: he may go on or stay, but neither is right for certain. */
export const isUndecided = (view: Position): boolean =>
  view.turn.step === CALLED && hasSign(view) && hasMoved(view) && view.get(COMPLETED_BY_SIGN) === 'unregulated';

const unregulated = (view: Position): Missing[] =>
  isUndecided(view)
    ? [
        {
          ...because('move.completed-by-sign', 'winter.complete.and-sign', 'winter.complete.moves', 'winter.move.after-turn'),
          message: 'no source says whether he is moved once more when the tile with his sign has completed his city',
          isUnregulated: true,
          settings: [COMPLETED_BY_SIGN],
        },
      ]
    : [];

/** Whether no city is left to him but such as no source says whether he may go there, as that of the dragon. */
export const isLeftInDoubt = (view: Position, kind: string): boolean =>
  !anyLegal(view, kind) &&
  placesElsewhere(view)
    .map((to): MoveFigure => ({ type: 'move-figure', figure: MAN, to }))
    .some((move) => legality(view)(move) === 'unsaid');

const inDoubt = (view: Position, kind: string): Missing[] =>
  isLeftInDoubt(view, kind)
    ? [
        {
          ...because('move.left-in-doubt', 'winter.move.any-city', 'winter.complete.none-off'),
          message: 'no source says whether he may go where the only unfinished city is left',
          isUnregulated: true,
        },
      ]
    : [];

const WHY = {
  completed: because('man.moves', 'winter.complete.moves', 'winter.move.any-city'),
  sign: because('man.is-called', 'winter.move.after-turn', 'winter.leave.knights-stay', 'winter.tile.normal-turn'),
  // from beside the board
  back: because('man.is-called', 'winter.move.after-turn', 'winter.complete.comes-back', 'winter.tile.normal-turn'),
} as const;

const moving = (id: string, step: string, reason: Reason): ActionKind<MoveFigure> => ({
  id,
  in: [step],
  isMeant: ({ figure }) => figure === MAN,
  cites: cites(
    'winter.move.after-turn',
    'winter.complete.moves',
    'winter.move.any-city',
    'winter.figure.one-place',
    'winter.leave.score-knights',
    'winter.leave.no-majority',
    'winter.leave.knights-stay',
    'winter.knights.builder-not',
    'winter.score.cathedral',
    'winter.score.same-tile-once',
  ),
  propose: (view) => placesElsewhere(view).map((to): MoveFigure => ({ type: 'move-figure', figure: MAN, to })),
  canPerform: (view, { figure, to }) => figure === MAN && cityAt(view, to) !== undefined,
  perform: (view, { to }): Happening => {
    const node = view.node(to);
    const laid = view.board.ownerOf(node);
    return {
      scores: pointsOnLeaving(view, reason),
      effects: [moved(view, placeOf(laid, node - laid.node), WHY[reason === 'sign' && !isOnBoard(view) ? 'back' : reason])],
      missing: [...unclear(view), ...unregulated(view)],
    };
  },
});

export const gingerbreadActions = [moving(MOVE, COMPLETED, 'completed'), moving(CALL, CALLED, 'sign')];

/** Or may have been, where it is not known which of them is his. */
const wasCompleted = (view: Position): boolean => citiesOfMan(view).some(({ isComplete }) => isComplete);

/** While it is not known in which city he stands: after which actions it counts. */
export const manInDoubt = (view: Position): boolean | ((action: Action) => boolean) =>
  isUnclear(view) && ([COMPLETED, CALLED].includes(view.turn.step) || mayBeScored(view, { isOne: (city) => mayStandIn(view, city) }));

const moveStep: Step = {
  id: COMPLETED,
  phase: 'scoring',
  after: ['build-castle', 'leave-city'],
  before: ['score'],
  cites: cites('winter.complete.scores-first', 'winter.complete.moves', 'winter.complete.none-off'),
  timeCites: cites('winter.complete.scores-first', 'winter.complete.moves'),
  deciderCites: cites('winter.complete.moves'),
  decides: true,
  passable: true,
  due: wasCompleted,
  open: (view) => anyLegal(view, MOVE),
  // with nowhere to go he brings his points and leaves the board by himself
  begin: (view) =>
    anyLegal(view, MOVE) || isUnclear(view)
      ? { missing: unclear(view) }
      : {
          scores: pointsOnLeaving(view, 'completed'),
          effects: [aside(view, because('man.is-off', 'winter.complete.none-off'))],
          missing: inDoubt(view, MOVE),
        },
};

const callStep: Step = {
  id: CALLED,
  phase: 'after-scoring',
  after: ['move-wagon', 'draw-animal', 'enter-city', 'move-count', 'move-dragon', 'choose-corn-circle', 'follow-corn-circle'],
  before: ['escape-siege'],
  cites: cites('winter.move.after-turn', 'winter.move.none-stays', 'winter.tile.normal-turn', 'winter.last-tile', 'winter.double-turn'),
  timeCites: cites('winter.move.after-turn', 'winter.tile.normal-turn'),
  deciderCites: cites('winter.move.after-turn'),
  decides: true,
  passable: true,
  due: (view) => hasSign(view) && !(hasMoved(view) && view.get(COMPLETED_BY_SIGN) === 'once'),
  begin: (view) => ({ missing: hasMoved(view) ? [] : inDoubt(view, CALL) }),
  open: (view) => anyLegal(view, CALL) || (isUnclear(view) && placesElsewhere(view).length > 0),
  passed: (view) => ({ missing: unregulated(view) }),
};

export const gingerbreadSteps = [moveStep, callStep];

/** The sign goes with the tile that could not be laid. */
const goesWithTheTile: Trigger = {
  id: `${FOLDER}.tile.sign-goes`,
  on: 'tile-discarded',
  cites: cites('winter.tile.normal-turn'),
  then: (view) =>
    view.state(GINGERBREAD)
      ? { effects: [{ type: 'procedure', procedure: GINGERBREAD.name, state: null, ...because('tile.sign-goes', 'winter.tile.normal-turn') }] }
      : undefined,
};

export const gingerbreadTriggers = [goesWithTheTile];

export const gingerbreadConsequences = [
  { id: `${FOLDER}.man.leaves`, cites: cites('winter.leave.score-knights', 'winter.complete.scores-first') },
  { id: `${FOLDER}.man.moves`, cites: cites('winter.complete.moves') },
  { id: `${FOLDER}.man.is-called`, cites: cites('winter.move.after-turn', 'winter.leave.knights-stay') },
  { id: `${FOLDER}.move.left-in-doubt`, cites: cites('winter.move.any-city', 'winter.complete.none-off') },
  { id: `${FOLDER}.man.is-off`, cites: cites('winter.complete.none-off') },
];
