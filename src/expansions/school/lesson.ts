/** Whoever has the teacher gets as many points as the next feature brings; then the teacher goes back. */
import type { Choose, Pass } from '../../contract/action.js';
import type { Effect, FeatureScored } from '../../contract/effect.js';
import type { Score } from '../../contract/verdict.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import { together, type Happening, type Missing } from '../../kernel/declare/happening.js';
import type { Payout, Settlement } from '../../kernel/declare/score.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { dueNow, ownScores, score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import type { ScoringState } from '../bridges-castles-and-bazaars/wire.js';
import { because, cites, rule, type SchoolClauseId } from './author.js';
import { pointsOfFeature, repeatedExtras } from './extras.js';
import { TEACHER_AT_END } from './settings.js';
import { closesGate, holderOf, returns, won } from './teacher.js';
import type { Lesson } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const CHOOSE = 'choose-teacher-score';
export const REPEAT = 'choose/repeat';

export const LESSON = procedure<Lesson>('lesson', ({ scores }, { player }) =>
  scores.forEach((one, i) => player(`/turn/lesson/scores/${i}/player`, one.player)),
);
/** It belongs to all expansions that keep scores waiting. */
const WAITING = procedure<ScoringState>('scoring');

/** Where nothing else keeps scores waiting, nothing else looks at them. */
export function checkWaiting({ ruleset, snapshot, player }: Check): void {
  const scoring = (snapshot.turn as { readonly scoring?: ScoringState } | undefined)?.scoring;
  if (!scoring || ruleset.has('messages') || ruleset.has('bridges-castles-and-bazaars') || ruleset.has('robbers')) return;
  player('/turn/scoring/mover', scoring.mover);
  scoring.scores.forEach((one, i) => player(`/turn/scoring/scores/${i}/player`, one.player));
}

type Entry = Lesson['scores'][number];
const nameOf = ({ feature }: Entry) => JSON.stringify(feature);

const set = (name: string, state: object | null, id: string, ...why: SchoolClauseId[]): Effect => ({
  type: 'procedure',
  procedure: name,
  state: state && { ...state },
  ...because(id, ...why),
});

const noting = (view: Position, entries: readonly Entry[]): Happening => {
  const points = entries.filter((entry) => entry.points > 0);
  if (points.length === 0 || holderOf(view) === undefined) return {};
  const brought = new Set(points.map(nameOf));
  const less = entries.filter((entry) => entry.points <= 0 && brought.has(nameOf(entry)));
  const scores = [...(view.state(LESSON)?.scores ?? []), ...points, ...less];
  return {
    effects: [
      set(LESSON.name, { scores }, 'bonus.notes', 'school.bonus.feature-points-only', 'school.bonus.next-only', 'school.bonus.no-feature-no-bonus'),
    ],
  };
};

/** Bonuses beside the points of the feature are not meant. */
export const notes: Settlement = {
  id: 'school.bonus.notes',
  cites: cites('school.bonus.feature-points-only', 'school.bonus.next-only'),
  settle: (view) =>
    noting(
      view,
      flatMap(dueNow(view), (due) => ownScores(view, due).map((one) => ({ player: one.player, points: pointsOfFeature(one), feature: one.feature }))),
    ),
};

/** Castles are scored later than what surrounds them. */
export const notesCastles: Trigger = {
  id: 'school.bonus.notes-castles',
  on: 'feature-scored',
  cites: cites('school.bonus.next-only'),
  then: (view, effect) => {
    const { feature, scores } = effect as FeatureScored;
    return feature.feature === 'castle'
      ? noting(
          view,
          scores.map((one) => ({ ...one, feature })),
        )
      : undefined;
  },
};

/** One for each feature: how many share it makes no difference. */
const byFeature = (scores: readonly Entry[]): Entry[] =>
  scores.filter((entry, i) => scores.findIndex((other) => nameOf(other) === nameOf(entry)) === i);

/** What the feature has brought others than this one, where that is not the same. */
const uneven = (scores: readonly Entry[], entry: Entry): Entry[] =>
  scores.filter((other) => nameOf(other) === nameOf(entry) && other.points !== entry.points);

