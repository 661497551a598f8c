/** Lakes with their road ends and ferries, and which ferries the tile just laid leads to. */
import { SIDES, type Side } from '../../contract/compass.js';
import { spotName, type Cell } from '../../contract/spot.js';
import type { Sides, Token } from '../../contract/snapshot.js';
import type { Board, Laid } from '../../kernel/board/board.js';
import { meetsSide } from '../../kernel/board/shape.js';
import type { Ground, Location, TokenKind } from '../../kernel/declare/piece.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import type { Topology } from '../../kernel/declare/topology.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { FerriesReached } from './wire.js';
import { addTo, flatMap } from '../../kernel/lists.js';

export const FERRY = 'ferry';
export const SYMBOL = 'lake';
const ALL = 8;

export const hasLake = (laid: Laid | undefined): boolean => laid?.shape.design.symbols.includes(SYMBOL) ?? false;
const roadAt = (board: Board, cell: Cell, side: string): number => board.nodeAt(cell, 'road', side);

/** The sides at which roads end at the lake of a tile, clockwise from n. */
export const roadEnds = (board: Board, cell: Cell): readonly Side[] =>
  hasLake(board.tile(cell)) ? SIDES.filter((side) => roadAt(board, cell, side) >= 0) : [];

/** Every two of them. */
export function crossings(board: Board, cell: Cell): Sides[] {
  const ends = roadEnds(board, cell);
  return flatMap(ends, (one, i) => ends.slice(i + 1).map((other): Sides => [one, other]));
}

/** Two sides clockwise from n; undefined where they are not two different road ends of the lake. */
export function crossing(board: Board, cell: Cell | undefined, edges: readonly string[] | undefined): Sides | undefined {
  if (!cell || !edges) return undefined;
  return crossings(board, cell).find((both) => both.every((side) => edges.includes(side)) && edges.length === both.length);
}

export const ferryOn = (view: Position, cell: Cell | undefined): Token | undefined => (cell ? view.tokensOn(FERRY, cell)[0] : undefined);
export const isSame = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  one !== undefined && other !== undefined && [...one].sort().join() === [...other].sort().join();

export const ferryToken: TokenKind = { kind: FERRY, total: ALL, needs: ['edges'], defect: notOnALake };

function notOnALake({ tile, edges }: Token, { board }: Ground): string | undefined {
  // of one in an older position only the tile may be known
  if (!tile || !edges || !board.tile(tile)) return undefined;
  return crossing(board, tile, edges) ? undefined : 'a ferry joins two road ends of a lake';
}

/** It can be named on a lake, so that the answer is why nobody stands there. */
export const ferrySpot: Location = {
  name: FERRY,
  defect: (spot, { board }) => ('tile' in spot && hasLake(board.tile(spot.tile)) ? undefined : 'the tile has no lake'),
};

export function nobodyOnFerries({ snapshot: { figures = [] }, add }: Check): void {
  figures.forEach(({ at }, i) => {
    if (spotName(at) === FERRY) add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', 'nobody stands on a ferry');
  });
}

export function oneForEachLake({ snapshot, add }: Check): void {
  const tokens = flatMap(snapshot.tokens ?? [], (token, i) => (token.kind === FERRY ? [{ token, i }] : []));
  tokens.forEach(({ token, i }, n) => {
    if (tokens.slice(0, n).some((other) => sameCell(other.token.tile, token.tile)))
      add(`/tokens/${i}`, 'two-ferries-on-a-lake', 'another ferry lies on that lake');
  });
}

/** A ferry joins its two road ends to one road. */
export const ferryRoads: Topology = {
  tokens: [FERRY],
  joins: function* (board, tokens) {
    for (const { kind, tile, edges } of tokens) {
      if (kind !== FERRY || !tile || !edges) continue;
      const [one, other] = edges.map((edge) => roadAt(board, tile, edge));
      if (one !== undefined && other !== undefined && one >= 0 && other >= 0) yield [one, other];
    }
  },
};

/** Which ferries may be moved; the state of the turn. */
export const FERRIES = procedure<FerriesReached>('ferry', ({ reach, moved }, check) => {
  reach.forEach((cell, i) => check.cell(`/turn/ferry/reach/${i}`, cell));
  moved.forEach((cell, i) => check.cell(`/turn/ferry/moved/${i}`, cell));
});

