/** Scores that come at once wait until each robber with a choice has chosen; then they are entered one by one. */
import type { Choose, Pass } from '../../contract/action.js';
import type { Score } from '../../contract/verdict.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import { together, type Happening } from '../../kernel/declare/happening.js';
import type { Withholding } from '../../kernel/declare/score.js';
import type { Step } from '../../kernel/declare/step.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, citesWithMessages, rule } from './author.js';
import { isRogue, robbedWithMessages, robbersAgainst, robbery, unknownSpace, unknownTotal } from './robbing.js';
import { FINAL_SCORING } from './settings.js';
import { lootOf, ROBBING, setRobbing, setWaiting, WAITING } from './state.js';
import { STEP as PLACING } from './placing.js';
import { countingOf, finalSpace, robberOf, robbersOnTrack, spaceOf } from './track.js';
import type { Loot, Robbing } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const CHOOSE = 'choose-robbed';
export const ROB = 'choose/rob';

/** Where the counting figure of a player stands, who has one; undefined where it is not known. */
const spaceFor = (view: Position, player: string): number | undefined => countingOf(view, player)?.[0]!.space;

const robbersOn = (view: Position, player: string): readonly Figure[] => robbersAgainst(view, player, spaceFor(view, player));

const unregulated = {
  ...because('final.robbers', 'robbers.rob.half'),
  message: 'no source says whether robbers rob in the final scoring',
  isUnregulated: true,
  settings: [FINAL_SCORING],
} as const;

/** With The Messages: the two figures of a player are added up for the final scoring. */
const besideOne = {
  ...because('final.robbers', 'robbers.rob.half', 'robbers.place.messenger'),
  message: 'no source says whether a robber beside one of two counting figures robs where their total is elsewhere',
  isUnregulated: true,
} as const;

const isBesideOne = (view: Position, player: string): boolean =>
  (countingOf(view, player) ?? []).some(({ space }) => space !== finalSpace(view, player) && robbersAgainst(view, player, space).length > 0);

export const lootWaits: Withholding = {
  id: 'robbers.rob.scores-wait',
  cites: cites('robbers.rob.choice', 'robbers.rob.must-first', 'robbers.rob.zero', 'robbers.rob.negative', 'robbers.final.robbers'),
  withhold: (view, { player, points, feature, lines }) => {
    // which of two counting figures moves is chosen before anybody is robbed
    if (points <= 0 || view.turn.step === CHOOSE || view.ruleset.has('messages')) return undefined;
    const state = view.state(ROBBING);
    const missing = unknownSpace(view, player);
    if (!state && missing.length === 0 && robbersOn(view, player).length === 0) return undefined;
    const loot: Loot = { player, points, feature, lines };
    const waits = { ...state, scores: [...(state?.scores ?? []), loot] };
    return {
      effects: [setRobbing(waits, 'rob.scores-wait', 'robbers.rob.choice', 'robbers.rob.every-score', 'robbers.rob.negative', 'robbers.rob.zero')],
      missing,
    };
  },
  atTheEnd: (before, { player, points, lines }) => {
    if (points <= 0 || isRogue({ lines })) return undefined;
    const hasMessages = before.ruleset.has('messages');
    // whether whoever stood beside one of two figures stands beside their total hangs on that, too
    if (hasMessages && robbersOnTrack(before).length > 0 && before.get(FINAL_SCORING) === 'unregulated') return { missing: [unregulated] };
    if (hasMessages && isBesideOne(before, player)) return { missing: [besideOne] };
    const robbers = robbersAgainst(before, player, finalSpace(before, player));
    if (robbers.length === 0) return { missing: unknownTotal(before, player) };
    if (before.get(FINAL_SCORING) === 'unregulated') return { missing: [unregulated] };
    const robs = robbery(before, robbers, { player, points, lines }, finalSpace);
    const why = [...cites('robbers.final.robbers'), ...(hasMessages ? citesWithMessages('messages.end.sum') : [])];
    const scores = (robs.scores ?? []).map((one) => ({
      ...one,
      lines: one.lines.map((line) => ({ ...line, cites: [...line.cites, ...why] })),
    }));
    return { ...robs, scores };
  },
};

/** Whether a robber, who stands there or may be placed now, may rob when the game is over, while no source says so or it is not known where he stands. */
export const finalInDoubt = (view: Position): boolean =>
  view.snapshot.bag?.remaining === 0 &&
  (view.ruleset.has('messages') || view.get(FINAL_SCORING) === 'unregulated') &&
  (robbersOnTrack(view).length > 0 || view.turn.step === PLACING);

