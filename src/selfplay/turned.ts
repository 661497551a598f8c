/**
 * A position as whoever sits at another side of the table sees it: turned by quarters, and moved. What is legal there, why, and what follows is the same;
 * where it is not, something has looked at one cell of a tile, at one half of a space or in one direction only.
 */
import { turnedEdge } from '../kernel/board/shape.js';
import { CORNERS, ROTATIONS, type Edge, type Rotation } from '../contract/compass.js';
import { isCell, type Cell } from '../contract/spot.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';

/** So many quarters clockwise, and then so far. */
export interface Turn {
  readonly quarters: 0 | 1 | 2 | 3;
  readonly by: Cell;
}

/** Members whose words are places of a tile. */
const PLACES = ['edge', 'edges', 'half'];
/** Members that hold pairs of numbers which are no cells: spaces of the scoring track. */
const NO_CELLS = ['spaces'];

function turnedCell([x, y]: Cell, { quarters, by }: Turn): Cell {
  const [tx, ty] = [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][quarters]!;
  return [tx + by[0], ty + by[1]];
}

function turnedPlace(place: string, { quarters }: Turn): string {
  const [corner, ...number] = place.split('-');
  const at = (CORNERS as readonly string[]).indexOf(corner!);
  return at < 0 ? turnedEdge(place as Edge, quarters) : [CORNERS[(at + quarters) % 4], ...number].join('-');
}

/** Of a tile of several cells the one that is north-west now. */
function anchor(ruleset: Ruleset, tile: string, [x, y]: Cell, rotation: Rotation, turn: Turn): Cell {
  const cells = (ruleset.shape(tile, rotation)?.cells ?? [{ dx: 0, dy: 0 }]).map(({ dx, dy }) => turnedCell([x + dx, y + dy], turn));
  return [Math.min(...cells.map(([cx]) => cx)), Math.min(...cells.map(([, cy]) => cy))];
}

/** Anything that is said of a board: a position, an action. */
export function turned<T>(ruleset: Ruleset, value: T, turn: Turn): T {
  const look = (found: unknown, name: string): unknown => {
    if (typeof found === 'string') return PLACES.includes(name) ? turnedPlace(found, turn) : found;
    if (typeof found !== 'object' || found === null || NO_CELLS.includes(name) || name === 'prints') return found;
    if (isCell(found)) return turnedCell(found, turn);
    if (Array.isArray(found)) return found.map((item) => look(item, name));
    const members = Object.fromEntries(Object.entries(found).map(([member, inner]) => [member, look(inner, member)]));
    const { tile, at, rotation } = found as { readonly tile?: unknown; readonly at?: unknown; readonly rotation?: unknown };
    if (typeof tile !== 'string' || !isCell(at) || !isRotation(rotation)) return members;
    return { ...members, at: anchor(ruleset, tile, at, rotation, turn), rotation: (rotation + 90 * turn.quarters) % 360 };
  };
  return look(value, '') as T;
}

const isRotation = (value: unknown): value is Rotation => (ROTATIONS as readonly unknown[]).includes(value);

/** The same of a position, which says of the tile just laid only where it lies. */
export function turnedSnapshot(ruleset: Ruleset, snapshot: Snapshot, turn: Turn): Snapshot {
  const seen = turned(ruleset, snapshot, turn);
  const { placed } = snapshot.turn ?? {};
  const i = placed ? snapshot.tiles.findIndex(({ at }) => at[0] === placed.at[0] && at[1] === placed.at[1]) : -1;
  return i < 0 ? seen : { ...seen, turn: { ...seen.turn!, placed: { ...seen.turn!.placed, at: seen.tiles[i]!.at } } };
}
