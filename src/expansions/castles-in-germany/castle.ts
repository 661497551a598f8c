/** The German castles of a board: tiles of two cells with one castle on both. */
import type { Cell } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Shape } from '../../kernel/board/shape.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';

export const CASTLE = 'german-castle';

export const germanCastleKind: FeatureKind = { kind: CASTLE, meets: 'nothing', completedBy: 'surroundings', spansCells: true };

/** The spaces around a tile of two cells. */
export const AROUND = 10;

export const isCastle = (design: TileDesign | undefined): boolean => design !== undefined && design.features.some(({ kind }) => kind === CASTLE);
export const isCastleTile = (laid: Laid | undefined): boolean => isCastle(laid?.shape.design);
export const isCastleAt = (board: Board, cell: Cell): boolean => board.tilesOn(cell).some(isCastleTile);

const STEPS = [-1, 0, 1];

/** A castle tile that a shape would touch by a side or by a corner. */
export function touched(board: Board, { cells }: Shape, [x, y]: Cell): Laid | undefined {
  for (const { dx, dy } of cells)
    for (const sy of STEPS)
      for (const sx of STEPS) {
        const there = board.tilesOn([x + dx + sx, y + dy + sy]).find(isCastleTile);
        if (there) return there;
      }
  return undefined;
}

/** The castle tiles with a part of a feature. */
export const castlesIn = (parts: readonly { readonly laid: Laid }[]): number =>
  new Set(parts.filter(({ laid }) => isCastleTile(laid)).map(({ laid }) => laid.entry)).size;
