/** The little buildings: shed, house and tower, their number, and where they lie. */
import type { Corner } from '../../contract/compass.js';
import type { Cell } from '../../contract/spot.js';
import type { DoneAction, Token } from '../../contract/snapshot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import { tilesUnder } from '../../kernel/position/halves.js';
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
/** Of two half tiles in a space it says on which it stands, by the corner that this fills. */
const HALF = ['edge'] as const;
export const buildingTokens: readonly TokenKind[] = [
  ...KINDS.map((kind): TokenKind => ({ kind, total: OF_EACH, says: HALF, defect: onATile })),
  { kind: ANY, total: KINDS.length * OF_EACH, says: HALF, defect: onATile },
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

/** One is placed at a time, on the tile just laid: a tile never bears two, and two half tiles in a space bear one each. */
export function checkOneOnATile({ snapshot: { tokens = [] }, board, add }: Check): void {
  const bearing = new Map<string, Token[]>();
  tokens.forEach((token, i) => {
    const { kind, tile, edge, count = 1 } = token;
    if (!tile || count === 0 || !ALL.includes(kind)) return;
    const there = bearing.get(String(tile)) ?? [];
    const halves = (board?.tilesOn(tile) ?? []).map(({ shape }) => shape.half);
    const isOnSame = halves.includes(edge as Corner) && there.some((other) => other.edge === edge);
    if (count > 1 || isOnSame || there.length >= Math.max(halves.length, 1))
      add(`/tokens/${i}`, 'too-many-tokens', `the tile at [${tile.join(', ')}] bears more than one little building`);
    bearing.set(String(tile), [...there, token]);
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

/**
 * The tiles on which one may stand: of two half tiles in a space, where it does not say on which, both, unless another stands on one of them, or it is known
 * whether it was placed in this part of the turn, and so on the one just laid.
 */
export function tilesBelow(view: Position, token: Token): readonly Laid[] {
  const tiles = tilesUnder(view, token);
  if (tiles.length < 2) return tiles;
  const others = buildingsOn(view, token.tile!).filter((other) => other !== token);
  const free = tiles.filter(({ shape }) => !others.some(({ edge }) => edge === shape.half));
  const { laid, done, snapshot } = view;
  // whoever tells of what was done tells of the tile first
  const isTold = done.some(({ type }) => type === 'place-tile') && laid?.shape.design.id === snapshot.turn?.tile;
  if (free.length < 2 || others.length > 0 || !isTold || !free.some(({ entry }) => entry === laid?.entry)) return free;
  const isNew = done.some(isBuilding);
  return free.filter(({ entry }) => (entry === laid!.entry) === isNew);
}

/** Where the position would say on which half one stands. */
export const edgeOf = ({ snapshot: { tokens = [] } }: Position, token: Token): string => `/tokens/${tokens.indexOf(token)}/edge`;

/** Those that the position has of two half tiles in a space without saying on which they stand, or may come to have. */
export const onHalves = (view: Position): readonly Token[] =>
  view.board.isHalved
    ? flatMap(ALL, (kind) => view.tokens(kind)).filter((token) =>
        tilesUnder(view, token).some(({ shape }) => shape.half !== undefined && shape.half !== token.edge),
      )
    : [];

/** What lies on a tile, or on one of two half tiles there. */
export const buildingsOn = (view: Position, cell: Cell) => flatMap(ALL, (kind) => view.tokensOn(kind, cell));

export const isBuilding = ({ type, kind }: DoneAction): boolean => type === 'place-token' && typeof kind === 'string' && ALL.includes(kind);

/** Whether one has been placed in this part of the turn. Where it is not told what was done, the tile just laid tells: none was there before. */
export function hasBuilt(view: Position): boolean {
  const { turn, laid, board } = view;
  if (turn.done !== undefined || !laid) return view.done.some(isBuilding);
  // what does not say so may have come with the half tile that lay there
  if (board.tilesOn(laid.at).length > 1) return buildingsOn(view, laid.at).some(({ edge }) => edge !== undefined && edge === laid.shape.half);
  return board.cellsOf(laid.entry).some(({ at }) => buildingsOn(view, at).length > 0);
}
