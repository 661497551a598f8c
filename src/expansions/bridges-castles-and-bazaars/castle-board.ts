/** What a castle makes of the two halves of the small city that it covers: a castle on both, and no city any more. */
import type { Cell } from '../../contract/spot.js';
import { SIDES } from '../../contract/compass.js';
import type { Token } from '../../contract/snapshot.js';
import type { Ground, TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Topology } from '../../kernel/declare/topology.js';
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';
import { madeOnce } from '../../kernel/board/reprints.js';
import { turnedEdge } from '../../kernel/board/shape.js';
import type { TileDesign, TileFeature, TilePlace } from '../../kernel/board/tile-notation.js';
import { sameCell } from '../../kernel/position/position.js';
import { perPlayer } from './bridge-board.js';
import { across, beyond, sideNumber } from './sides.js';
import { flatMap } from '../../kernel/lists.js';

export const castleKind: FeatureKind = { kind: 'castle', meets: 'sides', fillsSide: true, completedBy: 'nothing', neverFinal: true };

/** One half of a castle, and the side towards the other. */
export interface Half {
  readonly tile: Cell;
  readonly side: number;
}

/** Both halves of a castle; undefined where the token does not say how it lies. */
export function halvesOf({ tile, edge }: Pick<Token, 'tile' | 'edge'>): readonly [Half, Half] | undefined {
  const side = edge === undefined ? -1 : sideNumber(edge);
  if (!tile || side < 0) return undefined;
  return [
    { tile, side },
    { tile: beyond(tile, side), side: across(side) },
  ];
}

/** A piece of city that is a plain half circle: at one side of its tile, and drawn so. */
export const isHalfCircle = ({ kind, places, marks }: TileFeature): boolean =>
  kind === 'city' && places.length === 1 && marks.every((mark) => mark !== 'no-castle' && !mark.startsWith('split-'));

export const castleBoard: Topology = {
  tokens: ['castle'],
  near: (token) => halvesOf(token)?.map(({ tile }) => tile) ?? [],
  reprint: ({ design, at, rotation }, tokens) => {
    const sides = flatMap(tokens, (token) => halvesOf(token) ?? [])
      .filter(({ tile }) => sameCell(tile, at))
      .map(({ side }) => turnedEdge(SIDES[side]!, -rotation / 90));
    const own = [...new Set(sides)];
    return own.length === 0 ? undefined : madeOnce(design, `castle ${own.join(' ')}`, () => covered(design, own));
  },
};

/** With castles on the small cities at these printed sides. */
const covered = (design: TileDesign, sides: readonly TilePlace[]): TileDesign => ({
  ...design,
  features: design.features.map((feature) =>
    isHalfCircle(feature) && sides.includes(feature.places[0]!) ? { ...feature, kind: 'castle', completedBy: 'nothing', marks: [] } : feature,
  ),
});

export const castleToken: TokenKind = { kind: 'castle', perPlayer, needs: ['edge'], defect: castleDefect };

function castleDefect(token: Token, { board, snapshot }: Ground): string | undefined {
  const halves = halvesOf(token);
  if (!halves) return undefined;
  if (halves.some(({ tile, side }) => board.nodeAt(tile, 'castle', SIDES[side]) < 0)) return 'a castle covers the two halves of a small city';
  const same = (snapshot.tokens ?? []).filter(
    (other) => other.kind === 'castle' && halves.some(({ tile, side }) => sameCell(other.tile, tile) && other.edge === SIDES[side]),
  );
  return same.length > 1 ? 'the castle is named twice' : undefined;
}

/** Only a follower sits in a castle; one figure at most is known to. */
export function checkOccupants({ ruleset, snapshot, add }: Check): void {
  (snapshot.figures ?? []).forEach(({ kind, at }, i) => {
    if ('feature' in at && at.feature === 'castle' && ruleset.figures.has(kind) && !ruleset.isFollower(kind))
      add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', `a \`${kind}\` never sits in a castle`);
  });
}
