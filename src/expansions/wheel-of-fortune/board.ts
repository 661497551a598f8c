/** The board of the Wheel as the start: sixteen spaces, of whose outer edges no source says what they show. */
import type { Action, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { escapePointer } from '../../contract/pointer.js';
import { cellOf, type Cell } from '../../contract/spot.js';
import { neighbours } from '../../kernel/board/board.js';
import { rotatedPlaces } from '../../kernel/board/shape.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule, Scoring, Settlement } from '../../kernel/declare/score.js';
import { dueNow } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { crownsScored } from './crown-score.js';
import { BOARD } from './tiles.js';
import type { ChanceOfTile } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const isBoard = ({ board }: Position, cell: Cell | undefined): boolean =>
  board.shows(BOARD) && (board.tile(cell)?.shape.design.symbols.includes(BOARD) ?? false);

/** Whether a cell is one of a board of which the position does not say what it shows. */
const isUnsaid = (view: Position, cell: Cell): boolean => isBoard(view, cell) && view.board.tile(cell)?.shape.design.fitsAnything === true;

/** Each space counts as a tile. */
export const spacesAreTiles = (design: TileDesign): TileDesign | undefined =>
  design.cells && design.symbols.includes(BOARD)
    ? { ...design, cells: { ...design.cells, designs: design.cells.designs.map((cell) => ({ ...cell, countsCells: true as const })) } }
    : undefined;

/** Whether a cell belongs to the board, and whether to its inner four spaces, which the Wheel fills; undefined off the board. */
export function isInside(view: Position, cell: Cell): 'inner' | 'outer' | undefined {
  const laid = view.board.tile(cell);
  if (!laid || !isBoard(view, cell)) return undefined;
  const { at } = view.snapshot.tiles[laid.entry]!;
  const [dx, dy] = [cell[0] - at[0], cell[1] - at[1]];
  return [1, 2].includes(dx) && [1, 2].includes(dy) ? 'inner' : 'outer';
}

/** Where the position may say what the board shows. */
function printOf({ ruleset, snapshot }: Position): string {
  const board = snapshot.tiles.find(({ tile }) => ruleset.design(tile)?.symbols.includes(BOARD));
  return `/prints/${escapePointer(ruleset.tileId(board?.tile ?? '') ?? '')}`;
}

const beside = rule<PlaceTile>({
  id: 'board.beside',
  on: 'place-tile',
  cites: ['wheel-of-fortune.setup.wheel-is-start'],
  applies: ({ view, action }) => view.board.shows(BOARD) && view.beside(action).some((cell) => isUnsaid(view, cell)) && !isBoard(view, action.at),
  judge: ({ view, unknown }) => {
    return unknown('what the board of the Wheel shows at its outer edges is in no source', [printOf(view)]);
  },
});

const isStart = rule<PlaceTile>({
  id: 'board.start',
  on: 'place-tile',
  isRemark: true,
  cites: ['wheel-of-fortune.setup.wheel-is-start'],
  applies: ({ view }) => view.board.shows(BOARD),
  judge: ({ pass }) => pass('the board of the Wheel is the start: tiles are joined to its outer edges, and to each other'),
});

/** Whether a feature goes on over the board. */
const reachesBoard = (view: Position, { parts }: Feature): boolean => parts.some(({ laid: { x, y } }) => isBoard(view, [x, y]));

const outside = rule<PlaceFigure>({
  id: 'board.outside',
  on: 'place-figure',
  cites: ['wheel-of-fortune.board.followers-outside'],
  applies: ({ view, action }) => {
    const feature = cellOf(action.at) && view.feature(action.at);
    return feature !== undefined && reachesBoard(view, feature);
  },
  judge: ({ view, action, pass, forbid }) =>
    isBoard(view, cellOf(action.at)) && action.via === undefined
      ? forbid('followers come to the landscape of the board by a tile that extends it, or from afar')
      : pass('the landscape of the board is open to figures like that of tiles laid before'),
});

export const boardRules = [beside, isStart, outside];

/** It raises nothing: it tells that a space of the board counts in a road or city that goes on there. */
export const landscapeCounts: ScoreRule = {
  id: 'wheel-of-fortune.board.landscape',
  stage: 'rate',
  of: ['road', 'city'],
  raises: ['base.score.road-tiles', 'base.score.city-tiles'],
  cites: cites('wheel-of-fortune.board.landscape-counts', 'wheel-of-fortune.board.sixteen-spaces'),
  applies: ({ view, feature }) => reachesBoard(view, feature),
  by: () => 0,
};

const AROUND = flatMap([-1, 0, 1], (dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
const liesBesideIt = ({ view, feature }: Scoring): boolean =>
  feature.parts.some(({ laid: { x, y } }) => AROUND.some(([dx, dy]) => isBoard(view, [x + dx, y + dy])));

/** It raises nothing: it tells why a space counts like a tile. */
export const spacesCount: ScoreRule = {
  id: 'wheel-of-fortune.board.monastery',
  stage: 'rate',
  of: ['monastery', 'garden'],
  raises: ['base.score.monastery-tiles', 'base.score.garden-tiles'],
  cites: cites('wheel-of-fortune.board.sixteen-spaces'),
  applies: liesBesideIt,
  by: () => 0,
};

const SIDES = ['n', 'e', 's', 'w'];

/** Whether a road or city runs up to the board. */
const meetsBoard = (view: Position, { parts }: Feature): boolean =>
  parts.some(({ laid, printed }) => {
    const places: readonly string[] = rotatedPlaces(printed, laid.shape.rotation);
    return neighbours([laid.x, laid.y]).some((cell, side) => places.includes(SIDES[side]!) && isUnsaid(view, cell));
  });

/** What runs up to the board may go on there. */
export const edgesInDoubt: Settlement = {
  id: 'wheel-of-fortune.board.edges',
  cites: cites('wheel-of-fortune.setup.wheel-is-start'),
  settle: (view) => {
    const isDoubtful = dueNow(view).some(({ feature }) => feature.completedBy === 'sides' && meetsBoard(view, feature));
    return isDoubtful
      ? {
          missing: [
            {
              ...because('board.edges', 'wheel-of-fortune.setup.wheel-is-start'),
              message: 'what the board of the Wheel shows at its outer edges is in no source',
              pointer: printOf(view),
            },
          ],
        }
      : {};
  },
};

/** What the Wheel brings may hang on its crowns, and what meets the board on its edges. */
export const wheelInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (view.turn.step === 'draw-tile') return (action) => ((action as ChanceOfTile).icon ?? 0) > 0;
  // who goes home leaves the crowns as they are
  const areCrowns = view.turn.step === 'give-up-figure' && (crownsScored(view, 'plague').missing ?? []).length > 0;
  return areCrowns || view.board.bearing(BOARD).some(({ at }) => isUnsaid(view, at));
};
