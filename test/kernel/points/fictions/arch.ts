/** An arch carries a road over a tile, from side to side; it is built before a figure is placed, or as a tile is laid that needs it. */
import type { PlaceToken } from '../../../../src/contract/action.js';
import type { Sides } from '../../../../src/contract/snapshot.js';
import { turnedEdge } from '../../../../src/kernel/board/shape.js';
import type { TileDesign } from '../../../../src/kernel/board/tile-notation.js';
import { sameCell, type Position } from '../../../../src/kernel/position/position.js';
import { fiction, moved, named, type Try } from '../game.js';

const EAST_WEST: Sides = ['e', 'w'];
const withRoad = (design: TileDesign, edges: Sides, rotation: number): TileDesign => {
  const places = edges.map((edge) => turnedEdge(edge, -rotation / 90));
  return { ...design, features: [...design.features, { kind: 'road', places, touches: [], pennants: 0, marks: [], completedBy: 'sides' }] };
};
const build = ({ active }: Position, tile: readonly [number, number], edges: Sides) =>
  moved({ token: 'arch', edges }, { area: 'supply', player: active }, { tile });
const fits = (view: Position, { arch, tile, at, rotation }: Try) => {
  const tokens = [...(view.snapshot.tokens ?? []), { kind: 'arch', ...Object(arch) }];
  const { board } = view.next({ ...view.snapshot, tokens });
  return board.fit(view.ruleset.shape(String(tile), Number(rotation) as 0)!, Object(at)[0], Object(at)[1]).mismatches === 0;
};

export const arch = fiction('arch', {
  tokens: [{ kind: 'arch', perPlayer: () => 2 }],
  topology: {
    tokens: ['arch'],
    reprint: ({ design, at, rotation }, tokens) =>
      tokens.filter(({ tile }) => sameCell(tile, at)).reduce((print, { edges }) => withRoad(print, edges!, rotation), design),
  },
  actions: [
    {
      ...named('place-token/arch'),
      in: ['place-figure'],
      interlude: true,
      propose: ({ laid }): PlaceToken[] => (laid ? [{ type: 'place-token', kind: 'arch', at: { tile: laid.at, edges: EAST_WEST } }] : []),
      perform: (view, action) => ({ effects: [build(view, (action as PlaceToken).at.tile!, (action as PlaceToken).at.edges!)] }),
    },
  ],
  proposals: [
    {
      kind: 'place-tile',
      perform: (view, action, usual) => {
        const { tile, edges } = Object((action as Try)['arch']);
        return tile ? { effects: [build(view, tile, edges), ...(usual().effects ?? [])] } : usual();
      },
    },
  ],
  rules: [
    {
      ...named('arch.needed'),
      on: 'place-tile',
      overrides: ['base.tile.edges-match'],
      applies: ({ action }) => (action as Try)['arch'] !== undefined,
      judge: ({ view, action, pass, forbid }) =>
        fits(view, action as Try) ? pass('it fits with the arch') : forbid('it does not fit with the arch'),
    },
  ],
});
