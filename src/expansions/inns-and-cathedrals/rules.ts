/** What is said of its tiles and of the large follower when somebody is placed. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import { FOLDER, rule, type InnsAndCathedralsClauseId } from './author.js';

const LARGE = 'large-meeple';

const goesHome = rule<PlaceFigure>({
  id: 'large-follower.goes-home',
  on: 'place-figure',
  isRemark: true,
  cites: ['inns-and-cathedrals.large-follower.returns', 'inns-and-cathedrals.large-follower.points-unchanged'],
  applies: ({ action }) => action.kind === LARGE && spotName(action.at) !== 'field',
  judge: ({ pass }) => pass('a large follower goes home when his feature is scored'),
});

const farmerStays = rule<PlaceFigure>({
  id: 'large-follower.farmer-stays',
  on: 'place-figure',
  isRemark: true,
  cites: ['inns-and-cathedrals.large-follower.farmer-stays', 'inns-and-cathedrals.large-follower.points-unchanged'],
  applies: ({ action }) => action.kind === LARGE && spotName(action.at) === 'field',
  judge: ({ pass }) => pass('a large farmer stays until the end of the game'),
});

/** A remark on what one may take wrongly in the print of a tile. */
const print = (id: string, designs: readonly string[], feature: string, clause: InnsAndCathedralsClauseId) =>
  rule<PlaceFigure>({
    id,
    on: 'place-figure',
    isRemark: true,
    cites: [clause],
    applies: ({ view, action }) =>
      spotName(action.at) === feature && designs.includes(view.board.tile(cellOf(action.at))?.shape.design.id.replace(`${FOLDER}/`, '') ?? ''),
    judge: ({ pass }) => pass('the tile is read as it is printed'),
  });

const prints = [
  print('cathedral.part-of-city', ['cathedral'], 'city', 'inns-and-cathedrals.cathedral.part-of-city'),
  print('tile.monastery-ends-roads', ['monastery-two-roads'], 'road', 'inns-and-cathedrals.tile.monastery-ends-roads'),
  print('tile.four-cities-crossing', ['two-cities-two-roads'], 'road', 'inns-and-cathedrals.tile.four-cities-crossing'),
  print('tile.four-fields-each-own', ['four-cities', 'four-cities-garden'], 'field', 'inns-and-cathedrals.tile.four-fields-each-own'),
];

const noPlace = rule<PlaceFigure>({
  id: 'inn.no-place',
  on: 'place-figure',
  isRemark: true,
  cites: ['inns-and-cathedrals.inn.no-place'],
  applies: ({ view, action }) =>
    spotName(action.at) === 'road' && (view.board.tile(cellOf(action.at))?.shape.design.features.some(({ marks }) => marks.includes('inn')) ?? false),
  judge: ({ pass }) => pass('the inn is no place of its own'),
});

const isOurs = (mark: string): boolean => mark === 'inn' || mark === 'cathedral';

/** Where it comes to a feature of another player. */
const anybodys = rule<PlaceTile>({
  id: 'tile.to-anybodys-feature',
  on: 'place-tile',
  isRemark: true,
  cites: ['inns-and-cathedrals.inn.anybodys-road'],
  applies: ({ view, action: { tile, at, rotation } }) => {
    const shape = view.ruleset.shape(tile, rotation);
    return [0, 1, 2, 3].some((side) => {
      if (!shape?.design.features[shape.sideFeature[side]!]?.marks.some(isOurs)) return false;
      const there = view.board.facing(at, side);
      const facing = there?.shape.sideFeature[(side + 2) & 3] ?? -1;
      if (!there || facing < 0) return false;
      return view.on(view.board.feature(there.node + facing)).some(({ figure: { owner } }) => owner !== undefined && owner !== view.active);
    });
  },
  judge: ({ pass }) => pass('inns and cathedrals are laid to a feature of whomever'),
});

export const innsAndCathedralsRules = [noPlace, anybodys, ...prints];
export const largeFollowerRules = [goesHome, farmerStays];
