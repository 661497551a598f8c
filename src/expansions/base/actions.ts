/** What can be tried in the base game, and what a legal try does. */
import type { Spot } from '../../contract/spot.js';
import type { DiscardTile, Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { placeOf } from '../../kernel/board/feature.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { FigureKind } from '../../kernel/declare/piece.js';
import { layings } from '../../kernel/play/laying.js';
import { cites } from './author.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

const placeTile: ActionKind<PlaceTile> = {
  id: 'place-tile',
  in: ['place-tile'],
  cites: cites('base.turn.steps'),
  propose: (view) => (view.turn.tile === undefined ? [] : layings(view, view.turn.tile)),
  perform: ({ ruleset }, { tile, at, rotation }) => {
    const { design, half } = ruleset.shape(tile, rotation)!;
    const rule = 'base.tile.edges-match';
    return {
      effects: [{ type: 'tile-placed', tile: design.id, at, rotation, ...(half && { half }), rule, cites: [...cites('base.tile.edges-match')] }],
    };
  },
};

const discardTile: ActionKind<DiscardTile> = {
  id: 'discard-tile',
  in: ['place-tile'],
  cites: cites('base.tile.unplaceable'),
  propose: ({ turn: { tile } }) => (tile === undefined ? [] : [{ type: 'discard-tile' }]),
  canPerform: ({ turn }) => turn.tile !== undefined,
  perform: (view) => {
    const { id } = view.ruleset.design(view.turn.tile!)!;
    const elsewhere = view.ruleset
      .all('discards')
      .map((discard) => discard(view, id))
      .find((effect) => effect !== undefined);
    const rule = 'base.tile.discard-only-if-unplaceable';
    return { effects: [elsewhere ?? { type: 'tile-discarded', tile: id, to: 'box', rule, cites: [...cites('base.tile.unplaceable')] }] };
  },
};

const placeFigure: ActionKind<PlaceFigure> = {
  id: 'place-figure',
  in: ['place-figure'],
  cites: cites('base.turn.steps'),
  figureAction: true,
  propose: (view) => figuresAt(view, placesOnLaid(view)),
  perform: (view, { kind, at, figure }) => ({
    effects: [
      {
        type: 'figure-placed',
        figure: figure ?? nextId(view, kind),
        kind,
        owner: view.decider,
        at: named(view, at),
        rule: 'base.figure.tile-just-laid',
        cites: [...cites('base.turn.steps')],
      },
    ],
  }),
};

/** Every feature of the tile just laid, on whichever of its cells. */
function placesOnLaid({ laid, board }: Position): Spot[] {
  const cells = laid ? board.cellsOf(laid.entry) : [];
  return flatMap(cells, (cell) => cell.shape.design.features.map((_, index) => placeOf(cell, index)));
}

/** One action for each place and each kind that the active player has left (or may have, where the supply is not given). */
function figuresAt(view: Position, places: readonly Spot[]): PlaceFigure[] {
  const isOurs = ({ kind, neutral, atCorner }: FigureKind) => !neutral && !atCorner && view.supply(view.active, kind) !== 0;
  const kinds = [...view.ruleset.figures.values()].filter(isOurs);
  return flatMap(kinds, ({ kind }) => places.map((at): PlaceFigure => ({ type: 'place-figure', kind, at })));
}

/** A place under the name that answers use: its first edge clockwise. */
function named(view: Position, at: Spot): Spot {
  const node = view.node(at);
  // how it stands, and which corner of a field it takes, is part of the spot
  if (node < 0 || 'as' in at) return at;
  const laid = view.board.ownerOf(node);
  return placeOf(laid, node - laid.node);
}

/** By a figure on the board or one that was captured. */
const isTaken = (view: Position, id: string): boolean =>
  view.figure(id) !== undefined || view.players.some(({ prisoners = [] }) => prisoners.some((prisoner) => prisoner.id === id));

/** The first free id of the form `red.meeple.1`; of whoever decides, who need not be the active player. */
function nextId(view: Position, kind: string): string {
  const { decider } = view;
  for (let n = 1; ; n++) {
    const id = `${decider}.${kind}.${n}`;
    if (!isTaken(view, id)) return id;
  }
}

/** Which steps may be passed, and what that does, they say themselves. */
const pass: ActionKind<Pass> = {
  id: 'pass',
  in: [],
  cites: cites('base.figure.optional'),
  propose: () => [{ type: 'pass' }],
  perform: (view) => view.ruleset.step(view.turn.step)?.passed?.(view) ?? {},
};

export const baseActions: readonly ActionKind[] = [placeTile, discardTile, placeFigure, pass];
