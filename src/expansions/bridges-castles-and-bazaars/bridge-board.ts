/** What a bridge makes of its tile: one more road, from side to side, that touches nothing below it. */
import type { Token } from '../../contract/snapshot.js';
import type { Ground, TokenKind } from '../../kernel/declare/piece.js';
import type { Topology } from '../../kernel/declare/topology.js';
import { madeOnce } from '../../kernel/board/reprints.js';
import { turnedEdge } from '../../kernel/board/shape.js';
import type { TileDesign, TilePlace } from '../../kernel/board/tile-notation.js';
import { sameCell } from '../../kernel/position/position.js';
import type { Edge, Rotation } from '../../contract/compass.js';
import { laidWith, spanned } from './sides.js';

/** Printed sides of a bridge that joins these sides of the board. */
const printed = (edges: readonly Edge[], rotation: Rotation): TilePlace[] => edges.map((edge) => turnedEdge(edge, -rotation / 90));

const withRoad = (design: TileDesign, edges: readonly Edge[], rotation: Rotation): TileDesign => {
  const places = printed(edges, rotation);
  return madeOnce(design, `bridge ${places.join(' ')}`, () => ({
    ...design,
    features: [...design.features, { kind: 'road', places, touches: [], pennants: 0, marks: [], completedBy: 'sides' }],
  }));
};

/** A bridge of which it is not known how it lies changes nothing. */
export const bridgeBoard: Topology = {
  tokens: ['bridge'],
  near: ({ tile }) => (tile ? [tile] : []),
  reprint: ({ design, at, rotation }, tokens) => {
    const bridge = tokens.find(({ kind, tile, edges }) => kind === 'bridge' && sameCell(tile, at) && edges !== undefined && spanned(edges));
    return bridge && withRoad(design, bridge.edges!, rotation);
  },
};

/** Three for each player, with five or six players two (setup.supply-two-to-four, setup.supply-five-six). */
export const perPlayer = (players: number): number => (players > 4 ? 2 : 3);

export const bridgeToken: TokenKind = { kind: 'bridge', perPlayer, needs: ['edges'], defect: bridgeDefect };

function bridgeDefect({ tile, edges }: Token, { board, snapshot }: Ground): string | undefined {
  if (!tile || !edges) return undefined;
  const sides = spanned(edges);
  if (!sides) return 'a bridge joins two opposite sides';
  const laid = laidWith(board, tile, sides[0]);
  if (!laid) return undefined;
  const { design, rotation } = laid.shape;
  // the bridge comes last
  const below = design.features.slice(0, -1);
  const isTaken = design.fitsAnything ?? printed(edges, rotation).some((side) => below.some(({ places }) => places.includes(side)));
  if (isTaken) return 'both ends of a bridge lie on field';
  const bridges = (snapshot.tokens ?? []).filter((token) => token.kind === 'bridge' && sameCell(token.tile, tile));
  return bridges.length > 1 ? 'no tile carries more than one bridge' : undefined;
}
