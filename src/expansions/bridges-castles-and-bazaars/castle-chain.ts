/** Which castles score, and for what: features first, then castles that score for each other. */
import type { Position } from '../../kernel/position/position.js';
import { added } from '../../kernel/play/scoring.js';
import { FOLDER } from './author.js';
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

const best = ({ options }: Pending): Option => options.reduce((most, option) => (option.points > most.points ? option : most));

/** Of several that bring as much the one of which other expansions say least: what is uncertain about another need not be asked. */
function plainest(view: Position, pending: Pending): Option {
  const { points } = best(pending);
  const alike = pending.options.filter((option) => option.points === points);
  const said = ({ feature }: Option) =>
    added(view, `${FOLDER}.${nameOfRepeating(feature)}`, { view, feature: view.feature(feature)!, stage: 'castle', player: '' }).cites.length;
  return alike.length === 1 ? alike[0]! : alike.reduce((plain, option) => (said(option) < said(plain) ? option : plain));
}

/** By which rule a castle repeats what a feature has brought. */
export const nameOfRepeating = ({ feature }: Option['feature']) => (feature === 'castle' ? 'castle.chain' : 'castle.copies');

/** The castles that a castle may score for once they have scored: those near it, those near them and so on. */
function ahead(all: readonly Pending[], { castle }: Pending): readonly Pending[] {
  const near = (one: Castle) => all.filter((other) => isNear(one, other.castle));
  const found = near(castle);
  // those that are found while it is gone through are gone through as well
  for (const one of found) found.push(...near(one.castle).filter((other) => !found.includes(other)));
  return found;
}

/** Those whose turn it is: where another castle may score more this turn, and a castle for it then, the occupant may prefer that and waits. */
const notWaiting = (all: readonly Pending[]): readonly Pending[] =>
  all.filter((pending) => ahead(all, pending).every((other) => best(other).points <= best(pending).points));

/** The castles whose occupants have to choose, once what follows by itself has followed. */
export const pendingIn = (view: Position, resolved: readonly Resolved[]): readonly Pending[] =>
  view.get(CASTLE_FEATURE) === 'highest' ? [] : notWaiting(open(view, resolved)).filter(hasChoice);

/** The castles that may still score; whoever decides may do so for any of his, also for one that waits. */
export const undecidedIn = (view: Position): readonly Pending[] => (view.get(CASTLE_FEATURE) === 'highest' ? [] : open(view, []));

/** The castles that score by themselves, in order; `chosen` are those whose occupants have just chosen. */
export function resolve(view: Position, chosen: readonly Resolved[]): readonly Resolved[] {
  const resolved = [...chosen];
  for (;;) {
    const all = open(view, resolved);
    const wave = view.get(CASTLE_FEATURE) === 'highest' ? all : notWaiting(all).filter((pending) => !hasChoice(pending));
    if (wave.length === 0) return resolved;
    resolved.push(...wave.map((pending) => ({ castle: pending.castle, option: plainest(view, pending), wasBest: hasChoice(pending) })));
  }
}
