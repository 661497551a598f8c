/** Laying a half tile instead of drawing a tile. */
import type { Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { TilePlaced } from '../../contract/effect.js';
import { neighbours } from '../../kernel/board/board.js';
import { LONG_BIT } from '../../kernel/board/shape.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { hasInHand, layings, outOfHand } from '../../kernel/play/laying.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER, rule } from './author.js';
import { halvesOf, isHalf, isHalfAt, isHalfTile } from './halves.js';
import { flatMap } from '../../kernel/lists.js';

const STEP = 'choose-tile';
const isOurs = ({ view, action }: Inquiry<PlaceTile>) => isHalf(view.ruleset.design(action.tile));
const shapeOf = ({ view, action: { tile, rotation } }: Inquiry<PlaceTile>) => view.ruleset.shape(tile, rotation)!;

const isTaken = ({ turn, laid, ruleset }: Position) => turn.tile !== undefined && !laid && isHalf(ruleset.design(turn.tile));
const isTime = (view: Position) => view.turn.step === STEP || (view.turn.step === 'place-tile' && isTaken(view));

export const fromHand: Proposal<PlaceTile> = {
  kind: 'place-tile',
  propose: (view) => (view.turn.step === STEP ? flatMap(halvesOf(view, view.active), (tile) => layings(view, view.ruleset.tileId(tile)!)) : []),
};

export const leavesTheHand: Trigger = {
  id: `${FOLDER}.lay.leaves-the-hand`,
  on: 'tile-placed',
  cites: cites('halflings.lay.instead', 'halflings.lay.one'),
  then: (_view, effect, before) => {
    const placed = effect as TilePlaced;
    if (!isHalf(before.ruleset.design(placed.tile))) return undefined;
    return { effects: [outOfHand(before.active, placed, because('lay.leaves-the-hand', 'halflings.lay.instead', 'halflings.lay.one'))] };
  },
};

const instead = rule<PlaceTile>({
  id: 'lay.instead',
  about: 'kind',
  on: 'place-tile',
  cites: ['halflings.lay.instead', 'halflings.lay.one'],
  overrides: ['base.tile.drawn'],
  applies: isOurs,
  judge: ({ view, pass, forbid }) => {
    const { tile } = view.turn;
    const isDrawn = tile !== undefined && !isHalf(view.ruleset.design(tile));
    return isTime(view) && !isDrawn ? pass('the player lays a half tile instead of drawing one') : forbid('a tile has been drawn in this turn');
  },
});

const own = rule<PlaceTile>({
  id: 'lay.own',
  about: 'kind',
  on: 'place-tile',
  cites: ['halflings.lay.instead', 'halflings.setup.three-each'],
  applies: isOurs,
  judge: ({ view, action, pass, forbid, unknown }) => {
    const has = hasInHand(view, view.active, action.tile);
    if (has === undefined)
      return unknown('which half tiles the player has is not known', [`/players/${view.players.findIndex(({ id }) => id === view.active)}/hand`]);
    return has ? pass('the player has the half tile') : forbid('the half tile is none of those of `{player}`', { player: view.active });
  },
});

const likeEveryTile = rule<PlaceTile>({
  id: 'lay.normal-matching',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.edges-match', 'base.tile.adjacent'],
  cites: ['halflings.lay.normal-matching'],
  applies: isOurs,
  judge: ({ pass }) => pass('a half tile is laid by the rules for every tile'),
});

/** Sides by which it touches a tile, and those of the cell that lie beyond its long side. */
function contacts(inquiry: Inquiry<PlaceTile>) {
  const { board } = inquiry.view;
  const shape = shapeOf(inquiry);
  const around = neighbours(inquiry.action.at).map((cell) => board.tile(cell) !== undefined);
  const isOwn = (side: number) => (shape.covers & (1 << side)) !== 0;
  return { own: around.some((there, side) => there && isOwn(side)), beyond: around.some((there, side) => there && !isOwn(side)) };
}

const longSide = rule<PlaceTile>({
  id: 'lay.long-side-not-to-square',
  on: 'place-tile',
  cites: ['halflings.lay.long-side-not-to-square'],
  applies: (inquiry) => isOurs(inquiry) && !isHalfAt(inquiry.view.board, inquiry.action.at),
  judge: (inquiry) => {
    const { own: isBeside, beyond } = contacts(inquiry);
    return beyond && !isBeside
      ? inquiry.forbid('at {at} only its long side would face a tile', { at: inquiry.action.at })
      : inquiry.pass('its long side lies against no whole tile');
  },
});

