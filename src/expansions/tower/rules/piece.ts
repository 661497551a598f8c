/** Putting a piece on a foundation or a tower. */
import type { Pass, PlaceFigure, PlaceTile, PlaceToken } from '../../../contract/action.js';
import { isAfterFigures } from '../../../kernel/play/phase.js';
import type { Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { ACTION_TILE, REOPENS } from '../settings.js';
import { CLOSED, foundations, hasFoundation, height, isPiece, isTop, onTop, PIECE, PLACE_PIECE, TOWER } from '../towers.js';

const fromStock = rule<PlaceToken>({
  id: 'piece.from-own-stock',
  about: 'turn',
  on: PLACE_PIECE,
  cites: ['tower.supply.own-stock', 'tower.supply.by-players', 'tower.supply.empty'],
  judge: ({ view, pass, forbid, unknown }) => {
    const left = view.held(view.active, PIECE);
    if (left === undefined)
      return unknown('how many tower pieces the player has is not known', [
        `/players/${view.players.findIndex(({ id }) => id === view.active)}/tokens/${PIECE}`,
      ]);
    return left > 0 ? pass('the player has a tower piece left', { left }) : forbid('the player has no tower piece left');
  },
});

const onFoundation = rule<PlaceToken>({
  id: 'piece.on-a-foundation',
  on: PLACE_PIECE,
  cites: ['tower.action.any-foundation', 'tower.action.any-open-tower'],
  judge: ({ view, action, pass, forbid }) =>
    hasFoundation(view, action.at.tile)
      ? pass('the tile has a foundation', { height: height(view, action.at.tile!) })
      : forbid('the tile has no foundation', { tile: action.at.tile ?? null }),
});

/** A tower with a follower on top is closed; whether it opens when he has left is a matter of the table. */
const openTower = rule<PlaceToken>({
  id: 'piece.open-tower',
  on: PLACE_PIECE,
  cites: ['tower.action.any-open-tower', 'tower.top.closes', 'tower.height.unlimited'],
  applies: ({ view, action }) => hasFoundation(view, action.at.tile),
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const cell = action.at.tile!;
    const top = onTop(view, cell);
    const reopens = inquiry.get(REOPENS) === 'reopens';
    if (top) return inquiry.forbid('a follower on top closes the tower', { figure: top.id });
    if (!reopens && view.tokensOn(CLOSED, cell).length > 0) return inquiry.forbid('a tower on which a follower has stood stays closed');
    return height(view, cell) > 0 ? inquiry.pass('the tower is open', { height: height(view, cell) }) : inquiry.pass('the foundation is still empty');
  },
});

/** One printing, read literally, ties the tower actions to the tiles of the set. */
const afterWhichTile = rule<PlaceToken | PlaceFigure>({
  id: 'action.after-which-tile',
  on: [PLACE_PIECE, 'place-figure'],
  cites: ['tower.action.not-tied-to-foundation-tile'],
  applies: ({ action }) => action.type === 'place-token' || isTop(action.at),
  judge: (inquiry) => {
    if (inquiry.get(ACTION_TILE) === 'any') return inquiry.pass('towers may be built after any tile');
    const { laid } = inquiry.view;
    if (!laid) return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return laid.shape.design.symbols.includes(TOWER)
      ? inquiry.pass('the tile just laid has a foundation')
      : inquiry.forbid('the tile just laid has no foundation');
  },
});

const takenBefore = ({ done, ruleset }: Position) => done.find((action) => ruleset.kinds.of(action, 'place-figure')?.figureAction);

const oneOfFour = rule({
  id: 'action.one-of-four',
  about: 'turn',
  on: [PLACE_PIECE, 'place-figure'],
  cites: ['tower.action.one-of-four', 'tower.action.piece-instead-of-figure', 'tower.action.one-piece', 'tower.exchange.same-turn-use'],
  // what is placed after the scoring comes on top of what was done in the figure step
  applies: ({ view, action }) => action.type === 'place-token' || (!isAfterFigures(view) && view.done.some(isPiece)),
  judge: ({ view, pass, forbid }) => {
    const taken = takenBefore(view);
    return taken
      ? forbid('a tower piece takes the place of every other action with a figure', { taken })
      : pass('nothing else has been done instead');
  },
});

const optional = rule<Pass>({
  id: 'action.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['tower.action.optional'],
  applies: ({ view }) => view.turn.step === 'place-figure' && foundations(view).length > 0,
  judge: ({ pass }) => pass('no tower has to be built on'),
});

const stays = rule<PlaceToken>({
  id: 'piece.stays',
  about: 'kind',
  on: PLACE_PIECE,
  isRemark: true,
  cites: ['tower.supply.never-returns', 'tower.foundation.no-barrier'],
  judge: ({ pass }) => pass('the piece stays to the end of the game and changes nothing in the features of its tile'),
});

const placedNormally = rule<PlaceTile>({
  id: 'tile.placed-normally',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.edges-match'],
  cites: ['tower.tiles.placed-normally', 'tower.foundation.no-barrier'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)?.symbols.includes(TOWER) ?? false,
  judge: ({ pass }) => pass('a tile with a foundation is laid like every tile'),
});

export const tileRules = [placedNormally];
export const pieceRules = [fromStock, onFoundation, openTower, afterWhichTile, oneOfFour, optional, stays];
