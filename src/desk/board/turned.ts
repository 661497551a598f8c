/** A tile from the catalogue as it is held: turned, with its north-west cell at the origin again. */
import type { TileSeen } from '../engine/api.js';

/** How many cells it has from west to east and from north to south. */
export const turnedSize = ([width, height]: TileSeen['size'], rotation: number): readonly [width: number, height: number] =>
  rotation % 180 === 0 ? [width, height] : [height, width];

/** A tile of several cells, turned about its north-west one, has another one there. */
export function turning([width, height]: TileSeen['size'], rotation: number): string {
  const x = rotation === 90 ? height - 1 : rotation === 180 ? width - 1 : 0;
  const y = rotation === 180 ? height - 1 : rotation === 270 ? width - 1 : 0;
  return `translate(${x * 100} ${y * 100}) rotate(${rotation} 50 50)`;
}
