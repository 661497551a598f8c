/** Placing a figure on a tile of the river. */
import type { PlaceFigure } from '../../../contract/action.js';
import type { Inquiry } from '../../../kernel/inquiry.js';
import { sameCell } from '../../../kernel/position.js';
import { rule } from '../author.js';
import { isRiverTile } from '../course.js';
import { isVolcanoLake } from '../volcano-lake.js';

const onRiverTile = ({ view, action }: Inquiry<PlaceFigure>) => isRiverTile(view.board.tile(action.at.tile)?.shape.design);

const notOnTheRiver = rule<PlaceFigure>({
  id: 'no-figure-on-the-river',
  on: 'place-figure',
  cites: ['river.no-figure'],
  applies: ({ action }) => action.at.feature === 'river',
  judge: ({ action, forbid }) => forbid('no figure is placed on the river', { kind: action.kind }),
});

const otherFeatures = rule<PlaceFigure>({
  id: 'other-features-as-always',
  on: 'place-figure',
  isRemark: true,
  cites: ['river.other-features', 'river.parts-fields', 'river.field-round-the-ends'],
  applies: (inquiry) => inquiry.action.at.feature !== 'river' && onRiverTile(inquiry),
  judge: ({ action, pass }) => pass('beside the river the tile takes figures like every tile', { feature: action.at.feature }),
});

/** A follower is what counts in a majority. */
const isFollower = ({ view, action }: Inquiry<PlaceFigure>) => (view.ruleset.figures.get(action.kind)?.weight ?? 0) !== 0;

const volcanoLake = rule<PlaceFigure>({
  id: 'volcano-lake.no-follower',
  on: 'place-figure',
  cites: ['river.volcano-lake.no-follower'],
  applies: (inquiry) => {
    const { laid } = inquiry.view;
    return laid !== undefined && isVolcanoLake(laid.shape.design) && sameCell(laid.at, inquiry.action.at.tile) && isFollower(inquiry);
  },
  judge: ({ action, forbid }) => forbid('no follower is placed on the lake with the volcano', { kind: action.kind }),
});

export const figureRules = [notOnTheRiver, otherFeatures, volcanoLake];
