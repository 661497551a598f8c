/** `POST /v1/adjudications/batch`: a stream of requests in, a stream of verdicts out. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LineProblem } from '../../contract/answers.js';
import { decideLine } from '../../service/decisions/decide.js';
import { judge } from '../../service/decisions/position.js';
import { linesOf } from '../../service/input/lines.js';
import { languageOf } from '../../service/language.js';
import { worksLong } from '../plugins/admission.js';
import type { Parse } from '../plugins/board-bodies.js';
import { LanguageHeader } from '../plugins/language.js';
import { toProblem } from '../plugins/problems.js';
import { exampleRuleset } from '../schemas/examples.js';
import { problem } from '../schemas/problems.js';
import { adjudicationExample } from './adjudications.js';
import type { Context } from './context.js';
import { operation } from './operation.js';

export const NDJSON = 'application/x-ndjson';
/** Milliseconds after which others get their turn. */
const FAIR_SHARE = 20;

const documented = operation({
  operationId: 'adjudicateBatch',
  tag: 'adjudication',
  summary: 'Judge a stream of actions',
  description:
    'NDJSON in and out: each line of the request is an `AdjudicationRequest`, each line of the answer its verdict, in the same order, written as soon as it is there. ' +
    'A line that cannot be judged is answered with a problem that names its `line`, and the stream goes on; empty lines are skipped. A line may have 1 MB, the stream may be of any length.',
  answer: 'BatchLine',
  answerDescription: 'one line for each line of the request',
  problems: [415, 503],
  headers: LanguageHeader,
});
// each line is checked on its own: the body as a whole is a stream
const schema = {
  ...documented,
  body: { description: 'one request on each line', content: { [NDJSON]: { schema: { $ref: 'AdjudicationRequest#' } } } },
  response: {
    ...(documented.response as object),
    200: { description: 'one line for each line of the request', content: { [NDJSON]: { schema: { $ref: 'BatchLine#' } } } },
  },
};

/** `read` reads the JSON of a line. */
export function batchRoutes(app: FastifyInstance, context: Context, read: Parse): void {
  // here only, so that other routes answer 415 to it
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(NDJSON, (_request, payload, parsed) => parsed(null, payload));
    // one line each
    const config = { ...worksLong, example: { request: adjudicationExample, response: () => judge(exampleRuleset(), adjudicationExample) } };
    scope.post('/v1/adjudications/batch', { schema, config, validatorCompiler: () => () => true }, (request, reply) => {
      return reply.type(NDJSON).send(Readable.from(answers(request, read, context), { objectMode: false }));
    });
    done();
  });
}

async function* answers(request: FastifyRequest, read: Parse, context: Context): AsyncGenerator<string> {
  const { url, id, log, headers } = request;
  let since = performance.now();
  for await (const line of linesOf(request.body as AsyncIterable<Buffer>)) {
    try {
      yield `${await decideLine(context, line, read, (edition) => languageOf(headers['accept-language'], edition))}\n`;
    } catch (error) {
      const known = toProblem(error as Error);
      if (known.code === 'internal-error') log.error({ err: error, line: line.number }, 'line failed');
      yield `${JSON.stringify({ ...problem(known, `${url}#${id}`), line: line.number } satisfies LineProblem)}\n`;
    }
    if (performance.now() - since < FAIR_SHARE) continue;
    await request.nextTurn();
    since = performance.now();
  }
}
