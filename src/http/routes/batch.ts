/** `POST /v1/adjudications/batch`: a stream of requests in, a stream of verdicts out. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideUnderLaw } from '../decide.js';
import { exampleRuleset } from '../examples.js';
import { judge } from '../input.js';
import { LanguageHeader } from '../language.js';
import { checkNesting } from '../nesting.js';
import { linesOf, type Line } from '../ndjson.js';
import { operation } from '../operation.js';
import type { Parse } from '../plugins/board-bodies.js';
import { invalid, toProblem } from '../plugins/problems.js';
import { problem, ProblemError } from '../problems.js';
import type { LineProblem } from '../schemas/answers.js';
import type { AdjudicationRequest } from '../schemas/requests.js';
import type { Services } from '../services.js';
import { withSnapshotDefects } from '../snapshot-defects.js';
import { defectsOf } from '../validation.js';
import { verdictText } from '../verdict-text.js';
import { adjudicationExample } from './adjudications.js';

export const NDJSON = 'application/x-ndjson';
export const LINE_LIMIT = 1024 * 1024;
/** Milliseconds after which other requests get a turn. */
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
export function batchRoutes(app: FastifyInstance, services: Services, read: Parse): void {
  // here only, so that other routes answer 415 to it
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(NDJSON, (_request, payload, parsed) => parsed(null, payload));
    // one line each
    const config = { example: { request: adjudicationExample, response: () => judge(exampleRuleset(), adjudicationExample) } };
    scope.post('/v1/adjudications/batch', { schema, config, validatorCompiler: () => () => true }, (request, reply) => {
      return reply.type(NDJSON).send(Readable.from(answers(request, read, services), { objectMode: false }));
    });
    done();
  });
}

async function* answers(request: FastifyRequest, read: Parse, services: Services): AsyncGenerator<string> {
  let since = performance.now();
  for await (const line of linesOf(request.body as AsyncIterable<Buffer>, LINE_LIMIT)) {
    if (line.text !== undefined && line.text.trim() === '') continue;
    yield `${await answer(line, request, read, services)}\n`;
    if (performance.now() - since < FAIR_SHARE) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** The verdict as JSON, or what is wrong with the line. */
async function answer({ number, text }: Line, request: FastifyRequest, read: Parse, services: Services): Promise<string> {
  let body: unknown;
  try {
    if (text === undefined) throw new ProblemError('body-too-large', `line ${number} is longer than 1 MB`);
    body = read(text);
    const defects = defectsOf('AdjudicationRequest', body);
    if (defects.length > 0) throw invalid(defects);
    const asked = body as AdjudicationRequest;
    checkNesting(asked);
    const { ruleset, verdict } = await decideUnderLaw(services, asked, request.headers['accept-language']);
    return verdictText(ruleset, verdict);
  } catch (error) {
    const known = withSnapshotDefects(toProblem(error as Error), body);
    if (known.code === 'internal-error') request.log.error({ err: error, line: number }, 'line failed');
    return JSON.stringify({ ...problem(known, `${request.url}#${request.id}`), line: number } satisfies LineProblem);
  }
}
