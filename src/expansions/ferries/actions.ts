/** Placing the ferry of the lake just laid, then moving others. */
import type { MoveToken, PlaceToken } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import { spotName, type Cell } from '../../contract/spot.js';
import type { Sides } from '../../contract/snapshot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { crossing, crossings, FERRIES, FERRY, ferryOn, hasLake, isSame, isTold, movable, moved, reach } from './lakes.js';
import { PLACEMENT } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const PLACE_STEP = 'place-ferry';
export const MOVE_STEP = 'move-ferry';
export const PLACE = `place-token/${FERRY}` as const;
export const MOVE = `move-token/${FERRY}` as const;

const put = (at: Cell, edges: Sides, why: ReturnType<typeof because>): Effect => ({
  type: 'piece-moved',
  piece: { token: FERRY, edges },
  from: { area: 'supply' },
  to: { tile: at },
  ...why,
});

/** Whether the active player has put a follower on a road of the lake tile: on a tile just laid nobody stands who was not put there. */
export const hasThief = (view: Position): boolean =>
  view.laid !== undefined &&
  view.onTile(view.laid.at).some(({ figure }) => figure.owner === view.active && spotName(figure.at) === 'road' && view.isFollower(figure));

export const reachesFerries: Trigger = {
  id: 'ferries.move.reaches',
  on: 'tile-placed',
  cites: cites('ferries.move.nearest', 'ferries.move.each-direction', 'ferries.move.by-tile-only'),
  then: (view) => {
    const cells = reach(view);
    if (cells.length === 0) return undefined;
    const why = because(
      'move.reaches',
      'ferries.move.nearest',
      'ferries.move.each-direction',
      'ferries.move.by-tile-only',
      'ferries.move.over-new-ferry',
    );
    return { effects: [{ type: 'procedure', procedure: FERRIES.name, state: { reach: cells.map(([x, y]) => [x, y]), moved: [] }, ...why }] };
  },
};

export const placeFerryStep: Step = {
  id: PLACE_STEP,
  phase: 'pieces',
  after: ['place-piece'],
  before: ['tend-flock', 'move-dragon'],
  cites: cites('ferries.place.must', 'ferries.place.after-the-figure', 'ferries.place.only-with-thief', 'ferries.turn.order'),
  timeCites: cites('ferries.place.after-the-figure', 'ferries.turn.order', 'ferries.move.new-lake-first'),
  deciderCites: cites('ferries.place.active-player'),
  decides: true,
  due: (view) => hasLake(view.laid) && ferryOn(view, view.laid!.at) === undefined && (view.get(PLACEMENT) === 'always' || hasThief(view)),
  lacks: ({ laid }) => (laid ? [] : ['/turn/placed']),
};

export const moveFerryStep: Step = {
  id: MOVE_STEP,
  phase: 'pieces',
  after: [PLACE_STEP, 'place-piece'],
  before: ['tend-flock', 'move-dragon'],
  cites: cites('ferries.move.may', 'ferries.move.order', 'ferries.turn.order', 'ferries.turn.each-part'),
  timeCites: cites('ferries.turn.order', 'ferries.move.new-lake-first', 'ferries.turn.each-part'),
  deciderCites: cites('ferries.place.active-player'),
  decides: true,
  passable: true,
  due: (view) => view.laid !== undefined && movable(view).length > 0,
  lacks: (view) => (!view.laid ? ['/turn/placed'] : isTold(view) ? [] : ['/turn/ferry']),
  lacksDecider: () => [],
  stays: (view, { type }) => type !== 'pass' && movable(view).length > 0,
  end: (view) =>
    view.state(FERRIES)
      ? {
          effects: [
            {
              type: 'procedure',
              procedure: FERRIES.name,
              state: null,
              ...because('move.is-over', 'ferries.move.may', 'ferries.score.after-ferries'),
            },
          ],
        }
      : {},
};

export const placeFerry: ActionKind<PlaceToken> = {
  id: PLACE,
  in: [PLACE_STEP],
  cites: cites('ferries.place.must', 'ferries.place.free-choice', 'ferries.move.new-lake-first'),
  propose: ({ board, laid }) =>
    laid ? crossings(board, laid.at).map((edges): PlaceToken => ({ type: 'place-token', kind: FERRY, at: { tile: [laid.x, laid.y], edges } })) : [],
  canPerform: ({ board }, { at }) => crossing(board, at.tile, at.edges) !== undefined,
  perform: ({ board }, { at }) => ({
    effects: [
      put(
        [at.tile![0], at.tile![1]],
        crossing(board, at.tile, at.edges)!,
        because('place.joins', 'ferries.place.must', 'ferries.place.joins-roads', 'ferries.tile.ends-at-lake', 'ferries.score.after-ferries'),
      ),
    ],
  }),
};

export const moveFerry: ActionKind<MoveToken> = {
  id: MOVE,
  in: [MOVE_STEP],
  cites: cites('ferries.move.may', 'ferries.move.two-ends', 'ferries.move.order', 'ferries.score.moved', 'ferries.score.all-parts'),
  propose: (view) =>
    flatMap(movable(view), ([x, y]) =>
      crossings(view.board, [x, y])
        .filter((edges) => !isSame(ferryOn(view, [x, y])?.edges, edges))
        .map((edges): MoveToken => ({ type: 'move-token', kind: FERRY, from: { tile: [x, y] }, to: { tile: [x, y], edges } })),
    ),
  canPerform: (view, { from, to }) => ferryOn(view, from.tile)?.edges !== undefined && crossing(view.board, to.tile, to.edges) !== undefined,
  perform: (view, { from, to }) => {
    const before = ferryOn(view, from.tile)!.edges!;
    const cell: Cell = [from.tile[0], from.tile[1]];
    const why = because(
      'move.moves',
      'ferries.move.may',
      'ferries.move.may-leave-the-road',
      'ferries.score.moved',
      'ferries.score.all-parts',
      'ferries.stay.figures',
      'ferries.move.rejoin-scored',
    );
    return {
      effects: [
        { type: 'piece-moved', piece: { token: FERRY, edges: before }, from: { tile: cell }, to: { area: 'supply' }, ...why },
        put(cell, crossing(view.board, to.tile, to.edges)!, why),
        {
          type: 'procedure',
          procedure: FERRIES.name,
          state: { reach: reach(view).map(([x, y]) => [x, y]), moved: [...moved(view), cell].map(([x, y]) => [x, y]) },
          ...because('move.once', 'ferries.move.once', 'ferries.move.order'),
        },
      ],
    };
  },
};
