/** Where ferries are placed, and which are moved. */
import type { MoveToken, Pass, PlaceFigure, PlaceTile, PlaceToken } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell } from '../../kernel/position/position.js';
import { hasThief, MOVE, MOVE_STEP, PLACE, PLACE_STEP } from './actions.js';
import { rule } from './author.js';
import { crossing, FERRY, ferryOn, hasLake, isSame, isTold, moved, reach, SYMBOL } from './lakes.js';
import { PLACEMENT } from './settings.js';

const laidAsUsual = rule<PlaceTile>({
  id: 'tile.laid-as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: ['ferries.tile.ordinary'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(SYMBOL),
  judge: ({ pass }) => pass('a tile with a lake is laid like every tile'),
});

const onNewLake = rule<PlaceToken>({
  id: 'place.on-the-new-lake',
  on: PLACE,
  cites: ['ferries.place.must', 'ferries.place.after-the-figure', 'ferries.turn.no-figure-action'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    if (!hasLake(view.laid) || !sameCell(view.laid.at, action.at.tile)) return forbid('a ferry is placed on the lake of the tile just laid');
    return ferryOn(view, action.at.tile) ? forbid('a ferry lies on that lake already') : pass('the lake of the tile just laid has no ferry');
  },
});

const twoEnds = rule<PlaceToken | MoveToken>({
  id: 'ferry.two-road-ends',
  on: [PLACE, MOVE],
  cites: ['ferries.place.free-choice', 'ferries.move.two-ends', 'ferries.place.joins-roads'],
  judge: ({ view, action, pass, forbid }) => {
    const { tile, edges } = action.type === 'place-token' ? action.at : action.to;
    return crossing(view.board, tile, edges) ? pass('it joins two road ends of the lake') : forbid('a ferry joins two road ends of one lake');
  },
});

const whenPlaced = rule<PlaceToken>({
  id: 'place.condition',
  about: 'turn',
  on: PLACE,
  cites: ['ferries.place.must'],
  applies: ({ view }) => hasLake(view.laid),
  judge: (inquiry) =>
    inquiry.get(PLACEMENT) === 'always' || hasThief(inquiry.view)
      ? inquiry.pass('a ferry is placed on this lake')
      : inquiry.forbid('without a follower on one of its roads the lake gets no ferry'),
});

/** Whether the figure that is placed comes to a road of the lake. */
const isThief = ({ view, action }: Inquiry<Pass | PlaceFigure>) =>
  action.type === 'place-figure' && 'feature' in action.at && action.at.feature === 'road' && sameCell(view.laid?.at, action.at.tile);

const withoutFerry = rule<Pass | PlaceFigure>({
  id: 'place.none',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['ferries.place.only-with-thief'],
  applies: (inquiry) => {
    const { view } = inquiry;
    return view.turn.step === 'place-figure' && hasLake(view.laid) && view.get(PLACEMENT) !== 'always' && !hasThief(view) && !isThief(inquiry);
  },
  judge: (inquiry) => {
    inquiry.get(PLACEMENT);
    return inquiry.pass('without a follower on one of its roads the lake gets no ferry');
  },
});

const must = rule<Pass>({
  id: 'place.no-passing',
  about: 'turn',
  on: 'pass',
  cites: ['ferries.place.must', 'ferries.place.regardless-of-figure'],
  applies: ({ view }) => view.turn.step === PLACE_STEP,
  judge: ({ forbid }) => forbid('the ferry must be placed'),
});

const may = rule<Pass>({
  id: 'move.may-stay',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['ferries.move.may'],
  applies: ({ view }) => view.turn.step === MOVE_STEP,
  judge: ({ pass }) => pass('nobody has to move a ferry'),
});

