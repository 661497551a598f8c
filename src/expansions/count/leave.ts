/** Before a scoring, and before the final one, followers leave the City: one player after the other. */
import type { MoveFigure } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import { placeOf } from '../../kernel/board/feature.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, type CountClauseId } from './author.js';
import { ableAmong, aboutToBeScored, couldGo, endsWithAbbeys, inOrder, LEAVE, LEAVE_AT_END, lacksMover, moverOf, waysOut } from './leaving.js';
import { isInCity } from './quarters.js';
import { CITY_STATE, setState, stateOf } from './procedure.js';
import type { CityProcedure } from './wire.js';

const isOpen = (view: Position) => stateOf(view).mover !== undefined;

/** What is said of the dragon and the fairy, where they are in play. */
const withDragon = (view: Position, about: 'dragon-first' | 'no-fairy-bonus-on-arrival'): CountClauseId[] =>
  view.ruleset.has('princess-and-dragon') ? [`count.x-princess-and-dragon.${about}`] : [];

/** What is left of the state when nobody decides any more. */
const ended = ({ points, bonuses }: CityProcedure): CityProcedure => ({ ...(points && { points }), ...(bonuses && { bonuses }) });

function begun(view: Position): Happening {
  const pending = aboutToBeScored(view).map(({ place }) => place);
  const state: CityProcedure = { ...stateOf(view), pending, asked: [] };
  const mover = ableAmong(view, LEAVE, state, inOrder(view, LEAVE))[0];
  if (mover === undefined) return {};
  return {
    effects: [setState({ ...state, mover }, 'redeploy.begins', 'count.redeploy.when', 'count.redeploy.order', ...withDragon(view, 'dragon-first'))],
  };
}

/** The next player who can do something, after one who has had his decision. */
function next(view: Position, after: string): Effect {
  const state = stateOf(view);
  const asked = [...(state.asked ?? []), after];
  const players = inOrder(view, LEAVE);
  const rest = players.slice(players.indexOf(after) + 1).filter((player) => !asked.includes(player));
  const { mover: _before, ...others } = state;
  const mover = ableAmong(view, LEAVE, { ...others, asked }, rest)[0];
  return setState(
    { ...others, asked, ...(mover !== undefined && { mover }) },
    'redeploy.goes-on',
    'count.redeploy.order',
    'count.redeploy.one-round',
  );
}

export const leaveStep: Step = {
  id: LEAVE,
  phase: 'scoring',
  before: ['score'],
  cites: cites(
    'count.redeploy.when',
    'count.redeploy.then-score',
    'count.redeploy.castle-to-city',
    'count.redeploy.blacksmith-to-road',
    'count.redeploy.cathedral-to-cloister',
    'count.redeploy.market-only-at-end',
    'count.x-princess-and-dragon.dragon-first',
    'count.x-princess-and-dragon.emptied-feature',
    'count.x-princess-and-dragon.no-fairy-bonus-on-arrival',
  ),
  decides: true,
  passable: true,
  due: (view) => couldGo(view, aboutToBeScored(view)),
  begin: begun,
  open: isOpen,
  decider: moverOf,
  lacksDecider: lacksMover,
  stays: isOpen,
  passed: (view) => ({ effects: [next(view, moverOf(view))] }),
  end: (view) =>
    view.state(CITY_STATE) === undefined
      ? {}
      : { effects: [setState(ended(stateOf(view)), 'redeploy.ends', 'count.redeploy.then-score', 'count.redeploy.unused-stay')] },
};

function begunAtTheEnd(view: Position): Happening {
  const mover = ableAmong(view, LEAVE_AT_END, { asked: [] }, inOrder(view, LEAVE_AT_END))[0];
  if (mover === undefined) return {};
  const order = endsWithAbbeys(view) ? 'count.final.after-abbeys' : 'count.final.trigger-player';
  return { effects: [setState({ mover, asked: [] }, 'final.begins', order)] };
}

/** Round after round: the next who has not passed and can do something. */
function nextAtTheEnd(view: Position, after: string, asked: readonly string[]): Effect {
  const players = view.playersFrom(view.playerAfter(after)).filter((player) => !asked.includes(player));
  const mover = ableAmong(view, LEAVE_AT_END, { asked: [...asked] }, players)[0];
  return setState(
    { asked: [...asked], ...(mover !== undefined && { mover }) },
    'final.goes-on',
    'count.final.one-at-a-time',
    'count.final.pass-is-final',
  );
}

export const leaveAtEndStep: Step = {
  id: LEAVE_AT_END,
  phase: 'end',
  cites: cites('count.final.trigger-player', 'count.final.one-at-a-time', 'count.final.count-still-blocks'),
  decides: true,
  passable: true,
  begin: begunAtTheEnd,
  open: isOpen,
  decider: moverOf,
  lacksDecider: lacksMover,
  stays: isOpen,
  passed: (view) => {
    const mover = moverOf(view);
    return { effects: [nextAtTheEnd(view, mover, [...(stateOf(view).asked ?? []), mover])] };
  },
  end: (view) =>
    view.state(CITY_STATE) === undefined ? {} : { effects: [setState({}, 'final.ends', 'count.final.trigger-player', 'count.final.left-in-city')] },
};

const leaving = (step: typeof LEAVE | typeof LEAVE_AT_END): ActionKind<MoveFigure> => ({
  id: `move-figure/${step}`,
  in: [step],
  cites: cites('count.redeploy.when', 'count.final.trigger-player'),
  propose: (view) => waysOut(view, moverOf(view)),
  canPerform: (view, { figure, to }) => isInCity(view.figure(figure)?.figure.at ?? { figure }) && view.node(to) >= 0,
  perform: (view, { figure, to }) => {
    const laid = view.board.ownerOf(view.node(to));
    return {
      effects: [
        {
          type: 'piece-moved',
          piece: { figure },
          from: view.figure(figure)!.figure.at,
          to: placeOf(laid, view.node(to) - laid.node),
          ...because(
            'redeploy.moves',
            'count.redeploy.none-to-all',
            'count.redeploy.anywhere-on-it',
            ...withDragon(view, 'no-fairy-bonus-on-arrival'),
          ),
        },
      ],
    };
  },
});

export const leaveActions = [leaving(LEAVE), leaving(LEAVE_AT_END)];

/** Whoever can do no more has had his decision; at the end of the game it passes on after each follower. */
export const passesOn: Trigger = {
  id: 'count.redeploy.passes-on',
  on: 'piece-moved',
  cites: cites('count.redeploy.order', 'count.redeploy.none-to-all', 'count.final.one-at-a-time'),
  then: (view, effect, before) => {
    if (effect.type !== 'piece-moved' || effect.piece.figure === undefined || !isInCity(effect.from)) return undefined;
    const mover = moverOf(before);
    if (view.turn.step === LEAVE_AT_END) return { effects: [nextAtTheEnd(view, mover, stateOf(view).asked ?? [])] };
    if (view.turn.step !== LEAVE) return undefined;
    const canGoOn = ableAmong(view, LEAVE, stateOf(view), [mover]).length > 0;
    return canGoOn ? undefined : { effects: [next(view, mover)] };
  },
};
