/** Shrines and monasteries, and which of the other kind lie around them. */
import type { Figure } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

export const SHRINE = 'shrine';
const BUILDING = 'monastery';

/** A shrine or a monastery with the tile on which it stands. */
export interface Building {
  readonly cell: Cell;
  readonly node: number;
  readonly isShrine: boolean;
}

/** Whether what a tile has is a shrine; undefined where it has neither. */
export function kindOf({ features }: TileDesign): boolean | undefined {
  const building = features.find(({ kind }) => kind === BUILDING);
  return building?.marks.includes(SHRINE);
}

const AROUND = flatMap([-1, 0, 1], (dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The buildings of a kind on the eight places around a cell. */
export const around = (view: Position, [x, y]: Cell, isShrine: boolean): Building[] =>
  flatMap(AROUND, ([dx, dy]) => buildingsOn(view, [x + dx, y + dy])).filter((building) => building.isShrine === isShrine);

const buildingsOn = (view: Position, cell: Cell): Building[] =>
  flatMap(view.board.tilesOn(cell), ({ node, shape }) =>
    flatMap(shape.design.features, ({ kind, marks }, index): Building[] =>
      kind === BUILDING ? [{ cell, node: node + index, isShrine: marks.includes(SHRINE) }] : [],
    ),
  );

/** A building as it stands on the board; undefined where the feature is none. */
export function asBuilding(feature: Feature | undefined): Building | undefined {
  const part = feature?.kind === BUILDING ? feature.parts[0] : undefined;
  return part && { cell: [part.laid.x, part.laid.y], node: part.node, isShrine: part.printed.marks.includes(SHRINE) };
}

/** Monks and heretics; whoever lies in a special monastery as its abbot is none. */
export const peopleOf = (view: Position, { node }: Building): readonly Figure[] =>
  flatMap(view.onNode(node), ({ figure }) => ('as' in figure.at ? [] : [figure]));

/** Buildings of the other kind beside it that are still open and occupied. */
export const challenged = (view: Position, building: Building): Building[] =>
  around(view, building.cell, !building.isShrine).filter((other) => !view.board.feature(other.node).isComplete && peopleOf(view, other).length > 0);
