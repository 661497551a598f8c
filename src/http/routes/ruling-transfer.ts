/** All rulings as NDJSON, out of one service and into another. */
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Key } from '../../contract/key.js';
import type { Ruling } from '../../contract/ruling.js';
import type { RulingStore } from '../../store/store.js';
import { linesOf, type Line } from '../ndjson.js';
import { operation, WRITE_PROBLEMS } from '../operation.js';
import { invalid, toProblem } from '../plugins/problems.js';
import { problem, ProblemError } from '../problems.js';
import { isVisible } from '../ruling-access.js';
import { exampleRuling } from '../ruling-examples.js';
import type { Import } from '../schemas/rulings.js';
import type { Services } from '../services.js';
import { defectsOf } from '../validation.js';
import { LINE_LIMIT, NDJSON } from './batch.js';
import { authorOf } from './ruling-writes.js';

const exported = operation({
  operationId: 'exportRulings',
  tag: 'case-law',
  summary: 'All rulings, in all versions',
  description: 'NDJSON: one version on each line, in the order in which they were written. Drafts are there for their authors and for organisers.',
  key: 'optional',
  answer: 'Ruling',
  answerDescription: 'one version on each line',
  problems: [401, 429, 503],
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

export function rulingTransferRoutes(app: FastifyInstance, { store: { rulings }, auth }: Services): void {
  void app.register(async (scope) => {
    await scope.register(compress, { customTypes: /^application\/x-ndjson/ });
    scope.get(
      '/v1/rulings/export',
      { schema: exportSchema, config: { example: { response: exampleRuling } }, onRequest: auth.mayHave },
      (request, reply) => reply.type(NDJSON).send(Readable.from(lines(rulings, request.key), { objectMode: false })),
    );
  });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(NDJSON, (_request, payload, parsed) => parsed(null, payload));
    const config = { example: { request: exampleRuling(), response: () => ({ imported: 1, unchanged: 0, refused: [] }) } };
    const route = { schema: importSchema, config, onRequest: auth.needs('admin'), validatorCompiler: () => () => true };
    scope.post('/v1/rulings/import', route, (request) => takeOver(rulings, request));
    done();
  });
}

async function* lines(store: RulingStore, key: Key | undefined): AsyncGenerator<string> {
  for await (const ruling of store.exportAll()) if (isVisible(ruling, key)) yield `${JSON.stringify(ruling)}\n`;
}

async function takeOver(store: RulingStore, request: FastifyRequest): Promise<Import> {
  const result: Import = { imported: 0, unchanged: 0, refused: [] };
  const by = authorOf(request);
  for await (const line of linesOf(request.body as AsyncIterable<Buffer>, LINE_LIMIT)) {
    if (line.text?.trim() === '') continue;
    try {
      result[await store.importOne(read(line), { by })] += 1;
    } catch (error) {
      const known = toProblem(error as Error);
      // of no use to go on
      if (known.code === 'not-ready' || known.code === 'internal-error') throw error;
      result.refused.push({ ...problem(known, `${request.url}#${request.id}`), line: line.number });
    }
  }
  return result;
}

function read({ number, text }: Line): Ruling {
  if (text === undefined) throw new ProblemError('body-too-large', `line ${number} is longer than 1 MB`);
  const value = parse(text);
  const defects = defectsOf('Ruling', value);
  if (defects.length > 0) throw invalid(defects);
  return value as Ruling;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('invalid-json');
  }
}
