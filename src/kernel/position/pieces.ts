/** Any piece moved from one spot to another: figures, neutral figures, tokens, tiles off the board. */
import type { AreaSpot, Spot } from '../../contract/spot.js';
import type { Piece, PieceChanged, PieceMoved } from '../../contract/effect.js';
import type { Figure, NeutralFigure, Player, Prisoner, Snapshot, Token } from '../../contract/snapshot.js';
import { stableJson } from './canonical.js';
import { BOTTOM } from './spots.js';
import { flatMap } from '../lists.js';

/**
 * Conserves what there is: what leaves one spot comes to another, unless that is the box. What the snapshot does not say of a supply it
 * does not say afterwards.
 */
export function movePiece(snapshot: Snapshot, { piece, from, to }: PieceMoved): Snapshot {
  if (piece.figure !== undefined) return isSupply(from) ? restock(snapshot, piece, from, to) : moveFigure(snapshot, piece.figure, to);
  if (piece.neutral !== undefined) return moveNeutral(snapshot, piece.neutral, to);
  if (piece.tile !== undefined && isArea(from, 'bag') && isArea(to, 'hand')) return dealt(snapshot, piece.tile);
  if (piece.tile !== undefined) return putTile(takeTile(snapshot, piece.tile, from), piece.tile, to);
  if (piece.token === undefined) return snapshot;
  if (isArea(to, 'track') && to.with) return counted(snapshot, to.with, to.space ?? 0);
  if (isArea(to, 'bag') && to.place === BOTTOM) return underTheStack(snapshot, piece);
  const count = piece.count ?? 1;
  return putTokens(putTokens(snapshot, piece, from, -count), piece, to, count);
}

/** A counting figure is named by its player and its name; where it stands, the player's `track` says. */
function counted(snapshot: Snapshot, { player, counter }: NonNullable<AreaSpot['with']>, space: number): Snapshot {
  return withPlayer(snapshot, player, (own) => {
    const { track } = own as Player & { readonly track?: Readonly<Record<string, number>> };
    return { ...own, track: { ...track, [counter]: space } };
  });
}

/** Changes what is known of a piece that stays where it is. */
export function changePiece(before: Snapshot, { piece, at, set, supply = {} }: PieceChanged): Snapshot {
  const snapshot = Object.entries(supply).reduce((left, [name, by]) => inGeneralSupply(left, name, undefined, by), before);
  if (piece.figure !== undefined)
    return { ...snapshot, figures: (snapshot.figures ?? []).map((figure) => (figure.id === piece.figure ? { ...figure, ...set } : figure)) };
  const changed = (snapshot.tokens ?? []).findIndex((token) => isToken(token, piece, at));
  return { ...snapshot, tokens: (snapshot.tokens ?? []).map((token, i) => (i === changed ? { ...token, ...set } : token)) };
}

const isArea = (spot: Spot, area: string): spot is AreaSpot => 'area' in spot && spot.area === area;
const isSupply = (spot: Spot): spot is AreaSpot => isArea(spot, 'supply');

const withPlayer = (snapshot: Snapshot, id: string | undefined, change: (player: Player) => Player): Snapshot => ({
  ...snapshot,
  players: snapshot.players.map((player) => (player.id === id ? change(player) : player)),
});

/** Takes a figure from wherever it is, the board or captivity, and puts it where it goes. */
function moveFigure(snapshot: Snapshot, id: string, to: Spot): Snapshot {
  const figure = (snapshot.figures ?? []).find((candidate) => candidate.id === id) ?? captive(snapshot, id);
  if (!figure) return snapshot;
  const free: Snapshot = {
    ...snapshot,
    figures: (snapshot.figures ?? []).filter((other) => other.id !== id),
    players: snapshot.players.map(released(id)),
  };
  const { kind, owner } = figure;
  if (isSupply(to)) return stocked(free, kind, owner, to, 1);
  if (isArea(to, 'captivity'))
    return withPlayer(free, to.player, (player) => ({ ...player, prisoners: [...(player.prisoners ?? []), { id, kind, owner: owner ?? '' }] }));
  if (isArea(to, 'box')) return free;
  return { ...free, figures: [...(free.figures ?? []), { ...figure, at: to }] };
}

