/** What the expansion adds to a turn: the fairy's point at its beginning, the dragon's walk after the figure. */
import { DRAGON_TIMING } from './settings/dragon.js';
import { FAIRY_POINT_IN_DOUBLE_TURN } from './settings/fairy-points.js';
import { HOUSE_FAIRY_DRAGON_ENTRY } from './settings/house.js';
import { VOLCANO_TURN_FLOW } from './settings/volcano.js';
import { asks } from '../../kernel/judge/legal-actions.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Skip, Step } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { dragonAt, firstStep, isFairyOn, tilesBeside, walk } from './dragon.js';
import { startOfTurnPoint } from './fairy-points.js';
import { WALK } from './walk.js';

export const fairyPointStep: Step = {
  id: 'fairy-point',
  phase: 'before-tile',
  cites: cites('pd.fairy.point.start-of-turn'),
  due: (view) => view.neutral('fairy') !== undefined && ((view.turn.part ?? 1) === 1 || view.get(FAIRY_POINT_IN_DOUBLE_TURN) === 'each-part'),
  begin: startOfTurnPoint,
};

const timing = (view: Position): readonly PrincessAndDragonClauseId[] => [
  'pd.dragon.timing.completed-feature',
  'pd.dragon.timing.c2-right-before-scoring',
  ...(view.ruleset.citesOf(DRAGON_TIMING, view.get(DRAGON_TIMING)) as PrincessAndDragonClauseId[]),
];

/** Why it walks now: the place of the walk in the turn is a matter of the printing. */
const walkBegins = (view: Position) =>
  because(
    'dragon.walk-begins',
    'pd.dragon.tile.triggers-walk',
    'pd.dragon.move.active-player-starts',
    'pd.dragon.move.starts-where-it-stands',
    ...timing(view),
  );

/** Why it ends: all steps have been made, or none is left to make, before the first one too. */
function walkEnds(view: Position) {
  const left = view.state(WALK)?.stepsLeft;
  const isBlocked = tilesBeside(view).some((cell) => isFairyOn(view, cell)) && view.get(HOUSE_FAIRY_DRAGON_ENTRY) === 'blocks';
  return because(
    'dragon.walk-ends',
    ...(left === 0 ? cites('pd.dragon.move.six-steps') : cites('pd.dragon.move.dead-end')),
    ...(left !== 0 && isBlocked ? cites('pd.dragon.move.dead-end-includes-fairy') : []),
    'pd.dragon.move.stays-where-ended',
    'pd.dragon.timing.turn-resumes',
    // what the tile completed is scored after it, or was before
    ...(completedNow(view).length > 0 ? timing(view) : []),
  );
}

export const moveDragonStep: Step = {
  id: 'move-dragon',
  phase: (settings) => (settings.get(DRAGON_TIMING) === 'after-scoring' ? 'after-scoring' : 'pieces'),
  // the City of Carcassonne comes before the later walk, and whatever comes before the City
  after: (settings) => (settings.get(DRAGON_TIMING) === 'after-scoring' ? ['enter-city', 'move-count'] : []),
  cites: cites(
    'pd.dragon.tile.triggers-walk',
    'pd.dragon.timing.turn-resumes',
    'pd.dragon.timing.completed-feature',
    'pd.dragon.timing.c2-right-before-scoring',
    'pd.dragon.move.dead-end',
    'pd.dragon.example.four-players',
    'pd.dragon.example.forced-step',
  ),
  timeCites: cites('pd.dragon.tile.triggers-walk'),
  deciderCites: cites('pd.dragon.move.clockwise-one-step-each', 'pd.dragon.move.active-player-starts'),
  decides: true,
  due: (view) => view.laidSymbol('dragon') && dragonAt(view) !== undefined,
  begin: (view) => ({
    effects: [{ type: 'procedure', procedure: 'dragon', state: firstStep(view, dragonAt(view)!), ...walkBegins(view) }],
  }),
  decider: (view) => view.state(WALK)?.mover ?? view.active,
  // the active player makes the first step
  lacksDecider: (view) => (view.state(WALK) || (view.turn.done && walk(view)) ? [] : ['/turn/dragon']),
  // whom the fairy is with may decide whether a tile is left to go to
  inDoubt: true,
  stays: (view) => asks(view, view.ruleset.step('move-dragon')!),
  end: (view) => ({ effects: [{ type: 'procedure', procedure: 'dragon', state: null, ...walkEnds(view) }] }),
};

/** One printing, read literally, ends the turn as soon as the dragon stands on the volcano tile. */
export const volcanoSkips: readonly Skip[] = [
  {
    id: 'princess-and-dragon.volcano.turn-ends',
    steps: ['place-figure', 'score'],
    cites: cites('pd.volcano.turn-ends-zmg'),
    when: (view) => view.laidSymbol('volcano') && view.get(VOLCANO_TURN_FLOW) === 'literal-end',
  },
];
