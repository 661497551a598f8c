/** Placing a figure on a tile of the river. */
import type { Action, PlaceFigure, PlaceTile } from '../../../contract/action.js';
import { cellOf, spotName } from '../../../contract/spot.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { sameCell, type Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { isRiverDone, isRiverOpen, isRiverTile } from '../course.js';
import { FIGURES, LAKE_ACTIONS, VOLCANO_LAKE, WITHOUT_DRAGON } from '../settings.js';
import { hasDragon, isLakeTurn, isVolcanoLake } from '../volcano-lake.js';

const onRiverTile = ({ view, action }: Inquiry<PlaceFigure>) => isRiverTile(view.board.tile(cellOf(action.at))?.shape.design);

const notOnTheRiver = rule<PlaceFigure>({
  id: 'no-figure-on-the-river',
  on: 'place-figure',
  cites: ['river.no-figure'],
  applies: ({ action }) => spotName(action.at) === 'river',
  judge: ({ action, forbid }) => forbid('no figure is placed on the river', { kind: action.kind }),
});

const otherFeatures = rule<PlaceFigure>({
  id: 'other-features-as-always',
  on: 'place-figure',
  isRemark: true,
  cites: [
    'river.other-features',
    'river.parts-fields',
    'river.field-round-the-ends',
    'river.field.road-bridge',
    'river.field.city-bridge',
    'river.city.bridge-one-city',
    'river.score.river-nothing',
    'river.score.tiles-count',
  ],
  applies: (inquiry) => spotName(inquiry.action.at) !== 'river' && onRiverTile(inquiry),
  judge: ({ action, pass }) => pass('beside the river the tile takes figures like every tile', { feature: spotName(action.at) }),
});

/** What a bazaar offers has been drawn for it; an abbey in hand is not drawn. */
const DRAWN: readonly string[] = ['bag', 'bazaar'];

/** Of several lakes the first leaves an end open; when another tile is drawn no more of the river is to come. */
const isDone = (view: Position): boolean => {
  if (isRiverTile(view.laid?.shape.design)) return isRiverDone(view) && !isRiverOpen(view.board);
  return isRiverDone(view) || DRAWN.includes(view.turn.source ?? 'bag');
};

const notUntilDone = rule<PlaceFigure>({
  id: 'figures-from-when-on',
  about: 'turn',
  on: 'place-figure',
  cites: ['river.other-features'],
  applies: ({ view }) => view.get(FIGURES) !== 'at-once' || isRiverTile(view.laid?.shape.design),
  judge: (inquiry) =>
    inquiry.get(FIGURES) === 'when-complete' && !isDone(inquiry.view)
      ? inquiry.forbid('figures are placed when the river is done')
      : inquiry.pass('figures are placed from now on'),
});

const volcanoLake = rule<PlaceFigure>({
  id: 'volcano-lake.no-follower',
  on: 'place-figure',
  cites: ['river.volcano-lake.no-follower'],
  applies: ({ view, action }) => view.laid !== undefined && isVolcanoLake(view.laid.shape.design) && sameCell(view.laid.at, cellOf(action.at)),
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    if (!hasDragon(inquiry.view.ruleset) && inquiry.get(WITHOUT_DRAGON) === 'no-meaning')
      return inquiry.pass('without the dragon the volcano on the lake has no meaning', { kind });
    return inquiry.forbid('no figure is placed on the lake with the volcano', { kind });
  },
});

/** Whatever ends the turn with the lake. */
const whatFollows = rule<Action>({
  id: 'volcano-lake.what-follows',
  on: ['pass', 'move-fairy', 'remove-figure/abbot'],
  about: 'turn',
  isRemark: true,
  cites: ['river.volcano-lake.no-follower'],
  applies: ({ view }) => view.turn.step === 'place-figure' && isLakeTurn(view),
  judge: (inquiry) =>
    inquiry.get(VOLCANO_LAKE) === 'another-tile'
      ? inquiry.pass('whoever lays this lake takes another turn')
      : inquiry.pass('the turn ends like every turn with a volcano'),
});

/** What is decided beside the placing of a figure: the fairy, a figure taken back. */
const nothingElse = rule<Action>({
  id: 'volcano-lake.other-actions',
  on: '*',
  about: 'turn',
  cites: ['river.volcano-lake.no-follower'],
  applies: ({ view, action }) =>
    view.turn.step === 'place-figure' && !USUAL.includes(action.type) && !(view.kindOf(action)?.interlude ?? false) && isLakeTurn(view),
  judge: (inquiry) =>
    inquiry.get(LAKE_ACTIONS) === 'none'
      ? inquiry.forbid('in the turn of this lake nothing else is done')
      : inquiry.pass('what the turn of a volcano allows is allowed'),
});
const USUAL = ['place-figure', 'pass'];

/** What comes of laying it. */
const laidLake = rule<PlaceTile>({
  id: 'volcano-lake.laid',
  on: 'place-tile',
  isRemark: true,
  cites: [
    'river.volcano-lake.no-follower',
    'river.volcano-lake.dragon-comes',
    'river.volcano-lake.dragon-not-mentioned',
    'river.volcano-lake.releases-dragon-tiles',
  ],
  applies: ({ view, action }) => isVolcanoLake(view.ruleset.design(action.tile)!),
  judge: (inquiry) => {
    if (!hasDragon(inquiry.view.ruleset) && inquiry.get(WITHOUT_DRAGON) === 'no-meaning')
      return inquiry.pass('without the dragon the volcano on the lake has no meaning');
    if (inquiry.get(VOLCANO_LAKE) === 'like-every-volcano') return inquiry.pass('the turn ends like every turn with a volcano');
    inquiry.cite(['river.volcano-lake.whole-turn']);
    return inquiry.pass('whoever lays this lake takes another turn');
  },
});

export const figureRules = [notOnTheRiver, otherFeatures, notUntilDone, volcanoLake, whatFollows, nothingElse];
export const lakeRules = [laidLake];
