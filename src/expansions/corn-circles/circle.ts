/** The circle of the tile just laid, whom it concerns, and whose decision is due. */
import type { Effect, FigureReturned } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Happening } from '../../kernel/declare/happening.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { mayBeOpen } from '../../kernel/judge/legal-actions.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, type CornCirclesClauseId } from './author.js';
import type { CornCircle } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const CHOOSE = 'choose-corn-circle';
export const FOLLOW = 'follow-corn-circle';
export const VIA = 'corn-circle';
export const REMOVE = 'remove-figure/corn-circle';

type Kind = CornCircle['kind'];

/** What each sign concerns: rake, club and shield. */
export const SIGNS: Readonly<Record<Kind, CornCirclesClauseId>> = {
  field: 'corn-circles.kind.rake',
  road: 'corn-circles.kind.club',
  city: 'corn-circles.kind.shield',
};
const KINDS = Object.keys(SIGNS) as readonly Kind[];

export const CIRCLE = procedure<CornCircle>('circle', checkState);

function checkState({ mover, asked = [] }: CornCircle, { player }: Check): void {
  if (mover !== undefined) player('/turn/circle/mover', mover);
  asked.forEach((id, i) => player(`/turn/circle/asked/${i}`, id));
}

/** Of the tile just laid. */
export const kindLaid = (view: Position): Kind | undefined => KINDS.find((kind) => view.laidSymbol(`corn-circle-${kind}`));

/** Whom the circle concerns: as the position says, or as the tile shows. */
export const kindOf = (view: Position): Kind | undefined => view.state(CIRCLE)?.kind ?? kindLaid(view);

/** A follower on a feature of the kind, and on nothing else; where no circle is known it concerns nobody. */
export function isConcerned(view: Position, figure: Figure): boolean {
  const kind = kindOf(view);
  return kind !== undefined && view.isFollower(figure) && view.feature(figure.at)?.kind === kind;
}

/** The player's followers whom the circle concerns. */
export const concerned = (view: Position, player: string): Figure[] =>
  flatMap(view.figures, ({ figure }) => (figure.owner === player && isConcerned(view, figure) ? [figure] : []));

/** From the left of the active player, he last. */
const inOrder = (view: Position): string[] => view.playersFrom(view.playerAfter(view.active));

const asking = (view: Position, circle: CornCircle): Position =>
  view.next({ ...view.snapshot, turn: { ...view.turn, step: FOLLOW, circle } as Position['turn'] });

/** Whether the player can do what was chosen, or may be able to, as what he has left is not known. */
const isAble = (view: Position, circle: CornCircle): boolean => mayBeOpen(asking(view, circle), view.ruleset.step(FOLLOW)!);

/** Why players are passed over: they have nobody left to add, or followers only where the circle does not reach. */
function whyPassedOver(view: Position, { effect }: CornCircle, players: readonly string[]): CornCirclesClauseId[] {
  const hasSome = (player: string) => concerned(view, player).length > 0;
  const isElsewhere = (figure: Figure) => view.isFollower(figure) && !KINDS.some((kind) => kind === view.feature(figure.at)?.kind);
  const isUntouched = (player: string) => view.figures.some(({ figure }) => figure.owner === player && isElsewhere(figure));
  return [
    'corn-circles.order.passed-over',
    ...(effect === 'add' && players.some(hasSome) ? (['corn-circles.add.no-supply'] as const) : []),
    ...(players.some((player) => !hasSome(player) && isUntouched(player)) ? (['corn-circles.kind.others-untouched'] as const) : []),
  ];
}

/** Those who come before somebody, or all where nobody has anything to do. */
const before = (players: readonly string[], mover: string | undefined): readonly string[] =>
  mover === undefined ? players : players.slice(0, players.indexOf(mover));

/** The first of the players who has something to do. */
const firstAble = (view: Position, state: CornCircle, players: readonly string[]): string | undefined =>
  players.find((mover) => isAble(view, { ...state, mover }));

