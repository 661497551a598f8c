/** `GET /v1/tiles`: the designs of the tiles. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { expansionIds, tileList, tileOf, tilePicture, tileSets } from '../../service/corpus/catalogue.js';
import { chooseType } from '../plugins/accept.js';
import { oneOf, query } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation, SVG } from './operation.js';
import { sendSvg } from './picture.js';

const parameters = query({
  expansion: oneOf('id of an expansion', expansionIds),
  set: oneOf('a set that holds the tile', tileSets),
});
type Parameters = Static<typeof parameters>;

const listSchema = operation({
  operationId: 'listTiles',
  tag: 'catalogue',
  summary: 'The designs of the tiles',
  description: 'Each design with its features, symbols, aliases, and how many copies each set holds.',
  querystring: parameters,
  answer: 'TileList',
  alsoAs: [HTML],
  answerDescription: 'the tiles',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getTile',
  tag: 'catalogue',
  summary: 'One tile',
  description:
    'A design by its id, `<expansion>/<name>`, or an alias such as `jcz:DG/CcRr.g`. The slash may be written as it is or escaped. ' +
    'With `Accept: image/svg+xml` a drawing of it; the shape of each feature carries `data-feature` and `data-edge`.',
  params: Type.Object({ '*': Type.String({ minLength: 1, maxLength: 200, description: 'id or alias of a tile' }) }),
  answer: 'Tile',
  answerDescription: 'the tile',
  alsoAs: [SVG, HTML],
  problems: [404],
});

export function tileRoutes(app: FastifyInstance): void {
  const listExample = { parameters: { set: 'basic:1' }, response: () => ({ items: tileList({ set: 'basic:1' }).items.slice(0, 2) }) };
  app.get<{ Querystring: Parameters }>('/v1/tiles', { schema: listSchema, config: { example: listExample } }, async (request) =>
    tileList(request.query),
  );

  const oneExample = { parameters: { id: 'jcz:DG/CcRr.g' }, response: () => tileOf('jcz:DG/CcRr.g') };
  app.get<{ Params: { '*': string } }>('/v1/tiles/*', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) => {
    const { '*': id } = request.params;
    return chooseType(request, reply, ['application/json', SVG]) === SVG ? sendSvg(reply, tilePicture(id)) : tileOf(id);
  });
}
