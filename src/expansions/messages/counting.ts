/** Whenever a player scores he chooses which of his counting figures moves. */
import type { Choose } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Score } from '../../contract/verdict.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import type { Happening, Missing } from '../../kernel/declare/happening.js';
import type { FigureKind } from '../../kernel/declare/piece.js';
import type { Withholding } from '../../kernel/declare/score.js';
import type { Step } from '../../kernel/declare/step.js';
import type { PlaceFigure } from '../../contract/action.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { COUNTERS_IN_A_TURN, OCCUPIED_SPACE } from './settings.js';
import { interrupted, MESSAGE, moverOf, OF_THE_TURN, round, trackOf, wait, waiting, waitingFor, type Waiting } from './state.js';
import { COUNTERS, type Counter } from './counters.js';
import { credited } from './credited.js';

export const COUNT = 'choose-counter';
export const RESOLVE = 'resolve-message';
const MESSENGER = 'messenger';

/** It stands on the scoring track, and nowhere else. */
export const messenger: FigureKind = {
  kind: MESSENGER,
  perPlayer: 1,
  neutral: false,
  occupies: [],
  follower: false,
  cites: cites('messages.setup.not-on-the-board', 'messages.setup.two-counters'),
};

/** What brings about points of which nothing else is known. */
const ENTERS = 'count.enters';

/** Whether the score is one that has waited, and that is being entered; what its figure's move brings waits in its turn. */
const isEntered = (view: Position, { player, points, lines }: Pick<Score, 'player' | 'points' | 'lines'>): boolean =>
  view.turn.step === COUNT &&
  waiting(view).some((one) => one.player === player && one.points === points && (one.lines?.[0]?.rule ?? because(ENTERS).rule) === lines[0]?.rule);

/** A score of no points moves no figure. */
export const scoresWait: Withholding = {
  id: 'messages.count.scores-wait',
  cites: cites('messages.count.choose', 'messages.count.every-player', 'messages.count.each-score', 'messages.end.no-messages', 'messages.end.sum'),
  withhold: (view, { player, points, feature, lines }) => {
    if (points === 0 || isEntered(view, { player, points, lines })) return undefined;
    const scores: Waiting[] = [...waiting(view), { player, points, feature, lines }];
    const begins = view.state(MESSAGE) ? [] : [round({}, 'count.round-begins', 'messages.draw.rounds')];
    return {
      effects: [
        wait(view, scores, 'count.scores-wait', 'messages.count.choose', 'messages.count.every-player', 'messages.count.each-score'),
        ...begins,
      ],
    };
  },
};

/** While occupants of castles choose, what has been scored for others waits, as a castle may score the same; of the teacher only those from which is chosen. */
const CASTLES = 'choose-castle-feature';
const TEACHER = 'choose-teacher-score';
const goOn = (view: Position): boolean => [CASTLES, TEACHER].includes(view.turn.step) && (view.ruleset.step(view.turn.step)?.open?.(view) ?? false);

export const countStep: Step = {
  id: COUNT,
  phase: 'scoring',
  after: ['score'],
  cites: cites(
    'messages.count.choose',
    'messages.count.every-player',
    'messages.count.order',
    'messages.draw.rounds',
    'messages.x.double-turn',
    'messages.end.no-messages',
  ),
  deciderCites: cites('messages.count.every-player'),
  decides: true,
  due: (view) => waiting(view).length > 0 && !goOn(view),
  interrupts: interrupted,
  // what interrupts the resolving of a message leads back to where that leads
  begin: (view, from) => ({
    effects: [
      round({ ...view.state(MESSAGE), ...(from !== undefined && from !== RESOLVE && { from }) }, 'count.begins', 'messages.count.choose'),
      // whoever chose for his castle may have had nothing of it
      ...(from === CASTLES ? [wait(view, waiting(view), 'count.begins', 'messages.count.order')] : []),
    ],
  }),
  decider: moverOf,
  lacks: (view) => (waiting(view).length > 0 ? [] : ['/turn/scoring']),
  open: (view) => waiting(view).length > 0,
  stays: (view) => waiting(view).length > 0,
  // what interrupts the counting may bring further scores
  resumes: (view) => waiting(view).length > 0,
};

function counted(view: Position, counter: Counter, { score: index }: Choose): Happening {
  const scores = waiting(view);
  const at = index ?? waitingFor(view, moverOf(view))[0] ?? -1;
  const entry = scores[at];
  if (!entry) return {};
  const { player, points, feature } = entry;
  const track = trackOf(view, player);
  const isActive = player === view.active;
  const state = view.state(MESSAGE) ?? {};
  const moved = isActive ? [...new Set([...(state.moved ?? []), counter])] : (state.moved ?? []);
  const line = { label: 'points', quantity: 1, each: points, points, ...because(ENTERS, 'messages.count.choose') };
  const score: Score = { player, points, feature, lines: entry.lines && entry.lines.length > 0 ? [...entry.lines] : [line] };
  return {
    scores: [score],
    effects: [
      ...(isActive && view.get(COUNTERS_IN_A_TURN) === 'one-per-turn' && !view.state(OF_THE_TURN) ? [ofTheTurn(ownOf(view) ?? counter)] : []),
      round({ ...state, from: interrupted(view), moved }, 'count.moves', 'messages.draw.once-per-round', 'messages.draw.rounds'),
      wait(
        view,
        scores.filter((_, i) => i !== at),
        'count.entered',
        'messages.count.order',
        'messages.count.each-score',
      ),
      // last, as the move may bring further scores
      ...(track ? [moves(player, counter, track[counter], { ...score, points: credited(view, score) })] : []),
    ],
    missing: isActive && !track ? [unknownTrack(view)] : [],
  };
}