function captive({ players }: Snapshot, id: string): Omit<Figure, 'at'> | undefined {
  const prisoner = flatMap(players, ({ prisoners = [] }) => prisoners).find((candidate) => candidate.id === id);
  return prisoner && { id, kind: prisoner.kind, owner: prisoner.owner };
}

const released =
  (id: string) =>
  (player: Player): Player =>
    player.prisoners?.some((prisoner) => prisoner.id === id)
      ? { ...player, prisoners: player.prisoners.filter((prisoner: Prisoner) => prisoner.id !== id) }
      : player;

/** A figure that stands nowhere has no id: it is named by its kind. */
function restock(snapshot: Snapshot, { figure: kind = '', owner }: Piece, from: AreaSpot, to: Spot): Snapshot {
  const of = owner ?? from.player;
  const taken = stocked(snapshot, kind, of, from, -1);
  return isSupply(to) ? stocked(taken, kind, of, to, 1) : taken;
}

/** In the supply of a player, or among the figures of the owner's colour in the general supply. */
function stocked(snapshot: Snapshot, kind: string, owner: string | undefined, { player: holder }: AreaSpot, by: number): Snapshot {
  const member = holder === undefined ? 'reserve' : 'supply';
  return withPlayer(snapshot, holder ?? owner, (player) => {
    const counts = player[member];
    // of a kind that it does not name, a told general supply says nothing afterwards either
    if (member === 'reserve' && by < 0 && counts?.[kind] === undefined) return player;
    return counts ? { ...player, [member]: { ...counts, [kind]: (counts[kind] ?? 0) + by } } : player;
  });
}

function moveNeutral(snapshot: Snapshot, kind: string, to: Spot): Snapshot {
  const { [kind]: _gone, ...others } = snapshot.neutral ?? {};
  const isAside = isSupply(to) || isArea(to, 'box');
  return { ...snapshot, neutral: isAside ? others : { ...others, [kind]: flat(to) } };
}

const flat = (spot: Spot): NeutralFigure => ({ ...spot });

const withHand = (snapshot: Snapshot, player: string | undefined, change: (hand: readonly string[]) => string[]): Snapshot =>
  withPlayer(snapshot, player, (own) => (own.hand ? { ...own, hand: change(own.hand) } : own));

function takeTile(snapshot: Snapshot, tile: string, from: Spot): Snapshot {
  if (isArea(from, 'hand'))
    return withHand(snapshot, from.player, (hand) => {
      const at = hand.indexOf(tile);
      return hand.filter((_, i) => i !== at);
    });
  return isArea(from, 'bag') ? drawn(snapshot, -1) : snapshot;
}

function putTile(snapshot: Snapshot, tile: string, to: Spot): Snapshot {
  if (isArea(to, 'hand')) return withHand(snapshot, to.player, (hand) => [...hand, tile]);
  return isArea(to, 'bag') ? drawn(snapshot, 1) : snapshot;
}

/** Into the hand of whoever draws it, who lays it next; the tiles in front of a player are others. */
function dealt(snapshot: Snapshot, tile: string): Snapshot {
  const taken = drawn(snapshot, -1);
  return taken.turn ? { ...taken, turn: { ...taken.turn, tile } } : taken;
}

const drawn = (snapshot: Snapshot, by: number): Snapshot =>
  snapshot.bag?.remaining === undefined ? snapshot : { ...snapshot, bag: { ...snapshot.bag, remaining: Math.max(0, snapshot.bag.remaining + by) } };

/** What lies below in the order in which it came there: once a token that is not known went there, none of them. */
function underTheStack(snapshot: Snapshot, { token: kind = '', number }: Piece): Snapshot {
  const { bottom = [], ...bag } = snapshot.bag ?? {};
  if (number === undefined) return { ...snapshot, bag };
  const name = nameInBag(kind, number);
  return { ...snapshot, bag: { ...bag, bottom: [...bottom.filter((other) => other !== name), name] } };
}

