/** The active player draws a message and carries it out, or takes two points. */
import type { Chance, Choose, Pass } from '../../contract/action.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import type { Step, Succession } from '../../kernel/declare/step.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule, type MessagesClauseId } from './author.js';
import { RESOLVE } from './counting.js';
import { DRAW } from './judging.js';
import { carriedOut, clausesOf, waysOf } from './deeds.js';
import { goesBelow, isBelow, named, NUMBERS, numberOf } from './stack.js';
import { FURTHER, interrupted, MESSAGE, round, waiting } from './state.js';
import { flatMap } from '../../kernel/lists.js';

/** In the first part of a double turn the second one waits. */
const beforeTheSecondPart = ({ turn }: Position): MessagesClauseId[] => (turn.extraPart && (turn.part ?? 1) === 1 ? ['messages.x.double-turn'] : []);

export const drawing: ActionKind<Chance> = {
  id: 'chance/message',
  in: [DRAW],
  cites: cites('messages.draw.when', 'messages.draw.once-per-round'),
  propose: (view) =>
    flatMap(NUMBERS, (number): Chance[] => (isBelow(view, number) ? [] : [{ type: 'chance', of: 'message', outcome: named(number) }])),
  canPerform: (_view, { outcome }) => numberOf(outcome) !== undefined,
  perform: (view, { outcome }) => ({
    effects: [
      round(
        { number: numberOf(outcome)!, from: interrupted(view) },
        'draw.drawn',
        'messages.draw.when',
        'messages.draw.active-only',
        'messages.draw.once-per-round',
        'messages.draw.another',
        'messages.track.dark-is-multiple-of-five',
        ...beforeTheSecondPart(view),
      ),
    ],
  }),
};

export const resolveStep: Step = {
  id: RESOLVE,
  phase: 'scoring',
  after: [DRAW],
  cites: cites('messages.resolve.choice', 'messages.resolve.must-draw', 'messages.x.double-turn'),
  decides: true,
  due: (view) => waiting(view).length === 0 && view.state(MESSAGE)?.number !== undefined,
  interrupts: interrupted,
  lacks: (view) => (view.state(MESSAGE)?.number === undefined ? ['/turn/message/number'] : []),
  open: () => true,
  end: (view) =>
    waiting(view).length > 0
      ? {}
      : { effects: [round(null, 'resolve.done', 'messages.resolve.choice', 'messages.track.no-move-no-draw', ...beforeTheSecondPart(view))] },
};

/** It goes under the stack, and its points are a round of their own. */
const resolved = (view: Position) => [
  goesBelow(view.state(MESSAGE)?.number),
  round({ from: interrupted(view) }, 'resolve.resolved', 'messages.draw.another', 'messages.resolve.choice'),
];

const points: ActionKind<Choose> = {
  id: 'choose/points',
  in: [RESOLVE],
  cites: cites('messages.resolve.choice', 'messages.resolve.bottom'),
  propose: () => [{ type: 'choose', option: 'points' }],
  perform: (view) => ({
    effects: resolved(view),
    scores: [
      score(view.active, null, [{ label: 'message', quantity: 1, each: 2, points: 2, ...because('resolve.points', 'messages.resolve.choice') }]),
    ],
  }),
};

const deed: ActionKind<Choose> = {
  id: 'choose/action',
  in: [RESOLVE],
  cites: [...cites('messages.resolve.choice', 'messages.resolve.bottom'), ...flatMap(NUMBERS, clausesOf)],
  propose: (view) => waysOf(view, view.state(MESSAGE)?.number ?? 0),
  canPerform: (view, { figure, feature }) =>
    view.state(MESSAGE)?.number !== undefined &&
    (figure === undefined || (view.figure(figure)?.node ?? -1) >= 0) &&
    (feature === undefined || view.feature(feature) !== undefined),
  perform: (view, action) => {
    const happening = carriedOut(view, view.state(MESSAGE)!.number!, action);
    return { ...happening, effects: [...(happening.effects ?? []), ...resolved(view)] };
  },
};
export const resolving = [points, deed];

/** Where there is one way to carry it out, it is meant. */
export const deedMeant: Proposal<Choose> = {
  kind: 'choose/action',
  infer: (view, action) => {
    const ways = action.feature === undefined && action.figure === undefined ? waysOf(view, view.state(MESSAGE)?.number ?? 0) : [];
    return ways.length === 1 ? { ...action, ...ways[0]! } : action;
  },
};

/** The tile of a message is played when the part of the turn is over that brought it. */
export const furtherTile: Succession = {
  id: 'messages.resolve.further-tile',
  cites: cites('messages.m4.another-tile', 'messages.m4.like-a-turn'),
  // the tiles of a bazaar are laid in turns of their own, and this turn is not yet over
  before: ['bridges-castles-and-bazaars.bazaar.round'],
  next: (view) => {
    const left = view.state(FURTHER)?.tiles ?? 0;
    if (left === 0 || view.snapshot.bag?.remaining === 0) return undefined;
    const { player, part, extraPart } = view.turn;
    return {
      turn: {
        player,
        done: [],
        earlier: [...view.doneInTurn],
        ...(part !== undefined && { part }),
        ...(extraPart !== undefined && { extraPart }),
        ...(left > 1 && { [FURTHER.name]: { tiles: left - 1 } }),
      },
      step: 'place-tile',
    };
  },
};

const inTheStack = rule<Chance>({
  id: 'draw.in-the-stack',
  on: 'chance/message',
  cites: ['messages.draw.when', 'messages.draw.once-per-round'],
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const number = numberOf(action.outcome);
    if (number === undefined) return forbid('there is no such message: they are message-1 to message-8');
    inquiry.cite(cites('messages.resolve.bottom'));
    return isBelow(view, number) ? forbid('that message is known to lie below') : pass('that message may lie on top');
  },
});

const eitherOr = rule<Choose>({
  id: 'resolve.choice',
  on: ['choose/points', 'choose/action'],
  cites: ['messages.resolve.choice', 'messages.resolve.must-draw'],
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown } = inquiry;
    const number = view.state(MESSAGE)?.number;
    if (number === undefined && view.turn.step !== RESOLVE) return forbid('no message has been drawn');
    // two points come for any of them
    if (number === undefined)
      return action.option === 'points'
        ? pass('the message is carried out, or two points are taken')
        : unknown('which message was drawn is not known', ['/turn/message/number']);
    inquiry.cite(clausesOf(number));
    return pass('the message is carried out, or two points are taken', { number });
  },
});

const way = rule<Choose>({
  id: 'resolve.way',
  on: 'choose/action',
  cites: ['messages.resolve.choice'],
  applies: ({ view }) => view.state(MESSAGE)?.number !== undefined,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    inquiry.cite(clausesOf(view.state(MESSAGE)!.number!));
    const feature = action.feature && view.feature(action.feature);
    const isWay = waysOf(view, view.state(MESSAGE)!.number!).some(
      (one) => one.figure === action.figure && (one.feature && view.feature(one.feature)) === feature,
    );
    return isWay ? pass('the message may be carried out so') : forbid('the message cannot be carried out so');
  },
});

const mustResolve = rule<Pass>({
  id: 'resolve.not-passed',
  about: 'turn',
  on: 'pass',
  cites: ['messages.resolve.must-draw'],
  applies: ({ view }) => [DRAW, RESOLVE].includes(view.turn.step),
  judge: ({ forbid }) => forbid('a message that is due must be drawn and resolved'),
});

export const drawingRules = [inTheStack, eitherOr, way, mustResolve];