const moves = (player: string, counter: Counter, space: number, { points, lines }: Score): Effect => ({
  type: 'piece-moved',
  piece: { token: 'counter' },
  cause: lines[0]!.rule,
  from: { area: 'track', space, with: { player, counter } },
  to: { area: 'track', space: space + points, with: { player, counter } },
  ...because('count.moves', 'messages.count.choose', 'messages.setup.two-counters'),
});

/** The one that the active player moves in this turn; where the position does not say it, the one that has moved in this round. */
const ownOf = (view: Position): Counter | undefined => view.state(OF_THE_TURN)?.own ?? view.state(MESSAGE)?.moved?.[0];

const ofTheTurn = (own: Counter): Effect => ({
  type: 'procedure',
  procedure: OF_THE_TURN.name,
  state: { own },
  ...because('count.one-per-turn', 'messages.count.one-per-turn-2025'),
});

/** Whether points are counted, or a round is not yet judged, and it is not known where counting figures stand. */
export const tracksInDoubt = (view: Position): boolean =>
  (view.turn.step === countStep.id || view.state(MESSAGE) !== undefined) && (trackOf(view, view.active) === undefined || untold(view).length > 0);

/** Who may stand in the way of a message, as it is not known where his counting figures stand. */
export const untold = (view: Position) =>
  view.get(OCCUPIED_SPACE) === 'no-message' ? view.players.filter(({ id }) => id !== view.active && !trackOf(view, id)) : [];

export const unknownTrack = (view: Position, player = view.active): Missing => ({
  rule: 'messages.draw.when',
  cites: [...cites('messages.draw.when')],
  message: 'where the counting figures of the player stand is not known',
  pointer: `/players/${view.players.findIndex(({ id }) => id === player)}/track`,
});

export const counters: readonly ActionKind<Choose>[] = COUNTERS.map((option) => ({
  id: `choose/${option}`,
  in: [COUNT],
  cites: cites('messages.count.choose'),
  propose: (view) => waitingFor(view, moverOf(view)).map((score): Choose => ({ type: 'choose', option, score })),
  canPerform: (view, { score }) => waiting(view)[score ?? 0] !== undefined,
  perform: (view, action) => counted(view, option, action),
}));

/** Where one score waits for him, it is meant. */
export const meant: readonly Proposal<Choose>[] = COUNTERS.map((option) => ({
  kind: `choose/${option}`,
  infer: (view, action) => {
    const own = action.score === undefined ? waitingFor(view, moverOf(view)) : [];
    return own.length === 1 ? { ...action, score: own[0]! } : action;
  },
}));

const BOTH = ['choose/meeple', 'choose/messenger'] as const;

const ownScore = rule<Choose>({
  id: 'count.own-score',
  on: BOTH,
  cites: ['messages.count.choose', 'messages.count.every-player', 'messages.count.order', 'messages.count.each-score', 'messages.setup.two-counters'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (waiting(view).length === 0)
      return view.turn.step === COUNT
        ? unknown('which points wait to be entered is not known', ['/turn/scoring'])
        : forbid('no points wait to be entered');
    if (action.score === undefined) return unknown('which of the scores is meant is not said', ['/action/score']);
    return waitingFor(view, moverOf(view)).includes(action.score)
      ? pass('the points are his, and either figure may move')
      : forbid('these are no points of the player whose decision it is', { score: action.score });
  },
});

const onePerTurn = rule<Choose>({
  id: 'count.one-per-turn',
  on: BOTH,
  cites: ['messages.count.each-score', 'messages.count.one-per-turn-2025'],
  // whose points wait may not be known
  applies: ({ view }) => waiting(view).length > 0 && moverOf(view) === view.active,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const own = ownOf(view);
    if (inquiry.get(COUNTERS_IN_A_TURN) === 'each-score') return pass('the figure is chosen anew for each score');
    return own === undefined || own === action.option
      ? pass('one of the two figures moves in this turn')
      : forbid('in this turn the other counting figure moves', { moves: own });
  },
});

const notOnTheBoard = rule<PlaceFigure>({
  id: 'count.not-on-the-board',
  about: 'kind',
  on: 'place-figure',
  cites: ['messages.setup.not-on-the-board'],
  applies: ({ action }) => action.kind === MESSENGER,
  judge: ({ forbid }) => forbid('the messenger stands on the scoring track, and never on a tile'),
});

const placing = rule<PlaceFigure>({
  id: 'count.others-on-the-board',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['messages.setup.not-on-the-board'],
  judge: ({ pass }) => pass('no tile and no place on one belongs to the messengers'),
});

const atTheEnd = rule({
  id: 'count.at-the-end',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['messages.end.sum', 'messages.end.no-messages'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0,
  judge: ({ pass }) => pass('the final scoring counts from the sum of the two figures, and brings no message'),
});

export const countingRules = [atTheEnd, ownScore, onePerTurn, notOnTheBoard, placing];
