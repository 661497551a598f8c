/** The die, and what it comes to. */
import type { Chance } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Step } from '../../kernel/declare/step.js';
import { flatMap } from '../../kernel/lists.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, citesOfDragon, rule, type Because, type FlierClauseId } from './author.js';
import { CITY_OF_CARCASSONNE, FLIGHT, isLanding, MACHINE, target, WHEEL_BOARD } from './flight.js';
import { PYRAMID_LANDING } from './settings.js';
import { plagueOn } from './with-others.js';

const FACES = [1, 2, 3];

export const rollDie: Step = {
  id: 'roll-die',
  phase: 'figure',
  cites: cites('flier.choice.before-roll', 'flier.roll.die', 'flier.turn.before-scoring'),
  decides: true,
  chance: true,
  interrupts: () => 'place-figure',
  due: (view) => view.state(FLIGHT) !== undefined && target(view) === undefined,
  lacks: (view) => (view.state(FLIGHT) ? [] : ['/turn/flight']),
  open: () => true,
};

export const landFigure: Step = {
  id: 'land-figure',
  phase: 'figure',
  after: ['roll-die'],
  cites: cites(
    'flier.landing.must',
    'flier.landing.player-chooses',
    'flier.turn.before-scoring',
    'flier.landing.no-tile',
    'flier.landing.nothing-permitted',
  ),
  decides: true,
  interrupts: () => 'place-figure',
  due: (view) => target(view) !== undefined,
  lacks: (view) => (target(view) ? [] : [view.state(FLIGHT) ? '/turn/flight/rolled' : '/turn/flight']),
  end: (view) => ({ effects: [{ type: 'procedure', procedure: FLIGHT.name, state: null, ...outcome(view) }] }),
};

/** What each edition has of the tile of the dragon is said there; here, that it holds for whoever flies. */
const onDragon: Because = {
  ...because('flight.fails'),
  cites: [
    ...cites('flier.landing.dragon-tile'),
    ...citesOfDragon('pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.any-means-of-arrival'),
    ...cites('flier.landing.fail-no-other-figure'),
  ],
};

/** Why the flight is over. */
function outcome(view: Position): Because {
  if (view.done.some(isLanding)) return because('flight.lands', 'flier.landing.becomes', 'flier.turn.counts-as-placing');
  const cell = target(view);
  if (!cell || !view.board.tile(cell)) return because('flight.fails', 'flier.landing.no-tile', 'flier.landing.fail-no-other-figure');
  if (sameCell(view.neutral('dragon')?.tile, cell)) return onDragon;
  const why = because('flight.fails', 'flier.landing.nothing-permitted', 'flier.landing.fail-no-other-figure');
  const plague = plagueOn(view, cell);
  return { ...why, cites: [...why.cites, ...(plague.length > 0 ? plague : closedTo(view, cell))] };
}

/** What bars such a figure, or the garden of the tile. */
function closedTo(view: Position, cell: Cell): FlierClauseId[] {
  const own = BARS[view.state(FLIGHT)?.kind ?? ''];
  const designs = view.board.tilesOn(cell).map(({ shape }) => shape.design);
  const symbols = flatMap(designs, (design) => design.symbols);
  const features = flatMap(designs, (design) => design.features);
  const isComplete = view.board
    .tilesOn(cell)
    .some(({ node, shape }) => shape.design.features.some((_, i) => view.board.feature(node + i).isComplete));
  return [
    ...(own ? [own] : []),
    ...(!own && features.some(({ kind }) => kind === 'garden') ? cites('flier.landing.garden') : []),
    ...(symbols.some((symbol) => symbol.startsWith(MACHINE)) ? cites('flier.landing.not-machine') : []),
    ...(isComplete ? cites('flier.landing.unfinished-only') : []),
    ...(!own && symbols.includes('acrobats') ? byPyramids(view) : []),
    ...(view.tokensOn('castle', cell).length > 0 ? cites('flier.landing.not-castle') : []),
    ...(symbols.includes('tower') ? cites('flier.landing.not-tower') : []),
    ...(symbols.includes(CITY_OF_CARCASSONNE) ? cites('flier.landing.city-of-carcassonne') : []),
    ...(symbols.includes(WHEEL_BOARD) ? cites('flier.landing.wheel-of-fortune') : []),
    ...(features.some(({ kind }) => kind === 'field') ? cites('flier.landing.no-field') : []),
  ];
}
/** Where nobody lands on pyramids that, or else that this one is full. */
const byPyramids = (view: Position): readonly FlierClauseId[] =>
  view.get(PYRAMID_LANDING) === 'allowed' ? cites('flier.landing.pyramid') : cites('flier.landing.unfinished-only');
const BARS: Readonly<Record<string, FlierClauseId>> = { mayor: 'flier.landing.mayor', abbot: 'flier.landing.abbot', wagon: 'flier.landing.wagon' };

export const chanceFlight: ActionKind<Chance> = {
  id: 'chance/flight',
  in: ['roll-die'],
  cites: cites('flier.roll.die'),
  propose: () => FACES.map((outcome): Chance => ({ type: 'chance', of: 'flight', outcome })),
  canPerform: (view, { outcome }) => view.state(FLIGHT) !== undefined && FACES.some((face) => face === outcome),
  perform: (view, { outcome }) => ({
    effects: [
      {
        type: 'procedure',
        procedure: FLIGHT.name,
        state: { ...view.state(FLIGHT), rolled: outcome },
        ...because(
          'flight.is-rolled',
          'flier.roll.die',
          'flier.roll.straight',
          'flier.tile.direction',
          'flier.roll.gaps-count',
          'flier.turn.before-scoring',
        ),
      },
    ],
  }),
};

const faceOfTheDie = rule<Chance>({
  id: 'flight.face-of-the-die',
  on: 'chance/flight',
  cites: ['flier.roll.die'],
  judge: ({ action, pass, forbid }) =>
    FACES.some((face) => face === action.outcome)
      ? pass('the die has such a face')
      : forbid('the die shows one, two or three: the outcome is the number 1, 2 or 3'),
});

export const rollRules: readonly Rule[] = [faceOfTheDie];
