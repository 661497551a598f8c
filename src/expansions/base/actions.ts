/** What can be tried in the base game, and what a legal try does. */
import type { DiscardTile, Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { ROTATIONS, type Place } from '../../contract/snapshot.js';
import { placeOf } from '../../kernel/feature.js';
import type { Position } from '../../kernel/position.js';
import type { ActionKind } from '../../kernel/step.js';
import { cites } from './author.js';

const placeTile: ActionKind<PlaceTile> = {
  id: 'place-tile',
  in: ['place-tile'],
  cites: cites('base.turn.steps'),
  // every empty cell beside the board, also where the tile does not fit: `explain` shows why
  propose: ({ turn: { tile }, board }) => {
    const tries: PlaceTile[] = [];
    if (tile !== undefined)
      for (const at of board.frontier()) for (const rotation of ROTATIONS) tries.push({ type: 'place-tile', tile, at, rotation });
    return tries;
  },
  perform: ({ ruleset }, { tile, at, rotation }) => ({
    effects: [
      {
        type: 'tile-placed',
        tile: ruleset.design(tile)!.id,
        at,
        rotation,
        rule: 'base.tile.edges-match',
        cites: [...cites('base.tile.edges-match')],
      },
    ],
  }),
};

const discardTile: ActionKind<DiscardTile> = {
  id: 'discard-tile',
  in: ['place-tile'],
  cites: cites('base.tile.unplaceable'),
  propose: ({ turn: { tile } }) => (tile === undefined ? [] : [{ type: 'discard-tile' }]),
  perform: (view) => {
    const { id } = view.ruleset.design(view.turn.tile!)!;
    const elsewhere = view.ruleset.discards.map((discard) => discard(view, id)).find((effect) => effect !== undefined);
    const rule = 'base.tile.discard-only-if-unplaceable';
    return { effects: [elsewhere ?? { type: 'tile-discarded', tile: id, to: 'box', rule, cites: [...cites('base.tile.unplaceable')] }] };
  },
};

const placeFigure: ActionKind<PlaceFigure> = {
  id: 'place-figure',
  in: ['place-figure'],
  cites: cites('base.turn.steps'),
  figureAction: true,
  propose: (view) => figuresAt(view, view.laid ? view.laid.shape.design.features.map((_, index) => placeOf(view.laid!, index)) : []),
  perform: (view, { kind, at, figure }) => ({
    effects: [
      {
        type: 'figure-placed',
        figure: figure ?? nextId(view, kind),
        kind,
        owner: view.active,
        at: named(view, at),
        rule: 'base.figure.tile-just-laid',
        cites: [...cites('base.turn.steps')],
      },
    ],
  }),
};

/** One action for each place and each kind that the active player has left (or may have, where the supply is not given). */
export function figuresAt(view: Position, places: readonly Place[], via?: string): PlaceFigure[] {
  const kinds = [...view.ruleset.figures.values()].filter(({ kind, neutral }) => !neutral && view.supply(view.active, kind) !== 0);
  return kinds.flatMap(({ kind }) => places.map((at): PlaceFigure => ({ type: 'place-figure', kind, at, ...(via !== undefined && { via }) })));
}

/** A place under the name that answers use: its first edge clockwise. */
function named(view: Position, at: Place): Place {
  const node = view.node(at);
  if (node < 0) return at;
  const laid = view.board.ownerOf(node);
  return placeOf(laid, node - laid.node);
}

/** The first free id of the form `red.meeple.1`. */
function nextId(view: Position, kind: string): string {
  for (let n = 1; ; n++) {
    const id = `${view.active}.${kind}.${n}`;
    if (!view.figure(id)) return id;
  }
}

const pass: ActionKind<Pass> = {
  id: 'pass',
  in: ['place-figure'],
  cites: cites('base.figure.optional'),
  propose: () => [{ type: 'pass' }],
  perform: () => ({}),
};

export const baseActions = [placeTile, discardTile, placeFigure, pass] as unknown as readonly ActionKind[];
