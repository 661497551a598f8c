/** One effect applied to a snapshot: a new snapshot, the old one untouched. */
import type { Effect, FigurePlaced, FigureReturned, NeutralMoved, Procedure, TileDiscarded, TilePlaced, TurnBegun } from '../../contract/effect.js';
import type { Bag, PlacedTile, Player, Snapshot, Turn } from '../../contract/snapshot.js';
import { byCell } from './canonical.js';
import { changePiece, movePiece } from './pieces.js';

/** Pure: `apply(snapshot, effects)` is what the effects make of it. */
export function apply(snapshot: Snapshot, effects: readonly Effect[]): Snapshot {
  return effects.reduce(applyOne, snapshot);
}

function applyOne(snapshot: Snapshot, effect: Effect): Snapshot {
  switch (effect.type) {
    case 'tile-placed':
      return placeTile(snapshot, effect);
    case 'tile-discarded':
      return discardTile(snapshot, effect);
    case 'tiles-returned':
      return withBag(snapshot, ({ setAside, remaining, ...bag }) => ({
        ...bag,
        setAside: without(setAside ?? [], effect.tiles),
        ...(remaining !== undefined && { remaining: remaining + effect.tiles.length }),
      }));
    case 'figure-placed':
      return placeFigure(snapshot, effect);
    case 'figure-returned':
      return returnFigure(snapshot, effect);
    case 'neutral-moved':
      return moveNeutral(snapshot, effect);
    case 'piece-moved':
      return movePiece(snapshot, effect);
    case 'piece-changed':
      return changePiece(snapshot, effect);
    case 'feature-scored':
      // what was scored before is only known where it was known all along
      return snapshot.scored ? { ...snapshot, scored: [...snapshot.scored, effect.feature] } : snapshot;
    case 'points':
      // where it is not known how many a player has, those that come are counted from 0
      return withPlayer(snapshot, effect.player, (player) => ({ ...player, score: (player.score ?? 0) + effect.points }));
    case 'procedure':
      return procedure(snapshot, effect);
    case 'token-removed':
      return {
        ...snapshot,
        tokens: (snapshot.tokens ?? []).filter(
          ({ kind, tile }) => kind !== effect.token || !tile || tile[0] !== effect.tile[0] || tile[1] !== effect.tile[1],
        ),
      };
    case 'extra-part-won':
      return withTurn(snapshot, (turn) => ({ ...turn, extraPart: true }));
    case 'turn-begun':
      return withTurn(snapshot, (turn) => beginTurn(turn, effect));
    case 'tokens-received':
      return withPlayer(snapshot, effect.player, (player) => ({
        ...player,
        tokens: { ...player.tokens, [effect.token]: Number(player.tokens?.[effect.token] ?? 0) + effect.count },
      }));
  }
}

const withTurn = (snapshot: Snapshot, change: (turn: Turn) => Turn): Snapshot =>
  snapshot.turn ? { ...snapshot, turn: change(snapshot.turn) } : snapshot;
const beginTurn = (turn: Turn, { player, keeps }: TurnBegun): Turn => ({
  ...Object.fromEntries(Object.entries(turn).filter(([name]) => keeps.includes(name))),
  step: turn.step,
  player,
  done: [],
});
const withBag = (snapshot: Snapshot, change: (bag: Bag) => Bag): Snapshot => ({ ...snapshot, bag: change(snapshot.bag ?? {}) });
const withPlayer = (snapshot: Snapshot, id: string, change: (player: Player) => Player): Snapshot => ({
  ...snapshot,
  players: snapshot.players.map((player) => (player.id === id ? change(player) : player)),
});

/** Each of `gone` once out of the list. */
function without(list: readonly string[], gone: readonly string[]): string[] {
  const rest = [...list];
  for (const item of gone) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Among tiles in the order of their cells, in its place, so that the same board is the same list however it came about. */
function inserted(tiles: readonly PlacedTile[], tile: PlacedTile): PlacedTile[] {
  let i = tiles.length;
  while (i > 0 && byCell(tiles[i - 1]!, tile) > 0) i -= 1;
  return [...tiles.slice(0, i), tile, ...tiles.slice(i)];
}

function placeTile(snapshot: Snapshot, { tile, at, rotation, half }: TilePlaced): Snapshot {
  const laid = { ...snapshot, tiles: inserted(snapshot.tiles, { tile, at, rotation, ...(half && { half }) }) };
  return withTurn(laid, (turn) => ({ ...turn, tile, placed: { at } }));
}

function discardTile(snapshot: Snapshot, { tile, to }: TileDiscarded): Snapshot {
  const emptyHanded = withTurn(snapshot, ({ tile: _gone, source: _source, ...turn }) => turn);
  if (to === 'set-aside') return withBag(emptyHanded, (bag) => ({ ...bag, setAside: [...(bag.setAside ?? []), tile] }));
  if (to === 'bag') return withBag(emptyHanded, (bag) => ({ ...bag, ...(bag.remaining !== undefined && { remaining: bag.remaining + 1 }) }));
  return emptyHanded;
}

export const supplied = (player: Player, kind: string, by: number): Player =>
  player.supply && (by > 0 || player.supply[kind] !== undefined)
    ? { ...player, supply: { ...player.supply, [kind]: (player.supply[kind] ?? 0) + by } }
    : player;

function placeFigure(snapshot: Snapshot, { figure, kind, owner, at }: FigurePlaced): Snapshot {
  const placed = { ...snapshot, figures: [...(snapshot.figures ?? []), { id: figure, kind, owner, at }] };
  return withPlayer(placed, owner, (player) => supplied(player, kind, -1));
}

/** One that belongs to nobody leaves the board, and that is all. */
function returnFigure(snapshot: Snapshot, { figure, kind }: FigureReturned): Snapshot {
  const owner = (snapshot.figures ?? []).find(({ id }) => id === figure)?.owner;
  const gone = { ...snapshot, figures: (snapshot.figures ?? []).filter(({ id }) => id !== figure) };
  return owner === undefined ? gone : withPlayer(gone, owner, (player) => supplied(player, kind, 1));
}

function moveNeutral(snapshot: Snapshot, { neutral: moved, to, figure }: NeutralMoved): Snapshot {
  const neutral: Record<string, NonNullable<Snapshot['neutral']>[string]> = {};
  for (const kind in snapshot.neutral) if (kind !== moved) neutral[kind] = snapshot.neutral[kind]!;
  // the one that was moved last comes last
  if (to !== null) neutral[moved] = { tile: to, ...(figure !== undefined && { figure }) };
  return { ...snapshot, neutral };
}

function procedure(snapshot: Snapshot, { procedure: name, of = 'turn', state }: Procedure): Snapshot {
  if (of === 'snapshot') {
    const { [name as 'scored']: _old, ...rest } = snapshot;
    return state === null ? rest : { ...rest, [name]: state };
  }
  return withTurn(snapshot, (turn) => {
    const { [name as 'tile']: _old, ...rest } = turn;
    return state === null ? rest : { ...rest, [name]: state };
  });
}
