/** Laying a tile of the river. */
import type { Action, PlaceTile } from '../../../contract/action.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { rule } from '../author.js';
import { hasClearWay, isEntered, isRiverDone, isRiverTile, joints, turnsBack, turnsBackAnywhere } from '../course.js';
import { START_TILE, U_TURN } from '../settings.js';

const SIDES = ['n', 'e', 's', 'w'];

const design = ({ view, action }: Inquiry<PlaceTile>) => view.ruleset.design(action.tile);
const ofTheRiver = (inquiry: Inquiry<PlaceTile>) => isRiverTile(design(inquiry));

const source = rule<PlaceTile>({
  id: 'source-is-the-start',
  about: 'kind',
  on: 'place-tile',
  cites: ['river.source-is-the-start'],
  applies: (inquiry) => design(inquiry)?.group === 'river-spring',
  judge: ({ forbid }) => forbid('the source lies there before the first turn, or not at all'),
});

const continues = rule<PlaceTile>({
  id: 'continues-the-river',
  on: 'place-tile',
  cites: ['river.continues', 'river.tile.any-branch', 'river.fork-first', 'river.setup.city-end-shuffled'],
  applies: ofTheRiver,
  judge: ({ view, action, pass, forbid }) =>
    joints(view, action).length > 0 ? pass('the tile continues the river') : forbid('the tile does not continue the river'),
});

const noUTurn = rule<PlaceTile>({
  id: 'no-u-turn',
  on: 'place-tile',
  cites: ['river.no-u-turn', 'river.u-turn.fork-counts'],
  applies: ofTheRiver,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const reading = inquiry.get(U_TURN);
    const all = joints(view, action);
    const atOnce = all.find((joint) => turnsBack(view, action, joint));
    if (atOnce) return inquiry.forbid('the river would turn back at once', () => ({ side: SIDES[atOnce.side], before: atOnce.beside.at }));
    if (reading === 'never' && all.some((joint) => turnsBackAnywhere(view, action, joint))) return inquiry.forbid('the river would turn back');
    if (reading === 'clear-way' && !hasClearWay(view, action)) return inquiry.forbid('the way ahead of the river would not be clear');
    return inquiry.pass('the river does not turn back');
  },
});

const branchesApart = rule<PlaceTile>({
  id: 'branches-stay-apart',
  on: 'place-tile',
  cites: ['river.branches-apart', 'river.branches.side-by-side'],
  applies: ofTheRiver,
  judge: ({ view, action, pass, forbid }) =>
    joints(view, action).length > 1 ? forbid('two branches of the river would be joined') : pass('no branches are joined'),
});

/** The tile with which the base game starts. */
const START = 'base/D';

/** It looks like others of its kind: that it is the one in hand is certain only where all the others lie. */
const startTile = rule<PlaceTile>({
  id: 'start-tile',
  about: 'kind',
  on: 'place-tile',
  cites: ['river.source-is-the-start'],
  applies: (inquiry) => design(inquiry)?.id === START,
  judge: (inquiry) => {
    const { board } = inquiry.view;
    const place = inquiry.get(START_TILE);
    const others = Math.max(...Object.values(design(inquiry)!.copies)) - 1;
    const laid = board.laid.filter(({ shape }) => shape.design.id === START).length;
    if (place === 'removed' && laid >= others) return inquiry.forbid('the start tile is out of the game, and the others of its kind lie', { laid });
    if (place === 'after-river' && !isRiverDone(inquiry.view)) return inquiry.forbid('the start tile is laid when the river is done');
    return inquiry.pass(place === 'removed' ? 'one of the tiles that look like the start tile' : 'the start tile is laid like every tile');
  },
});

const fits = rule<PlaceTile>({
  id: 'other-sides-fit',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.edges-match'],
  cites: ['river.tile.edges'],
  applies: ofTheRiver,
  judge: ({ pass }) => pass('all its other sides must fit what they touch, as with every tile'),
});

const openEnd = rule<PlaceTile>({
  id: 'open-end-takes-the-river-only',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.edges-match'],
  cites: ['river.open-end.only-river'],
  applies: (inquiry) => !ofTheRiver(inquiry) && isEntered(inquiry.view.board, inquiry.action.at),
  judge: ({ pass }) => pass('where the river is open it takes a side of the river only'),
});

const unplaceable = rule<Action>({
  id: 'unplaceable-tile',
  on: 'discard-tile',
  isRemark: true,
  cites: ['river.tile.unplaceable'],
  applies: ({ view }) => view.turn.tile !== undefined && isRiverTile(view.ruleset.design(view.turn.tile)),
  judge: ({ pass }) => pass('a tile of the river that fits nowhere is put away, and another is drawn'),
});

const innAlone = rule<PlaceTile>({
  id: 'inn-alone',
  on: 'place-tile',
  isRemark: true,
  cites: ['river.inn.no-meaning-alone'],
  applies: (inquiry) =>
    ofTheRiver(inquiry) && design(inquiry)!.features.some(({ marks }) => marks.includes('inn')) && !inquiry.view.ruleset.has('inns-and-cathedrals'),
  judge: ({ pass }) => pass('without Inns & Cathedrals the inn has no meaning'),
});

export const tileRules = [source, startTile, continues, fits, openEnd, noUTurn, branchesApart, unplaceable, innAlone];