/** Whether whoever scores may stand beside a robber, but it is not known where. */
export const lootInDoubt = (view: Position): boolean => view.players.some(({ id }) => unknownSpace(view, id).length > 0);

/** From where a score moves, or has moved, a counting figure. */
const spacesOf = (view: Position, { player, spaces }: Loot): readonly number[] => spaces ?? countingOf(view, player)?.map(({ space }) => space) ?? [];

/** On the Wheel of Fortune the crowns are scored after the event: they do not come at once with it. */
const isAfterwards = ({ lines = [] }: Loot): boolean => lines[0]?.rule === 'wheel-of-fortune.crown.scored';

/** Indexes of the scores that a robber can rob: the first that come. */
function within(view: Position, { owner, at }: Figure, scores: readonly Loot[]): number[] {
  const there = flatMap(scores, (one, i) => (one.player !== owner && one.points > 0 && spacesOf(view, one).includes(spaceOf(at)!) ? [i] : []));
  const first = there.filter((i) => !isAfterwards(scores[i]!));
  return first.length > 0 ? first : there;
}

/** Robbers that have several scores to rob and have not chosen, in the order of their owners. */
const choosers = (view: Position, scores: readonly Loot[]): readonly Figure[] =>
  robbersOnTrack(view).filter((robber) => !scores.some(({ by }) => by?.includes(robber.id)) && within(view, robber, scores).length > 1);

/** Robs each of the scores, all of which have been entered: what robbers take waits for a counting figure in its turn. */
function robbedAfterwards(view: Position, state: Robbing): Happening {
  const { scores } = state;
  const robs = flatMap(robbersOnTrack(view), (robber) => {
    const loot = scores.find(({ by }) => by?.includes(robber.id)) ?? scores[within(view, robber, scores)[0] ?? -1];
    return loot ? [robbedWithMessages([robber], loot)] : [];
  });
  const done = setRobbing({ ...state, scores: [], settled: true }, 'rob.entered', 'robbers.rob.one-feature', 'robbers.rob.must-first');
  return together([...robs, { effects: [done] }]);
}

/** Enters the first of the scores, and what robbers take of it. */
function entered(view: Position, state: Robbing): Happening {
  const [first, ...rest] = state.scores;
  if (!first) return {};
  const { player, points, feature, lines = [], by = [] } = first;
  const line = { label: 'points', quantity: 1, each: points, points, ...because('rob.enters', 'robbers.rob.victim-keeps') };
  const own: Score = { player, points, feature, lines: lines.length > 0 ? [...lines] : [line] };
  const isForLater = ({ id }: Figure) => rest.some((other) => other.by?.includes(id));
  const there = robbersAgainst(view, player, spaceFor(view, player)).filter((robber) => !isForLater(robber) && !by.includes(robber.id));
  const robbers = robbersOnTrack(view).filter((robber) => by.includes(robber.id) || there.includes(robber));
  const next = setRobbing({ ...state, scores: rest, settled: true }, 'rob.entered', 'robbers.rob.one-feature', 'robbers.rob.must-first');
  return together([{ scores: [own] }, robbery(view, robbers, { player, points, lines }), { effects: [next] }]);
}

/** Asks the first robber with a choice, or enters a score; `kept` waits meanwhile. */
function goesOn(view: Position, state: Robbing, kept: Robbing['kept']): Happening {
  const [robber] = state.settled === true ? [] : choosers(view, state.scores);
  if (!robber) return view.ruleset.has('messages') ? robbedAfterwards(view, state) : entered(view, state);
  const { kept: _before, ...known } = state;
  const scores = state.scores.map(({ by: _by, counter: _counter, spaces: _spaces, ...one }) => one);
  return {
    effects: [
      setRobbing({ ...known, ...(kept && { kept }) }, 'rob.choice', 'robbers.rob.choice'),
      setWaiting({ scores, mover: robber.owner! }, 'rob.choice', 'robbers.rob.choice'),
    ],
  };
}

const isOpen = (view: Position): boolean => {
  const state = view.state(ROBBING);
  return state !== undefined && state.settled !== true && choosers(view, state.scores).length > 0;
};

/** Whether counting figures are still to move for scores that may be robbed. */
const countsOn = (view: Position): boolean =>
  view.ruleset.has('messages') && (view.state(WAITING)?.scores ?? []).some((one) => one.points > 0 && !isRogue(one));

