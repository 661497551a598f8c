/** When all scores of a round are entered it is judged whether it brings the active player a message. */
import type { Effect } from '../../contract/effect.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Step } from '../../kernel/declare/step.js';
import { phaseOf } from '../../kernel/play/phase.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { COUNT, unknownTrack, untold } from './counting.js';
import { COUNTERS } from './counters.js';
import { OCCUPIED_SPACE } from './settings.js';
import { bringsMessage, interrupted, MESSAGE, round, trackOf, waiting } from './state.js';

export const DRAW = 'draw-message';
const JUDGE = 'judge-round';

/** Whether the features are still being scored: that is one round, whatever the steps in which points are won. */
function isScoring(view: Position): boolean {
  const { steps } = view.ruleset;
  const at = steps.findIndex(({ id }) => id === view.turn.step);
  return phaseOf(view) === 'scoring' && !steps[at]?.interrupts && at < steps.findIndex(({ id }) => id === JUDGE);
}

const isCounted = (option: unknown) => COUNTERS.some((counter) => counter === option);

/** Whose tracks must be known; where a counting figure has just moved, that has asked about the active player's. */
function unknown(view: Position): Missing[] {
  const { moved = [] } = view.state(MESSAGE)!;
  const isUnknown = trackOf(view, view.active) === undefined && moved.length > 0 && !isCounted(view.done.at(-1)?.option);
  if (isUnknown) return [unknownTrack(view)];
  return bringsMessage(view)
    ? untold(view).map(({ id }) => ({ ...unknownTrack(view, id), cites: cites('messages.draw.when', 'messages.draw.occupied-space') }))
    : [];
}

/** A message of the figure action or of the scoring, or another one for the points of a message. */
function isDue(view: Position): Effect {
  const before = view.done.filter(({ type, option }) => type !== 'choose' || !isCounted(option)).at(-1);
  const isAnother = before?.type === 'choose' && (before.option === 'points' || before.option === 'action');
  return round(
    view.state(MESSAGE)!,
    'draw.due',
    'messages.draw.when',
    'messages.draw.active-only',
    'messages.track.dark-is-multiple-of-five',
    ...(isAnother ? (['messages.draw.another'] as const) : []),
  );
}

/** Why none is drawn may hang on who else stands on the space. */
function noMessage(view: Position): Effect {
  const none = round(
    null,
    'draw.none',
    'messages.draw.when',
    'messages.draw.once-per-round',
    'messages.draw.active-only',
    'messages.track.dark-is-multiple-of-five',
  );
  return { ...none, cites: [...new Set([...none.cites, ...view.ruleset.citesOf(OCCUPIED_SPACE, view.get(OCCUPIED_SPACE))])] };
}

export const drawStep: Step = {
  id: DRAW,
  phase: 'scoring',
  after: [COUNT],
  cites: cites(
    'messages.draw.when',
    'messages.draw.active-only',
    'messages.draw.once-per-round',
    'messages.draw.another',
    'messages.draw.rounds',
    'messages.track.dark-is-multiple-of-five',
    'messages.track.no-move-no-draw',
    'messages.x.double-turn',
  ),
  decides: true,
  chance: true,
  // it comes up for every round in which points were entered, and is over at once where these bring no message
  due: (view) => waiting(view).length === 0 && view.state(MESSAGE)?.moved !== undefined && !isDrawn(view) && !isScoring(view),
  interrupts: interrupted,
  begin: (view) => ({ effects: bringsMessage(view) ? [isDue(view)] : [], missing: unknown(view) }),
  open: bringsMessage,
  end: (view) => (isDrawn(view) ? {} : { effects: [noMessage(view)] }),
};

const isDrawn = (view: Position): boolean => view.state(MESSAGE)?.number !== undefined;

/** The points for towers, the gingerbread man, features, castles and the teacher are entered; nothing that comes later in the scoring brings any. */
export const judgeStep: Step = {
  id: JUDGE,
  phase: 'scoring',
  after: ['score', 'choose-castle-feature', 'arrive-in-leipzig', 'choose-teacher-score'],
  before: ['magic-aside', 'take-gold', 'move-wagon'],
  cites: cites('messages.draw.once-per-round', 'messages.draw.rounds'),
  due: (view) => view.state(MESSAGE)?.moved !== undefined,
  // what was scored before it is not to come again
  begin: (view) => ({
    effects: [round({ ...view.state(MESSAGE), from: JUDGE }, 'draw.round-ends', 'messages.draw.once-per-round', 'messages.draw.rounds')],
  }),
};
