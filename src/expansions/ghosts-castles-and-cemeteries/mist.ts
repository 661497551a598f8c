/** Mist: which sides of a tile lie under it, and what laying a tile does to it. */
import { SIDES, type Rotation } from '../../contract/compass.js';
import type { Cell } from '../../contract/spot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Shape } from '../../kernel/board/shape.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Position } from '../../kernel/position/position.js';
import { MIST } from './vocabulary.js';
import { flatMap } from '../../kernel/lists.js';

export const hasMist = ({ symbols }: Pick<TileDesign, 'symbols'>): boolean =>
  symbols.some((symbol) => symbol === MIST || symbol.startsWith(`${MIST}-`));

/** Whether a side, as the tile lies, is under mist. */
export const isMisty = ({ design, rotation }: Shape, side: number): boolean =>
  design.symbols.includes(`${MIST}-${SIDES[(side - rotation / 90 + 4) & 3]!}`);

/** Whether a city is said to lie at a side under mist. */
export const hasMistyCity = ({ symbols, features }: TileDesign): boolean =>
  features.some(({ kind, places }) => kind === 'city' && places.some(([side]) => symbols.includes(`${MIST}-${side}`)));

/** What a tile does to the mist of the board. */
export interface Touch {
  readonly extends: boolean;
  readonly limits: boolean;
}

/** A cell of a tile that lies somewhere, or would. */
interface CellOfTile {
  readonly shape: Shape;
  readonly at: Cell;
}

function touchOf(view: Position, cells: readonly CellOfTile[], isOwn: (beside: Laid) => boolean): Touch {
  const facing = flatMap(cells, ({ shape, at }) =>
    flatMap([0, 1, 2, 3], (side) => {
      const other = isMisty(shape, side) ? view.board.facing(at, side) : undefined;
      return other && !isOwn(other) ? [isMisty(other.shape, (side + 2) & 3)] : [];
    }),
  );
  return { extends: facing.includes(true), limits: facing.includes(false) };
}

/** What the tile just laid has done. */
export function touchOfLaid(view: Position): Touch {
  const { laid } = view;
  if (!laid) return { extends: false, limits: false };
  return touchOf(view, view.board.cellsOf(laid.entry), ({ entry }) => entry === laid.entry);
}

/** What a tile would do there. */
export function touchAt(view: Position, tile: string, [x, y]: Cell, rotation: Rotation): Touch {
  const cells = view.ruleset.shape(tile, rotation)?.cells ?? [];
  return touchOf(
    view,
    cells.map(({ dx, dy, shape }) => ({ shape, at: [x + dx, y + dy] })),
    () => false,
  );
}

const STEPS = [-1, 0, 1];

/** The misty cells among a cell and the eight around it, each square of a large tile for itself. */
export const mistyAround = ({ board }: Position, { x, y }: Pick<Laid, 'x' | 'y'>): readonly Laid[] =>
  flatMap(STEPS, (dy) =>
    flatMap(STEPS, (dx) =>
      board
        .tilesOn([x + dx, y + dy])
        .filter(({ shape }) => hasMist(shape.design))
        .slice(0, 1),
    ),
  );
