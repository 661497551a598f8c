/** Building a position: each edit makes a new snapshot and leaves the old one alone. What goes onto the board comes out of a supply that is known. */
import type { AreaSpot, Cell, Place, Snapshot } from '../engine/api.js';

type Rotation = 0 | 90 | 180 | 270;
type Player = Snapshot['players'][number];
type Figure = NonNullable<Snapshot['figures']>[number];
type Neutral = NonNullable<Snapshot['neutral']>[string];
type Token = NonNullable<Snapshot['tokens']>[number];
/** Where a figure is put: on a feature, or off the tiles. */
type Spot = Place | AreaSpot;

const same = (a: Cell | undefined, b: Cell): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];
export const quarterOn = (rotation: number, by = 1): Rotation => (((((rotation / 90 + by) % 4) + 4) % 4) * 90) as Rotation;

type Laid = Snapshot['tiles'][number];
/** The corner that half a tile fills. */
const cornerOf = (rotation: number) => (['nw', 'ne', 'se', 'sw'] as const)[rotation / 90]!;

/** The figure step is about the tile laid last, so it becomes the tile just laid; laying the one that was drawn leads to that step. */
export function putTile(snapshot: Snapshot, tile: string, at: Cell, rotation: number, isHalf = false): Snapshot {
  const { turn } = snapshot;
  const laid = { tile, at, rotation: quarterOn(rotation, 0), ...(isHalf && { half: cornerOf(rotation) }) };
  const others = snapshot.tiles.filter((other) => !same(other.at, at) || (isHalf && other.half !== undefined));
  const tiles = [...others, laid];
  const isDrawn = turn?.step === 'place-tile' && turn.tile === tile && turn.placed === undefined;
  if (isDrawn) return justLaid({ ...snapshot, tiles }, at, tile);
  const isLaid = turn !== undefined && turn.step !== 'place-tile';
  return { ...snapshot, tiles, ...(isLaid && { turn: { ...turn, tile, placed: { at } } }) };
}

export function turnTile(snapshot: Snapshot, at: Cell, by = 1, tile?: string): Snapshot {
  const turned = (laid: Laid): Laid => {
    const rotation = quarterOn(laid.rotation, by);
    return { ...laid, rotation, ...(laid.half && { half: cornerOf(rotation) }) };
  };
  return { ...snapshot, tiles: snapshot.tiles.map((laid) => (isThere(laid, at, tile) ? turned(laid) : laid)) };
}

/** Two half tiles may lie on one cell. */
const isThere = (laid: Laid, at: Cell, tile: string | undefined): boolean => same(laid.at, at) && (tile === undefined || laid.tile === tile);

/** With everything that stands on it; of two half tiles one, and what stands on the cell stays. */
export function removeTile(snapshot: Snapshot, at: Cell, tile?: string): Snapshot {
  const others = snapshot.tiles.filter((laid) => !isThere(laid, at, tile));
  if (others.some((laid) => same(laid.at, at))) return { ...snapshot, tiles: others };
  const standing = (snapshot.figures ?? []).filter((figure) => 'tile' in figure.at && same(figure.at.tile, at));
  const cleared = standing.reduce((rest, { id }) => removeFigure(rest, id), snapshot);
  const neutral = Object.fromEntries(Object.entries(cleared.neutral ?? {}).filter(([, where]) => !same(where.tile, at)));
  const { turn } = cleared;
  const { placed: _placed, ...unplaced } = turn ?? {};
  return {
    ...cleared,
    tiles: others,
    neutral,
    ...(cleared.tokens && { tokens: cleared.tokens.filter((token) => !same(token.tile, at)) }),
    ...(turn && same(turn.placed?.at, at) && { turn: unplaced as NonNullable<Snapshot['turn']> }),
  };
}

function supplied(players: readonly Player[], owner: string | undefined, kind: string, by: number): Player[] {
  return players.map((player) => {
    if (player.id !== owner || !player.supply) return player;
    return { ...player, supply: { ...player.supply, [kind]: Math.max(0, (player.supply[kind] ?? 0) + by) } };
  });
}

/** `r1`, `r2`, ...: the first letter of its owner and the first number that is free. */
export function freeId({ figures = [], players }: Snapshot, owner: string): string {
  const taken = new Set([...figures.map(({ id }) => id), ...players.flatMap(({ prisoners = [] }) => prisoners.map(({ id }) => id))]);
  const letter = owner.charAt(0).toLowerCase() || 'f';
  for (let number = 1; ; number++) if (!taken.has(`${letter}${number}`)) return `${letter}${number}`;
}

export function putFigure(snapshot: Snapshot, kind: string, owner: string | undefined, at: Spot): Snapshot {
  const figure = { id: freeId(snapshot, owner ?? kind), kind, ...(owner !== undefined && { owner }) };
  return stood({ ...snapshot, players: supplied(snapshot.players, owner, kind, -1) }, figure, at);
}