/** Adds tokens to a spot, or takes them away. */
function putTokens(snapshot: Snapshot, piece: Piece, spot: Spot, by: number): Snapshot {
  const kind = piece.token!;
  if (isSupply(spot) && spot.player !== undefined) return withPlayer(snapshot, spot.player, (player) => heldBy(player, piece, by));
  if (isSupply(spot) || isArea(spot, 'bag')) return inGeneralSupply(snapshot, kind, piece.value, by);
  if (isArea(spot, 'box')) return snapshot;
  return by > 0 ? laid(snapshot, piece, spot, by) : taken(snapshot, piece, spot, -by);
}

/** What a token is called among those of the general supply: by its value, where it has one. */
export const nameInBag = (kind: string, value?: number): string => kind.replace(/-token$/, '') + (value === undefined ? '' : `-${value}`);

function heldBy(player: Player, { token, pair }: Piece, by: number): Player {
  const held = player.tokens?.[token!];
  // what he gets he has, also where nothing was said of such tokens; what he gives away then stays unsaid
  if (held === undefined && by < 0) return player;
  if (pair === undefined) return { ...player, tokens: { ...player.tokens, [token!]: (typeof held === 'number' ? held : 0) + by } };
  const pairs = typeof held === 'object' ? held : {};
  return { ...player, tokens: { ...player.tokens, [token!]: { ...pairs, [pair]: (pairs[pair] ?? 0) + by } } };
}

/** Where the snapshot does not say what is there of a kind, it is the full stock less what lies on the board; of one that it speaks of it names all values. */
function inGeneralSupply(snapshot: Snapshot, kind: string, value: number | undefined, by: number): Snapshot {
  const { tokens = {} } = snapshot.bag ?? {};
  const name = nameInBag(kind, value);
  const isSaid = name in tokens || (value !== undefined && Object.keys(tokens).some((other) => other.startsWith(`${nameInBag(kind)}-`)));
  return isSaid ? { ...snapshot, bag: { ...snapshot.bag, tokens: { ...tokens, [name]: (tokens[name] ?? 0) + by } } } : snapshot;
}

/** Kinds that pile up are one entry with a count. */
function laid(snapshot: Snapshot, piece: Piece, spot: Spot, count: number): Snapshot {
  const tokens = snapshot.tokens ?? [];
  const isAlike = (token: Token) => DISTINCT.every((member) => stableJson(token[member]) === stableJson(piece[member]));
  const there = tokens.findIndex((token) => (token.count ?? piece.count) !== undefined && isToken(token, piece, spot) && isAlike(token));
  if (there >= 0) return { ...snapshot, tokens: tokens.map((token, i) => (i === there ? { ...token, count: (token.count ?? 1) + count } : token)) };
  const { token: kind, count: piled, figure: _figure, neutral: _neutral, tile: _tile, ...attributes } = piece;
  const where: Omit<Token, 'kind'> = { ...spot };
  const token: Token = { kind: kind!, ...where, ...attributes, ...(piled !== undefined && { count }) };
  return { ...snapshot, tokens: [...tokens, token] };
}

function taken(snapshot: Snapshot, piece: Piece, spot: Spot, count: number): Snapshot {
  const tokens = [...(snapshot.tokens ?? [])];
  for (let left = count; left > 0; left--) {
    const at = tokens.findIndex((token) => isToken(token, piece, spot));
    if (at < 0) break;
    const token = tokens[at]!;
    if ((token.count ?? 1) > 1) tokens[at] = { ...token, count: token.count! - 1 };
    else tokens.splice(at, 1);
  }
  return { ...snapshot, tokens };
}

const DISTINCT = ['value', 'number', 'pair', 'owner', 'edges'] as const;

/** Whether a token is the piece at that spot; what the piece does not say may be anything. */
function isToken(token: Token, piece: Piece, spot: Spot | undefined): boolean {
  if (token.kind !== piece.token) return false;
  if (DISTINCT.some((member) => piece[member] !== undefined && stableJson(piece[member]) !== stableJson(token[member]))) return false;
  return Object.entries(spot ?? {}).every(
    ([member, value]) => stableJson((token as Readonly<Record<string, unknown>>)[member]) === stableJson(value),
  );
}
