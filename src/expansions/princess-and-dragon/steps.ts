/** What the expansion adds to a turn: the fairy's point at its beginning, the dragon's walk after the figure. */
import { isOpen } from '../../kernel/legal-actions.js';
import type { Skip, Step } from '../../kernel/step.js';
import type { Position } from '../../kernel/position.js';
import { because, cites } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { dragonAt, firstStep } from './dragon.js';
import { startOfTurnPoint } from './fairy-points.js';
import { DRAGON_TIMING, FAIRY_POINT_IN_DOUBLE_TURN, VOLCANO_TURN_FLOW } from './settings/index.js';

const fairyPoint: Step = {
  id: 'fairy-point',
  cites: cites('pd.fairy.point.start-of-turn'),
  before: ['place-tile'],
  due: (view) => view.neutral('fairy') !== undefined && ((view.turn.part ?? 1) === 1 || view.get(FAIRY_POINT_IN_DOUBLE_TURN) === 'each-part'),
  begin: startOfTurnPoint,
};

/** Why it walks now: the place of the walk in the turn is a matter of the printing. */
const walkBegins = (view: Position) =>
  because(
    'dragon.walk-begins',
    'pd.dragon.tile.triggers-walk',
    'pd.dragon.move.active-player-starts',
    'pd.dragon.move.starts-where-it-stands',
    'pd.dragon.timing.completed-feature',
    'pd.dragon.timing.c2-right-before-scoring',
    ...(view.ruleset.citesOf(DRAGON_TIMING, view.get(DRAGON_TIMING)) as PrincessAndDragonClauseId[]),
  );

const moveDragon: Step = {
  id: 'move-dragon',
  cites: cites(
    'pd.dragon.tile.triggers-walk',
    'pd.dragon.timing.turn-resumes',
    'pd.dragon.timing.completed-feature',
    'pd.dragon.timing.c2-right-before-scoring',
    'pd.dragon.move.dead-end',
    'pd.dragon.example.four-players',
    'pd.dragon.example.forced-step',
  ),
  after: (settings) => (settings.get(DRAGON_TIMING) === 'after-scoring' ? ['place-figure', 'score'] : ['place-figure']),
  before: (settings) => (settings.get(DRAGON_TIMING) === 'after-scoring' ? [] : ['score']),
  decides: true,
  due: (view) => view.laidSymbol('dragon') && dragonAt(view) !== undefined,
  begin: (view) => ({
    effects: [{ type: 'procedure', procedure: 'dragon', state: firstStep(view, dragonAt(view)!), ...walkBegins(view) }],
  }),
  decider: (view) => view.turn.dragon?.mover ?? view.active,
  stays: (view) => isOpen(view, view.ruleset.step('move-dragon')!),
  end: () => ({
    effects: [
      {
        type: 'procedure',
        procedure: 'dragon',
        state: null,
        ...because(
          'dragon.walk-ends',
          'pd.dragon.move.dead-end',
          'pd.dragon.move.six-steps',
          'pd.dragon.move.stays-where-ended',
          'pd.dragon.timing.turn-resumes',
        ),
      },
    ],
  }),
};

export const princessAndDragonSteps: readonly Step[] = [fairyPoint, moveDragon];

/** One printing, read literally, ends the turn as soon as the dragon stands on the volcano tile. */
export const princessAndDragonSkips: readonly Skip[] = [
  {
    id: 'princess-and-dragon.volcano.turn-ends',
    steps: ['place-figure', 'score'],
    cites: cites('pd.volcano.turn-ends-zmg'),
    when: (view) => view.laidSymbol('volcano') && view.get(VOLCANO_TURN_FLOW) === 'literal-end',
  },
];
