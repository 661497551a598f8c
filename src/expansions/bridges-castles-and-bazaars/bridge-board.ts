/** What a bridge makes of its tile: one more road, from side to side, that touches nothing below it. */
import type { Token } from '../../contract/snapshot.js';
import type { Ground, TokenKind } from '../../kernel/declare/piece.js';
import type { Topology } from '../../kernel/declare/topology.js';
import { madeOnce } from '../../kernel/board/reprints.js';
import { turnedEdge } from '../../kernel/board/shape.js';
import type { TileDesign, TileFeature, TilePlace } from '../../kernel/board/tile-notation.js';
import { sameCell } from '../../kernel/position/position.js';
import { SIDES, type Rotation, type Side } from '../../contract/compass.js';
import { laidWith, spanned } from './sides.js';

/** Printed sides of a bridge that joins these sides of the board. */
const printed = (edges: readonly Side[], rotation: Rotation): TilePlace[] => edges.map((edge) => turnedEdge(edge, -rotation / 90));

const withRoad = (design: TileDesign, edges: readonly Side[], rotation: Rotation): TileDesign => {
  const places = printed(edges, rotation);
  return madeOnce(design, `bridge ${places.join(' ')}`, () => ({
    ...design,
    features: [...design.features, { kind: 'road', ...endsOn(design, places), touches: [], pennants: 0, marks: [], completedBy: 'sides' }],
  }));
};

/** Sides of half a tile as it is printed. */
const OF_HALF: readonly TilePlace[] = ['n', 'w'];

/** Over two half tiles each has one end of it, and they meet at the long side. */
const endsOn = ({ half }: TileDesign, places: readonly TilePlace[]): Pick<TileFeature, 'places' | 'long'> =>
  half ? { places: places.filter((place) => OF_HALF.includes(place)), long: [0, 1] } : { places };

/** A bridge of which it is not known how it lies changes nothing. */
export const bridgeBoard: Topology = {
  tokens: ['bridge'],
  near: ({ tile }) => (tile ? [tile] : []),
  reprint: ({ design, at, rotation }, tokens) => {
    const bridge = tokens.find(({ kind, tile, edges }) => kind === 'bridge' && sameCell(tile, at) && edges !== undefined && spanned(edges));
    return bridge && withRoad(design, bridge.edges!, rotation);
  },
};

/** More players have fewer bridges and castles each; of other numbers of players no source tells. */
export const FEWEST = 2;
export const FEW = 4;
export const MOST = 6;

/** Three for each player, with five or six players two (setup.supply-two-to-four, setup.supply-five-six); with others it may be any number. */
export function perPlayer(players: number): number {
  if (players < FEWEST || players > MOST) return Infinity;
  return players > FEW ? 2 : 3;
}

export const bridgeToken: TokenKind = { kind: 'bridge', perPlayer, needs: ['edges'], defect: bridgeDefect };

function bridgeDefect({ tile, edges }: Token, { board, snapshot }: Ground): string | undefined {
  if (!tile || !edges) return undefined;
  const sides = spanned(edges);
  if (!sides) return 'a bridge joins two opposite sides';
  // where the tile itself is not known, that is the defect
  if (!board.tile(tile)) return undefined;
  const isTaken = sides.some((side) => {
    // of two half tiles each has one end
    const shape = laidWith(board, tile, side)?.shape;
    // the bridge comes last
    const below = shape?.design.features.slice(0, -1) ?? [];
    return !shape || shape.design.fitsAnything || below.some(({ places }) => places.includes(turnedEdge(SIDES[side]!, -shape.rotation / 90)));
  });
  if (isTaken) return 'both ends of a bridge lie on field';
  const bridges = (snapshot.tokens ?? []).filter((token) => token.kind === 'bridge' && sameCell(token.tile, tile));
  return bridges.length > 1 ? 'no tile carries more than one bridge' : undefined;
}