const longSidesMeet = ({ view, action }: Inquiry<PlaceTile>): boolean => (view.fit(action).mismatches & LONG_BIT) === 0;

const toAnotherHalf = rule<PlaceTile>({
  id: 'lay.long-side-to-half',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.empty-space'],
  cites: ['halflings.lay.long-side-to-half'],
  applies: (inquiry) => isOurs(inquiry) && isHalfAt(inquiry.view.board, inquiry.action.at) && longSidesMeet(inquiry),
  judge: ({ pass }) => pass('two half tiles fill one space, if the landscape of their long sides fits'),
});

const longSidesFit = rule<PlaceTile>({
  id: 'lay.long-sides-fit',
  on: 'place-tile',
  cites: ['halflings.lay.long-side-to-half'],
  applies: (inquiry) => isOurs(inquiry) && isHalfAt(inquiry.view.board, inquiry.action.at) && !longSidesMeet(inquiry),
  judge: ({ action, forbid }) => forbid('the landscape of the long sides of the two half tiles at {at} does not fit', { at: action.at }),
});

const noOthers = rule<PlaceTile>({
  id: 'lay.no-other-neighbours',
  on: 'place-tile',
  cites: ['halflings.lay.no-other-neighbours'],
  applies: (inquiry) => !isOurs(inquiry) && inquiry.view.board.isHalved,
  judge: ({ view, action: { tile, at, rotation }, pass, forbid }) => {
    const cells = view.ruleset.shape(tile, rotation)!.cells.map(({ dx, dy }) => [at[0] + dx, at[1] + dy] as const);
    return cells.some((cell) => isHalfAt(view.board, cell))
      ? forbid('at {at} a half tile lies, and no whole tile goes beside it', { at })
      : pass('no half tile lies there');
  },
});

const onePerTurn = rule<PlaceTile>({
  id: 'lay.one',
  about: 'turn',
  on: 'place-tile',
  cites: ['halflings.lay.one'],
  applies: ({ view }) => isHalfTile(view.laid),
  judge: ({ forbid }) => forbid('a half tile has been laid in place of the tile of this turn'),
});

const afterTheLast = rule<PlaceTile>({
  id: 'end.last-normal-tile',
  about: 'kind',
  on: 'place-tile',
  cites: ['halflings.end.last-normal-tile'],
  applies: (inquiry) => isOurs(inquiry) && inquiry.view.turn.step === STEP && inquiry.view.snapshot.bag?.remaining !== undefined,
  judge: ({ view, pass, forbid }) =>
    view.snapshot.bag?.remaining === 0
      ? forbid('the last whole tile has been laid, and half tiles that are left are lost')
      : pass('whole tiles are left, and the game goes on', { remaining: view.snapshot.bag?.remaining }),
});

const theLast = rule<PlaceTile>({
  id: 'end.last-whole-tile',
  on: 'place-tile',
  isRemark: true,
  cites: ['halflings.end.last-normal-tile'],
  applies: (inquiry) => !isOurs(inquiry) && inquiry.view.snapshot.bag?.remaining === 0,
  judge: ({ pass }) => pass('with the last whole tile the game ends, and half tiles that are left are lost'),
});

const lost = rule<Pass | PlaceFigure>({
  id: 'end.halves-are-lost',
  about: 'turn',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['halflings.end.last-normal-tile'],
  applies: ({ view }) =>
    view.turn.step === 'place-figure' && view.snapshot.bag?.remaining === 0 && view.snapshot.players.some(({ id }) => halvesOf(view, id).length > 0),
  judge: ({ pass }) => pass('with the last whole tile the game ends, and half tiles that are left are lost'),
});

const optional = rule<Pass>({
  id: 'lay.optional',
  about: 'turn',
  on: 'pass',
  cites: ['halflings.lay.instead'],
  applies: ({ view }) => view.turn.step === STEP && halvesOf(view, view.active).length > 0,
  judge: ({ pass }) => pass('he draws a tile instead of laying a half tile'),
});

export const layingRules = [
  longSide,
  own,
  instead,
  likeEveryTile,
  toAnotherHalf,
  longSidesFit,
  noOthers,
  onePerTurn,
  afterTheLast,
  theLast,
  lost,
  optional,
];
