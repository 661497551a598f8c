/**
 * A typed client of the service, for Node and browsers: `seneschal/client`.
 *
 *   import { createClient } from 'seneschal/client';
 *   const seneschal = createClient({ baseUrl: 'http://localhost:3000' });
 *   const { data, error } = await seneschal.POST('/v1/adjudications', { body: { snapshot, action } });
 *
 * Paths, bodies and answers are typed by the service's OpenAPI document. What is answered with 429 or 503 is asked again after the seconds that the
 * answer names; writes carry an `Idempotency-Key`, so that nothing is done twice.
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.js';
import { jsonLines } from './lines.js';
import { withRetries } from './retries.js';

export type { components, paths } from './api.js';
export { jsonLines } from './lines.js';
/** What goes over the wire, by the name of its schema. */
export type Schemas = components['schemas'];
export type Snapshot = Schemas['Snapshot'];
export type Action = Schemas['Action'];
export type AdjudicationRequest = Schemas['AdjudicationRequest'];
export type Verdict = Schemas['Verdict'];
export type Problem = Schemas['Problem'];
export type Ruling = Schemas['Ruling'];
/** A verdict, or what was wrong with that line. */
export type BatchLine = Schemas['BatchLine'];

export interface ClientOptions {
  /** Where the service is; in a page of the service itself it can be left out. */
  readonly baseUrl?: string;
  /** The secret of a key, for writes and for what is not public. */
  readonly key?: string;
  /** `Accept-Language` of all requests: `en`, `en-x-c1`, `en-x-c2`, `pl`, `de`. */
  readonly language?: string;
  /** How often a request that was answered with 429 or 503 is sent again; 3 when left out. */
  readonly retries?: number;
  /** The global one when left out. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export interface SeneschalClient extends Client<paths> {
  /**
   * Has any number of actions judged over one connection; the answers come in the order of the requests, each as soon as it is there. Throws
   * `BatchRefused` when the service refuses the stream as a whole.
   */
  adjudicateAll(requests: Iterable<AdjudicationRequest>): AsyncGenerator<BatchLine, void, void>;
}

/** The service would not read the stream: its status, and what it said. */
export class BatchRefused extends Error {
  constructor(
    readonly status: number,
    readonly problem: unknown,
  ) {
    super(`the batch was refused with status ${status}`);
    this.name = 'BatchRefused';
  }
}

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Makes a client; it keeps no connection open. */
export function createClient({
  baseUrl = '',
  key,
  language,
  retries = 3,
  fetch: send = (request) => fetch(request),
}: ClientOptions = {}): SeneschalClient {
  const asking = withRetries(send, retries);
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(language !== undefined && { 'accept-language': language }),
  };
  const client = createFetchClient<paths>({ baseUrl, headers, fetch: asking });
  client.use({
    onRequest({ request }) {
      if (WRITES.includes(request.method) && request.headers.has('authorization') && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });

  async function* adjudicateAll(requests: Iterable<AdjudicationRequest>): AsyncGenerator<BatchLine, void, void> {
    const body = [...requests].map((request) => `${JSON.stringify(request)}\n`).join('');
    const request = new Request(`${baseUrl}/v1/adjudications/batch`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
      body,
    });
    const response = await asking(request);
    if (!response.ok || !response.body) throw new BatchRefused(response.status, await response.json().catch(() => undefined));
    yield* jsonLines<BatchLine>(response.body);
  }

  return Object.assign(client, { adjudicateAll });
}
