/** Who has got points while others have not, and whether bonuses beside the points of features count there, as no source says. */
import type { Score } from '../../contract/verdict.js';
import { flatMap } from '../../kernel/lists.js';
import { dueNow, ownScores, scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { BONUS_POINTS } from './settings.js';
import { stateOf } from './procedure.js';
import type { CityProcedure } from './wire.js';

type Points = Readonly<Record<string, number>>;

/** With what scores bring, or less that. */
function adding(before: Points, scores: readonly Pick<Score, 'player' | 'points'>[], sign: 1 | -1 = 1): Points {
  const points = { ...before };
  for (const { player, points: got } of scores) points[player] = (points[player] ?? 0) + sign * got;
  return points;
}

/** What each player gets from the features that this tile has scored, and what besides for his figures on them. */
export function pointsOfThisTile(view: Position): { readonly points: Points; readonly bonuses: Points } {
  const { points = {}, bonuses = {} } = stateOf(view);
  const own = flatMap(dueNow(view), (due) => ownScores(view, due));
  const all = flatMap(dueNow(view), (due) => scoreFeature(view, due).scores);
  const besides = Object.entries(adding(adding(bonuses, all), own, -1));
  return { points: adding(points, own), bonuses: Object.fromEntries(besides.filter(([, got]) => got !== 0)) };
}

/** Whether others got points and the active player none. */
const isEarnedBy = (view: Position, got: (player: string) => number): boolean => got(view.active) <= 0 && view.players.some(({ id }) => got(id) > 0);

/** The same by either reading; undefined where it is not known who got any. */
export function earned(
  view: Position,
  state: CityProcedure = stateOf(view),
): { readonly without: boolean; readonly withBonuses: boolean } | undefined {
  const { points, bonuses = {} } = state;
  if (!points && Object.keys(bonuses).length === 0) return undefined;
  const own = (player: string) => points?.[player] ?? 0;
  return { without: isEarnedBy(view, own), withBonuses: isEarnedBy(view, (player) => own(player) + (bonuses[player] ?? 0)) };
}

/** Whether a follower may be put into the City, as far as points go; null where no source says. */
export function mayEnter(view: Position, state: CityProcedure = stateOf(view)): boolean | null | undefined {
  const by = earned(view, state);
  if (!by || by.without === by.withBonuses) return by?.without;
  const counted = view.get(BONUS_POINTS);
  return counted === 'unregulated' ? null : counted === 'counted' ? by.withBonuses : by.without;
}
