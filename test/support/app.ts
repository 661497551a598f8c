/** The application as the tests ask it: in the same process, without a port. */
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../src/contract/problem.js';
import { buildApp, type AppOptions } from '../../src/http/app.js';
import { HANGS } from './stores.js';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: T;
  readonly text: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  get<T = unknown>(url: string, headers?: Record<string, string>): Promise<Answer<T>>;
  /** A text is posted as it is, anything else as JSON. */
  post<T = unknown>(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T = unknown>(method: string, url: string, headers?: Record<string, string>, body?: object): Promise<Answer<T>>;
  close(): Promise<void>;
}

const JSON_TYPES = /^application\/(json|problem\+json)/;

export async function testApp(options: AppOptions = {}): Promise<TestApp> {
  // a verdict waits for the latest rulings, however long a busy machine takes
  const app = await buildApp({ lawPatience: HANGS, ...options });
  type Injected = Awaited<ReturnType<typeof app.inject>>;
  const answer = <T>({ statusCode, headers, payload }: Injected): Answer<T> => ({
    status: statusCode,
    headers,
    text: payload,
    body: (payload !== '' && JSON_TYPES.test(String(headers['content-type'])) ? JSON.parse(payload) : payload) as T,
  });
  const send = async <T>(method: string, url: string, headers: Record<string, string> = {}, payload?: string) =>
    answer<T>(await app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) }));
  return {
    app,
    get: (url, headers) => send('GET', url, headers),
    post: (url, body, headers) =>
      send('POST', url, { 'content-type': 'application/json', ...headers }, typeof body === 'string' ? body : JSON.stringify(body)),
    send: (method, url, headers, body) => send(method, url, headers, body && JSON.stringify(body)),
    close: () => app.close(),
  };
}

/** The defects of a problem, as `pointer code`. */
export const defectsOf = ({ body }: Answer): string[] => (body as Problem).errors.map(({ pointer, code }) => `${pointer} ${code}`);
