/** What the tiles of the expansion show, and what an abbey does where it is laid: told as they are laid. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { ABBEY } from './abbey.js';
import { cites, FOLDER, rule, type AbbeyAndMayorClauseId } from './author.js';

const designOf = ({ view, action }: Inquiry<PlaceTile>) => view.ruleset.design(action.tile);
const isOurs = (inquiry: Inquiry<PlaceTile>) => designOf(inquiry)?.expansion === FOLDER;

const likeEveryTile = rule<PlaceTile>({
  id: 'tile.placed-as-base',
  isRemark: true,
  on: 'place-tile',
  cites: cites('tiles.twelve'),
  applies: (inquiry) => isOurs(inquiry) && designOf(inquiry)?.id !== ABBEY,
  judge: ({ pass }) => pass('tiles of the expansion are laid like every tile'),
});

/** How pictures are read that could be read otherwise. */
const PICTURES: Readonly<Record<string, readonly AbbeyAndMayorClauseId[]>> = {
  'city-bands-crossing': cites('tiles.two-cities-over-each-other', 'tiles.small-fields'),
  'city-cap-over-band': cites('tiles.two-cities-over-each-other', 'tiles.small-fields'),
  'road-under-city-band': cites('tiles.tunnel-road'),
  'city-cap-bend-east': cites('tiles.road-touches-city'),
  'city-cap-bend-west': cites('tiles.road-touches-city'),
  'three-way-road': cites('tiles.three-way-road', 'tiles.three-way-length'),
};
const keyOf = (inquiry: Inquiry<PlaceTile>) => designOf(inquiry)?.id.slice(FOLDER.length + 1) ?? '';

const picture = rule<PlaceTile>({
  id: 'tile.read-as-printed',
  isRemark: true,
  on: 'place-tile',
  cites: cites('tiles.twelve'),
  applies: (inquiry) => isOurs(inquiry) && keyOf(inquiry) in PICTURES,
  judge: (inquiry) => {
    inquiry.cite(PICTURES[keyOf(inquiry)]!);
    return inquiry.pass('how its picture is to be read is settled', { shows: designOf(inquiry)!.notation });
  },
});

const smallField = rule<PlaceFigure>({
  id: 'tile.small-field',
  isRemark: true,
  on: 'place-figure',
  cites: cites('tiles.small-fields'),
  applies: ({ view, action }) => {
    const node = view.node(action.at);
    const laid = node < 0 ? undefined : view.board.ownerOf(node);
    const printed = laid?.shape.design.features[node - laid.node];
    return printed?.kind === 'field' && laid?.shape.design.expansion === FOLDER && printed.places.some((place) => place.startsWith('centre'));
  },
  judge: ({ pass }) => pass('a piece of field between two cities is a field'),
});

const closes = rule<PlaceTile>({
  id: 'abbey.closes-what-meets-it',
  isRemark: true,
  on: 'place-tile',
  cites: cites(
    'abbey.closes-four-sides',
    'abbey.scores-neighbours',
    'abbey.adds-nothing',
    'abbey.does-not-join',
    'abbey.closes-fields',
    'abbey.counts-for-other-monasteries',
    'abbey.not-from-bag-effects',
  ),
  applies: (inquiry) => designOf(inquiry)?.id === ABBEY,
  judge: ({ pass }) => pass('the abbey closes what meets it, and joins and adds nothing'),
});

export const tileRules = [likeEveryTile, picture, smallField];
export const abbeyTileRules = [closes];
