/** Every answer that is not what was asked for, as problem+json. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from '../../contract/cure.js';
import { DomainError } from '../../contract/errors.js';
import type { Defect } from '../../contract/problem.js';
import { schemaDefects } from '../../shapes/defects.js';
import { furtherDefects } from '../../service/decisions/further-defects.js';
import { misshapen } from '../../service/input/validation.js';
import { ProblemError, problem, type ProblemCode } from '../schemas/problems.js';
import { drain } from './drain.js';
import { ajvErrors } from './validation.js';

/** What Fastify and its plugins throw, by their codes. */
const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_REOPENED_CLOSE_SERVER: 'not-ready',
};

export function installProblems(app: FastifyInstance): void {
  const addresses = new Set<string>();
  app.addHook('onRoute', ({ url }) => void (url.startsWith('/v1/') && addresses.add(url.split('/')[2]!)));
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const known = whereToLook(request, withFurther(request, error, unsupported(request, error, sized(request, toProblem(error)))));
    if (known.code === 'internal-error') request.log.error({ err: error }, 'request failed');
    // a body that was refused while it was coming in: the client reads the answer only when it has sent all of it
    if (await drain(request.raw)) reply.removeHeader('connection');
    return sendProblem(request, reply, known);
  });
  app.setNotFoundHandler(async (request, reply) =>
    sendProblem(request, reply, new ProblemError('not-found', `nothing is at \`${pathOf(request)}\`${alike(pathOf(request), addresses)}`)),
  );
}

/** What the router knows and people may have meant; those that hold a parameter are found by what comes before it. */
function alike(path: string, addresses: ReadonlySet<string>): string {
  const [first, second = ''] = path.split('/').slice(1);
  const names = nearest(first === 'v1' ? second : (first ?? ''), [...addresses]);
  return names.length === 0 ? '; `/v1` lists what there is' : `; did you mean ${names.map((name) => `\`/v1/${name}\``).join(' or ')}?`;
}

/** Of a name that nothing in a list is like, where the list is. */
function whereToLook(request: FastifyRequest, known: ProblemError): ProblemError {
  const [, version, list, name] = pathOf(request).split('/');
  if (known.code !== 'not-found' || name === undefined || known.detail?.includes('did you mean') !== false) return known;
  return new ProblemError(known.code, `${known.detail}; \`/${version!}/${list!}\` lists what there is`, known.defects, known.headers);
}

const MEGABYTE = 1024 * 1024;

/** How large a body may be here. */
function sized({ routeOptions: { bodyLimit } }: FastifyRequest, known: ProblemError): ProblemError {
  if (known.code !== 'body-too-large' || known.detail !== undefined) return known;
  return new ProblemError(known.code, `a body sent here may have ${Math.floor(bodyLimit / MEGABYTE)} MB`);
}

const TYPES = ['application/json', 'application/merge-patch+json', 'application/x-ndjson'];

/** What is taken instead. */
function unsupported(request: FastifyRequest, { code }: FastifyError, known: ProblemError): ProblemError {
  if (code !== 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return known;
  const taken = TYPES.filter((type) => request.server.hasContentTypeParser(type)).map((type) => `\`${type}\``);
  const sent = request.headers['content-type'];
  return new ProblemError(known.code, `send ${taken.join(' or ')}, not ${!sent ? 'a body without `Content-Type`' : `\`${sent.slice(0, 100)}\``}`);
}

/** All at once: also what is wrong with those parts of the body, or of the query, that have their shape. */
function withFurther(request: FastifyRequest, { validation, validationContext }: FastifyError, known: ProblemError): ProblemError {
  if (!validation) return known;
  const { config } = request.routeOptions;
  const inBody = () => (config.further ?? furtherDefects)(request.body, known.defects);
  const inQuery = () => config.furtherInQuery?.(request.query, known.defects) ?? [];
  const further = validationContext === 'body' ? inBody() : validationContext === 'querystring' ? inQuery() : [];
  const code = validationContext === 'body' ? 'invalid-request' : 'invalid-parameters';
  return further.length === 0 ? known : toProblem(misshapen([...known.defects, ...further], code));
}

/** Answers with a problem; its `instance` names the request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, known: ProblemError): FastifyReply {
  // how long the answer may be kept that was asked for
  reply.removeHeader('cache-control').headers(known.headers);
  const body = problem(known, instanceOf(request));
  if (body.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', 5);
  return reply.code(body.status).header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0]!;

/** What names the request in a problem. */
export const instanceOf = (request: Pick<FastifyRequest, 'url' | 'id'>): string => `${pathOf(request)}#${request.id}`;

/** Of a range that a file does not have: how long the file is. */
interface WithHeaders {
  readonly headers: Readonly<Record<string, string>>;
}

/** What went wrong, in our terms. */
export function toProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DomainError) return refusal(error);
  const { code, statusCode = 500, validation, validationContext, headers } = error as Partial<FastifyError & WithHeaders>;
  if (validation) {
    const defects = schemaDefects(ajvErrors(validation));
    const told = validationContext === 'params' ? defects.map(asDocumented) : defects;
    return refusal(misshapen(told, validationContext === 'body' ? 'invalid-request' : 'invalid-parameters'));
  }
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return new ProblemError(known);
  if (statusCode === 413) return new ProblemError('body-too-large');
  if (statusCode === 415) return new ProblemError('unsupported-media-type');
  if (statusCode === 416) return new ProblemError('range-not-satisfiable', undefined, [], headers);
  return statusCode >= 400 && statusCode < 500 ? new ProblemError('bad-request', error.message) : new ProblemError('internal-error');
}

/** What is left of a path, which may hold slashes, is called `id` in the document. */
const asDocumented = (defect: Defect): Defect => (defect.pointer === '/*' ? { ...defect, pointer: '/id' } : defect);

/** What the service refuses, as HTTP says it. */
function refusal({ code, detail, defects, nearest, retryAfterSeconds }: DomainError): ProblemError {
  const meant = code === 'not-found' && nearest.length > 0 ? `; did you mean ${nearest.map((name) => `\`${name}\``).join(' or ')}?` : '';
  return new ProblemError(code, detail === undefined ? undefined : detail + meant, defects, {
    ...(retryAfterSeconds !== undefined && { 'retry-after': retryAfterSeconds }),
    ...(code === 'forbidden' && { 'www-authenticate': 'Bearer realm="seneschal", error="insufficient_scope"' }),
  });
}
