/** Protecting a meeple: the one just placed for four points, or instead of placing one another for two. */
import type { Choose, Pass } from '../../contract/action.js';
import type { PieceMoved } from '../../contract/effect.js';
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import { placeIn } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Outcome } from '../../kernel/declare/rule.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { isAfterFigures } from '../../kernel/play/phase.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { costOf, hasArrived, isArrivalInDoubt, isLaidInDoubt, isProtecting, NEWCOMERS } from './arrivals.js';
import { because, cites, rule } from './author.js';
import { isProtected, signOf } from './revolt.js';
import { PROTECT_WHEN } from './settings.js';
import { SIGNS } from './tiles.js';
import { flatMap } from '../../kernel/lists.js';

export const PROTECT = 'choose/protect';
const STEP = 'place-figure';

const takesFigureAction = (view: Position, done: DoneAction): boolean => view.ruleset.kinds.of(done, STEP)?.figureAction === true;
/** Whether a meeple was placed as the action with a figure: a robber or a ghost comes beside it. */
const isPlacing = (view: Position, done: DoneAction): boolean => done.type === 'place-figure' && takesFigureAction(view, done);

/** Whether it was done in this part instead of placing a meeple. */
export const isInstead = (view: Position): boolean => {
  const first = view.done.find((done) => isProtecting(done) || isPlacing(view, done));
  return first !== undefined && isProtecting(first);
};

/** Of moving the fairy no source says whether protecting a meeple is in its place. */
export const FAIRY = 'move-fairy';

const tookFigureAction = (view: Position): boolean => view.done.some((done) => done.type !== FAIRY && takesFigureAction(view, done));

export const protect: ActionKind<Choose> = {
  id: PROTECT,
  in: '*',
  // a meeple that has come in another way is protected beside what is decided
  interlude: (view) => ![STEP, NEWCOMERS].includes(view.turn.step),
  cites: cites('peasant-revolts.protect.when-placing', 'peasant-revolts.protect.instead', 'peasant-revolts.protect.moved-meeples'),
  propose: (view) =>
    flatMap(view.figures, ({ figure }): Choose[] =>
      figure.owner === view.active && view.isFollower(figure) ? [{ type: 'choose', option: 'protect', figure: figure.id }] : [],
    ),
  canPerform: (view, { figure }) => figure !== undefined && view.figure(figure) !== undefined,
  perform: (view, { figure: id = '' }) => {
    const why = because(
      'protect.pays',
      'peasant-revolts.protect.when-placing',
      'peasant-revolts.protect.instead',
      'peasant-revolts.protect.enough-points',
    );
    const cost = costOf(view, id);
    return {
      scores: [score(view.active, null, [{ label: 'protection', quantity: 1, each: -cost, points: -cost, ...why }])],
      effects: [
        {
          type: 'piece-changed',
          piece: { figure: id },
          set: { protected: true },
          ...because('protect.lies', 'peasant-revolts.protect.when-placing', 'peasant-revolts.protect.lasts'),
        },
      ],
    };
  },
};

const figureOf = (view: Position, { figure }: Choose): Figure | undefined => (figure === undefined ? undefined : view.figure(figure)?.figure);

const ownMeeple = rule<Choose>({
  id: 'protect.own-meeple',
  on: PROTECT,
  cites: ['peasant-revolts.protect.own-only', 'peasant-revolts.revolt.special-figures'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (action.figure === undefined) return unknown('which meeple is protected is not said', ['/action/figure']);
    const figure = figureOf(view, action);
    if (figure?.owner !== view.active) return forbid('only own meeples are protected', { figure: action.figure });
    return view.isFollower(figure)
      ? pass('it is a meeple of the player')
      : forbid('the {kind} is no meeple, and needs no protection', { kind: figure.kind });
  },
});

const onFeature = rule<Choose>({
  id: 'protect.feature',
  on: PROTECT,
  cites: [
    'peasant-revolts.protect.no-farmers',
    'peasant-revolts.revolt.farmers-safe',
    'peasant-revolts.revolt.gardens-safe',
    'peasant-revolts.revolt.other-places',
  ],
  applies: ({ view, action }) => figureOf(view, action) !== undefined,
  judge: ({ view, action, pass, forbid }) => {
    const { at } = figureOf(view, action)!;
    return SIGNS.some((sign) => sign === placeIn(at)?.feature)
      ? pass('revolts come to such a feature')
      : forbid('no revolt comes to where that meeple stands: there is nothing to protect it from', { at });
  },
});

const notTwice = rule<Choose>({
  id: 'protect.not-twice',
  on: PROTECT,
  cites: ['peasant-revolts.protect.not-twice', 'peasant-revolts.protect.lasts'],
  applies: ({ view, action }) => figureOf(view, action) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    isProtected(figureOf(view, action)!) ? forbid('the meeple is protected already') : pass('the meeple stands upright'),
});

