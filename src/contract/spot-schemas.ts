/** The schemas of cells and spots. */
import Type from 'typebox';
import { EDGES } from './compass.js';
import type { Cell, Place, Spot } from './spot.js';

const coordinate = { type: 'integer', minimum: -1000, maximum: 1000 };

export const CellSchema = Type.Unsafe<Cell>({
  $id: 'Cell',
  type: 'array',
  // `items` is what our validator reads, `prefixItems` what makes a pair of it in the types of a client
  prefixItems: [coordinate, coordinate],
  items: coordinate,
  minItems: 2,
  maxItems: 2,
  description: '[x, y]; x grows to the east, y to the south',
});
export const CellRef = Type.Unsafe<Cell>({ $ref: 'Cell#' });

const word = (description: string) => Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$', description });
const name = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
const edge = Type.Enum([...EDGES], {
  description:
    'a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre. Of half a tile that is named by the corner that ' +
    'the half fills (nw ne se sw), the second of its kind with `-2`',
});
const feature = word('city road field monastery garden ...');
const as = Type.Optional(word('how the figure stands there, where that makes a difference'));

export const PlaceSchema = Type.Unsafe<Place>(
  Type.Object({ tile: CellRef, feature, edge: Type.Optional(edge), as }, { $id: 'Place', additionalProperties: false }),
);
export const PlaceRef = Type.Unsafe<Place>({ $ref: 'Place#' });

const off = {
  place: Type.Optional(word('a place of the area')),
  space: Type.Optional(
    Type.Integer({ minimum: -1000, maximum: 1000, description: 'a space of the place, or of a track, past whose start payments may lead' }),
  ),
  player: Type.Optional(name('whose area it is')),
  with: Type.Optional(
    Type.Object(
      { player: name('a player'), counter: word('his counting figure') },
      { additionalProperties: false, description: 'beside it on a track' },
    ),
  ),
};

/** The members of a spot, for those who write them flat. */
export const spotMembers = {
  tile: Type.Optional(CellRef),
  feature: Type.Optional(feature),
  edge: Type.Optional(edge),
  as,
  area: Type.Optional(word('an area off the tiles: supply, captivity, hand, bag, box ...')),
  ...off,
  figure: Type.Optional(name('id of the figure that it is beside')),
};

export const SpotSchema = Type.Unsafe<Spot>(
  Type.Object(spotMembers, {
    $id: 'Spot',
    additionalProperties: false,
    minProperties: 1,
    description:
      'a feature `{tile, feature, edge?}`, a tile or a side of it `{tile, edge?}`, an area off the tiles `{area, place?, space?, player?}`, or beside a figure `{figure}`',
  }),
);
export const SpotRef = Type.Unsafe<Spot>({ $ref: 'Spot#' });

export const spotSchemas = [CellSchema, PlaceSchema, SpotSchema];

const closed = (title: string) => ({ $id: title, additionalProperties: false });
/** The kinds of spots one by one, for whoever reads the document: a check of the whole says better what is wrong with one. */
export const spotKinds = [
  PlaceRef,
  Type.Object({ tile: CellRef, edge: Type.Optional(Type.Enum([...EDGES], { description: 'of what lies at one side of it' })) }, closed('TileSpot')),
  Type.Object({ area: word('supply, captivity, hand, bag, box ...'), ...off }, closed('AreaSpot')),
  Type.Object({ figure: name('id of the figure that it is beside') }, closed('FigureSpot')),
];
