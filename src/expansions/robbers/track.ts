/** The robbers, and the spaces of the scoring track on which they and the counting figures stand. */
import type { Figure, Player } from '../../contract/snapshot.js';
import type { AreaSpot, Spot } from '../../contract/spot.js';
import type { FigureKind, FigureMember, Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import type { Track } from '../messages/wire.js';
import { cites } from './author.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

export const ROBBER = 'robber';
export const TRACK = 'track';
/** What counts, the second with The Messages. */
const COUNTERS = ['meeple', 'messenger'];
/** The track goes round. */
const SPACES = 50;

export const robber: FigureKind = {
  kind: ROBBER,
  perPlayer: 1,
  neutral: false,
  occupies: [],
  follower: false,
  cites: cites('robbers.setup.one-each', 'robbers.setup.only-track'),
};

export const trackLocation: Location = {
  name: TRACK,
  area: true,
  spaces: [0, SPACES - 1],
  defect: (spot) => (spaceOf(spot) === undefined ? 'on which space of the track must be known' : undefined),
};

export const onTrack = (at: Spot): at is AreaSpot => 'area' in at && at.area === TRACK;

/** The space as it is printed; undefined where it is none or not known. */
export function spaceOf(at: Spot): number | undefined {
  return onTrack(at) && at.space !== undefined && at.space >= 0 ? printed(at.space) : undefined;
}

export const printed = (points: number): number => ((points % SPACES) + SPACES) % SPACES;

/** Whether the space on which the player stands is not what he has. */
export const hasGoneRound = (view: Position, player: string): boolean => (view.player(player)?.score ?? 0) >= SPACES;

/** Beside which counting figure, which goes on without him. */
export const beside: FigureMember = {
  name: 'with',
  in: 'at',
  values: ({ at, owner }, { players, ruleset }) =>
    onTrack(at)
      ? flatMap(players, ({ id: player }) =>
          player === owner ? [] : (ruleset.has('messages') ? COUNTERS : COUNTERS.slice(0, 1)).map((counter) => ({ player, counter })),
        )
      : [],
};

/** A robber stands on the track, and nobody else does. */
export function checkTrack({ snapshot, add }: Check): void {
  (snapshot.figures ?? []).forEach(({ kind, at }, i) => {
    if (kind === ROBBER && !onTrack(at)) add(`/figures/${i}/at`, 'no-such-place', 'a robber stands on the scoring track, and nowhere else');
    if (kind !== ROBBER && onTrack(at)) add(`/figures/${i}/at`, 'no-such-place', `no ${kind} stands on the scoring track`);
  });
}

/** A counting figure of a player, and the space on which it stands. */
export interface Counting {
  readonly player: string;
  readonly counter: string;
  readonly space: number;
}

/** Undefined where it is not known: no score is said, or not where the two figures of a player stand. */
export function countingOf(view: Position, player: string): readonly Counting[] | undefined {
  const own = view.player(player) as (Player & { readonly track?: Track }) | undefined;
  if (view.ruleset.has('messages'))
    return own?.track && Object.entries(own.track).map(([counter, points]) => ({ player, counter, space: printed(points) }));
  const space = own?.score === undefined ? besideRobber(view, player) : printed(own.score);
  return space === undefined ? undefined : [{ player, counter: 'meeple', space }];
}

/** Where a robber stands that is said to be beside the player's counting figure. */
const besideRobber = (view: Position, player: string): number | undefined =>
  mapPresent(view.figures, ({ figure: { at } }) => (onTrack(at) && at.with?.player === player ? spaceOf(at) : undefined))[0];

/** The space from which the final scoring counts; with The Messages the positions of the two figures have been added up by then. */
export function finalSpace(view: Position, player: string): number | undefined {
  if (!view.ruleset.has('messages')) return countingOf(view, player)?.[0]!.space;
  const total = view.player(player)?.score;
  return total === undefined ? undefined : printed(total);
}

/** What would have to be known of where the player's counting figures stand. */
export const lacking = (view: Position, player: string): string =>
  `/players/${view.players.findIndex(({ id }) => id === player)}/${view.ruleset.has('messages') ? 'track' : 'score'}`;

/** Those of everybody else; `unknown` are the players of whom it is not known. */
export function countingOfOthers(view: Position, player: string): { readonly known: readonly Counting[]; readonly unknown: readonly string[] } {
  const others = view.players.map(({ id }) => id).filter((id) => id !== player);
  return {
    known: flatMap(others, (id) => countingOf(view, id) ?? []),
    unknown: others.filter((id) => countingOf(view, id) === undefined),
  };
}

/** All robbers on the track, those of the active player first, then in turn order. */
export function robbersOnTrack(view: Position): readonly Figure[] {
  const robbers = flatMap(view.figures, ({ figure }) => (figure.kind === ROBBER && spaceOf(figure.at) !== undefined ? [figure] : []));
  if (robbers.length < 2) return robbers;
  const order = view.playersFrom(view.snapshot.turn?.player ?? view.players[0]!.id);
  return [...robbers].sort((a, b) => order.indexOf(a.owner!) - order.indexOf(b.owner!));
}

/** The player's robber, where it stands on the track. */
export const robberOf = (view: Position, player: string): Figure | undefined => robbersOnTrack(view).find(({ owner }) => owner === player);

/** Whether it is still in front of him; where nothing is said of it, it is wherever it does not stand, as it can be nowhere else. */
export function hasInSupply(view: Position, player: string): boolean {
  const { supply } = view.player(player) ?? {};
  return (supply?.[ROBBER] ?? (robberOf(view, player) ? 0 : 1)) > 0;
}