const reached = rule<MoveToken>({
  id: 'move.first-in-a-direction',
  on: MOVE,
  cites: [
    'ferries.move.may',
    'ferries.move.nearest',
    'ferries.move.each-direction',
    'ferries.move.by-tile-only',
    'ferries.move.road-must-include-ferry',
    'ferries.move.over-new-ferry',
    'ferries.turn.each-part',
  ],
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    if (!ferryOn(view, action.from.tile)) return forbid('no ferry lies there');
    if (reach(view).some((cell) => sameCell(cell, action.from.tile))) return pass('it is the first ferry along a road that the tile has extended');
    if (view.tokens(FERRY).some(({ edges }) => !edges)) return unknown('which roads the ferry joins is not known', ['/tokens']);
    return isTold(view)
      ? forbid('it is not the first ferry along a road that the tile has extended')
      : unknown('which ferries have been moved is not known', ['/turn/ferry']);
  },
});

const onItsLake = rule<MoveToken>({
  id: 'move.on-its-lake',
  on: MOVE,
  cites: ['ferries.move.two-ends', 'ferries.move.elsewhere', 'ferries.move.may-leave-the-road'],
  applies: ({ view, action }) => ferryOn(view, action.from.tile) !== undefined,
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!sameCell(action.from.tile, action.to.tile)) return forbid('a ferry stays on its lake');
    const { edges } = ferryOn(view, action.from.tile)!;
    if (!edges) return unknown('which roads the ferry joins is not known', ['/tokens']);
    return isSame(edges, action.to.edges) ? forbid('the ferry lies so already') : pass('it may leave the road that was extended');
  },
});

const once = rule<MoveToken>({
  id: 'move.once',
  on: MOVE,
  cites: ['ferries.move.once', 'ferries.move.order'],
  judge({ view, action, pass, forbid, unknown }) {
    if (!isTold(view)) return unknown('which ferries have been moved is not known', ['/turn/ferry']);
    return moved(view).some((cell) => sameCell(cell, action.from.tile))
      ? forbid('that ferry has been moved for this tile')
      : pass('that ferry has not been moved yet');
  },
});

const onLake = ({ view, action }: Inquiry<PlaceFigure>) =>
  'feature' in action.at && action.at.feature === 'road' && hasLake(view.board.tile(action.at.tile));

const segment = rule<PlaceFigure>({
  id: 'place.segment-of-figure',
  on: 'place-figure',
  isRemark: true,
  cites: ['ferries.place.segment-of-figure', 'ferries.place.after-the-figure', 'ferries.tile.ends-at-lake', 'ferries.place.joins-roads'],
  applies: onLake,
  judge: ({ pass }) => pass('each road end at the lake is a road of its own, but for those that a ferry joins'),
});

const nobody = rule<PlaceFigure>({
  id: 'place.not-on-ferry',
  on: 'place-figure',
  cites: ['ferries.place.segment-of-figure'],
  overrides: ['base.figure.feature-for-kind'],
  applies: ({ action }) => spotName(action.at) === FERRY,
  judge: ({ forbid }) => forbid('nobody stands on a ferry, but on one of the roads that it joins'),
});

const joined = rule<PlaceFigure>({
  id: 'place.joins-roads',
  on: 'place-figure',
  isRemark: true,
  cites: ['ferries.place.joins-roads', 'ferries.stay.figures', 'ferries.move.rejoin-scored'],
  applies: ({ view, action }) => {
    const feature = view.feature(action.at);
    return feature?.kind === 'road' && feature.parts.some(({ laid }) => ferryOn(view, laid.at) !== undefined);
  },
  judge: ({ pass }) => pass('a ferry joins roads to one'),
});

const besides = rule({
  id: 'turn.no-figure-action',
  about: 'turn',
  on: [PLACE, MOVE],
  isRemark: true,
  cites: ['ferries.turn.no-figure-action', 'ferries.place.active-player'],
  judge: ({ pass }) => pass('a ferry is no action with a figure'),
});

export const ferryRules: readonly Rule[] = [
  laidAsUsual,
  onNewLake,
  twoEnds,
  whenPlaced,
  withoutFerry,
  must,
  may,
  reached,
  onItsLake,
  once,
  segment,
  nobody,
  joined,
  besides,
];
