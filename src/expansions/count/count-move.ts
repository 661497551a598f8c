/** The Count moves, right after a follower was put into the City. */
import type { MoveFigure, Pass } from '../../contract/action.js';
import type { PieceMoved } from '../../contract/effect.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Step } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type { Spot } from '../../contract/spot.js';
import { because, cites, rule, type CountClauseId } from './author.js';
import { ENTER } from './enter.js';
import { countAt, entersCity, quarterOf, QUARTERS, quarterSpot, type Quarter } from './quarters.js';
import { COUNT_MOVE } from './settings.js';

export const MOVE_COUNT = 'move-count';
const KIND = `move-figure/${MOVE_COUNT}`;

/** The quarter into which a follower has just been put; undefined where nobody was. */
function justEntered(view: Position): Quarter | undefined {
  const entered = view.done.findLast(entersCity);
  return entered && quarterOf(entered['at'] as Spot);
}

function moved(view: Position, to: Quarter, ...ids: CountClauseId[]): PieceMoved {
  const from = countAt(view);
  return {
    type: 'piece-moved',
    piece: { neutral: 'count' },
    from: from ? quarterSpot(from) : { area: 'city-of-carcassonne' },
    to: quarterSpot(to),
    ...because('count.moves', ...ids),
  };
}

/** By a variant he goes by himself. */
function goesByHimself(view: Position): Happening {
  const entered = justEntered(view);
  const from = countAt(view);
  if (!entered) return {};
  switch (view.get(COUNT_MOVE)) {
    case 'by-choice':
      return {};
    case 'clockwise':
      return from
        ? { effects: [moved(view, QUARTERS[(QUARTERS.indexOf(from) + 1) % QUARTERS.length]!, 'count.count.variant-clockwise')] }
        : {
            missing: [
              {
                ...because('count.moves', 'count.count.variant-clockwise'),
                message: 'where the Count is is not known',
                pointer: '/neutral/count/place',
              },
            ],
          };
    case 'follows-follower':
      return from === entered ? {} : { effects: [moved(view, entered, 'count.count.variant-follows')] };
  }
}

export const moveCountStep: Step = {
  id: MOVE_COUNT,
  phase: 'after-scoring',
  after: [ENTER],
  cites: cites('count.count.after-placing', 'count.count.only-after-placing'),
  decides: true,
  passable: true,
  due: (view) => justEntered(view) !== undefined,
  begin: goesByHimself,
  open: (view) => view.get(COUNT_MOVE) === 'by-choice',
};

export const moveCount: ActionKind<MoveFigure> = {
  id: KIND,
  in: [MOVE_COUNT],
  isMeant: ({ figure }) => figure === 'count',
  cites: cites('count.count.after-placing'),
  propose: () => QUARTERS.map((place) => ({ type: 'move-figure', figure: 'count', to: quarterSpot(place) })),
  canPerform: (_view, { figure, to }) => figure === 'count' && quarterOf(to) !== undefined,
  perform: (view, { to }) => ({ effects: [moved(view, quarterOf(to)!, 'count.count.after-placing', 'count.count.any-quarter')] }),
};

const afterPlacing = rule<MoveFigure>({
  id: 'count.after-placing',
  about: 'turn',
  on: KIND,
  cites: ['count.count.after-placing', 'count.count.only-after-placing'],
  // the step comes for no other reason, so that it says the same where what was done is left out
  judge: ({ view, pass, forbid }) =>
    justEntered(view) || (view.turn.done === undefined && view.turn.step === MOVE_COUNT)
      ? pass('a follower has just been put into the City')
      : forbid('nobody has just been put into the City'),
});

const itIsHe = rule<MoveFigure>({
  id: 'count.moves',
  on: KIND,
  cites: ['count.count.neutral'],
  judge: ({ action, pass, forbid }) => (action.figure === 'count' ? pass('it is the Count') : forbid('now only the Count may be moved')),
});

const anyQuarter = rule<MoveFigure>({
  id: 'count.any-quarter',
  on: KIND,
  cites: ['count.count.any-quarter'],
  judge: ({ view, action, pass, forbid }) => {
    const to = quarterOf(action.to);
    if (!to) return forbid('the Count goes to a quarter of the City');
    return to === countAt(view)
      ? forbid('the Count is in that quarter already', { place: to })
      : pass('he may go to any other quarter', { place: to });
  },
});

const mayStay = rule<Pass>({
  id: 'count.may-stay',
  about: 'turn',
  on: 'pass',
  cites: ['count.count.after-placing'],
  applies: ({ view }) => view.turn.step === MOVE_COUNT,
  judge: ({ pass }) => pass('the Count may stay where he is'),
});

export const moveCountRules = [afterPlacing, itIsHe, anyQuarter, mayStay];
