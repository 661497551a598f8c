/** Players, the bag, the turn, and what is done in it. */
import type { Action } from '../contract/action.js';
import type { Bag, Player, Turn } from '../contract/snapshot.js';
import { listOf, recordOf, type Cursor, type Form } from './cursor.js';
import { isMembers, type Members } from './members.js';
import { readName, readTileName, TILE, writeName, writeTileName } from './names.js';
import { placedTile } from './pieces.js';
import { isCell, readCell, readWhole, writeCell } from './spots.js';
import { withRest, writeRest } from './terms.js';

/** `meeple*5+builder` */
const counts = recordOf<number>(
  {
    write: ([kind, count]) => writeName(kind) + (count === 1 ? '' : `*${count}`),
    read: (cursor) => [readName(cursor, 'a kind of figure'), cursor.take('*') ? readWhole(cursor) : 1],
  },
  '+',
);

/** `red:12:meeple*5+builder`: his score and his supply, each where it is known. */
export const player: Form<Player> = {
  write: (value) => {
    const { id, score, supply } = value;
    const own = supply === undefined ? '' : `:${counts.write(supply)}`;
    const points = score === undefined ? (own === '' ? '' : ':') : `:${score}`;
    return writeName(id) + points + own + writeRest(value, ['id', 'score', 'supply']);
  },
  read: (cursor) => {
    const id = readName(cursor, 'the id of a player');
    const score = cursor.take(':') && /[-\d]/.test(cursor.text[cursor.at] ?? '') ? { score: readWhole(cursor) } : {};
    const supply = cursor.take(':') ? { supply: counts.read(cursor) } : {};
    return withRest(cursor, { id, ...score, ...supply });
  },
};

/** `40`: the tiles that are left. */
export const bag: Form<Bag> = {
  write: (value) => (value.remaining === undefined ? '' : String(value.remaining)) + writeRest(value, ['remaining']),
  read: (cursor) => withRest(cursor, /\d/.test(cursor.text[cursor.at] ?? '') ? { remaining: readWhole(cursor) } : {}),
};

/** What of the turn has fields of its own. */
export const APART: readonly string[] = ['done', 'earlier'];

const placedAt = ({ placed }: Turn): boolean => isMembers(placed) && isCell(placed['at']) && Object.keys(placed).length === 1;

/** `red:place-figure:E@1,0`: player, step, tile, where it was laid. */
export const turn: Form<Turn> = {
  write: (value) => {
    const { player: whose, step, tile, placed } = value;
    const at = placedAt(value) ? `@${writeCell(placed!.at)}` : '';
    const named = ['player', 'step', 'tile', ...(at === '' ? [] : ['placed']), ...APART];
    return `${writeName(whose)}:${writeName(step)}${tile === undefined ? '' : `:${writeTileName(tile)}`}${at}${writeRest(value, named)}`;
  },
  read: (cursor) => {
    const whose = readName(cursor, 'the player whose turn it is');
    cursor.need(':', '`:` and the step of the turn');
    const step = readName(cursor, 'the step of the turn');
    const tile = cursor.take(':') ? { tile: readTileName(cursor) } : {};
    const placed = cursor.take('@') ? { placed: { at: readCell(cursor) } } : {};
    return withRest(cursor, { player: whose, step, ...tile, ...placed });
  },
};

const PLACE_TILE = 'place-tile';
const isPlacement = ({ tile, at, rotation, half }: Members): boolean =>
  typeof tile === 'string' &&
  isCell(at) &&
  (rotation === 0 || rotation === 90 || rotation === 180 || rotation === 270) &&
  (half === undefined || (typeof half === 'string' && /^\p{L}/u.test(half)));

/** A tile that is laid is written as the tile that then lies there, `E@1,0/90`; anything else as its type with its members, `move-dragon(to:1,0)`. */
export const action: Form<Action> = {
  write: (value) => {
    const { type, ...members }: Members & Action = { ...value };
    if (type === PLACE_TILE && isPlacement(members)) return placedTile.write(members as Members & Parameters<typeof placedTile.write>[0]);
    return writeName(type) + writeRest(members, []);
  },
  read: (cursor) => (laysTile(cursor) ? { type: PLACE_TILE, ...placedTile.read(cursor) } : withRest(cursor, { type: readName(cursor, 'an action') })),
};

function laysTile(cursor: Cursor): boolean {
  const start = cursor.at;
  cursor.match(TILE);
  const lays = cursor.sees('@') || /[/:]/.test(cursor.text.slice(start, cursor.at));
  cursor.at = start;
  return lays;
}

/** Those of this turn. */
export const doneActions = listOf(action);
