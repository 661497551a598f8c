/** Laying a castle tile instead of drawing one. */
import type { Pass, PlaceTile } from '../../contract/action.js';
import type { TilePlaced } from '../../contract/effect.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { hasInHand, layings, outOfHand, tilesInHand } from '../../kernel/play/laying.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER, rule } from './author.js';
import { isCastle, isCastleTile, touched } from './castle.js';
import { flatMap } from '../../kernel/lists.js';

const STEP = 'choose-tile';
export const isOurs = ({ view, action }: Inquiry<PlaceTile>) => isCastle(view.ruleset.design(action.tile));

/** Whether a tile is one that a player has in front of him, whether or not it is known what it shows. */
export const isOurTile = ({ ruleset }: Position, tile: string): boolean => ruleset.tileId(tile)?.startsWith(`${FOLDER}/`) ?? false;
export const castlesOf = (view: Position, player: string) => tilesInHand(view, player, (tile) => isOurTile(view, tile));

/** That the position does not say which castle tiles he has. */
const unsaid = ({ view, unknown }: Inquiry) =>
  unknown('which castle tiles the player has is not known', [`/players/${view.players.findIndex(({ id }) => id === view.active)}/hand`]);

/** Whether it is the tile of this turn already. */
const isTaken = ({ turn, laid, ruleset }: Position) => turn.tile !== undefined && !laid && isCastle(ruleset.design(turn.tile));
const isTime = (view: Position) => view.turn.step === STEP || (view.turn.step === 'place-tile' && isTaken(view));

export const fromHand: Proposal<PlaceTile> = {
  kind: 'place-tile',
  propose: (view) => (view.turn.step === STEP ? flatMap(castlesOf(view, view.active), (tile) => layings(view, view.ruleset.tileId(tile)!)) : []),
};

/** Whether a player could lay one of his castle tiles somewhere. */
export const canLay = (view: Position, player: string): boolean =>
  castlesOf(view, player).some((tile) =>
    layings(view, tile).some(({ at, rotation }) => {
      const shape = view.ruleset.shape(tile, rotation)!;
      const { neighbours, mismatches, isTaken: noRoom } = view.board.fit(shape, at[0], at[1]);
      return neighbours > 0 && mismatches === 0 && !noRoom && !touched(view.board, shape, at);
    }),
  );

export const leavesTheHand: Trigger = {
  id: `${FOLDER}.lay.leaves-the-hand`,
  on: 'tile-placed',
  cites: cites('setup.face-up'),
  then: (_view, effect, before) => {
    const placed = effect as TilePlaced;
    if (!isCastle(before.ruleset.design(placed.tile))) return undefined;
    return { effects: [outOfHand(before.active, placed, because('lay.leaves-the-hand', 'setup.face-up'))] };
  },
};

const insteadOfDrawing = rule<PlaceTile>({
  id: 'lay.instead-of-drawing',
  about: 'kind',
  on: 'place-tile',
  cites: cites('lay.instead-of-drawing', 'lay.one-per-turn', 'x-princess-and-dragon.no-symbols'),
  overrides: ['base.tile.drawn'],
  applies: isOurs,
  judge: ({ view, pass, forbid }) => {
    const { tile } = view.turn;
    const isDrawn = tile !== undefined && !isCastle(view.ruleset.design(tile));
    return isTime(view) && !isDrawn
      ? pass('the player lays a castle tile instead of drawing one')
      : forbid('a tile has been drawn, and the castle tile is laid instead of drawing');
  },
});

const own = rule<PlaceTile>({
  id: 'lay.own',
  about: 'kind',
  on: 'place-tile',
  cites: cites('setup.face-up', 'setup.one-or-two-each'),
  applies: isOurs,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const has = hasInHand(view, view.active, action.tile);
    if (has === undefined) return unsaid(inquiry);
    return has ? pass('the castle tile lies before the player') : forbid('the castle tile does not lie before `{player}`', { player: view.active });
  },
});

const noContact = rule<PlaceTile>({
  id: 'lay.no-contact',
  on: 'place-tile',
  cites: cites('lay.no-contact'),
  applies: isOurs,
  judge: ({ view, action: { tile, at, rotation }, pass, forbid }) => {
    const other = touched(view.board, view.ruleset.shape(tile, rotation)!, at);
    return other ? forbid('at {at} it would touch the castle tile at {other}', { at, other: other.at }) : pass('it touches no other castle tile');
  },
});

const likeEveryTile = rule<PlaceTile>({
  id: 'lay.edges-match',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.edges-match', 'base.tile.adjacent', 'base.tile.empty-space'],
  cites: cites('lay.edges-match', 'lay.extends-like-a-tile'),
  applies: isOurs,
  judge: ({ pass }) => pass('otherwise a castle tile is laid like every tile, and extends and completes what it meets'),
});

const onePerTurn = rule<PlaceTile>({
  id: 'lay.one-per-turn',
  about: 'turn',
  on: 'place-tile',
  cites: cites('lay.one-per-turn'),
  applies: ({ view }) => isCastleTile(view.laid),
  judge: ({ forbid }) => forbid('a castle tile has been laid in place of the tile of this turn'),
});

const optional = rule<Pass>({
  id: 'lay.optional',
  about: 'turn',
  on: 'pass',
  cites: cites('lay.instead-of-drawing'),
  applies: ({ view }) => view.turn.step === STEP && (!view.player(view.active)?.hand || castlesOf(view, view.active).length > 0),
  judge: (inquiry) => {
    const { view, pass, unregulated } = inquiry;
    if (view.snapshot.bag?.remaining !== 0) return pass('he draws a tile instead of laying a castle tile');
    return view.player(view.active)?.hand
      ? unregulated('no source says whether a castle tile may be kept when no tile is left to be drawn')
      : unsaid(inquiry);
  },
});

export const layingRules = [noContact, own, insteadOfDrawing, likeEveryTile, onePerTurn, optional];
