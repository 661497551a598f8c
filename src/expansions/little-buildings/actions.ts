/** Putting a building on the tile just laid. */
import type { PlaceToken } from '../../contract/action.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Cell, Spot } from '../../contract/spot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { ANY, KINDS, kindsMeant, left } from './buildings.js';

const PLACED = cites('little-buildings.place.instead-of-figure', 'little-buildings.place.stays');

/** On a half tile it says on which, as another one may come to lie beside it. */
function spotOn({ laid }: Position, tile: Cell): Spot {
  const half = sameCell(laid?.at, tile) ? laid?.shape.half : undefined;
  return half === undefined ? { tile } : { tile, edge: half };
}

const placing = (kind: string): ActionKind<PlaceToken> => ({
  id: `place-token/${kind}`,
  in: ['place-figure'],
  cites: PLACED,
  figureAction: true,
  propose: (view) => {
    const { laid } = view;
    if (!laid || kind === ANY || left(view, view.active, kind) === 0) return [];
    return view.board.cellsOf(laid.entry).map(({ at }): PlaceToken => ({ type: 'place-token', kind, at: { tile: at } }));
  },
  canPerform: (_, { at }) => at.tile !== undefined,
  perform: (view, { at: { tile } }) => ({
    effects: [
      {
        type: 'piece-moved',
        piece: { token: kind === ANY ? kindsMeant(view, view.active)[0]! : kind },
        from: { area: 'supply', player: view.active },
        to: spotOn(view, tile!),
        rule: 'little-buildings.building.is-placed',
        cites: [...PLACED],
      },
    ],
  }),
});

export const buildingActions: readonly ActionKind[] = [...KINDS, ANY].map(placing);
export const consequences = [{ id: 'little-buildings.building.is-placed', cites: PLACED }];
