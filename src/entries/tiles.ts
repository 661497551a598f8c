/**
 * The tiles and nothing else: `import { tiles } from 'seneschal/tiles'`, a tenth of the engine. The notation of a design is that of
 * `GET /v1/tiles`.
 */
import { designs } from '../expansions/designs.js';
import type { TileDesign } from '../kernel/board/tile-notation.js';
import { frozen } from '../library-frozen.js';

export type { TileDesign, TileFeature, TilePlace } from '../kernel/board/tile-notation.js';

/** Every design, in the order of the catalogue. */
export const tiles: readonly TileDesign[] = /* @__PURE__ */ frozen(designs);

let named: ReadonlyMap<string, TileDesign> | undefined;

/** A tile by its id or an alias; undefined where there is none. */
export function tile(id: string): TileDesign | undefined {
  named ??= new Map(tiles.flatMap((design) => [design.id, ...design.aliases].map((name) => [name, design] as const)));
  return named.get(id);
}
