/** Sending meeples to Leipzig: before completed roads are scored, whoever has the majority on one may send somebody from it. */
import type { MoveFigure } from '../../contract/action.js';
import type { Effect, FigureReturned, Procedure } from '../../contract/effect.js';
import { spotIn, type Place } from '../../contract/spot.js';
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Due } from '../../kernel/declare/score.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import { dueNow, majority } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { SENDING } from './settings.js';
import { inTown, isInLeipzig, leadsToLeipzig, quarterOf, quarterSpot } from './town.js';
import { QUARTERS, type Quarter } from './names.js';
import type { LeipzigSending, Sent } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const SEND = 'send-to-leipzig';
const ARRIVE = 'arrive-in-leipzig';

export const SENDING_STATE = procedure<LeipzigSending>('leipzig', checkState);

function checkState({ left, mover, sent = [], order = [] }: LeipzigSending, check: Check): void {
  left.forEach((place, i) => check.spot(`/turn/leipzig/left/${i}`, place));
  if (mover !== undefined) check.player('/turn/leipzig/mover', mover);
  sent.forEach(({ figure, owner, from }, i) => {
    check.player(`/turn/leipzig/sent/${i}/owner`, owner);
    check.figure(`/turn/leipzig/sent/${i}/figure`, figure);
    check.spot(`/turn/leipzig/sent/${i}/from`, from);
  });
  order.forEach((place, i) => check.spot(`/turn/leipzig/order/${i}`, place));
}

const isSending = ({ type, to }: DoneAction): boolean => type === 'move-figure' && isInLeipzig(spotIn(to) ?? { area: '' });

export const sentNow = (view: Position): readonly Sent[] => {
  const state = view.state(SENDING_STATE);
  return state
    ? (state.sent ?? [])
    : view.remember('sent to Leipzig', () => flatMap(view.doneSinceTile.filter(isSending), (done) => told(view, done)));
};

/** Somebody of whom only what was done says that he has been sent, and who has not arrived. */
function told(view: Position, { figure: id, to }: DoneAction): Sent[] {
  const figure = view.figure(id as string)?.figure;
  const due = figure && roadOf(view, figure);
  const quarter = quarterOf(spotIn(to)!);
  return due && quarter ? [sending(view, figure, due, quarter)] : [];
}

function sending(view: Position, { id, owner = view.active }: Figure, due: Due, to: Quarter): Sent {
  return { figure: id, owner, from: due.feature.place, to, majority: [...majorityOn(view, due)] };
}

/** Completed roads that are about to be scored, as they were before anybody was sent. */
export function roadsDue(view: Position): readonly Due[] {
  return before(view).remember('roads scored with Leipzig', () =>
    dueNow(before(view)).filter(({ feature: { kind }, stage }) => kind === 'road' && stage === 'completed'),
  );
}

/** The position as if nobody had been sent yet. */
function before(view: Position): Position {
  const isTold = view.doneSinceTile.some(isSending);
  if (!isTold && !view.state(SENDING_STATE)?.sent?.length) return view;
  const { leipzig: _sending, done, ...turn } = view.turn as Position['turn'] & { leipzig?: LeipzigSending };
  return view.next({ ...view.snapshot, turn: { ...turn, ...(done && { done: done.filter((action) => !isSending(action)) }) } });
}

/** The road on which a figure stands, if that is about to be scored. */
export const roadOf = (view: Position, { at }: Figure): Due | undefined => {
  const root = view.feature(at)?.root;
  return roadsDue(view).find(({ feature }) => feature.root === root);
};

export const majorityOn = (view: Position, due: Due): readonly string[] => majority(before(view), due);

/** Whether such a figure can be sent: whatever stands on roads and counts there. */
export const canBeSent = ({ ruleset }: Pick<Check, 'ruleset'>, { kind }: Pick<Figure, 'kind'>): boolean =>
  ruleset.isFollower(kind) && (ruleset.figures.get(kind)?.occupies?.includes('road') ?? true);

/** In a quarter stands one of each player, and of a kind that can be sent. */
export function checkQuarters({ ruleset, snapshot: { figures = [] }, add }: Check): void {
  const taken = new Set<string>();
  figures.forEach(({ kind, owner, at }, i) => {
    if (!isInLeipzig(at) || !ruleset.figures.has(kind)) return;
    const pointer = `/figures/${i}/at`;
    if (!canBeSent({ ruleset }, { kind })) add(pointer, 'figure-cannot-stand-there', `a \`${kind}\` is never sent to Leipzig`);
    const quarter = quarterOf(at);
    if (quarter === undefined || owner === undefined) return;
    const own = `${quarter} ${owner}`;
    if (taken.has(own)) add(pointer, 'figure-cannot-stand-there', `\`${owner}\` has somebody in that quarter already`);
    taken.add(own);
  });
}