export const chooseStep: Step = {
  id: CHOOSE,
  phase: 'scoring',
  after: ['score'],
  before: ['choose-counter'],
  cites: cites(
    'robbers.rob.choice',
    'robbers.rob.must-first',
    'robbers.rob.victim-keeps',
    'robbers.rob.goes-home',
    'robbers.rob.several-robbers',
    'robbers.rob.rogue-points',
    'robbers.rob.every-score',
    'robbers.x.fairy-start-point',
  ),
  timeCites: cites('robbers.rob.choice', 'robbers.rob.must-first'),
  deciderCites: cites('robbers.rob.choice'),
  decides: true,
  due: (view) => (view.state(ROBBING)?.scores.length ?? 0) > 0 && !countsOn(view),
  interrupts: (view) => view.state(ROBBING)?.from ?? (view.laid ? 'score' : view.ruleset.steps[0]!.id),
  begin: (view, from) => goesOn(view, { ...view.state(ROBBING)!, ...(from !== undefined && from !== CHOOSE && { from }) }, view.state(WAITING)),
  decider: (view) => view.state(WAITING)?.mover ?? choosers(view, lootOf(view))[0]?.owner ?? view.active,
  // the only one who has anything to choose is meant
  lacksDecider: (view) => (view.state(WAITING) || choosers(view, lootOf(view)).length === 1 ? [] : ['/turn/scoring']),
  lacks: (view) => (lootOf(view).length > 0 ? [] : ['/turn/scoring']),
  open: isOpen,
  stays: isOpen,
  end: (view) => (view.state(ROBBING)?.scores.length === 0 ? { effects: [setRobbing(null, 'rob.done', 'robbers.rob.one-feature')] } : {}),
};

/** What the robber of a player, who decides, can rob. */
const options = (view: Position, player = view.decider): number[] => {
  const robber = robberOf(view, player);
  return robber ? within(view, robber, lootOf(view)) : [];
};

function chosen(view: Position, index: number): Happening {
  const robber = robberOf(view, view.decider)!;
  const from = view.state(ROBBING)?.from ?? chooseStep.interrupts!(view);
  const scores = lootOf(view).map((one, i) => (i === index ? { ...one, by: [...(one.by ?? []), robber.id] } : one));
  const state: Robbing = { ...view.state(ROBBING), from, scores };
  if (choosers(view, scores).length > 0) return goesOn(view, state, state.kept);
  const { kept, ...rest } = state;
  return {
    effects: [
      setRobbing({ ...rest, settled: true }, 'rob.chosen', 'robbers.rob.choice', 'robbers.rob.one-feature'),
      setWaiting(kept ?? null, 'rob.chosen', 'robbers.rob.choice'),
    ],
  };
}

export const rob: ActionKind<Choose> = {
  id: ROB,
  in: [CHOOSE],
  cites: cites('robbers.rob.choice'),
  propose: (view) => options(view).map((score): Choose => ({ type: 'choose', option: 'rob', score })),
  canPerform: (view, { score }) => robberOf(view, view.decider) !== undefined && lootOf(view)[score ?? -1] !== undefined,
  perform: (view, { score }) => chosen(view, score!),
};

/** Where there is one, it is meant. */
export const meant: Proposal<Choose> = {
  kind: ROB,
  infer: (view, action) => {
    const own = action.score === undefined ? options(view) : [];
    return own.length === 1 ? { ...action, score: own[0]! } : action;
  },
};

const ownChoice = rule<Choose>({
  id: 'rob.choice',
  on: ROB,
  cites: ['robbers.rob.choice', 'robbers.rob.one-feature', 'robbers.rob.not-own', 'robbers.rob.space-not-player'],
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown } = inquiry;
    const { score } = action;
    if (lootOf(view).length === 0 && view.turn.step === CHOOSE) return unknown('which scores can be robbed is not known', ['/turn/scoring']);
    return ofDecider(inquiry, (player) => {
      if (!robberOf(view, player)) return forbid('no robber of `{player}` stands on the track', { player });
      if (score === undefined) return unknown('which of the scores is robbed is not said', ['/action/score']);
      if (lootOf(view)[score]?.player === player) return forbid('a robber does not rob his own owner', { score });
      return options(view, player).includes(score)
        ? pass('a counting figure scores it from the space of the robber', { score })
        : forbid('no counting figure scores it from the space of the robber', { score });
    });
  },
});

const mustRob = rule<Pass>({
  id: 'rob.must-first',
  about: 'turn',
  on: 'pass',
  cites: ['robbers.rob.must-first'],
  applies: ({ view }) => view.turn.step === CHOOSE,
  judge: ({ forbid }) => forbid('a robber robs the first score that comes, and his owner cannot wait for a better one'),
});

export const choosingRules = [ownChoice, mustRob];
