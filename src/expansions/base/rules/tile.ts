/** Laying the tile, or taking it out of the game. */
import type { DiscardTile, PlaceTile } from '../../../contract/action.js';
import type { Shape } from '../../../kernel/board/shape.js';
import type { View } from '../../../kernel/declare/view.js';
import { anyLegal, mayBeLegal } from '../../../kernel/judge/legal-actions.js';
import { rule } from '../author.js';
import { flatMap } from '../../../kernel/lists.js';

const SIDES = ['n', 'e', 's', 'w'] as const;

const onePerTurn = rule<PlaceTile>({
  id: 'tile.one-per-turn',
  about: 'turn',
  on: ['place-tile', 'discard-tile'],
  cites: ['base.tile.one-per-turn'],
  judge: ({ view, pass, forbid }) =>
    view.laid ? forbid('a tile has been laid in this turn, on {at}', { at: view.laid.at }) : pass('no tile has been laid in this turn'),
});

const drawnTile = rule<PlaceTile>({
  id: 'tile.drawn',
  about: 'kind',
  on: 'place-tile',
  cites: ['base.tile.drawn-tile'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const { tile, step } = view.turn;
    if (tile === undefined && step === 'choose-tile') return forbid('no tile has been drawn yet');
    if (tile === undefined) return unknown('the tile in hand is not known', ['/turn/tile']);
    return view.ruleset.design(action.tile) === view.ruleset.design(tile)
      ? pass('it is the tile in hand')
      : forbid('the tile in hand is `{inHand}`, not `{tile}`', { inHand: tile, tile: action.tile });
  },
});

const emptySpace = rule<PlaceTile>({
  id: 'tile.empty-space',
  on: 'place-tile',
  cites: ['base.tile.empty-space'],
  judge: ({ view, action, pass, forbid }) => {
    const there = view.board.tile(action.at);
    const { isTaken } = view.fit(action);
    return isTaken ? forbid('the tile has no room at {at}', { at: action.at, tile: there?.shape.design.id ?? null }) : pass('the space is empty');
  },
});

const adjacent = rule<PlaceTile>({
  id: 'tile.adjacent',
  on: 'place-tile',
  cites: ['base.tile.adjacent'],
  judge: ({ view, action, pass, forbid }) => {
    const { neighbours } = view.fit(action);
    return neighbours > 0 ? pass('it touches the board', { neighbours }) : forbid('at {at} it would touch no tile of the board', { at: action.at });
  },
});

const edgesMatch = rule<PlaceTile>({
  id: 'tile.edges-match',
  on: 'place-tile',
  cites: ['base.tile.edges-match'],
  judge: ({ view, action, pass, forbid }) => {
    const { mismatches } = view.fit(action);
    if (mismatches === 0) return pass('every side continues what it touches');
    return forbid('at {at} not every side continues what it touches: {sides}', () => ({
      at: action.at,
      sides: [...SIDES, 'long'].filter((_, side) => mismatches & (1 << side)),
      meets: meetings(view, action),
    }));
  },
});

/** What meets what at the sides that do not match. */
function meetings({ ruleset, board }: View, { tile, at: [x, y], rotation }: PlaceTile) {
  const { sideKinds } = ruleset.vocabulary;
  const kind = ({ sides }: Shape, side: number) => sideKinds[sides[side]!] ?? null;
  return flatMap(ruleset.shape(tile, rotation)?.cells ?? [], ({ dx, dy, shape }) => {
    const { mismatches } = board.fit(shape, x + dx, y + dy);
    return flatMap(SIDES, (side, i) => {
      const other = mismatches & (1 << i) ? board.facing([x + dx, y + dy], i) : undefined;
      return other ? [{ side, is: kind(shape, i), meets: kind(other.shape, (i + 2) & 3), of: other.at }] : [];
    });
  });
}

const discard = rule<DiscardTile>({
  id: 'tile.discard-only-if-unplaceable',
  on: 'discard-tile',
  cites: ['base.tile.unplaceable'],
  judge: ({ view, pass, forbid, unknown }) => {
    if (view.turn.tile === undefined) return unknown('the tile in hand is not known', ['/turn/tile']);
    if (anyLegal(view, 'place-tile')) return forbid('the tile can be laid');
    // what no source lets anybody lay is put away: the game goes on
    return mayBeLegal(view, 'place-tile') ? unknown('whether the tile can be laid is not known', []) : pass('the tile can be laid nowhere');
  },
});

/** The one that most candidates fail comes first. */
export const tileRules = [edgesMatch, emptySpace, adjacent, drawnTile, onePerTurn, discard];
