/** Wagons that were scored: they wait, and their owners decide one after the other whether they move on. */
import type { MoveFigure } from '../../contract/action.js';
import type { Effect, FeatureScored, FigureReturned } from '../../contract/effect.js';
import type { Place } from '../../contract/spot.js';
import type { Action } from '../../contract/action.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Departure } from '../../kernel/declare/score.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { anyLegal, isUnregulated } from '../../kernel/judge/legal-actions.js';
import { apply } from '../../kernel/position/apply.js';
import { takesPart } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { WAGONS } from './state.js';
import { inReach, perhapsInReach, placesOf } from './wagon-range.js';
import type { Wagons } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const MOVE_WAGON = 'move-figure/wagon';
const STEP = 'move-wagon';
export const WAGON_KINDS: readonly string[] = ['road', 'city', 'monastery'];
type Waiting = Wagons['left'][number];

/** Those that have yet to decide and stand where they were scored. */
export const waiting = (view: Position): readonly Waiting[] =>
  (view.state(WAGONS)?.left ?? []).filter(({ figure }) => view.figure(figure) !== undefined);

/** Whether wagons decide now, and the position does not say which. */
export const isUnsaid = (view: Position): boolean => view.turn.step === STEP && view.state(WAGONS) === undefined;

/** Those of the player whose decision is due. */
export const deciding = (view: Position): readonly Waiting[] => waiting(view).filter(({ owner }) => owner === mover(view));

const mover = (view: Position): string => view.state(WAGONS)?.mover ?? view.active;

const become = (left: readonly Waiting[], ...why: Parameters<typeof cites>): Effect => {
  const state = left[0] ? { left: [...left], mover: left[0].owner } : null;
  return { type: 'procedure', procedure: WAGONS.name, state, ...because('wagon.in-order', ...why) };
};

/** A wagon whose feature is complete and scored does not go home with the others. */
export const waitsAfterScoring: Departure = {
  id: 'abbey-and-mayor.wagon.waits',
  cites: cites('wagon.choice-after-scoring', 'wagon.points-do-not-matter', 'wagon.placed-and-moved'),
  of: (figure, { stage }) => (figure.kind === 'wagon' && stage === 'completed' ? 'waits' : undefined),
};

/** Owners decide in turn order, beginning with the active player. */
export const wagonsScored: Trigger = {
  id: 'abbey-and-mayor.wagon.is-scored',
  on: 'feature-scored',
  cites: cites('wagon.choice-after-scoring', 'wagon.order', 'wagon.not-at-the-end'),
  then: (view, effect) => {
    const feature = view.feature((effect as FeatureScored).feature);
    if (!feature?.isComplete) return undefined;
    const scored = flatMap(
      view.on(feature).filter(({ figure }) => takesPart(view, { feature, stage: 'completed' }, figure)),
      ({ figure: { id, kind, owner, at } }): Waiting[] => (kind === 'wagon' && owner !== undefined ? [{ figure: id, owner, from: at as Place }] : []),
    );
    if (scored.length === 0) return undefined;
    const order = view.playersFrom(view.active);
    const left = [...(view.state(WAGONS)?.left ?? []), ...scored].sort((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner));
    return { effects: [become(left, 'wagon.choice-after-scoring', 'wagon.order')] };
  },
};

/** A wagon that a message takes back, or the plague hits, goes where every follower goes, and decides nothing any more. */
export const wagonsGone: Trigger = {
  id: 'abbey-and-mayor.wagon.is-gone',
  on: 'figure-returned',
  cites: cites('wagon.only-after-scoring'),
  then: (view, effect) => {
    const { figure, cause } = effect as FigureReturned;
    const isWaiting = view.state(WAGONS)?.left.some((wagon) => wagon.figure === figure) ?? false;
    // one that goes home by its own decision is crossed off with that
    return isWaiting && cause !== 'scored' ? { effects: [become(waiting(view), 'wagon.only-after-scoring', 'wagon.order')] } : undefined;
  },
};

/** She does not drive along. */
const fairyStays = (view: Position, figure: string) => (view.neutral('fairy')?.figure === figure ? (['wagon.fairy-stays'] as const) : []);

const goesHome = (view: Position, { figure: id, owner }: Waiting, ...why: Parameters<typeof cites>): Effect => {
  const { kind, at } = view.figure(id)!.figure;
  return { type: 'figure-returned', figure: id, kind, to: owner, at, cause: 'scored', ...because('wagon.goes-home', ...why) };
};

/** Whether a player has had the princess send a knight away in this part of his turn. */
export const isAfterPrincess = (view: Position, player: string | undefined): boolean =>
  player === view.active && view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess');

/** After these effects: wagons that can move nowhere go home, until one is left that can, or of which no source says it. */
function settled(before: Position, first: readonly Effect[]): Effect[] {
  const effects = [...first];
  let view = before.next(apply(before.snapshot, first));
  while (!anyLegal(view, MOVE_WAGON) && !isUnregulated(view, MOVE_WAGON)) {
    const [stuck] = deciding(view);
    if (!stuck) break;
    const left = waiting(view).filter(({ figure }) => figure !== stuck.figure);
    const further = [goesHome(view, stuck, 'wagon.nowhere-to-go'), become(left, 'wagon.nowhere-to-go', 'wagon.order')];
    effects.push(...further);
    view = view.next(apply(view.snapshot, further));
  }
  return effects;
}

export const moveWagon: ActionKind<MoveFigure> = {
  id: MOVE_WAGON,
  in: [STEP],
  cites: cites('wagon.choice-after-scoring', 'wagon.besides-the-figure', 'wagon.claims', 'wagon.fairy-stays'),
  propose: (view) =>
    flatMap(deciding(view), ({ figure, from }) =>
      placesOf(view.board, [...inReach(view, from), ...perhapsInReach(view, from)])
        .filter(({ feature }) => WAGON_KINDS.includes(feature))
        .map((to): MoveFigure => ({ type: 'move-figure', figure, to })),
    ),
  canPerform: (view, { figure, to }) => waiting(view).some((wagon) => wagon.figure === figure) && view.node(to) >= 0,
  perform: (view, { figure: id, to }) => {
    const { figure } = view.figure(id)!;
    const [place = to] = placesOf(view.board, [view.node(to)]);
    const left = waiting(view).filter((wagon) => wagon.figure !== id);
    const moved: Effect = {
      type: 'piece-moved',
      piece: { figure: id },
      from: figure.at,
      to: place,
      ...because('wagon.moves-on', 'wagon.choice-after-scoring', 'wagon.claims', ...fairyStays(view, id)),
    };
    return { effects: settled(view, [moved, become(left, 'wagon.order')]) };
  },
};

export const moveWagonStep: Step = {
  id: STEP,
  phase: 'scoring',
  after: ['score'],
  cites: cites('wagon.choice-after-scoring', 'wagon.after-all-scoring', 'wagon.order', 'wagon.each-part', 'wagon.nowhere-to-go'),
  decides: true,
  passable: true,
  due: (view) => waiting(view).length > 0,
  lacks: (view) => (isUnsaid(view) ? ['/turn/wagon'] : []),
  begin: (view) => ({ effects: settled(view, []) }),
  decider: mover,
  open: (view) => waiting(view).length > 0,
  // the state is gone when the last one has decided
  stays: (view, _action: Action) => waiting(view).length > 0,
  passed: (view) => {
    const [first] = deciding(view);
    if (!first) return {};
    const left = waiting(view).filter(({ figure }) => figure !== first.figure);
    return { effects: settled(view, [goesHome(view, first, 'wagon.choice-after-scoring'), become(left, 'wagon.order')]) };
  },
};