const enoughPoints = rule<Choose>({
  id: 'protect.enough-points',
  on: PROTECT,
  cites: ['peasant-revolts.protect.enough-points'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const points = view.player(view.active)?.score;
    const cost = costOf(view, action.figure ?? '');
    if (points === undefined)
      return unknown('how many points the player has is not known', [`/players/${view.players.findIndex(({ id }) => id === view.active)}/score`]);
    return points >= cost
      ? pass('the player can pay {cost} points', { cost })
      : forbid('it costs {cost} points, and the player has {score}', { cost, score: points });
  },
});

const time = rule<Choose>({
  id: 'protect.time',
  on: PROTECT,
  cites: [
    'peasant-revolts.protect.when-placing',
    'peasant-revolts.protect.instead',
    'peasant-revolts.protect.one',
    'peasant-revolts.protect.moved-meeples',
  ],
  judge: (inquiry) =>
    ofDecider(inquiry, (decides) =>
      decides === inquiry.view.active ? timely(inquiry) : inquiry.forbid('only the active player protects, at his own decisions'),
    ),
});

function timely(inquiry: Inquiry<Choose>): Outcome {
  const { view, action, pass, forbid, unknown } = inquiry;
  if (action.figure !== undefined && hasArrived(view, action.figure)) return pass('the meeple has come to its feature in this turn');
  const figure = figureOf(view, action);
  if (figure && isArrivalInDoubt(view, figure))
    return unknown('whether the meeple has come to its feature in this turn is not known', ['/turn/done']);
  if (view.turn.step !== STEP) return forbid('now only a meeple that has just come to its feature is protected');
  if (isLaidInDoubt(view)) return unknown('the tile just laid is no longer empty, and what has been done since is not known', ['/turn/done']);
  if (view.done.some((done) => isPlacing(view, done))) return forbid('a meeple has been placed: that one may be protected, and no other');
  if (view.done.some(isProtecting)) return forbid('one meeple has been protected in this turn');
  if (tookFigureAction(view))
    return forbid('the one action with a figure of this turn has been taken, and protecting another meeple is in its place');
  if (inquiry.get(PROTECT_WHEN) === 'every-turn') return pass('instead of placing a meeple one on the board may be protected');
  const design = view.turn.tile === undefined ? undefined : view.ruleset.design(view.turn.tile);
  return design && signOf(design)
    ? pass('in the turn of a revolt tile one on the board may be protected')
    : forbid('at this table a meeple on the board is protected in the turn of a revolt tile only');
}

/** Whoever has protected one on the board does nothing else with a figure in this step; what comes after the scoring is no such action. */
const instead = rule({
  id: 'protect.in-place-of-a-figure',
  about: 'turn',
  on: '*',
  cites: ['peasant-revolts.protect.instead', 'peasant-revolts.protect.one'],
  applies: ({ view, action }) => action.type !== FAIRY && (view.kindOf(action)?.figureAction ?? false) && !isAfterFigures(view) && isInstead(view),
  judge: ({ forbid }) => forbid('a meeple on the board has been protected in this turn, in place of an action with a figure'),
});

const optional = rule<Pass>({
  id: 'protect.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['peasant-revolts.protect.optional', 'peasant-revolts.score.as-usual', 'peasant-revolts.final.nothing'],
  applies: ({ view }) => [STEP, NEWCOMERS].includes(view.turn.step),
  judge: ({ pass }) => pass('nobody need be protected; whoever is counts as usual when his feature is scored, and brings nothing more'),
});

export const protectRules = [ownMeeple, onFeature, notTwice, enoughPoints, time, instead, optional];

/** Whether both spots are on the same feature, as they are where somebody flees. */
const isSameFeature = (view: Position, { from, to }: PieceMoved): boolean => {
  const [left, reached] = [view.node(from), view.node(to)];
  return left >= 0 && view.board.rootOf(left) === view.board.rootOf(reached);
};

/** Protection lasts as long as the meeple stays on its feature. */
export const standsUp: Trigger = {
  id: 'peasant-revolts.protect.lasts',
  on: 'piece-moved',
  cites: cites('peasant-revolts.protect.lasts', 'peasant-revolts.score.as-usual'),
  then: (view, effect) => {
    const moved = effect as PieceMoved;
    const figure = moved.piece.figure === undefined ? undefined : view.figure(moved.piece.figure)?.figure;
    if (!figure || !isProtected(figure) || isSameFeature(view, moved)) return undefined;
    return {
      effects: [
        {
          type: 'piece-changed',
          piece: { figure: figure.id },
          set: { protected: false },
          ...because('protect.stands-up', 'peasant-revolts.protect.lasts'),
        },
      ],
    };
  },
};
