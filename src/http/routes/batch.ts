/** `POST /v1/adjudications/batch`: a stream of requests in, a stream of verdicts out. */
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LineProblem } from '../../contract/answers.js';
import { decideLines, type LineOptions } from '../../service/decisions/decide-lines.js';
import { judge } from '../../service/decisions/position.js';
import type { Parts } from '../../service/decisions/verdict-text.js';
import { faultInLine } from '../../service/input/json-fault.js';
import { blocksOf, type Line } from '../../service/input/lines.js';
import { varyBy } from '../plugins/accept.js';
import { streams } from '../plugins/admission.js';
import type { Parse } from '../plugins/json-bodies.js';
import { asked } from '../plugins/deadline.js';
import { LanguageHeader } from '../plugins/language.js';
import { instanceOf, toProblem } from '../plugins/problems.js';
import { unlessBody } from '../plugins/validation.js';
import { exampleRuleset } from '../schemas/examples.js';
import { problem } from '../schemas/problems.js';
import { adjudicationExample } from './adjudications.js';
import type { Context } from './context.js';
import { operation } from './operation.js';
import { PartsParameters } from './parts.js';

export const NDJSON = 'application/x-ndjson';

const documented = operation({
  operationId: 'adjudicateBatch',
  tag: 'adjudication',
  summary: 'Judge a stream of actions',
  description:
    'NDJSON in and out: each line of the request is an `AdjudicationRequest`, each line of the answer its verdict, in the same order, written as soon as it is there. ' +
    'A line that cannot be judged is answered with a problem that names its `line`, and the stream goes on; empty lines are skipped. A line may have 1 MB, the stream may be of any length.',
  answer: 'BatchLine',
  answerDescription: 'one line for each line of the request',
  problems: [400, 415],
  querystring: PartsParameters,
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

/** What is there is sent, however little: somebody may ask the next question only when he has the answer. */
const LINE_BY_LINE = {
  customTypes: /^application\/x-ndjson/,
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
};

/** `read` reads the JSON of a line. */
export function batchRoutes(app: FastifyInstance, context: Context, read: Parse): void {
  // here only, so that other routes answer 415 to it
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(NDJSON, (_request, payload, parsed) => parsed(null, payload));
    // one line each
    const config = { ...streams, example: { request: adjudicationExample, response: () => judge(exampleRuleset(), adjudicationExample) } };
    const route = { schema, config, compress: LINE_BY_LINE, validatorCompiler: unlessBody };
    scope.post<{ Querystring: Parts }>('/v1/adjudications/batch', route, (request, reply) => {
      const options = { ...asked(request, reply), read, parts: request.query };
      varyBy(reply, 'Accept-Language');
      return reply.type(NDJSON).send(Readable.from(answers(request, options, context), { objectMode: false }));
    });
    done();
  });
}

async function* answers(request: FastifyRequest, options: LineOptions, context: Context): AsyncGenerator<string> {
  for await (const lines of blocksOf(request.body as AsyncIterable<Buffer>)) {
    const answers = await decideLines(context, lines, options);
    yield answers.map((answer, i) => `${'text' in answer ? answer.text : problemText(request, answer.error, lines[i]!)}\n`).join('');
  }
}

function problemText(request: FastifyRequest, error: unknown, { number }: Line): string {
  const known = toProblem(error as Error);
  if (known.code === 'internal-error') request.log.error({ err: error, line: number }, 'line failed');
  const told = problem(known, instanceOf(request));
  const { detail } = told;
  return JSON.stringify({ ...told, ...(detail !== undefined && { detail: faultInLine(detail) }), line: number } satisfies LineProblem);
}