/** A captive is no longer on the board: who holds him tells of him. */
function stood(snapshot: Snapshot, figure: Omit<Figure, 'at'>, at: Spot): Snapshot {
  if (!('area' in at) || at.area !== 'captivity') return { ...snapshot, figures: [...(snapshot.figures ?? []), { ...figure, at }] };
  const { id, kind, owner = '' } = figure;
  return withPlayer(snapshot, at.player ?? '', (captor) => ({ ...captor, prisoners: [...(captor.prisoners ?? []), { id, kind, owner }] }));
}

/** Whoever stands with it goes along, unless it leaves the tiles. */
export function moveFigure(snapshot: Snapshot, id: string, at: Spot): Snapshot {
  const figure = (snapshot.figures ?? []).find((candidate) => candidate.id === id);
  if (!figure) return snapshot;
  if (!('tile' in at)) {
    const figures = (snapshot.figures ?? []).filter((other) => other !== figure);
    return stood({ ...snapshot, figures, neutral: leftBehind(snapshot, id) }, figure, at);
  }
  const neutral = Object.fromEntries(
    Object.entries(snapshot.neutral ?? {}).map(([kind, where]) => [kind, where.figure === id ? { ...where, tile: at.tile } : where]),
  );
  return { ...snapshot, figures: (snapshot.figures ?? []).map((other) => (other.id === id ? { ...other, at } : other)), neutral };
}

/** Whoever was with a figure that has gone stays on its tile. */
const leftBehind = ({ neutral = {} }: Snapshot, id: string): NonNullable<Snapshot['neutral']> =>
  Object.fromEntries(Object.entries(neutral).map(([kind, where]) => [kind, where.figure === id ? { tile: where.tile!, figure: null } : where]));

const prisonerOf = ({ players }: Snapshot, captor: string, index: number) => players.find(({ id }) => id === captor)?.prisoners?.[index];

export const withoutPrisoner = (snapshot: Snapshot, captor: string, index: number): Snapshot =>
  withPlayer(snapshot, captor, (player) => ({ ...player, prisoners: (player.prisoners ?? []).filter((_, i) => i !== index) }));

export function freePrisoner(snapshot: Snapshot, captor: string, index: number): Snapshot {
  const prisoner = prisonerOf(snapshot, captor, index);
  if (!prisoner) return snapshot;
  const freed = withoutPrisoner(snapshot, captor, index);
  return { ...freed, players: supplied(freed.players, prisoner.owner, prisoner.kind, 1) };
}

/** Out of somebody's hands to where he stood before, or into other hands. */
export function movePrisoner(snapshot: Snapshot, captor: string, index: number, at: Spot): Snapshot {
  const prisoner = prisonerOf(snapshot, captor, index);
  if (!prisoner) return snapshot;
  const { id = freeId(snapshot, prisoner.owner), kind, owner } = prisoner;
  return stood(withoutPrisoner(snapshot, captor, index), { id, kind, owner }, at);
}

export function removeFigure(snapshot: Snapshot, id: string): Snapshot {
  const figure = (snapshot.figures ?? []).find((candidate) => candidate.id === id);
  if (!figure) return snapshot;
  return {
    ...snapshot,
    figures: (snapshot.figures ?? []).filter((other) => other.id !== id),
    players: supplied(snapshot.players, figure.owner, figure.kind, 1),
    neutral: leftBehind(snapshot, id),
  };
}

export const putNeutral = (snapshot: Snapshot, kind: string, at: Neutral): Snapshot => ({
  ...snapshot,
  neutral: { ...snapshot.neutral, [kind]: at },
});

export function removeNeutral(snapshot: Snapshot, kind: string): Snapshot {
  const { [kind]: _gone, ...neutral } = snapshot.neutral ?? {};
  return { ...snapshot, neutral };
}

export const putToken = (snapshot: Snapshot, token: Token): Snapshot => ({ ...snapshot, tokens: [...(snapshot.tokens ?? []), token] });

/** What is said of a figure, beside it or in its spot; undefined: it is no longer said. */
export const withSaid = (snapshot: Snapshot, id: string, { name, in: part }: { name: string; in?: 'at' | undefined }, value: unknown): Snapshot => ({
  ...snapshot,
  figures: (snapshot.figures ?? []).map((figure) => {
    if (figure.id !== id) return figure;
    const said = told({ ...(part ? figure[part] : figure), [name]: value });
    return (part ? { ...figure, [part]: said } : said) as Figure;
  }),
});

/** What is said of a token; undefined: it is no longer said. */
export const withToken = (snapshot: Snapshot, index: number, said: Partial<Record<keyof Token, unknown>>): Snapshot => ({
  ...snapshot,
  tokens: (snapshot.tokens ?? []).map((token, i) => (i === index ? { kind: token.kind, ...told({ ...token, ...said }) } : token)),
});

const told = (members: object): Omit<Token, 'kind'> => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

export const removeToken = (snapshot: Snapshot, index: number): Snapshot => ({
  ...snapshot,
  tokens: (snapshot.tokens ?? []).filter((_, i) => i !== index),
});

export function addPlayer(snapshot: Snapshot, id: string, supply: Readonly<Record<string, number>>): Snapshot {
  return { ...snapshot, players: [...snapshot.players, { id, score: 0, supply: { ...supply } }] };
}

