/** A wall cuts the road of a tile into its ends. */
import type { TileDesign } from '../../../../src/kernel/board/tile-notation.js';
import { sameCell } from '../../../../src/kernel/position/position.js';
import { fiction } from '../game.js';

/** The first end stays where the road was, the others come last. */
const cut = (design: TileDesign): TileDesign => ({
  ...design,
  features: [
    ...design.features.map((feature) => (feature.kind === 'road' ? { ...feature, places: feature.places.slice(0, 1) } : feature)),
    ...design.features.flatMap((feature) =>
      feature.kind === 'road' ? feature.places.slice(1).map((place) => ({ ...feature, places: [place] })) : [],
    ),
  ],
});

export const wall = fiction('wall', {
  tokens: [{ kind: 'wall' }],
  topology: {
    tokens: ['wall'],
    reprint: ({ design, at }, tokens) => (tokens.some(({ tile }) => sameCell(tile, at)) ? cut(design) : undefined),
  },
});
