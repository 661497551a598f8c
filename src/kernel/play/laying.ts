/** Laying a tile: where one could come to lie, and one that a player has in front of him. */
import type { PlaceTile } from '../../contract/action.js';
import { ROTATIONS, type Rotation } from '../../contract/compass.js';
import type { PieceMoved, TilePlaced } from '../../contract/effect.js';
import type { Position } from '../position/position.js';

/** Wherever a tile would touch the board, also where it does not fit: `explain` shows why. */
export function layings({ ruleset, board }: Position, tile: string): PlaceTile[] {
  const design = ruleset.design(tile);
  if (!design) return [];
  const list: PlaceTile[] = [];
  const places = (rotation: Rotation) => board.anchors(ruleset.shape(tile, rotation)!);
  const halves = ROTATIONS.map((rotation) => ruleset.shape(tile, rotation)!.half);
  const laying = (at: PlaceTile['at'], rotation: Rotation): PlaceTile => {
    const half = halves[rotation / 90];
    return half ? { type: 'place-tile', tile, at, rotation, half } : { type: 'place-tile', tile, at, rotation };
  };
  if (design.cells) for (const rotation of ROTATIONS) for (const at of places(rotation)) list.push(laying(at, rotation));
  // a tile of one cell has the same places however it is turned
  else for (const at of places(0)) for (const rotation of ROTATIONS) list.push(laying(at, rotation));
  return list;
}

/** Whether a player has the tile in front of him; undefined where the snapshot does not say what he has. */
export const hasInHand = (view: Position, player: string, tile: string): boolean | undefined =>
  view.player(player)?.hand?.some((own) => view.ruleset.tileId(own) === view.ruleset.tileId(tile));

/** The tiles that a player has in front of him, those that a test takes, each once. */
export const tilesInHand = (view: Position, player: string, isOne: (tile: string) => boolean): readonly string[] => [
  ...new Set((view.player(player)?.hand ?? []).filter(isOne)),
];

/** A tile that was laid leaves the hand of whoever had it. */
export const outOfHand = (player: string, { tile, at }: TilePlaced, because: Pick<PieceMoved, 'rule' | 'cites'>): PieceMoved => ({
  type: 'piece-moved',
  piece: { tile },
  from: { area: 'hand', player },
  to: { tile: at },
  ...because,
});