type Kinds = readonly { readonly kind: string; readonly perPlayer: number; readonly neutral: boolean }[];

/** The supplies follow what is in the box: kinds that have come are all there, kinds that have gone are nowhere. */
export function withKinds(snapshot: Snapshot, before: Kinds, after: Kinds): Snapshot {
  const had = new Set(before.map(({ kind }) => kind));
  const has = new Set(after.map(({ kind }) => kind));
  const come = after.filter(({ kind, perPlayer, neutral }) => !neutral && perPlayer > 0 && !had.has(kind));
  const players = snapshot.players.map((player) => {
    if (!player.supply) return player;
    const kept = Object.entries(player.supply).filter(([kind]) => has.has(kind) || !had.has(kind));
    return { ...player, supply: { ...Object.fromEntries(come.map(({ kind, perPlayer }) => [kind, perPlayer])), ...Object.fromEntries(kept) } };
  });
  return { ...snapshot, players };
}

/** With his figures. */
export function removePlayer(snapshot: Snapshot, id: string): Snapshot {
  const players = snapshot.players.filter((player) => player.id !== id);
  const figures = (snapshot.figures ?? []).filter(({ owner }) => owner !== id);
  const { turn } = snapshot;
  return { ...snapshot, players, figures, ...(turn?.player === id && { turn: { ...turn, player: players[0]!.id } }) };
}

export const withPlayer = (snapshot: Snapshot, id: string, change: (player: Player) => Player): Snapshot => ({
  ...snapshot,
  players: snapshot.players.map((player) => (player.id === id ? change(player) : player)),
});

export const withTurn = (snapshot: Snapshot, change: Partial<NonNullable<Snapshot['turn']>>): Snapshot => ({
  ...snapshot,
  turn: { ...(snapshot.turn ?? { player: snapshot.players[0]!.id, step: 'place-tile' }), ...change },
});

/** In the step that lays a tile there is one in hand and none just laid; afterwards it is the other way round. A step that tells what must have been done is not told that nothing was. */
export function withStep(snapshot: Snapshot, step: string, isTelling = false): Snapshot {
  const { turn } = snapshot;
  const { placed: _placed, tile: _tile, done: before = [], ...rest } = turn ?? { player: snapshot.players[0]!.id };
  if (step === 'place-tile') return { ...snapshot, turn: { ...rest, step, done: [] } };
  const at = turn?.placed?.at ?? snapshot.tiles.at(-1)?.at;
  const there = snapshot.tiles.filter((tile) => same(tile.at, at ?? [NaN, NaN]));
  const laid = there.find(({ tile }) => tile === turn?.tile) ?? there.at(-1);
  const done = turn?.step === 'place-tile' ? [] : before;
  const isTold = done.length > 0 || !isTelling;
  return { ...snapshot, turn: { ...rest, step, ...(laid && { tile: laid.tile, placed: { at: laid.at } }), ...(isTold && { done }) } };
}

/** Nothing is in hand; what was asked about the tile is asked no more. */
export function withoutDrawn(snapshot: Snapshot): Snapshot {
  const { tile: _tile, ...turn } = snapshot.turn ?? { player: snapshot.players[0]!.id, step: 'place-tile' };
  return { ...snapshot, turn };
}

/** Marks a tile as the one laid in this turn; what is decided now is then what comes after laying it. */
export function justLaid(before: Snapshot, at: Cell, tile?: string): Snapshot {
  const snapshot = before.turn?.step === 'place-tile' ? withStep(before, 'place-figure') : before;
  const laid = snapshot.tiles.find((candidate) => isThere(candidate, at, tile));
  return laid ? withTurn(snapshot, { tile: laid.tile, placed: { at } }) : snapshot;
}

/** A value put where a JSON pointer of the position says that it is missing. */
export function withValueAt<T>(whole: T, pointer: string, value: unknown): T {
  const [, ...path] = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return put(whole, path, value) as T;
}

function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item: unknown, i) => (i === Number(key) ? put(item, rest, value) : item));
  const members = (whole ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [key]: put(members[key], rest, value) };
}

export function valueAt(whole: unknown, pointer: string): unknown {
  const [, ...path] = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], whole);
}

/** What is printed on a tile of which no source tells it. */
export const withPrint = (snapshot: Snapshot, tile: string, lines: readonly string[]): Snapshot => ({
  ...snapshot,
  prints: { ...snapshot.prints, [tile]: [...lines] },
});

/** What an expansion keeps in the turn or in the snapshot; undefined: it is no longer told. */
export function withState(snapshot: Snapshot, { name, of }: { name: string; of: 'turn' | 'snapshot' }, value: unknown): Snapshot {
  const said = <T extends object>(holder: T): T => {
    const next: Record<string, unknown> = { ...holder, [name]: value };
    if (value === undefined) Reflect.deleteProperty(next, name);
    return next as T;
  };
  if (of === 'snapshot') return said(snapshot);
  const { turn } = withTurn(snapshot, {});
  return { ...snapshot, turn: said(turn!) };
}
