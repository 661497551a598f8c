/** Laying an abbey, instead of drawing a tile or in the round after the last one. */
import { cellOf } from '../../contract/spot.js';
import type { Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { ROTATIONS } from '../../contract/compass.js';
import type { TilePlaced } from '../../contract/effect.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { together } from '../../kernel/declare/happening.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Position } from '../../kernel/position/position.js';
import { ABBEY, hasAbbey, holes, isAbbey, isSurrounded } from './abbey.js';
import { because, cites, rule } from './author.js';
import { ownTurn } from './last-abbeys.js';
import { ABBEY_AT_END } from './settings.js';
import { ABBEYS } from './state.js';
import { flatMap } from '../../kernel/lists.js';

/** The steps in which it may be laid. */
export const LAYING = ['choose-tile', 'last-abbeys'] as const;
const ROUND = 'last-abbeys';

/** Whether he has it in his hand as the tile of this turn. */
const isTaken = ({ turn, ruleset, laid }: Position) => turn.tile !== undefined && ruleset.design(turn.tile)?.id === ABBEY && !laid;
const isTime = (view: Position) => (LAYING as readonly string[]).includes(view.turn.step) || (view.turn.step === 'place-tile' && isTaken(view));
const isOurs = ({ view, action }: { readonly view: Position; readonly action: PlaceTile }) => view.ruleset.design(action.tile)!.id === ABBEY;

/** Who may lay his abbey now. */
const layer = (view: Position): string => view.state(ABBEYS)?.mover ?? view.active;

export const abbeyFromHand: Proposal<PlaceTile> = {
  kind: 'place-tile',
  propose: (view) =>
    isTime(view) && hasAbbey(view, layer(view)) !== false
      ? flatMap(holes(view.board), (at) => ROTATIONS.map((rotation): PlaceTile => ({ type: 'place-tile', tile: ABBEY, at, rotation })))
      : [],
  perform: (view, _action, usual) => (view.turn.step === ROUND ? together([{ effects: ownTurn(view) }, usual()]) : usual()),
};

export const outOfHand: Trigger = {
  id: 'abbey-and-mayor.abbey.leaves-the-hand',
  on: 'tile-placed',
  cites: cites('abbey.own-once', 'abbey.one-tile-a-turn'),
  then: (_view, effect, before) => {
    const { tile, at } = effect as TilePlaced;
    if (tile !== ABBEY) return undefined;
    const from = { area: 'hand', player: layer(before) };
    return {
      effects: [
        {
          type: 'piece-moved',
          piece: { tile },
          from,
          to: { tile: at },
          ...because('abbey.leaves-the-hand', 'abbey.own-once', 'abbey.one-tile-a-turn'),
        },
      ],
    };
  },
};

const insteadOfDrawing = rule<PlaceTile>({
  id: 'abbey.instead-of-drawing',
  about: 'kind',
  on: 'place-tile',
  cites: cites('abbey.instead-of-drawing', 'abbey.optional', 'abbey.one-tile-a-turn', 'abbey.in-second-part'),
  overrides: ['base.tile.drawn'],
  applies: isOurs,
  judge: ({ view, pass, forbid, unknown }) => {
    const { tile, step } = view.turn;
    if (step === 'place-tile' && tile === undefined && !view.done.some(({ type }) => type === 'pass'))
      return unknown('the tile in hand is not known', ['/turn/tile']);
    // the tile of the turn before the round is none of his
    const isDrawn = step !== ROUND && tile !== undefined && view.ruleset.design(tile)?.id !== ABBEY;
    return isTime(view) && !isDrawn ? pass('the player lays his abbey instead of drawing a tile') : forbid('a tile has been drawn in this turn');
  },
});

const own = rule<PlaceTile>({
  id: 'abbey.own',
  about: 'kind',
  on: 'place-tile',
  cites: cites('abbey.own-once', 'supply.spare-abbeys'),
  applies: isOurs,
  judge: ({ view, pass, forbid, unknown }) => {
    const player = layer(view);
    const has = hasAbbey(view, player);
    if (has === undefined)
      return unknown('whether the player still has his abbey is not known', [`/players/${view.players.findIndex(({ id }) => id === player)}/hand`]);
    return has ? pass('the player has his abbey', { player }) : forbid('the player has laid his abbey', { player });
  },
});

const intoHole = rule<PlaceTile>({
  id: 'abbey.into-a-hole',
  on: 'place-tile',
  cites: cites('abbey.only-into-a-hole', 'abbey.diagonals-do-not-matter', 'abbey.no-hole', 'abbey.fills-unfillable-hole'),
  applies: isOurs,
  judge: ({ view, action, pass, forbid }) => {
    const { at } = action;
    if (isSurrounded(view.board, at)) return pass('a tile lies on each of the four sides', { at });
    return holes(view.board).length === 0
      ? forbid('no space has a tile on each of its four sides', { at })
      : forbid('the space has not a tile on each of its four sides', { at });
  },
});

