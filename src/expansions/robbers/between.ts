/** A robber where a counting figure comes to between features that are scored at once: whether he robs may hang on their order, of which no source speaks. */
import type { Action } from '../../contract/action.js';
import type { Settlement } from '../../kernel/declare/score.js';
import { flatMap } from '../../kernel/lists.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { dueNow, scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { robbersAgainst } from './robbing.js';
import { countingOf, printed, robbersOnTrack } from './track.js';

const spaceFor = (view: Position, player: string): number | undefined => countingOf(view, player)?.[0]!.space;

/** The points of one feature, one score after the other. */
type Points = readonly number[];

const orders = (features: readonly Points[]): readonly (readonly Points[])[] =>
  features.length < 2 ? [features] : flatMap(features, (first, i) => orders(features.filter((_, k) => k !== i)).map((rest) => [first, ...rest]));

/** What each robber takes who stands elsewhere than the figure does before. */
function taken(view: Position, player: string, from: number, order: readonly Points[]): string {
  const robbed = new Map<string, number>();
  let space = from;
  for (const points of flatMap(order, (feature) => feature)) {
    if (space !== from) for (const { id } of robbersAgainst(view, player, space)) if (!robbed.has(id)) robbed.set(id, points);
    space = printed(space + points);
  }
  return [...robbed].sort().join();
}

function isOrderInDoubt(view: Position, player: string, features: readonly Points[]): boolean {
  const from = spaceFor(view, player);
  if (from === undefined || features.length < 2) return false;
  return new Set(orders(features).map((order) => taken(view, player, from, order))).size > 1;
}

export const robbedBetween: Settlement = {
  id: 'robbers.rob.between',
  cites: cites('robbers.rob.must-first', 'robbers.rob.choice'),
  settle: (view) => {
    // with The Messages whoever scores enters one after the other as he likes
    if (view.ruleset.has('messages') || robbersOnTrack(view).length === 0) return {};
    const scored = dueNow(view).map((due) => scoreFeature(view, due).scores.filter(({ points }) => points > 0));
    const pointsOf = (player: string): readonly Points[] =>
      scored.map((scores) => scores.filter((one) => one.player === player).map(({ points }) => points)).filter((points) => points.length > 0);
    if (!view.players.some(({ id }) => isOrderInDoubt(view, id, pointsOf(id)))) return {};
    const message = 'no source says in which order features are scored at once, and a robber stands where a counting figure may come to in between';
    return { missing: [{ ...because('rob.between', 'robbers.rob.must-first', 'robbers.rob.choice'), message, isUnregulated: true }] };
  },
};

/** Only by what is scored a figure comes to a robber who stands elsewhere. */
export const betweenInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  const robbers = robbersOnTrack(view);
  if (robbers.length === 0 || view.ruleset.has('messages')) return false;
  const isAway = ({ id }: { readonly id: string }) => {
    const space = spaceFor(view, id);
    return space !== undefined && robbers.some((robber) => robber.owner !== id && !robbersAgainst(view, id, space).includes(robber));
  };
  return view.players.some(isAway) && mayBeScored(view, { isOne: () => true });
};
