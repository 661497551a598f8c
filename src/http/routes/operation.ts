/** How a route describes itself: the schema that Fastify checks and the documentation shows. */
// for the fields that it adds to FastifySchema
import type {} from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import Type, { type TSchema } from 'typebox';
import type { Defect } from '../../contract/problem.js';
import { PROBLEMS } from '../schemas/problems.js';

/** A real exchange, for the documentation. `response` is computed from the request, so that it cannot grow stale. */
export interface Example {
  readonly request?: unknown;
  /** Values of path and query parameters. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly response: () => unknown;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    example?: Example;
    /** What is wrong with a body besides its shape, which is known; for bodies with a position when left out. */
    further?: (body: unknown, known: readonly Defect[]) => readonly Defect[];
    /** The same of the query. */
    furtherInQuery?: (query: unknown, known: readonly Defect[]) => readonly Defect[];
  }
}

export interface Operation {
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** Name of the body's schema. */
  readonly body?: string;
  /** Content types in which the body can come besides JSON. */
  readonly bodyAlsoAs?: readonly string[];
  readonly params?: TSchema;
  /** None when left out: a parameter that nobody knows would change nothing, and nobody would know why. */
  readonly querystring?: TSchema;
  /** Name of the answer's schema. */
  readonly answer: string;
  /** Its content type; JSON when left out. */
  readonly answerAs?: string;
  readonly answerDescription: string;
  /** Content types in which the answer can come besides JSON. */
  readonly alsoAs?: readonly string[];
  /** Asked by probes: answered whatever `Accept` says. */
  readonly forProbes?: true;
  /** What may be answered instead, besides what any request can meet. */
  readonly problems?: readonly number[];
  /** 200 when left out. */
  readonly status?: 200 | 201 | 202;
  /** Whether a key is needed; `optional`: it shows more. */
  readonly key?: true | 'optional';
  /** Name and description of the request's headers. */
  readonly headers?: TSchema;
}

export const SVG = 'image/svg+xml';

export const TAGS = {
  adjudication: 'Judge actions: is this legal, why, and what follows',
  corpus: 'What the printed rules say, and where',
  'case-law': 'What judges have decided, why, and on which clauses',
  catalogue: 'Tiles, expansions and rulesets',
  jobs: 'Many questions at once',
  service: 'The service itself',
} as const;
export type Tag = keyof typeof TAGS;

const NO_PARAMETERS = Type.Object({}, { additionalProperties: false });

/** The problems that any write can meet. */
export const WRITE_PROBLEMS = [400, 401, 403, 409, 413, 415, 422, 429] as const;

/** The problems that any post with a JSON body can meet. */
export const POST_PROBLEMS = [400, 413, 415, 422] as const;

/** The problems that any request can meet: it cannot be read, does not arrive, expects or sends too much; and those that whoever asks how the service is never meets. */
const ANY_PROBLEMS = [400, 408, 417, 431] as const;
const SERVED_PROBLEMS = [406, 503] as const;

export function operation(described: Operation): FastifySchema {
  const {
    operationId,
    tag,
    summary,
    description,
    body,
    bodyAlsoAs,
    params,
    querystring = NO_PARAMETERS,
    headers,
    key,
    status = 200,
    forProbes,
    problems = [],
  } = described;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(body !== undefined && { body: bodyAlsoAs ? inTypes(body, ['application/json', ...bodyAlsoAs]) : { $ref: `${body}#` } }),
    ...(params && { params }),
    querystring,
    ...(headers && { headers }),
    ...(key !== undefined && { security: key === 'optional' ? [{}, { key: [] }] : [{ key: [] }] }),
    response: {
      [status]: success(described),
      ...Object.fromEntries([...ANY_PROBLEMS, ...(forProbes ? [] : SERVED_PROBLEMS), ...problems].map((status) => [status, problemAnswer(status)])),
    },
  };
}

const inTypes = (name: string, types: readonly string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: { $ref: `${name}#` } }])),
});

const success = ({ answer, answerAs = 'application/json', answerDescription, alsoAs = [] }: Operation) => ({
  description: answerDescription,
  content: {
    [answerAs]: { schema: { $ref: `${answer}#` } },
    ...Object.fromEntries(alsoAs.map((type) => [type, { schema: type === SVG ? { $ref: 'Svg#' } : { type: 'string' } }])),
  },
});

function problemAnswer(status: number) {
  const codes = Object.entries(PROBLEMS).filter(([, kind]) => kind.status === status);
  return {
    description: codes.map(([code, { means }]) => `\`${code}\`: ${means}`).join('; '),
    content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
  };
}
