/** The little buildings: shed, house and tower, their number, and where they lie. */
import type { Cell } from '../../contract/spot.js';
import type { DoneAction } from '../../contract/snapshot.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

export const SHED = 'shed';
export const HOUSE = 'house';
export const TOWER_HOUSE = 'tower-house';
export const KINDS: readonly string[] = [SHED, HOUSE, TOWER_HOUSE];
/** In older positions: one of the three, not known which. */
export const ANY = 'little-building';
const ALL: readonly string[] = [...KINDS, ANY];

export const PLACEMENTS: readonly string[] = ALL.map((kind) => `place-token/${kind}`);

export const OF_EACH = 6;
/** By number of players; what is left over goes back into the box. */
const SHARE: Readonly<Record<number, number>> = { 2: 9, 3: 6, 4: 4, 5: 3, 6: 3 };
export const shareOf = (players: number): number => SHARE[players] ?? Infinity;

const onATile = ({ tile }: { readonly tile?: unknown }) => (tile ? undefined : 'a little building lies on a tile');
export const buildingTokens: readonly TokenKind[] = [
  ...KINDS.map((kind): TokenKind => ({ kind, total: OF_EACH, defect: onATile })),
  { kind: ANY, total: KINDS.length * OF_EACH, defect: onATile },
];

const inHand = (held: unknown): number => (typeof held === 'number' ? held : 0);

/** Whose they were the board does not say; but nobody holds more than his share, and all together no more than their shares. */
export function checkShares({ snapshot: { players, tokens = [] }, add }: Check): void {
  const share = shareOf(players.length);
  const held = players.map((player) => ALL.reduce((sum, kind) => sum + inHand(player.tokens?.[kind]), 0));
  held.forEach((count, i) => {
    if (count > share) add(`/players/${i}/tokens`, 'too-many-tokens', `\`${players[i]!.id}\` has ${count} little buildings, a player gets ${share}`);
  });
  const laid = tokens.reduce((sum, { kind, count = 1 }) => sum + (ALL.includes(kind) ? count : 0), 0);
  const all = held.reduce((sum, count) => sum + count, laid);
  if (all > share * players.length)
    add('/tokens', 'too-many-tokens', `there are ${all} little buildings in all, ${players.length} players have ${share * players.length}`);
}

/** One is placed at a time, on the tile just laid: a tile never bears two. */
export function checkOneOnATile({ snapshot: { tokens = [] }, add }: Check): void {
  const bearing = new Set<string>();
  tokens.forEach(({ kind, tile, count = 1 }, i) => {
    if (!tile || count === 0 || !ALL.includes(kind)) return;
    const cell = String(tile);
    if (count > 1 || bearing.has(cell))
      add(`/tokens/${i}`, 'too-many-tokens', `the tile at [${tile.join(', ')}] bears more than one little building`);
    bearing.add(cell);
  });
}

/** How many of a kind a player has left; undefined where the snapshot does not say. Who is said to have others has none of a kind that is left out. */
export function left(view: Position, player: string, kind: string): number | undefined {
  const tokens = view.player(player)?.tokens;
  if (!tokens || !ALL.some((known) => known in tokens)) return undefined;
  if (kind !== ANY) return inHand(tokens[kind]);
  return ALL.reduce((sum, known) => sum + inHand(tokens[known]), 0);
}

/** Which kinds a building may be that is not said to be of one: of those that the player has, unless he has such himself. */
export function kindsMeant(view: Position, player: string): readonly string[] {
  const tokens = view.player(player)?.tokens ?? {};
  const own = KINDS.filter((kind) => inHand(tokens[kind]) > 0);
  return inHand(tokens[ANY]) > 0 || own.length === 0 ? [ANY] : own;
}

/** What lies on a tile. */
export const buildingsOn = (view: Position, cell: Cell) => flatMap(ALL, (kind) => view.tokensOn(kind, cell));

export const isBuilding = ({ type, kind }: DoneAction): boolean => type === 'place-token' && typeof kind === 'string' && ALL.includes(kind);

/** Whether one has been placed in this part of the turn. Where it is not told what was done, the tile just laid tells: none was there before. */
export function hasBuilt(view: Position): boolean {
  const { turn, laid, board } = view;
  if (turn.done !== undefined || !laid) return view.done.some(isBuilding);
  // it may have come with the half tile that lay there
  if (board.tilesOn(laid.at).length > 1) return false;
  return board.cellsOf(laid.entry).some(({ at }) => buildingsOn(view, at).length > 0);
}