/** Whether a quarter is free of a player's own meeples; undefined where one stands nobody knows in which. */
export function isFree(view: Position, player: string, quarter: Quarter): boolean | undefined {
  const own = inTown(view).filter(({ figure }) => figure.owner === player);
  const going = sentNow(view).some(({ owner, to }) => to === quarter && owner === player);
  if (going || own.some(({ figure }) => quarterOf(figure.at) === quarter)) return false;
  return own.every(({ figure }) => quarterOf(figure.at) !== undefined) ? true : undefined;
}

/** Whether a player has sent somebody from a road already. */
export const hasSentFrom = (view: Position, player: string, due: Due): boolean =>
  sentNow(view).some(({ owner, from }) => owner === player && view.feature(from)?.root === due.feature.root);

/** Whom a player could send from which roads, and that there is a quarter for him. */
function roadsOf(view: Position, player: string): readonly Due[] {
  const { left, mover } = view.state(SENDING_STATE) ?? {};
  const isLeft = ({ feature }: Due) => mover !== player || !left || left.some((place) => view.feature(place)?.root === feature.root);
  if (!QUARTERS.some((quarter) => isFree(view, player, quarter) !== false)) return [];
  return roadsDue(view).filter(
    (due) =>
      isLeft(due) &&
      leadsToLeipzig(view, due.feature) !== false &&
      majorityOn(view, due).includes(player) &&
      !hasSentFrom(view, player, due) &&
      view.on(due.feature).some(({ figure }) => figure.owner === player && canBeSent(view, figure)),
  );
}

const next = (view: Position, players: readonly string[]): string | undefined => players.find((player) => roadsOf(view, player).length > 0);

/** Whose decision it is: as the position says, or the first who has one. */
export const moverOf = (view: Position): string =>
  view.state(SENDING_STATE)?.mover ?? view.remember('first to send to Leipzig', () => next(view, view.playersFrom(view.active)) ?? view.active);

/** Where the position does not say who decides, and more than one may have to. */
const lacksMover = (view: Position): readonly string[] =>
  view.state(SENDING_STATE)?.mover !== undefined ||
  (view.turn.done !== undefined && !view.doneSinceTile.some(isSending)) ||
  view.players.filter(({ id }) => roadsOf(view, id).length > 0).length <= 1
    ? []
    : ['/turn/leipzig/mover'];

const placesLeft = (view: Position, player: string): Place[] => roadsOf(view, player).map(({ feature }) => feature.place);

/** Whether it is the only one of its owner on the road. */
export function isSole(view: Position, { figure: id, owner, from }: Sent): boolean {
  const road = view.feature(from);
  return !road || view.on(road).every(({ figure }) => figure.id === id || figure.owner !== owner || !view.isFollower(figure));
}

/** By which reading a road is scored from which these are sent, as far as it speaks of them. */
export function reading(view: Position, sent: readonly Sent[]): readonly string[] {
  const only = sent.some((one) => isSole(view, one));
  const holds: Readonly<Record<string, boolean>> = {
    'markets-of-leipzig.send.sole-meeple-no-points': only,
    'markets-of-leipzig.send.only-wainwrights-points': only,
    'markets-of-leipzig.bonus.wainwrights-needs-figure': sent.some(({ to }) => to === 'wainwrights'),
  };
  return view.ruleset.citesOf(SENDING, view.get(SENDING)).filter((id) => holds[id] ?? true);
}

/** The state in which a player decides; what is left of it when nobody does any more. */
function asking(view: Position, mover: string | undefined, sent: readonly Sent[]): Procedure {
  const { order } = view.state(SENDING_STATE) ?? {};
  const kept = { ...(sent.length > 0 && { sent: [...sent] }), ...(order && { order }) };
  const decides = mover !== undefined && { left: placesLeft(view, mover), mover };
  const state = decides ? { ...decides, ...kept } : sent.length > 0 ? { left: [], ...kept } : null;
  const { rule, cites: ids } = because('send.in-order', 'send.order', 'send.one-per-road');
  // once nobody decides any more the roads are scored
  const also = decides || sent.length === 0 ? [] : reading(view, sent);
  return { type: 'procedure', procedure: SENDING_STATE.name, state, rule, cites: [...(decides ? cites('send.when') : []), ...ids, ...also] };
}

/** The position with these sent, and nobody's decision. */
const having = (view: Position, sent: readonly Sent[]): Position =>
  view.next({ ...view.snapshot, turn: { ...view.turn, leipzig: { left: [], sent: [...sent] } } as Position['turn'] });

const goesOn = (view: Position, sent: readonly Sent[], players: readonly string[]): Procedure => {
  const then = having(view, sent);
  return { ...asking(then, next(then, players), sent) };
};

const from = (view: Position, player: string): string[] => {
  const all = view.playersFrom(view.active);
  return all.slice(all.indexOf(player));
};

const withOrder = (view: Position, effect: Procedure): Procedure => {
  const { order } = view.state(SENDING_STATE) ?? {};
  return order && effect.state ? { ...effect, state: { ...effect.state, order } } : effect;
};

