/** Who has got points while others have not, and whether bonuses beside the points of features count there, as no source says. */
import { ownScores, dueNow, scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { BONUS_POINTS } from './settings.js';
import { stateOf } from './procedure.js';

export type Points = Readonly<Record<string, number>>;

function plus(points: Points, player: string, more: number): Points {
  return more === 0 && points[player] === undefined ? points : { ...points, [player]: (points[player] ?? 0) + more };
}

/** What each player gets from the features that this tile has scored, and what besides for his figures on them. */
export function pointsOfThisTile(view: Position): { readonly points: Points; readonly bonuses: Points } {
  let { points = {}, bonuses = {} }: { readonly points?: Points; readonly bonuses?: Points } = stateOf(view);
  for (const due of dueNow(view)) {
    const own = ownScores(view, due);
    for (const score of own) points = { ...points, [score.player]: (points[score.player] ?? 0) + score.points };
    for (const { player, points: got } of scoreFeature(view, due).scores) bonuses = plus(bonuses, player, got);
    for (const score of own) bonuses = plus(bonuses, score.player, -score.points);
  }
  return { points, bonuses: Object.fromEntries(Object.entries(bonuses).filter(([, got]) => got !== 0)) };
}

/** Whether others got points and the active player none. */
const isEarnedBy = (view: Position, got: (player: string) => number): boolean => got(view.active) <= 0 && view.players.some(({ id }) => got(id) > 0);

/** The same by either reading; undefined where it is not known who got any. */
export function earned(view: Position): { readonly without: boolean; readonly withBonuses: boolean } | undefined {
  const { points, bonuses = {} } = stateOf(view);
  if (!points && Object.keys(bonuses).length === 0) return undefined;
  const own = (player: string) => points?.[player] ?? 0;
  return { without: isEarnedBy(view, own), withBonuses: isEarnedBy(view, (player) => own(player) + (bonuses[player] ?? 0)) };
}

/** Whether a follower may be put into the City, as far as points go; null where no source says. */
export function mayEnter(view: Position): boolean | null | undefined {
  const by = earned(view);
  if (!by || by.without === by.withBonuses) return by?.without;
  const counted = view.get(BONUS_POINTS);
  return counted === 'unregulated' ? null : counted === 'counted' ? by.withBonuses : by.without;
}