/** What no source says of the points that the teacher repeats. */
function openOf(view: Position, scores: readonly Entry[], entry: Entry): Missing[] {
  if (uneven(scores, entry).length === 0)
    return (
      scores
        .filter((one) => nameOf(one) === nameOf(entry))
        .map((one) => repeatedExtras(view, one))
        .find((open) => open.length > 0) ?? []
    );
  const message = 'no source says which number the teacher repeats of a feature that brings players different ones';
  return [{ ...because('bonus.same-points', 'school.bonus.same-points', 'school.bonus.shared-feature'), message, isUnregulated: true }];
}

/** The points of the feature for the holder, and the teacher back in the school. */
function taught(holder: string, { points, feature }: Entry, ...more: SchoolClauseId[]): Happening {
  const why = because(
    'bonus.same-points',
    'school.bonus.same-points',
    'school.bonus.double-for-owner',
    'school.bonus.shared-feature',
    'school.bonus.next-only',
    ...more,
  );
  const own: Score = score(holder, feature, [{ label: 'teacher', quantity: 1, each: points, points, ...why }]);
  return { scores: [own], effects: [returns(holder)] };
}

/** What follows when the teacher has been used, or stays where he is. */
function ended(view: Position, lesson: Happening | undefined): Happening {
  const holder = holderOf(view);
  const isOver = view.state(LESSON) ? [set(LESSON.name, null, 'bonus.over', 'school.bonus.next-only')] : [];
  return together([{ effects: isOver }, lesson ?? {}, { effects: won(view, lesson ? undefined : holder) }]);
}

function begun(view: Position): Happening {
  const holder = holderOf(view);
  const scores = view.state(LESSON)?.scores ?? [];
  const features = byFeature(scores);
  const [only] = features;
  if (holder === undefined || !only) return ended(view, undefined);
  if (features.length === 1) return ended(view, together([taught(holder, only), { missing: openOf(view, scores, only) }]));
  const players = new Set(scores.map(({ player }) => player));
  const one = players.size === 1 ? [...players][0]! : undefined;
  const why = one === undefined ? 'school.bonus.several-several-players' : 'school.bonus.several-one-player';
  return { effects: [set(WAITING.name, { scores: features, mover: one ?? holder }, 'bonus.choice', why)] };
}

const waiting = (view: Position): readonly Entry[] => view.state(WAITING)?.scores ?? [];

export const chooseStep: Step = {
  id: CHOOSE,
  phase: 'scoring',
  after: ['score', 'choose-castle-feature'],
  before: ['take-gold', 'move-wagon'],
  cites: cites(
    'school.bonus.several-one-player',
    'school.bonus.several-several-players',
    'school.teacher.after-the-scoring',
    'school.teacher.won-by-completing',
    'school.teacher.owner-irrelevant',
    'school.teacher.one-only',
    'school.bonus.same-points',
    'school.bonus.double-for-owner',
    'school.bonus.shared-feature',
    'school.bonus.then-returns',
    'school.bonus.no-points-no-return',
    'school.bonus.passes-on-without-points',
    'school.bonus.no-feature-no-bonus',
    'school.end.all-roads-closed',
    'school.end.last-road-still-wins',
    'school.tiles.joining-roads',
  ),
  timeCites: cites('school.bonus.several-one-player', 'school.bonus.several-several-players', 'school.teacher.after-the-scoring'),
  deciderCites: cites('school.bonus.several-one-player', 'school.bonus.several-several-players'),
  decides: true,
  due: (view) => (view.state(LESSON)?.scores.length ?? 0) > 0 || closesGate(view),
  begin: begun,
  decider: (view) => view.state(WAITING)?.mover ?? holderOf(view) ?? view.active,
  lacks: (view) => (waiting(view).length > 0 ? [] : ['/turn/scoring']),
  open: (view) => view.state(LESSON) !== undefined && waiting(view).length > 0,
};

/** What takes the scores from which one was chosen away. */
const CHOSEN = 'bonus.chosen';

