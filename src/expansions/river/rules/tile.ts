/** Laying a tile of the river. */
import type { PlaceTile } from '../../../contract/action.js';
import type { Inquiry } from '../../../kernel/inquiry.js';
import { rule } from '../author.js';
import { isRiverTile, joints, turnsBack } from '../course.js';

const SIDES = ['n', 'e', 's', 'w'];

const design = ({ view, action }: Inquiry<PlaceTile>) => view.ruleset.design(action.tile);
const ofTheRiver = (inquiry: Inquiry<PlaceTile>) => isRiverTile(design(inquiry));

const source = rule<PlaceTile>({
  id: 'source-is-the-start',
  on: 'place-tile',
  cites: ['river.source-is-the-start'],
  applies: (inquiry) => design(inquiry)?.group === 'river-spring',
  judge: ({ forbid }) => forbid('the source lies there before the first turn, or not at all'),
});

const continues = rule<PlaceTile>({
  id: 'continues-the-river',
  on: 'place-tile',
  cites: ['river.continues'],
  applies: ofTheRiver,
  judge: ({ view, action, pass, forbid }) =>
    joints(view, action).length > 0 ? pass('the tile continues the river') : forbid('the tile does not continue the river'),
});

const noUTurn = rule<PlaceTile>({
  id: 'no-u-turn',
  on: 'place-tile',
  cites: ['river.no-u-turn', 'river.u-turn-only-at-once'],
  applies: ofTheRiver,
  judge: ({ view, action, pass, forbid }) => {
    const back = joints(view, action).find((joint) => turnsBack(view, action, joint));
    return back
      ? forbid('the river would turn back at once', () => ({ side: SIDES[back.side], before: back.beside.at }))
      : pass('the river does not turn back');
  },
});

const branchesApart = rule<PlaceTile>({
  id: 'branches-stay-apart',
  on: 'place-tile',
  cites: ['river.branches-apart'],
  applies: ofTheRiver,
  judge: ({ view, action, pass, forbid }) =>
    joints(view, action).length > 1 ? forbid('two branches of the river would be joined') : pass('no branches are joined'),
});

export const tileRules = [source, continues, noUTurn, branchesApart];
