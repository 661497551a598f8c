/** A robber where a counting figure comes to between features that are scored at once: whether he robs may hang on their order, of which no source speaks. */
import type { Action } from '../../contract/action.js';
import type { Settlement } from '../../kernel/declare/score.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { dueNow, scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { robbersAgainst } from './robbing.js';
import { countingOf, printed, robbersOnTrack } from './track.js';

const spaceFor = (view: Position, player: string): number | undefined => countingOf(view, player)?.[0]!.space;

/** The points of one feature, one score after the other. */
type Points = readonly number[];

const total = (points: Points): number => points.reduce((sum, one) => sum + one, 0);

/** Every sum of some of them, none and all included. No list of their orders: a dozen features have half a milliard. */
function sumsOf(features: readonly Points[]): ReadonlySet<number> {
  const sums = new Set([0]);
  for (const feature of features) for (const sum of [...sums]) sums.add(sum + total(feature));
  return sums;
}

/** How far a figure may have come, in some order, when one of the scores is entered. */
export function comesTo(features: readonly Points[]): ReadonlySet<number> {
  const found = new Set<number>();
  features.forEach((points, i) => {
    const before = sumsOf(features.filter((_, k) => k !== i));
    points.forEach((_, k) => before.forEach((sum) => found.add(sum + total(points.slice(0, k)))));
  });
  return found;
}

/** Of features that bring the same it does not matter which comes first. */
const isAlike = (features: readonly Points[]): boolean => features.every((points) => String(points) === String(features[0]));

function isOrderInDoubt(view: Position, player: string, features: readonly Points[]): boolean {
  const from = spaceFor(view, player);
  if (from === undefined || isAlike(features)) return false;
  return [...comesTo(features)].some((sum) => {
    const space = printed(from + sum);
    return space !== from && robbersAgainst(view, player, space).length > 0;
  });
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