/** Who decides: as the position says, or the first who has not yet and can do something; where it says nothing of the circle the first who is asked. */
export function moverOf(view: Position): string {
  const state = view.state(CIRCLE);
  if (state?.mover !== undefined) return state.mover;
  if (state?.effect === undefined) return inOrder(view)[0]!;
  const rest = inOrder(view).filter((player) => !state.asked?.includes(player));
  return view.remember('first to follow the crop circle', () => firstAble(view, state, rest)) ?? view.active;
}

const set = (state: CornCircle | null, id: string, ...ids: CornCirclesClauseId[]): Effect => ({
  type: 'procedure',
  procedure: CIRCLE.name,
  state,
  ...because(id, ...ids),
});

/** What else says that it acts, or goes on. */
const when = ({ turn, snapshot }: Position): CornCirclesClauseId[] => [
  ...((turn.part ?? 1) > 1 ? (['corn-circles.turn.second-part'] as const) : []),
  ...(snapshot.bag?.remaining === 0 ? (['corn-circles.turn.last-tile'] as const) : []),
];

export function begun(view: Position): Happening {
  const kind = kindLaid(view);
  if (!kind || view.state(CIRCLE)) return {};
  return { effects: [set({ kind, mover: view.active, asked: [] }, 'circle.begins', 'corn-circles.action.when', SIGNS[kind], ...when(view))] };
}

/** What was chosen holds for all; nobody may have anything to do. */
export function chosen(view: Position, effect: 'add' | 'remove'): Happening {
  const kind = kindOf(view)!;
  const state: CornCircle = { kind, effect, asked: [] };
  const players = inOrder(view);
  const mover = firstAble(view, state, players);
  const why = whyPassedOver(view, state, before(players, mover));
  return {
    effects: [
      mover === undefined
        ? set(null, 'circle.nobody', 'corn-circles.action.no-followers-at-all', 'corn-circles.turn.then-the-rest', ...why, ...when(view))
        : set({ ...state, mover }, 'circle.goes-round', 'corn-circles.order.clockwise', ...why, SIGNS[kind]),
    ],
  };
}

/** The next player who has something to do; after the last one the circle is done. */
export function nextMover(view: Position): Effect {
  const state = view.state(CIRCLE)!;
  const last = moverOf(view);
  const asked = [...(state.asked ?? []), last];
  const players = inOrder(view);
  const rest = players.slice(players.indexOf(last) + 1).filter((player) => !asked.includes(player));
  const mover = firstAble(view, { ...state, asked }, rest);
  const why = whyPassedOver(view, state, before(rest, mover));
  return mover === undefined
    ? set(null, 'circle.ends', 'corn-circles.turn.then-the-rest', 'corn-circles.add.one', ...(rest.length > 0 ? why : []), ...when(view))
    : set({ ...state, mover, asked }, 'circle.goes-round', 'corn-circles.order.clockwise', ...why);
}

/** What sends the follower home whom the circle takes back. */
export const GOES_HOME = 'remove.goes-home';

/** Whoever has nothing to follow with any more, as the plague has hit his follower or a message has taken him back, is passed over. */
export const moverIsOut: Trigger = {
  id: 'corn-circles.circle.mover-is-out',
  on: 'figure-returned',
  cites: cites('corn-circles.order.passed-over'),
  then: (view, effect, before) => {
    const { figure, rule } = effect as FigureReturned;
    const state = view.state(CIRCLE);
    if (rule === because(GOES_HOME).rule || state?.effect === undefined || state.mover === undefined) return undefined;
    const gone = before.figure(figure)?.figure;
    const isHis = gone?.owner === state.mover && isConcerned(before, gone);
    if (!isHis || isAble(view, state)) return undefined;
    const goesOn = nextMover(view);
    const cited = [...new Set([...moverIsOut.cites, ...goesOn.cites])];
    return { effects: [{ ...goesOn, rule: moverIsOut.id, cites: cited }] };
  },
};
