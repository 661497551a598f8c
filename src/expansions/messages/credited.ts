/** How far a counting figure moves for a score. */
import type { Score } from '../../contract/verdict.js';
import type { Position } from '../../kernel/position/position.js';

export const PAYMENT = 'bridges-castles-and-bazaars.bazaar.payment';
const GIVEN_BACK = 'ghosts-castles-and-cemeteries.score.not-below-zero';

/** Where ghosts take more than somebody has, what he gets back moves nothing. */
export function credited(view: Position, { player, points, lines }: Score): number {
  const before = view.player(player)?.score;
  const isGivenBack = points < 0 && lines[0]!.rule !== PAYMENT && view.ruleset.triggersFor('points').some(({ id }) => id === GIVEN_BACK);
  return isGivenBack && before !== undefined ? Math.max(points, Math.min(0, -before)) : points;
}