const ALL_SIDES = [0, 1, 2, 3];
const OPPOSITE = (side: number) => (side + 2) & 3;

/** The first ferries along the roads of the tile just laid, in every direction. */
function firstFerries(view: Position): Cell[] {
  const { board, laid } = view;
  if (!laid || view.tokens(FERRY).length === 0) return [];
  const own = board.cellsOf(laid.entry);
  if (!isFerryOnOneOf(view, own)) return [];
  const seen = new Set<number>();
  const found: Cell[] = [];
  const links = otherLinks(view);
  const follow = (from: Laid, side: number): void => {
    const next = board.neighbour(from, side);
    if (next) visit(next, nodeOn(next, OPPOSITE(side)));
  };
  const visit = (there: Laid, node: number): void => {
    if (node < 0 || seen.has(node) || own.includes(there)) return;
    seen.add(node);
    const ferry = ferryOn(view, there.at);
    if (ferry?.edges?.some((edge) => roadAt(board, there.at, edge) === node)) {
      if (!found.some((cell) => sameCell(cell, there.at))) found.push(there.at);
      return;
    }
    for (const side of ALL_SIDES) if (meetsSide(there.shape, side, node - there.node)) follow(there, side);
    for (const other of links.get(node) ?? []) visit(board.ownerOf(other), other);
  };
  for (const cell of own)
    cell.shape.design.features.forEach(({ kind }, index) => {
      if (kind !== 'road') return;
      for (const side of ALL_SIDES) if (meetsSide(cell.shape, side, index)) follow(cell, side);
    });
  return found;
}

/** Whether any ferry is of a road of these cells, however far away: mostly none is, and then none need be looked for. */
function isFerryOnOneOf(view: Position, cells: readonly Laid[]): boolean {
  const { board } = view;
  const roots = new Set(
    flatMap(cells, ({ shape, node }) => flatMap(shape.design.features, ({ kind }, index) => (kind === 'road' ? [board.rootOf(node + index)] : []))),
  );
  return view
    .tokens(FERRY)
    .some(
      ({ tile, edges = [] }) => tile && edges.map((edge) => roadAt(board, tile, edge)).some((node) => node >= 0 && roots.has(board.rootOf(node))),
    );
}

/** The road that meets a side of a cell, or -1. */
const nodeOn = ({ shape, node }: Laid, side: number): number => {
  const index = shape.design.features.findIndex(({ kind }, i) => kind === 'road' && meetsSide(shape, side, i));
  return index < 0 ? -1 : node + index;
};

/** What other pieces join: a road runs on there, too. */
function otherLinks({ board, ruleset, snapshot }: Position): ReadonlyMap<number, readonly number[]> {
  const links = new Map<number, number[]>();
  for (const { tokens, joins } of ruleset.topologies) {
    if (!joins || tokens.includes(FERRY)) continue;
    const own = (snapshot.tokens ?? []).filter(({ kind }) => tokens.includes(kind));
    for (const [one, other] of joins(board, own)) {
      addTo(links, one, other);
      addTo(links, other, one);
    }
  }
  return links;
}

/** As the tile was laid, or else as the board is now. */
export const reach = (view: Position): readonly Cell[] => view.state(FERRIES)?.reach ?? view.remember('ferries reached', () => firstFerries(view));

const isMove = ({ type, kind }: { readonly type: string; readonly kind?: unknown }) => type === 'move-token' && kind === FERRY;
export const moved = (view: Position): readonly Cell[] =>
  view.state(FERRIES)?.moved ??
  flatMap(view.done.filter(isMove), ({ to }): Cell[] => {
    const { tile } = to as { readonly tile?: Cell };
    return tile ? [tile] : [];
  });

/** Whether the position says which have been moved. */
export const isTold = (view: Position): boolean => view.state(FERRIES) !== undefined || view.snapshot.turn?.done !== undefined;

/** Those that may still be moved. */
export const movable = (view: Position): readonly Cell[] => reach(view).filter((cell) => !moved(view).some((other) => sameCell(other, cell)));
