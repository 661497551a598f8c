/** What the tiles are: the crossroads, the road behind the tree, the field around the lake. */
import type { MoveFigure, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites, FOLDER, rule } from './author.js';
import { VODYANOY_FIELD } from './settings.js';
import { isTrap, SOLOVEI, VODYANOY } from './trap-places.js';

const CROSSROADS = 'russian-promos/crossroads';

const twoRoads = rule<PlaceFigure>({
  id: 'crossroads.two-roads',
  on: 'place-figure',
  isRemark: true,
  cites: cites('crossroads.two-roads', 'crossroads.three-ends'),
  applies: ({ view, action }) => view.laid?.shape.design.id === CROSSROADS && spotName(action.at) === 'road',
  judge: ({ pass }) => pass('one road runs through three sides of the tile, another ends at the stone'),
});

/** It changes no points: it says which arms of the tile are one road. */
export const crossroadsScoring: readonly ScoreRule[] = [
  {
    id: `${FOLDER}.crossroads.three-ends`,
    stage: 'rate',
    of: ['road'],
    cites: cites('crossroads.three-ends'),
    raises: '*',
    applies: ({ feature }) => feature.parts.some(({ laid, printed }) => laid.shape.design.id === CROSSROADS && printed.places.length > 1),
    by: () => 0,
  },
];

const fourFields = rule<PlaceFigure>({
  id: 'crossroads.fields',
  on: 'place-figure',
  isRemark: true,
  cites: cites('crossroads.fields'),
  applies: ({ view, action }) => view.laid?.shape.design.id === CROSSROADS && spotName(action.at) === 'field',
  judge: ({ pass }) => pass('the tile has four separate fields'),
});

const behindTheTree = rule<PlaceFigure>({
  id: 'solovei.road-through',
  on: 'place-figure',
  isRemark: true,
  cites: cites('solovei.road-through', 'solovei.own-tile-thief'),
  applies: ({ view, action }) => spotName(action.at) === 'road' && (view.laid?.shape.design.symbols.includes(SOLOVEI) ?? false),
  judge: ({ pass }) => pass('the road passes behind the tree without a break'),
});

const aroundTheLake = rule<PlaceTile>({
  id: 'vodyanoy.field-runs-on',
  on: 'place-tile',
  isRemark: true,
  cites: cites('vodyanoy.field-runs-on', 'vodyanoy.traps-around'),
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(VODYANOY),
  judge: ({ pass }) => pass('the tile is field on all four sides'),
});

/** Whoever comes from elsewhere, from a quarter of Carcassonne say, is placed as well. */
const onTheLakeTile = rule<PlaceFigure | MoveFigure>({
  id: 'vodyanoy.nobody-placed',
  on: ['place-figure', 'move-figure'],
  cites: cites('vodyanoy.nobody-placed'),
  applies: ({ view, action }) => {
    const at = action.type === 'move-figure' ? action.to : action.at;
    // a barn stands on none of the tiles that meet at its point
    const isOnTile = !isTrap(at) && spotName(at) !== undefined && !(action.type === 'place-figure' && action.kind === 'barn');
    const cell = isOnTile ? cellOf(at) : undefined;
    return view.board.tile(cell)?.shape.design.symbols.includes(VODYANOY) ?? false;
  },
  judge: (inquiry) =>
    inquiry.get(VODYANOY_FIELD) === 'no'
      ? inquiry.forbid('nobody is placed on the tile of the lake')
      : inquiry.pass('at this table the field around the lake is a field like others'),
});

export const tileRules = [twoRoads, fourFields];
export const trapTileRules = [behindTheTree, aroundTheLake, onTheLakeTile];

const elsewhere = rule<PlaceFigure>({
  id: 'vodyanoy.elsewhere',
  on: 'place-figure',
  isRemark: true,
  cites: cites('vodyanoy.nobody-placed', 'portal.not-onto-trap', 'solovei.tree-no-place', 'traps.free-again'),
  applies: ({ view, action }) => !isTrap(action.at) && view.node(action.at) >= 0,
  judge: ({ pass }) => pass('it is no trap'),
});
export const placesRules = [elsewhere];