const fits = rule<PlaceTile>({
  id: 'abbey.always-fits',
  isRemark: true,
  on: 'place-tile',
  cites: cites('abbey.always-fits'),
  applies: isOurs,
  judge: ({ pass }) => pass('the abbey fits whatever it meets'),
});

/** After the last tile nothing but abbeys is laid. */
const onlyAbbeys = rule<PlaceTile>({
  id: 'abbey.end.abbeys-only',
  about: 'kind',
  on: 'place-tile',
  cites: cites('abbey.end.round', 'abbey.counts-as-last-tile'),
  applies: (inquiry) => inquiry.view.turn.step === ROUND && !isOurs(inquiry),
  judge: ({ forbid }) => forbid('after the last tile only abbeys are laid'),
});

const atTheEnd = rule<PlaceTile>({
  id: 'abbey.end.round',
  about: 'turn',
  on: 'place-tile',
  cites: cites('abbey.end.round', 'abbey.end.figure-and-scoring'),
  overrides: ['base.tile.one-per-turn'],
  applies: ({ view }) => view.turn.step === ROUND,
  judge: (inquiry) => {
    const remaining = inquiry.view.snapshot.bag?.remaining ?? 0;
    if (remaining > 0) return inquiry.forbid('the round of abbeys comes after the last tile', { remaining });
    return inquiry.get(ABBEY_AT_END) === 'lost'
      ? inquiry.forbid('the game ends with the last tile, and an abbey that was not laid is lost')
      : inquiry.pass('after the last tile the abbeys may be laid');
  },
});

const likeATurn = rule<PlaceFigure | Pass>({
  id: 'abbey.end.figure-and-scoring',
  about: 'turn',
  on: ['place-figure', 'pass'],
  isRemark: true,
  cites: cites('abbey.end.figure-and-scoring'),
  applies: ({ view }) => view.state(ABBEYS) !== undefined && isAbbey(view.laid),
  judge: ({ pass }) => pass('an abbey that is laid after the last tile is followed by a figure and by scoring'),
});

const lost = rule({
  id: 'abbey.end.lost',
  about: 'turn',
  // with which the last turn may end
  on: ['pass', 'place-figure', 'capture', 'move-dragon', 'place-token/castle'],
  isRemark: true,
  cites: cites('abbey.end.lost'),
  applies: ({ view }) =>
    view.snapshot.bag?.remaining === 0 &&
    view.get(ABBEY_AT_END) === 'lost' &&
    holes(view.board).length > 0 &&
    view.players.some(({ id }) => hasAbbey(view, id) === true),
  judge: (inquiry) => {
    inquiry.get(ABBEY_AT_END);
    return inquiry.pass('the game ends with the last tile, and an abbey that was not laid is lost');
  },
});

const inOrder = rule<PlaceTile | Pass>({
  id: 'abbey.end.in-order',
  about: 'turn',
  on: ['place-tile', 'pass'],
  cites: cites('abbey.end.round', 'abbey.end.last-player-too'),
  applies: ({ view, action }) => view.turn.step === ROUND && action.player !== undefined,
  judge: (inquiry) => {
    if (inquiry.view.get(ABBEY_AT_END) === 'again') inquiry.get(ABBEY_AT_END);
    else inquiry.cite(cites('abbey.end.once-round'));
    return ofDecider(inquiry, (mover) =>
      inquiry.action.player === mover
        ? inquiry.pass('it is his turn in the round of abbeys', { mover })
        : inquiry.forbid("it is another player's turn in the round of abbeys", { mover }),
    );
  },
});

const optional = rule<Pass>({
  id: 'abbey.optional',
  about: 'turn',
  on: 'pass',
  cites: cites('abbey.optional'),
  applies: ({ view }) => isTime(view),
  judge: ({ pass }) => pass('nobody has to lay his abbey'),
});

/** On the abbey just laid there is nothing but the abbey, and nothing beside it belongs to it. */
const monk = rule<PlaceFigure>({
  id: 'abbey.nothing-else-on-it',
  on: 'place-figure',
  cites: cites('abbey.monk', 'abbey.nothing-else-on-it'),
  applies: ({ view, action }) => isAbbey(view.laid) && view.node(action.at) >= 0,
  judge: ({ view, action, pass, forbid }) =>
    view.board.ownerOf(view.node(action.at)) === view.laid
      ? pass('it goes on the abbey just laid')
      : forbid('an abbey has no road, city or field, and those beside it are not on its tile', { at: action.at }),
});

const whichFigures = rule<PlaceFigure>({
  id: 'abbey.which-figures',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.feature-for-kind'],
  cites: cites('abbey.which-figures'),
  applies: ({ view, action }) => isAbbey(view.board.tile(cellOf(action.at))),
  judge: ({ pass }) => pass('on an abbey stands what may stand on a monastery'),
});

export const abbeyRules = [intoHole, insteadOfDrawing, own, fits, onlyAbbeys, atTheEnd, likeATurn, lost, inOrder, optional, monk, whichFigures];
