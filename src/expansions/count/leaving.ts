/** Followers leave the City: which ones, for which places, and who decides. */
import type { MoveFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Place, Spot } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Feature } from '../../kernel/board/feature.js';
import { dueNow } from '../../kernel/play/scoring.js';
import { anyLegal } from '../../kernel/judge/legal-actions.js';
import type { StateMember } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import type { AbbeyRound } from '../abbey-and-mayor/wire.js';
import { countAt, inCity, LEADS_TO, quarterOf, QUARTERS, quarterSpot, type Quarter } from './quarters.js';
import { stateOf } from './procedure.js';
import { FINAL_REDEPLOYMENT, LAST_REDEPLOYMENT, OPEN_QUARTERS, UNOCCUPIED_FEATURE } from './settings.js';
import type { CityProcedure } from './wire.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

export const LEAVE = 'leave-city';
export const LEAVE_AT_END = 'leave-city-at-end';
type LeavingStep = typeof LEAVE | typeof LEAVE_AT_END;

/** Kinds of features that one can come to from the City. */
const REACHED: readonly string[] = QUARTERS.map((quarter) => LEADS_TO[quarter]);

/** What the tile just laid is about to score; by one reading also what nobody stands on. */
export function aboutToBeScored(view: Position): readonly Feature[] {
  const due = dueNow(view).map(({ feature }) => feature);
  const empty = flatMap(view.ruleset.all('completions'), ({ vacant }) => vacant?.(view) ?? []);
  const joined = empty.length > 0 && view.get(UNOCCUPIED_FEATURE) === 'any-completed' ? [...due, ...empty] : due;
  return [...new Set(joined)].filter(({ kind }) => REACHED.includes(kind));
}

/** What one may go to now: as the position says, or as it can be read off the board. */
export function targets(view: Position): readonly Feature[] {
  if (view.turn.step === LEAVE_AT_END) return openAtTheEnd(view);
  const { pending } = stateOf(view);
  if (!pending) return aboutToBeScored(view);
  return [...new Set(mapPresent(pending, (place) => view.feature(place)))];
}

/** What the final scoring will score: open cities, roads and monasteries, and every field. */
function openAtTheEnd({ board }: Position): readonly Feature[] {
  let open = openOn.get(board);
  if (!open) openOn.set(board, (open = board.allFeatures().filter((feature) => REACHED.includes(feature.kind) && !feature.isComplete)));
  return open;
}

/** Looked for once on each board: it is asked after every way out that is tried. */
const openOn = new WeakMap<Board, readonly Feature[]>();

/** Whether anybody in the City could go to one of these features, but for the Count and the dragon. */
export const couldGo = (view: Position, features: readonly Feature[]): boolean =>
  features.length > 0 &&
  view.players.some(({ id }) =>
    inCity(view, id).some(({ at }) => {
      const quarter = quarterOf(at);
      return quarter === undefined || features.some(({ kind }) => kind === LEADS_TO[quarter]);
    }),
  );

/** Every way out that the player could try. */
export function waysOut(view: Position, player: string): MoveFigure[] {
  const features = targets(view);
  return flatMap(inCity(view, player), (figure) => {
    const { id, at } = figure;
    const quarter = quarterOf(at);
    const ledTo = REACHED.filter((kind) => quarter === undefined || kind === LEADS_TO[quarter] || isLedBesides(view, figure, kind));
    const fitting = features.filter(({ kind }) => ledTo.includes(kind));
    return flatMap(fitting, (feature) => placesOf(view, feature).map((to): MoveFigure => ({ type: 'move-figure', figure: id, to })));
  });
}

/** By one reading a quarter leads also to where another figure of the kind could go from its own. */
function isLedBesides(view: Position, figure: Figure, kind: string): boolean {
  const other = quarterBesides(view, figure, kind);
  return other !== undefined && view.get(OPEN_QUARTERS) === 'together';
}

