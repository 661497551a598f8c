/** Laying the tile, or taking it out of the game. */
import type { DiscardTile, PlaceTile } from '../../../contract/action.js';
import { anyLegal } from '../../../kernel/legal-actions.js';
import { rule } from '../author.js';

const SIDES = ['n', 'e', 's', 'w'] as const;

const onePerTurn = rule<PlaceTile>({
  id: 'tile.one-per-turn',
  about: 'turn',
  on: ['place-tile', 'discard-tile'],
  cites: ['base.tile.one-per-turn'],
  judge: ({ view, pass, forbid }) =>
    view.laid ? forbid('a tile has been laid in this turn', { at: view.laid.at }) : pass('no tile has been laid in this turn'),
});

const drawnTile = rule<PlaceTile>({
  id: 'tile.drawn',
  on: 'place-tile',
  cites: ['base.tile.drawn-tile'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const { tile } = view.turn;
    if (tile === undefined) return unknown('the tile in hand is not known', ['/turn/tile']);
    return view.ruleset.design(action.tile) === view.ruleset.design(tile)
      ? pass('it is the tile in hand')
      : forbid('it is not the tile in hand', { inHand: tile });
  },
});

const emptySpace = rule<PlaceTile>({
  id: 'tile.empty-space',
  on: 'place-tile',
  cites: ['base.tile.empty-space'],
  judge: ({ view, action, pass, forbid }) => {
    const there = view.board.tile(action.at);
    return there ? forbid('a tile lies there', { tile: there.shape.design.id }) : pass('the space is empty');
  },
});

const adjacent = rule<PlaceTile>({
  id: 'tile.adjacent',
  on: 'place-tile',
  cites: ['base.tile.adjacent'],
  judge: ({ view, action, pass, forbid }) => {
    const { neighbours } = view.board.fit(view.ruleset.shape(action.tile, action.rotation)!, action.at[0], action.at[1]);
    return neighbours > 0 ? pass('it touches the board', { neighbours }) : forbid('it touches no tile of the board');
  },
});

const edgesMatch = rule<PlaceTile>({
  id: 'tile.edges-match',
  on: 'place-tile',
  cites: ['base.tile.edges-match'],
  judge: ({ view, action, pass, forbid }) => {
    const { mismatches } = view.board.fit(view.ruleset.shape(action.tile, action.rotation)!, action.at[0], action.at[1]);
    if (mismatches === 0) return pass('every side continues what it touches');
    return forbid('a side does not continue what it touches', () => ({ sides: SIDES.filter((_, side) => mismatches & (1 << side)) }));
  },
});

const discard = rule<DiscardTile>({
  id: 'tile.discard-only-if-unplaceable',
  on: 'discard-tile',
  cites: ['base.tile.unplaceable'],
  judge: ({ view, pass, forbid, unknown }) => {
    if (view.turn.tile === undefined) return unknown('the tile in hand is not known', ['/turn/tile']);
    return anyLegal(view, 'place-tile') ? forbid('the tile can be laid') : pass('the tile can be laid nowhere');
  },
});

/** The one that most candidates fail comes first. */
export const tileRules = [edgesMatch, emptySpace, adjacent, drawnTile, onePerTurn, discard];
