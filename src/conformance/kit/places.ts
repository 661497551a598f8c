/** Two engines may name one feature by different places of it: both are brought to one name before they are compared. */
import type { Place } from '../../contract/spot.js';
import { ruleset as rulesetOf, tile } from '../../catalog.js';
import type { Action } from '../../contract/action.js';
import type { PlacedTile, Snapshot } from '../../contract/snapshot.js';
import { Position } from '../../kernel/position/position.js';
import { anyAction } from '../../any-action.js';
import type { CaseRun } from './plan.js';

/** Renames every place in a value. Places that are no feature of the board stay as they are. */
export type Rename = <T>(value: T) => T;

/** `whole`: places of one feature all get one name; otherwise only those on the same tile. */
export function renamer({ ruleset, test }: CaseRun, { whole = false } = {}): Rename {
  const { ruleset: printed } = rulesetOf(ruleset).printing(test.snapshot.prints);
  const { board } = new Position(printed, withLaid(test.snapshot, test.action));
  const rename = (place: Place): Place => {
    const node = board.nodeAt(place.tile, place.feature, place.edge);
    return node < 0 ? place : board.places[whole ? board.rootOf(node) : node]!;
  };
  return <T>(value: T) => deep(value, rename) as T;
}

/** What follows from laying a tile may speak of that tile. */
function withLaid(snapshot: Snapshot, taken: Action): Snapshot {
  const action = anyAction(taken);
  if (action.type !== 'place-tile' || !tile(action.tile) || snapshot.tiles.some(({ at }) => at[0] === action.at[0] && at[1] === action.at[1]))
    return snapshot;
  const laid: PlacedTile = { tile: action.tile, at: action.at, rotation: action.rotation };
  return { ...snapshot, tiles: [...snapshot.tiles, laid] };
}

function deep(value: unknown, rename: (place: Place) => Place): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, rename));
  if (value === null || typeof value !== 'object') return value;
  if (isPlace(value)) {
    const { edge: _edge, ...rest } = value;
    return { ...rest, ...rename(value) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, rename)]));
}

const isPlace = (value: object): value is Place =>
  'tile' in value && Array.isArray(value.tile) && value.tile.length === 2 && 'feature' in value && typeof value.feature === 'string';
