/** `/v1/jobs`: bulk work, handed in at once and worked through by whichever process has time. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { JOB_KINDS, MOST_ITEMS, type Job } from '../../contract/job.js';
import { faultInLine } from '../../service/input/json-fault.js';
import { linesOf, NOT_UTF8, type Line } from '../../service/input/lines.js';
import { isNestedTooDeeply } from '../../service/input/nesting.js';
import { cancelJob, jobOf, listJobs, resultsOf, submitJob, type Item, type JobResult } from '../../service/jobs/jobs.js';
import { judge } from '../../service/decisions/position.js';
import { worksLong } from '../plugins/admission.js';
import type { Parse } from '../plugins/json-bodies.js';
import { installCompression } from '../plugins/compression.js';
import { drain } from '../plugins/drain.js';
import { LanguageHeader } from '../plugins/language.js';
import { keyOf } from '../plugins/once.js';
import { toProblem } from '../plugins/problems.js';
import { unlessBody } from '../plugins/validation.js';
import { exampleRuleset } from '../schemas/examples.js';
import { problem, ProblemError } from '../schemas/problems.js';
import { adjudicationExample } from './adjudications.js';
import { NDJSON } from './batch.js';
import type { Context } from './context.js';
import { idParameter, query, type IdParameter } from './lookup.js';
import { operation, WRITE_PROBLEMS } from './operation.js';
import { PageParameters } from './page.js';
import { repeatable } from './ruling-writes.js';

const MEGABYTE = 1024 * 1024;
/** A line is as long as a recorded game may be. A list has to be read as one: it is smaller than what may come in lines. */
const LIMITS = { line: 4 * MEGABYTE, list: 32 * MEGABYTE };

const submitParameters = query({ kind: Type.Enum([...JOB_KINDS], { description: 'what is done with each item' }) });
const pageParameters = query(PageParameters);
const rangeParameters = query({
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_ITEMS, description: 'only results of items after the one with this index' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ITEMS, description: 'how many; all when left out' })),
});
const id = idParameter('id of a job');

const submitted = operation({
  operationId: 'submitJob',
  tag: 'jobs',
  summary: 'Hand in bulk work',
  description:
    `NDJSON, one item on each line, or a JSON array: up to ${MOST_ITEMS} items, 1 GB together, of up to 4 MB each; an array up to 32 MB. ` +
    'By the kind of the job an item is what `POST /v1/adjudications` or `POST /v1/replays` takes, or a case of the conformance suite, which is judged under every printing that it speaks of. ' +
    'All items are taken or, where one is not JSON, none. They are worked by every process of the service that has time, in any order; ' +
    'each gets one answer, and one that cannot be worked gets a problem. A key may have ten jobs that have not ended. ' +
    'Sent again with its `Idempotency-Key` it gives the job that there is. The same request is one of the same `kind` and the same `Accept-Language`, with the same items in the same order: ' +
    'of NDJSON each line letter for letter, apart from space around it and from empty lines, of an array without the space between the parts of its items. Another one is refused, `idempotency-key-reused`.',
  querystring: submitParameters,
  key: true,
  headers: Type.Object({ ...LanguageHeader.properties, ...repeatable }),
  answer: 'Job',
  answerDescription: 'the job, which waits for its turn; `Location` is where it is',
  status: 202,
  problems: WRITE_PROBLEMS,
});
const submitSchema = {
  ...submitted,
  body: {
    description: 'the items',
    content: { [NDJSON]: { schema: { $ref: 'JobItem#' } }, 'application/json': { schema: { $ref: 'JobItems#' } } },
  },
};

const shared = { tag: 'jobs', key: true } as const;
const listSchema = operation({
  ...shared,
  operationId: 'listJobs',
  summary: 'The jobs of the key',
  description: 'Newest first. An admin sees the jobs of all keys.',
  querystring: pageParameters,
  answer: 'JobPage',
  answerDescription: 'a page of jobs',
  problems: [400, 401, 429],
});
const getSchema = operation({
  ...shared,
  operationId: 'getJob',
  summary: 'How far a job is',
  description: 'A job is kept for seven days after it has ended.',
  params: id,
  answer: 'Job',
  answerDescription: 'the job',
  problems: [401, 404, 429],
});
const cancelSchema = operation({
  ...shared,
  operationId: 'cancelJob',
  summary: 'Cancel a job',
  description: 'Nothing is added to its results any more; those that are there stay. A job that has ended stays as it is.',
  params: id,
  answer: 'Job',
  answerDescription: 'the job',
  problems: [401, 404, 429],
});
const resultsSchema = operation({
  ...shared,
  operationId: 'getJobResults',
  summary: 'What came of the items',
  description:
    'NDJSON, in the order of the items. While the job is running, results that are not there yet are left out: whoever goes on with `after` should wait until it has ended.',
  params: id,
  querystring: rangeParameters,
  answer: 'JobResult',
  answerAs: NDJSON,
  answerDescription: 'one result on each line',
  problems: [400, 401, 404, 429],
});

