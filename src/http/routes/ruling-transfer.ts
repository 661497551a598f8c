/** All rulings as NDJSON, out of one service and into another. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Key } from '../../contract/key.js';
import type { Import } from '../../contract/ruling-requests.js';
import { exportRulings, importRulings } from '../../service/case-law/transfer.js';
import { authorOf } from '../../service/case-law/writes.js';
import { linesOf } from '../../service/input/lines.js';
import { streams } from '../plugins/admission.js';
import { installCompression } from '../plugins/compression.js';
import { instanceOf, toProblem } from '../plugins/problems.js';
import { unlessBody } from '../plugins/validation.js';
import { problem } from '../schemas/problems.js';
import { exampleRuling } from '../schemas/ruling-examples.js';
import { NDJSON } from './batch.js';
import type { Context } from './context.js';
import { operation, WRITE_PROBLEMS } from './operation.js';

const exported = operation({
  operationId: 'exportRulings',
  tag: 'case-law',
  summary: 'All rulings, in all versions',
  description: 'NDJSON: one version on each line, in the order in which they were written. Drafts are there for their authors and for organisers.',
  key: 'optional',
  answer: 'Ruling',
  answerDescription: 'one version on each line',
  problems: [401, 429],
});
const exportSchema = {
  ...exported,
  response: {
    ...(exported.response as object),
    200: { description: 'one version on each line', content: { [NDJSON]: { schema: { $ref: 'Ruling#' } } } },
  },
};

const importSchema = {
  ...operation({
    operationId: 'importRulings',
    tag: 'case-law',
    summary: 'Take over an export',
    description:
      'Versions that are there already are left alone, so that it may be repeated. A line that cannot be taken over is reported, and the others are taken over all the same.',
    key: true,
    answer: 'Import',
    answerDescription: 'how many were taken over, and what was wrong with the others',
    problems: WRITE_PROBLEMS,
  }),
  body: { description: 'one version on each line', content: { [NDJSON]: { schema: { $ref: 'Ruling#' } } } },
};

export function rulingTransferRoutes(app: FastifyInstance, { store: { rulings }, auth }: Context): void {
  void app.register(async (scope) => {
    await installCompression(scope, { customTypes: /^application\/x-ndjson/ });
    scope.get(
      '/v1/rulings/export',
      { schema: exportSchema, config: { ...streams, example: { response: exampleRuling } }, onRequest: auth.mayHave },
      (request, reply) => reply.type(NDJSON).send(Readable.from(lines(rulings, request.key), { objectMode: false })),
    );
  });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(NDJSON, (_request, payload, parsed) => parsed(null, payload));
    const config = { ...streams, example: { request: exampleRuling(), response: () => ({ imported: 1, unchanged: 0, refused: [] }) } };
    const route = { schema: importSchema, config, onRequest: auth.needs('admin'), validatorCompiler: unlessBody };
    scope.post('/v1/rulings/import', route, (request) => takeOver(rulings, request));
    done();
  });
}

async function* lines(store: Context['store']['rulings'], key: Key | undefined): AsyncGenerator<string> {
  for await (const ruling of exportRulings(store, key)) yield `${JSON.stringify(ruling)}\n`;
}

async function takeOver(store: Context['store']['rulings'], request: FastifyRequest): Promise<Import> {
  const { refused, ...counts } = await importRulings(store, linesOf(request.body as AsyncIterable<Buffer>), authorOf(request.key!));
  return { ...counts, refused: refused.map(({ line, error }) => ({ ...problem(toProblem(error), instanceOf(request)), line })) };
}