export const sendStep: Step = {
  id: SEND,
  phase: 'scoring',
  after: ['leave-city', 'score-watchtowers', 'build-castle'],
  before: ['score'],
  cites: cites('send.when', 'send.order', 'send.majority-needed', 'connect.through-crossings'),
  decides: true,
  passable: true,
  due: (view) => next(view, view.playersFrom(view.active)) !== undefined,
  begin: (view) => ({ effects: [goesOn(view, sentNow(view), view.playersFrom(view.active))] }),
  open: (view) => next(view, [moverOf(view)]) !== undefined,
  decider: moverOf,
  lacksDecider: lacksMover,
  deciderCites: cites('send.order', 'send.majority-needed'),
  stays: (view) => view.state(SENDING_STATE)?.mover !== undefined,
  passed: (view) => ({ effects: [withOrder(view, goesOn(view, sentNow(view), from(view, moverOf(view)).slice(1)))] }),
};

export const sendAction: ActionKind<MoveFigure> = {
  id: `move-figure/${SEND}`,
  in: [SEND],
  isMeant: ({ to }) => isInLeipzig(to),
  cites: cites('send.when'),
  propose: (view) => {
    const mover = moverOf(view);
    const figures = flatMap(roadsOf(view, mover), ({ feature }) => view.on(feature).filter(({ figure }) => figure.owner === mover));
    return flatMap(figures, ({ figure }) =>
      QUARTERS.map((quarter): MoveFigure => ({ type: 'move-figure', figure: figure.id, to: quarterSpot(quarter) })),
    );
  },
  canPerform: (view, { figure, to }) => {
    const standing = view.figure(figure)?.figure;
    return standing !== undefined && quarterOf(to) !== undefined && roadOf(view, standing) !== undefined;
  },
  perform: (view, { figure: id, to }) => {
    const { figure } = view.figure(id)!;
    const due = roadOf(view, figure)!;
    const sent = sending(view, figure, due, quarterOf(to)!);
    return { effects: [withOrder(view, goesOn(view, [...sentNow(view), sent], from(view, sent.owner)))] };
  },
};

/** A wagon that was sent does not move on. */
function wagonsLeft(view: Position, arrived: readonly Sent[]): Effect[] {
  const { wagon } = view.turn as { readonly wagon?: { readonly left: readonly { readonly figure: string; readonly owner: string }[] } };
  if (!wagon) return [];
  const left = wagon.left.filter(({ figure }) => !arrived.some((one) => one.figure === figure));
  if (left.length === wagon.left.length) return [];
  const state = left[0] ? { left, mover: left[0].owner } : null;
  return [{ type: 'procedure', procedure: 'wagon', state, ...because('send.wagon', 'x-abbey-and-mayor.wagon') }];
}

/** Once the roads have been scored, those that were sent are in their quarters. */
export const arriveStep: Step = {
  id: ARRIVE,
  phase: 'scoring',
  after: ['score'],
  before: ['move-wagon', 'take-gold', 'choose-teacher-score'],
  cites: cites('send.rest-returns', 'x-abbey-and-mayor.wagon'),
  due: (view) => view.state(SENDING_STATE) !== undefined,
  begin: (view) => {
    const arrived = sentNow(view).filter(({ figure }) => view.figure(figure) !== undefined);
    return {
      effects: [
        ...arrived.map(({ figure, to }): Effect => ({
          type: 'piece-moved',
          piece: { figure },
          from: view.figure(figure)!.figure.at,
          to: quarterSpot(to),
          ...because('send.arrives', 'send.when', 'send.rest-returns', 'send.stays'),
        })),
        ...wagonsLeft(view, arrived),
        { type: 'procedure', procedure: SENDING_STATE.name, state: null, ...because('send.ends', 'send.rest-returns') },
      ],
    };
  },
};

/** Whoever is gone before he leaves for Leipzig, as the plague has hit him or a message has taken him back, is sent no more. */
export const sentAndGone: Trigger = {
  id: 'markets-of-leipzig.send.gone',
  on: 'figure-returned',
  cites: cites('send.when'),
  then: (view, effect) => {
    const state = view.state(SENDING_STATE);
    const sent = state?.sent?.filter(({ figure }) => figure !== (effect as FigureReturned).figure) ?? [];
    if (!state || sent.length === sentNow(view).length) return undefined;
    const { sent: _, ...rest } = state;
    const isOver = sent.length === 0 && state.mover === undefined;
    const now = isOver ? null : { ...rest, ...(sent.length > 0 && { sent }) };
    return { effects: [{ type: 'procedure', procedure: SENDING_STATE.name, state: now, ...because('send.gone', 'send.when') }] };
  },
};

export const sendConsequences = [
  { id: 'markets-of-leipzig.send.in-order', cites: cites('send.order') },
  { id: 'markets-of-leipzig.send.arrives', cites: cites('send.rest-returns') },
  { id: 'markets-of-leipzig.send.wagon', cites: cites('x-abbey-and-mayor.wagon') },
  { id: 'markets-of-leipzig.send.ends', cites: cites('send.rest-returns') },
];