export const repeat: ActionKind<Choose> = {
  id: REPEAT,
  in: [CHOOSE],
  cites: cites('school.bonus.several-one-player', 'school.bonus.several-several-players'),
  propose: (view) => byFeature(waiting(view)).map((entry): Choose => ({ type: 'choose', option: 'repeat', score: waiting(view).indexOf(entry) })),
  canPerform: (view, { score: index }) => holderOf(view) !== undefined && waiting(view)[index ?? -1] !== undefined,
  perform: (view, { score: index }) => {
    const { mover = view.active } = view.state(WAITING) ?? {};
    const why = mover === holderOf(view) ? 'school.bonus.several-several-players' : 'school.bonus.several-one-player';
    const entry = waiting(view)[index!]!;
    const others = (view.state(LESSON)?.scores ?? []).filter((one) => nameOf(one) === nameOf(entry) && one.player !== entry.player);
    const chosen = { scores: [entry, ...others.filter((one) => one.points !== entry.points || repeatedExtras(view, one).length > 0)] };
    return { effects: [set(LESSON.name, chosen, 'bonus.which', why), set(WAITING.name, null, CHOSEN, why)] };
  },
};

/** Nothing else waits any more when the points come: they may have to wait themselves. */
export const chosenIsRepeated: Trigger = {
  id: 'school.bonus.chosen',
  on: 'procedure',
  cites: cites('school.bonus.several-one-player', 'school.bonus.several-several-players'),
  then: (view, effect) => {
    const holder = holderOf(view);
    const scores = view.state(LESSON)?.scores ?? [];
    const [chosen] = scores;
    if (effect.rule !== because(CHOSEN).rule || holder === undefined || !chosen) return undefined;
    const lesson = taught(holder, chosen, ...(effect.cites as SchoolClauseId[]));
    return ended(view, together([lesson, { missing: openOf(view, scores, chosen) }]));
  },
};

/** Where one is left, it is meant. */
export const meant: Proposal<Choose> = {
  kind: REPEAT,
  infer: (view, action) => (action.score === undefined && byFeature(waiting(view)).length === 1 ? { ...action, score: 0 } : action),
};

const which = rule<Choose>({
  id: 'bonus.which',
  on: REPEAT,
  cites: ['school.bonus.several-one-player', 'school.bonus.several-several-players', 'school.bonus.next-only'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (holderOf(view) === undefined) return forbid('nobody has the teacher');
    if (waiting(view).length === 0 && view.turn.step === CHOOSE) return unknown('which features have brought points is not known', ['/turn/scoring']);
    if (action.score === undefined) return unknown('which of the scores is repeated is not said', ['/action/score']);
    return waiting(view)[action.score]
      ? pass('it is one of the features that have brought points')
      : forbid('there is no such score', { score: action.score });
  },
});

const mustUse = rule<Pass>({
  id: 'bonus.next-only',
  about: 'turn',
  on: 'pass',
  cites: ['school.bonus.next-only'],
  applies: ({ view }) => view.turn.step === CHOOSE,
  judge: ({ forbid }) => forbid('whoever has the teacher may not wait for a better feature'),
});

const atTheEnd = rule<Pass>({
  id: 'end.held',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['school.end.held-at-end', 'school.end.final-scoring-counts'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0 && holderOf(view) !== undefined,
  judge: (inquiry) => {
    inquiry.get(TEACHER_AT_END);
    return inquiry.pass('what a teacher brings whom somebody holds at the end is a matter of the table');
  },
});

export const lessonRules = [which, mustUse, atTheEnd];

/** Where the final scoring counts, the first feature that brings points in it. */
export const lastLesson: Payout = {
  id: 'school.end.final-scoring-counts',
  cites: cites('school.end.held-at-end', 'school.end.final-scoring-counts'),
  pay: ({ view, stage, feature, scores }) => {
    const holder = holderOf(view);
    const points = Math.max(0, ...scores.map((one) => one.points));
    if (stage !== 'final' || holder === undefined || points === 0 || view.get(TEACHER_AT_END) !== 'first-final-score') return {};
    return taught(holder, { player: holder, points, feature: feature.place }, 'school.end.final-scoring-counts');
  },
};
