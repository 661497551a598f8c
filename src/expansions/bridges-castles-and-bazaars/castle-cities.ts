/** Small cities that may become castles. */
import type { Spot } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Feature } from '../../kernel/board/feature.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Position } from '../../kernel/position/position.js';
import { isHalfCircle } from './castle-board.js';
import { CASTLES, CASTLES_IN_A_TURN } from './settings.js';
import { castleBuilding } from './state.js';
import { flatMap } from '../../kernel/lists.js';

/** A city of exactly two half circles. */
export const isSmallCity = ({ kind, parts, tiles }: Feature): boolean =>
  kind === 'city' && parts.length === 2 && tiles === 2 && parts.every(({ printed }) => isHalfCircle(printed));

/** Half of such a city, or both. */
export const mayBecomeSmall = ({ kind, parts }: Feature): boolean =>
  kind === 'city' && parts.length <= 2 && parts.every(({ printed }) => isHalfCircle(printed));

/** The small cities that the tile just laid has completed, in the order of the board. */
export const smallCitiesNow = (view: Position): readonly Feature[] => completedNow(view).filter(isSmallCity);

export const cityAt = (view: Position, at: Spot): Feature | undefined => {
  const feature = view.feature(at);
  return feature?.kind === 'city' ? feature : undefined;
};

/** The followers in a city: what else stands there is no occupant. */
export const occupants = (view: Position, city: Feature): Figure[] =>
  flatMap(view.on(city), ({ figure }) => (view.isFollower(figure) ? [figure] : []));

/** Whose small city it is to decide on: of him who has the one follower in it. */
export function ownerOf(view: Position, city: Feature): string | undefined {
  const there = occupants(view, city);
  return there.length === 1 ? there[0]!.owner : undefined;
}

/** The small cities of a player that he may turn into castles now. */
export const convertible = (view: Position, player: string): readonly Feature[] =>
  view.held(player, 'castle') === 0 ? [] : smallCitiesNow(view).filter((city) => ownerOf(view, city) === player);

/** Those who have a small city to decide on, in turn order from the active player, without those who have decided. */
export function deciders(view: Position): readonly string[] {
  const { asked = [] } = view.state(castleBuilding) ?? {};
  const due = view.playersFrom(view.active).filter((player) => !asked.includes(player) && convertible(view, player).length > 0);
  return due.length === 0 || view.get(CASTLES) === 'off' ? [] : due;
}

/** Whose decision on a small city is due. */
export function builder(view: Position): string {
  const { mover } = view.state(castleBuilding) ?? {};
  const due = deciders(view);
  return mover !== undefined && (due.length === 0 || due.includes(mover)) ? mover : (due[0] ?? view.active);
}

/** Whether a player who builds a castle may go on with another city of his. */
export const goesOn = (view: Position, player: string, built: Feature): boolean =>
  view.get(CASTLES_IN_A_TURN) === 'each-city' &&
  view.held(player, 'castle') !== 1 &&
  convertible(view, player).some(({ root }) => root !== built.root);
