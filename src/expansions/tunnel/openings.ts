/** Tunnel openings: where they are, which bear a token, and what two tokens of a pair make of the board. */
import type { Cell } from '../../contract/spot.js';
import type { Edge, Token } from '../../contract/snapshot.js';
import { madeOnce } from '../../kernel/board/reprints.js';
import { turnedEdge } from '../../kernel/board/shape.js';
import { placeOf } from '../../kernel/board/feature.js';
import type { Board } from '../../kernel/board/board.js';
import type { TileDesign, TileFeature } from '../../kernel/board/tile-notation.js';
import type { Topology } from '../../kernel/declare/topology.js';
import type { Settings } from '../../kernel/ruleset/settings.js';
import { sameCell } from '../../kernel/position/position.js';
import { OTHER_TILES } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const TOKEN = 'tunnel-token';
const MARK = 'tunnel';

const isTunnel = ({ marks }: TileFeature) => marks.includes(MARK);
const isThrough = (feature: TileFeature) => isTunnel(feature) && feature.places.length > 1;
/** It ends inside the tile, in an opening. */
const isOpening = (feature: TileFeature) => isTunnel(feature) && feature.places.length === 1;
const open = (feature: TileFeature): TileFeature => ({ ...feature, openEnds: 1 });

/** Roads that end in openings are open there; a road that runs through a tunnel is broken where that is how the table plays. */
export function openings(design: TileDesign, settings: Settings): TileDesign | undefined {
  if (!design.features.some(isTunnel)) return undefined;
  if (!design.features.some(isThrough))
    return { ...design, features: design.features.map((feature) => (isTunnel(feature) ? open(feature) : feature)) };
  if (settings.entry(OTHER_TILES)?.value === 'printed-through') return undefined;
  // the ends take the place of the road at the end of the list, so that the fields still find their cities
  const whole = design.features.filter((feature) => !isTunnel(feature));
  const ends = flatMap(design.features.filter(isTunnel), (road) => road.places.map((place) => open({ ...road, places: [place] })));
  const moved = (index: number) => whole.indexOf(design.features[index]!);
  return { ...design, features: [...whole.map((feature) => ({ ...feature, touches: feature.touches.map(moved) })), ...ends] };
}

export interface Opening {
  readonly tile: Cell;
  readonly edge: Edge;
  readonly node: number;
}

/** Every opening of the board. */
export const openingsOf = (board: Board): readonly Opening[] =>
  board.derive('tunnel openings', () =>
    flatMap(board.marked(MARK), (node): Opening[] => {
      const laid = board.ownerOf(node);
      const index = node - laid.node;
      if (!isOpening(laid.shape.design.features[index]!)) return [];
      const { edge } = placeOf(laid, index);
      return edge ? [{ tile: laid.at, edge, node }] : [];
    }),
  );

export const openingAt = (
  board: Board,
  { tile, edge }: { readonly tile?: Cell | undefined; readonly edge?: Edge | undefined },
): Opening | undefined => openingsOf(board).find((opening) => sameCell(opening.tile, tile) && opening.edge === edge);

/** Whether the place is the mouth of a road that runs through a tunnel. */
export function isMouthOfRoad(board: Board, tile: Cell, edge: Edge | undefined): boolean {
  const laid = board.tile(tile);
  const node = laid ? board.nodeAt(tile, 'road', edge) : -1;
  return laid !== undefined && node >= 0 && isThrough(laid.shape.design.features[node - laid.node]!);
}

const isPair = (one: Token, other: Token): boolean => one.owner === other.owner && one.pair !== undefined && one.pair === other.pair;
/** Two tokens of one owner and pair. */
export function pairs(tokens: readonly Token[]): (readonly [Token, Token])[] {
  const own = tokens.filter(({ kind }) => kind === TOKEN);
  return flatMap(own, (one, i) => flatMap(own.slice(i + 1), (other) => (isPair(one, other) ? [[one, other] as const] : [])));
}

/** Where a tunnel is finished its ends are open no more, and the roads are one. */
export const tunnels: Topology = {
  tokens: [TOKEN],
  near: ({ tile }) => (tile ? [tile] : []),
  reprint: ({ design, at, rotation }, tokens) => {
    const here = tokens.filter((token) => sameCell(token.tile, at) && tokens.some((other) => other !== token && isPair(token, other)));
    if (here.length === 0) return undefined;
    const sides = flatMap(here, ({ edge }) => (edge === undefined ? [] : [turnedEdge(edge, -rotation / 90)]));
    const isJoined = (feature: TileFeature) => isOpening(feature) && feature.places.some((place) => sides.includes(place));
    const joined = flatMap(design.features, (feature, i) => (isJoined(feature) ? [i] : []));
    if (joined.length === 0) return undefined;
    return madeOnce(design, `tunnel ${joined.join(' ')}`, () => ({
      ...design,
      features: design.features.map((feature, i) => (joined.includes(i) ? { ...feature, openEnds: 0 } : feature)),
    }));
  },
  joins: function* (board, tokens) {
    for (const [one, other] of pairs(tokens)) {
      const [a, b] = [openingAt(board, one), openingAt(board, other)];
      if (a && b) yield [a.node, b.node];
    }
  },
};
