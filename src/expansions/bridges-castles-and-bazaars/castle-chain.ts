/** Which castles score, and for what: features first, then castles that score for each other. */
import type { Position } from '../../kernel/position/position.js';
import { castlesOf, completedAround, isNear, isNew, type Castle, type Option } from './castles.js';
import { CASTLE_FEATURE } from './settings.js';
import { scoringState } from './state.js';
import { flatMap } from '../../kernel/lists.js';

/** A castle that scores, and what for. */
export interface Resolved {
  readonly castle: Castle;
  readonly option: Option;
  /** Whether others would have brought another number of points. */
  readonly wasBest?: boolean;
}
/** A castle that could score. */
export interface Pending {
  readonly castle: Castle;
  readonly options: readonly Option[];
}

const same = (a: Castle, b: Castle): boolean => a.feature.root === b.feature.root;

/** Castles that have scored earlier in this step. */
function scoredBefore(view: Position, castles: readonly Castle[]): Resolved[] {
  const scores = view.state(scoringState)?.scores ?? [];
  return flatMap(scores, ({ points, feature }): Resolved[] => {
    const place = feature && 'feature' in feature && feature.feature === 'castle' ? feature : undefined;
    const castle = place && castles.find((one) => one.feature.root === view.feature(place)?.root);
    return castle ? [{ castle, option: { feature: place, points } }] : [];
  });
}

/** What a castle could score for: the features around it, and castles near it that have scored. */
function optionsOf(view: Position, castle: Castle, done: readonly Resolved[]): Option[] {
  const chain = done
    .filter((other) => isNear(castle, other.castle))
    .map(({ castle: other, option }) => ({ feature: other.feature.place, points: option.points }));
  return [...completedAround(view, castle), ...chain];
}

/** Castles that are neither new nor empty and have not scored yet, each with its options; those without are left out. */
function open(view: Position, resolved: readonly Resolved[]): Pending[] {
  const castles = castlesOf(view);
  const done = [...scoredBefore(view, castles), ...resolved];
  return castles
    .filter((castle) => castle.figures.length > 0 && !isNew(view, castle) && !resolved.some((one) => same(one.castle, castle)))
    .map((castle) => ({ castle, options: optionsOf(view, castle, done) }))
    .filter(({ options }) => options.length > 0);
}

const hasChoice = ({ options }: Pending): boolean => new Set(options.map(({ points }) => points)).size > 1;

/** The castles whose occupants have to choose, once what follows by itself has followed. */
export const pendingIn = (view: Position, resolved: readonly Resolved[]): readonly Pending[] =>
  view.get(CASTLE_FEATURE) === 'highest' ? [] : open(view, resolved).filter(hasChoice);

const best = ({ options }: Pending): Option => options.reduce((most, option) => (option.points > most.points ? option : most));

/** The castles that score by themselves, in order; `chosen` are those whose occupants have just chosen. */
export function resolve(view: Position, chosen: readonly Resolved[]): readonly Resolved[] {
  const resolved = [...chosen];
  for (;;) {
    const wave = view.get(CASTLE_FEATURE) === 'highest' ? open(view, resolved) : withoutChoice(open(view, resolved));
    if (wave.length === 0) return resolved;
    resolved.push(...wave.map((pending) => ({ castle: pending.castle, option: best(pending), wasBest: hasChoice(pending) })));
  }
}

/**
 * Those with one thing to score for. Where another castle near one of them scores something else this turn, its occupant may prefer that: of
 * castles that wait for each other the one that scores most comes first.
 */
function withoutChoice(all: readonly Pending[]): readonly Pending[] {
  const single = all.filter((pending) => !hasChoice(pending));
  const waits = ({ castle, options }: Pending) =>
    all.some((other) => isNear(castle, other.castle) && other.options.some(({ points }) => points !== options[0]!.points));
  const free = single.filter((pending) => !waits(pending));
  if (free.length > 0) return free;
  return [...single].sort((a, b) => best(b).points - best(a).points).slice(0, 1);
}
