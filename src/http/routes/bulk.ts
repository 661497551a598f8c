/** `GET /v1/bulk`: whole lists to be downloaded. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { BULK } from '../../contract/bulk.js';
import { bulkOf, unpacked } from '../../service/corpus/bulk.js';
import { expansionList } from '../../service/corpus/catalogue.js';
import { NDJSON } from './batch.js';
import type { Context } from './context.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const params = Type.Object({ id: Type.Enum([...BULK], { description: 'id of a download' }) });

const listSchema = operation({
  operationId: 'listDownloads',
  tag: 'service',
  summary: 'What can be downloaded as a whole',
  description:
    'Whoever wants all clauses, cases, rulings, tiles, expansions, settings, rules or conflicts takes a file instead of turning pages. Each has its date, its size and its hash: what has not changed need not be fetched again. ' +
    'Texts are in English.',
  answer: 'DownloadList',
  alsoAs: [HTML],
  answerDescription: 'the downloads',
});

const oneSchema = operation({
  operationId: 'download',
  tag: 'service',
  summary: 'A whole list',
  description: 'NDJSON: one item on each line, as the list shows it. Comes with `Content-Encoding: gzip` to whoever takes that; `ETag` is its hash.',
  params,
  answer: 'BulkLine',
  answerAs: NDJSON,
  answerDescription: 'one item on each line',
  problems: [400],
});

const GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?=,|$)/i;

export function bulkRoutes(app: FastifyInstance, { store }: Context): void {
  const bulk = bulkOf(store);
  const example = {
    response: () => ({
      items: [
        {
          id: 'tiles',
          description: 'the designs of the tiles',
          href: '/v1/bulk/tiles',
          contentType: NDJSON,
          items: 540,
          bytes: 190_000,
          gzipBytes: 21_000,
          sha256: '0'.repeat(64),
          updatedAt: '2026-01-01T00:00:00.000Z',
        },
      ],
    }),
  };
  app.get('/v1/bulk', { schema: listSchema, config: { example } }, () => bulk.list());
  const oneExample = { parameters: { id: 'expansions' }, response: () => expansionList('en', 1).items[0] };
  app.get<{ Params: Static<typeof params> }>(
    '/v1/bulk/:id',
    { schema: oneSchema, config: { example: oneExample } },
    async ({ params: { id }, headers }, reply) => {
      const file = await bulk.file(id);
      const { sha256, updatedAt } = file.download;
      const isPacked = GZIP.test(headers['accept-encoding'] ?? '');
      reply
        .type(NDJSON)
        .header('etag', `W/"sha256-${sha256}"`)
        .header('last-modified', new Date(updatedAt).toUTCString())
        .header('vary', 'Accept-Encoding')
        .header('content-disposition', `attachment; filename="seneschal-${id}.ndjson"`);
      if (isPacked) reply.header('content-encoding', 'gzip');
      return reply.send(isPacked ? file.packed : await unpacked(file));
    },
  );
}
