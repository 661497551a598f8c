/** Where a river tile would join the river, and which way the river runs there. */
import type { PlaceTile } from '../../contract/action.js';
import { neighbours, type Laid } from '../../kernel/board.js';
import type { Position } from '../../kernel/position.js';
import { SIDE_KINDS, type Shape } from '../../kernel/shape.js';
import type { TileDesign } from '../../kernel/tile-notation.js';

const RIVER = SIDE_KINDS.indexOf('river');
const SIDES = [0, 1, 2, 3];

export const isRiverTile = (design: TileDesign | undefined): boolean => design?.features.some(({ kind }) => kind === 'river') ?? false;

/** The sides (n e s w) at which the river crosses the edge of a tile. */
const riverSides = ({ sides }: Shape): number[] => SIDES.filter((side) => sides[side] === RIVER);

/** A side at which the tile to be laid would continue the river of its neighbour. */
interface Joint {
  readonly side: number;
  readonly beside: Laid;
}

export function joints(view: Position, { tile, at, rotation }: PlaceTile): Joint[] {
  const around = neighbours(at);
  return riverSides(view.ruleset.shape(tile, rotation)!).flatMap((side): Joint[] => {
    const beside = view.board.tile(around[side]!);
    return beside?.shape.sides[(side + 2) & 3] === RIVER ? [{ side, beside }] : [];
  });
}

/** Whether the tile would send the river back the way from which it came to the tile before. */
export function turnsBack(view: Position, { tile, rotation }: PlaceTile, { side, beside }: Joint): boolean {
  const onwards = riverSides(view.ruleset.shape(tile, rotation)!).filter((other) => other !== side);
  return upstream(view, beside, (side + 2) & 3).some((from) => onwards.includes(from));
}

/** The sides by which the river comes to a tile that it leaves by `exit`; of a fork, only the one towards the source. */
function upstream({ board }: Position, laid: Laid, exit: number): number[] {
  const others = riverSides(laid.shape).filter((side) => side !== exit);
  if (others.length < 2) return others;
  const fromSource = others.filter((side) =>
    board.feature(laid.node + laid.shape.sideFeature[side]!).parts.some((part) => part.laid.shape.design.group === 'river-spring'),
  );
  return fromSource.length > 0 ? fromSource : others;
}
