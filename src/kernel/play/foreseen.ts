/** Which features may come to be scored by an action, as far as that can be told without carrying it out. */
import type { Action, MoveToken, PlaceTile, PlaceToken } from '../../contract/action.js';
import type { Feature } from '../board/feature.js';
import type { Laid } from '../board/laid.js';
import type { TileFeature } from '../board/tile-notation.js';
import type { Position } from '../position/position.js';
import { completedNow } from './completed.js';

/** What is looked for: features as they lie, and those that a tile would bring along. */
export interface Sought {
  readonly isOne: (feature: Feature) => boolean;
  /** Left out: nothing that is printed on the tile in hand is looked for. */
  readonly isPrinted?: (printed: TileFeature) => boolean;
}

/**
 * Whether one of these may be scored in consequence of an action: a tile is laid on or around it, or it is complete already and waits for its
 * scoring; a piece of the board may complete any of them. It says yes where it is in doubt. What the end of the game scores is another matter.
 */
export function mayBeScored(view: Position, action: Action, { isOne, isPrinted = () => false }: Sought): boolean {
  switch (action.type) {
    case 'place-tile':
      return around(view, action as PlaceTile, isOne) || (view.ruleset.design((action as PlaceTile).tile)?.features.some(isPrinted) ?? false);
    case 'place-token':
    case 'move-token':
      return changesTheBoard(view, (action as PlaceToken | MoveToken).kind) ? view.board.allFeatures().some(isOne) : completedNow(view).some(isOne);
    default:
      return completedNow(view).some(isOne);
  }
}

const changesTheBoard = ({ ruleset }: Position, kind: string): boolean => ruleset.topologies.some(({ tokens }) => tokens.includes(kind));

/** Whether one of them lies on the cells of a tile that would be laid, or on those around it. */
function around({ board, ruleset }: Position, { tile, at: [x, y], rotation }: PlaceTile, isOne: (feature: Feature) => boolean): boolean {
  const isOn = ({ node, shape: { design } }: Laid) => design.features.some((_, index) => isOne(board.feature(node + index)));
  for (const { dx, dy } of ruleset.shape(tile, rotation)?.cells ?? [])
    for (let v = y + dy - 1; v <= y + dy + 1; v++)
      for (let u = x + dx - 1; u <= x + dx + 1; u++) if (board.tileAt(u, v) && board.tilesOn([u, v]).some(isOn)) return true;
  return false;
}