/** Another quarter that can be left, leads to such features, and holds a figure like this one, whose own quarter can be left as well. */
export function quarterBesides(view: Position, { id, kind, at, owner = '' }: Figure, feature: string): Quarter | undefined {
  const own = quarterOf(at);
  if (own === undefined || LEADS_TO[own] === feature) return undefined;
  const others = inCity(view, owner).filter((other) => other.id !== id && other.kind === kind);
  const besides = mapPresent(others, (other) => quarterOf(other.at)).find((quarter) => LEADS_TO[quarter] === feature);
  return besides !== undefined && isOpenNow(view, own) && isOpenNow(view, besides) ? besides : undefined;
}

/** Whether somebody in the quarter could leave it now. */
const isOpenNow = (view: Position, quarter: Quarter): boolean =>
  quarter !== countAt(view) &&
  (view.turn.step !== LEAVE_AT_END || mayLeaveAtTheEnd(view.get(FINAL_REDEPLOYMENT), quarterSpot(quarter))) &&
  targets(view).some(({ kind }) => kind === LEADS_TO[quarter]);

/** Every printed part of a feature. */
const placesOf = ({ board }: Position, { parts }: Feature): Place[] => parts.map(({ node }) => board.places[node]!);

/** The quarters from which one may leave before the final scoring. */
export const mayLeaveAtTheEnd = (value: (typeof FINAL_REDEPLOYMENT)['values'][number], from: Spot): boolean =>
  value === 'all-quarters' || quarterOf(from) === 'market';

/** The position in which it is that player's decision. */
function asking(view: Position, step: LeavingStep, state: CityProcedure, mover: string): Position {
  return view.next({ ...view.snapshot, turn: { ...view.turn, step, city: { ...state, mover } } as Position['turn'] });
}

/** Those of the players who can do more than pass. */
export const ableAmong = (view: Position, step: LeavingStep, state: CityProcedure, players: readonly string[]): string[] =>
  players.filter((player) => anyLegal(asking(view, step, state, player), `move-figure/${step}`));

/** Abbeys that are laid after the last turn are laid in turns of their own. */
const ABBEYS: StateMember<AbbeyRound> = { name: 'abbeys', of: 'turn' };

/** Whether whoever was the last to be asked for his abbey counts for the one who ended the game. */
export const endsWithAbbeys = (view: Position): boolean =>
  view.state(ABBEYS)?.after !== undefined && view.get(LAST_REDEPLOYMENT) === 'left-of-last-abbey';

/** In what order they decide: from the left of the active player, he last; before the final scoring from the left of whoever ended the game. */
export function inOrder(view: Position, step: LeavingStep): string[] {
  const lastTurn = step === LEAVE_AT_END ? view.state(ABBEYS)?.after : undefined;
  return view.playersFrom(view.playerAfter(lastTurn === undefined || endsWithAbbeys(view) ? view.active : lastTurn));
}

/** Whose decision it is: as the position says, or the first who has one. */
export function moverOf(view: Position): string {
  const { mover } = stateOf(view);
  return (
    mover ??
    view.remember('first to leave the City', () => ableAmong(view, view.turn.step as LeavingStep, stateOf(view), stillToAsk(view))[0] ?? view.active)
  );
}

/** Where the position does not say who decides, and more than one may have to. */
export const lacksMover = (view: Position): readonly string[] =>
  stateOf(view).mover !== undefined ||
  view.remember('several may leave the City', () => ableAmong(view, view.turn.step as LeavingStep, stateOf(view), stillToAsk(view)).length <= 1)
    ? []
    : ['/turn/city/mover'];

/** Who has not had his decision yet; at the end of the game, who has not passed. */
export function stillToAsk(view: Position): string[] {
  const { asked = [] } = stateOf(view);
  return inOrder(view, view.turn.step as LeavingStep).filter((player) => !asked.includes(player));
}