const exampleJob: Job = {
  id: '1kdw6h5g07m2n4p8r',
  kind: 'adjudicate',
  status: 'done',
  keyId: '1kdw6h5g0k3v9x2yq',
  items: 1,
  done: 1,
  failed: 0,
  createdAt: '2026-01-01T12:00:00.000Z',
  endedAt: '2026-01-01T12:00:01.000Z',
  expiresAt: '2026-01-08T12:00:01.000Z',
  results: '/v1/jobs/1kdw6h5g07m2n4p8r/results',
};
const { endedAt: _ended, ...unended } = exampleJob;
const parameters = { id: exampleJob.id };

/** `read` reads the JSON of a line. */
export async function jobRoutes(app: FastifyInstance, { store: { jobs }, auth }: Context, read: Parse): Promise<void> {
  const onRequest = auth.needs('judge');
  await app.register(async (scope) => {
    scope.addContentTypeParser(NDJSON, (_request, payload, parsed) => parsed(null, payload));
    type Route = { Querystring: Static<typeof submitParameters> };
    const example = {
      parameters: { kind: 'adjudicate' },
      request: [adjudicationExample],
      response: (): Job => ({ ...unended, status: 'queued', done: 0, expiresAt: '2026-01-15T12:00:00.000Z' }),
    };
    // what the body holds is looked at item by item
    const route = { schema: submitSchema, bodyLimit: LIMITS.list, config: { ...worksLong, example }, onRequest, validatorCompiler: unlessBody };
    scope.post<Route>('/v1/jobs', route, async (request, reply) => {
      const { headers, key } = request;
      const language = headers['accept-language']?.slice(0, 1000);
      const job = await submitJob(jobs, { kind: request.query.kind, keyId: key!.id, language, requestKey: keyOf(request) }, itemsOf(request, read));
      // of a request that was sent again it may be that nobody has read the items
      await drain(request.raw);
      return reply.code(202).header('location', `/v1/jobs/${job.id}`).send(job);
    });
  });

  const listExample = { response: () => ({ items: [exampleJob], next: null }) };
  app.get<{ Querystring: Static<typeof pageParameters> }>(
    '/v1/jobs',
    { schema: listSchema, config: { example: listExample }, onRequest },
    (request) => listJobs(jobs, request.query, request.key!),
  );
  app.get<{ Params: IdParameter }>(
    '/v1/jobs/:id',
    { schema: getSchema, config: { example: { parameters, response: () => exampleJob } }, onRequest },
    (request) => jobOf(jobs, request.params.id, request.key!),
  );
  app.delete<{ Params: IdParameter }>(
    '/v1/jobs/:id',
    { schema: cancelSchema, config: { example: { parameters, response: (): Job => ({ ...exampleJob, status: 'cancelled', done: 0 }) } }, onRequest },
    (request) => cancelJob(jobs, request.params.id, request.key!),
  );
  await app.register(async (scope) => {
    await installCompression(scope, { customTypes: /^application\/x-ndjson/ });
    const example = { parameters, response: () => ({ index: 0, result: judge(exampleRuleset(), adjudicationExample) }) };
    type Route = { Params: IdParameter; Querystring: Static<typeof rangeParameters> };
    scope.get<Route>('/v1/jobs/:id/results', { schema: resultsSchema, config: { ...worksLong, example }, onRequest }, async (request, reply) => {
      const job = await jobOf(jobs, request.params.id, request.key!);
      const results = resultsOf(jobs, job.id, request.query);
      return reply.type(NDJSON).send(Readable.from(lines(results, job), { objectMode: false }));
    });
  });
}

async function* lines(results: AsyncIterable<JobResult>, { results: address }: Job): AsyncGenerator<string> {
  for await (const result of results) yield `${line(result, address)}\n`;
}

/** The answer is JSON already. */
function line(result: JobResult, address: string): string {
  if ('answer' in result) return `{"index":${result.index},"result":${result.answer}}`;
  const { code, detail, errors: defects } = result.refusal;
  return JSON.stringify({ index: result.index, problem: problem({ code, detail, defects }, `${address}#${result.index}`) });
}

/** The items of a body, as their JSON. Throws `ProblemError` for what is no list. */
async function* itemsOf({ body }: FastifyRequest, read: Parse): AsyncGenerator<Item> {
  if (Array.isArray(body)) {
    for (const item of body) yield isNestedTooDeeply(item) ? TOO_DEEP : JSON.stringify(item);
    return;
  }
  if (!(body instanceof Readable))
    throw new ProblemError('invalid-request', undefined, [{ pointer: '', code: 'wrong-type', message: 'must be an array' }]);
  for await (const line of linesOf(body, LIMITS.line)) yield itemOf(line, read);
}

function itemOf({ text, isUtf8 }: Line, read: Parse): Item {
  if (!isUtf8) return { code: 'not-valid', message: NOT_UTF8 };
  return text === undefined ? TOO_LONG : checked(text.trim(), read);
}

const TOO_DEEP: Item = { code: 'not-valid', message: 'is nested too deeply' };
const TOO_LONG: Item = { code: 'out-of-range', message: 'is longer than 4 MB' };

function checked(text: string, read: Parse): Item {
  try {
    read(text);
    return text;
  } catch (error) {
    const { detail, message } = toProblem(error as Error);
    return { code: 'not-valid', message: detail === undefined ? message : faultInLine(detail) };
  }
}
