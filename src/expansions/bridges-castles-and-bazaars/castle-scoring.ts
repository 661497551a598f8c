/** Castles score what is completed around them, once the completed features have been scored. */
import type { Choose } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Place } from '../../contract/spot.js';
import type { ScoreLine } from '../../contract/verdict.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { goesHome, together, type Happening } from '../../kernel/declare/happening.js';
import type { Step } from '../../kernel/declare/step.js';
import { added, scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { castlesOf, type Castle, type Option } from './castles.js';
import { CASTLE_FEATURE, CASTLE_SCORES_FROM, CASTLES } from './settings.js';
import { nameOfRepeating, pendingIn, resolve, undecidedIn, type Pending, type Resolved } from './castle-chain.js';
import { scoringState } from './state.js';
import type { ScoringState } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

/** The stage at which a castle scores. */
const CASTLE = 'castle';

const COPIES = [
  'castle.score.same-points',
  'castle.score.first-completed',
  'castle.score.both-by-one-player',
  'castle.score.unoccupied-feature',
  'castle.score.one-feature',
  'castle.score.value-of-the-feature',
  'castle.score.after-the-features',
  'castle.vicinity.six-tiles',
  'castle.vicinity.part-suffices',
  'castle.vicinity.fields-never',
  'castle.vicinity.older-completions-not',
] as const;
const CLOISTER = ['castle.vicinity.cloister-itself'] as const;
const SITTING = ['castle.any-follower'] as const;
const HOME = ['castle.score.follower-returns', 'castle.stays'] as const;
const CHAIN = ['castle.chain.counts-as-completed', 'castle.chain.same-points', 'castle.chain.not-newly-built', 'castle.neighbours-allowed'] as const;

/** Expansions may say more of what is copied, and of the castle; what it counts for stays. */
function line(view: Position, { castle, option: { feature, points }, wasBest = false }: Resolved): ScoreLine {
  const isChain = feature.feature === 'castle';
  const copied = view.feature(feature)!;
  const occasion = [
    ...(isChain ? CHAIN : []),
    // by the places around it, as a cloister is
    ...(copied.parts.some(({ printed }) => printed.completedBy === 'surroundings') ? CLOISTER : []),
    ...(castle.figures.some(({ kind }) => kind !== 'meeple') ? SITTING : []),
  ];
  const why = because(nameOfRepeating(feature), 'castle.occupied-is-incomplete', ...COPIES, ...occasion);
  const more = flatMap([copied, castle.feature], (one) => added(view, why.rule, { view, feature: one, stage: CASTLE, player: '' }).cites);
  const since = view.ruleset.citesOf(CASTLE_SCORES_FROM, view.get(CASTLE_SCORES_FROM));
  const highest = wasBest ? view.ruleset.citesOf(CASTLE_FEATURE, view.get(CASTLE_FEATURE)) : [];
  return {
    label: 'castle',
    quantity: 1,
    each: points,
    points,
    rule: why.rule,
    cites: [...new Set([...why.cites, ...more, ...since, ...highest])],
  };
}

/** What a castle scores; its follower goes home, and it stays for good. */
function scored(view: Position, resolved: Resolved): Happening {
  const { feature, figures } = resolved.castle;
  const paid = scoreFeature(view, { feature, stage: CASTLE, worth: [line(view, resolved)] });
  const mayor = figures.some(({ kind }) => kind === 'mayor') ? (['castle.mayor-alone-scores-nothing'] as const) : [];
  const home = because('castle.follower-returns', ...HOME, ...mayor);
  const effects: Effect[] = [
    { type: 'feature-scored', feature: feature.place, scores: paid.scores.map(({ player, points }) => ({ player, points })), ...home },
    ...paid.effects,
    ...figures.map((figure) => goesHome(figure, 'scored', home)),
  ];
  return { scores: paid.scores, effects, missing: paid.missing };
}

const stateOf = (scores: ScoringState['scores'], mover: string | undefined): Effect => ({
  type: 'procedure',
  procedure: 'scoring',
  state: mover === undefined ? null : { scores: [...scores], mover },
  ...because('castle.next-choice', 'castle.score.occupant-chooses'),
});

/** Whether another expansion keeps scores waiting, in the same place. */
const isWithheld = (view: Position): boolean => view.ruleset.all('withholdings').length > 0;

/** Everything that follows by itself, after a choice if there was one, up to the next choice. */
function settle(view: Position, chosen: readonly Resolved[]): Happening {
  const resolved = resolve(view, chosen);
  const found = resolved.map((one) => scored(view, one));
  const next = pendingIn(view, resolved)[0];
  const running = view.state(scoringState) !== undefined;
  const scores = isWithheld(view)
    ? flatMap(found, (one) => one.scores ?? []).filter(({ points }) => points !== 0)
    : resolved.map(({ castle, option }) => ({ player: castle.owner ?? '', points: option.points, feature: castle.feature.place }));
  const before = view.state(scoringState)?.scores ?? [];
  // what is withheld goes on waiting when the last castle has scored
  const after = next || (running && !isWithheld(view)) ? [stateOf([...before, ...scores], next?.castle.owner)] : [];
  return together([...found, { effects: after }]);
}

/** Where occupants have a choice, all castles of him who decides first. */
const choices = (view: Position) => {
  const due = pendingIn(view, []);
  const mover = view.state(scoringState)?.mover ?? due[0]?.castle.owner;
  const isHis = ({ castle }: Pending) => castle.owner === mover;
  return due.some(isHis) ? undecidedIn(view).filter(isHis) : due;
};

/** The castle that a figure sits in. */
export const castleOf = (view: Position, figure: string | undefined): Castle | undefined =>
  castlesOf(view).find(({ figures }) => figures.some(({ id }) => id === figure));

/** The option of a castle that a place names. */
export function optionAt(view: Position, castle: Castle, place: Place | undefined): Option | undefined {
  const feature = place && view.feature(place);
  const own = undecidedIn(view).find((pending) => pending.castle.feature.root === castle.feature.root);
  return own?.options.find((option) => feature && view.feature(option.feature)?.root === feature.root);
}

export const chooseFeature: ActionKind<Choose> = {
  id: 'choose/castle',
  in: ['choose-castle-feature'],
  cites: cites('castle.score.occupant-chooses'),
  propose: (view) =>
    flatMap(choices(view), ({ castle, options }) =>
      options.map(({ feature }): Choose => ({ type: 'choose', option: 'castle', figure: castle.figures[0]!.id, feature })),
    ),
  canPerform: (view, { figure, feature }) => {
    const castle = castleOf(view, figure);
    return castle !== undefined && optionAt(view, castle, feature) !== undefined;
  },
  perform: (view, { figure, feature }) => {
    const castle = castleOf(view, figure)!;
    return settle(view, [{ castle, option: optionAt(view, castle, feature)! }]);
  },
};

export const scoreCastles: Step = {
  id: 'choose-castle-feature',
  phase: 'scoring',
  after: ['score'],
  before: ['move-wagon'],
  cites: cites(
    ...COPIES,
    ...CLOISTER,
    ...SITTING,
    ...CHAIN,
    ...HOME,
    'castle.occupied-is-incomplete',
    'castle.score.occupant-chooses',
    'castle.score.highest-automatically',
  ),
  timeCites: cites('castle.score.after-the-features', 'castle.score.occupant-chooses', 'castle.score.highest-automatically'),
  decides: true,
  due: (view) => view.laid !== undefined && view.tokens('castle').length > 0 && view.get(CASTLES) === 'on',
  begin: (view) => settle(view, []),
  open: (view) => choices(view).length > 0,
  decider: (view) => view.state(scoringState)?.mover ?? choices(view)[0]?.castle.owner ?? view.active,
  stays: (view) => choices(view).length > 0,
  end: (view) => (view.state(scoringState)?.scores.length === 0 ? { effects: [stateOf([], undefined)] } : {}),
};
