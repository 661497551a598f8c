/** The application of the HTTP server, asked in the same process. */
import { buildApp } from '../http/app.js';

export interface Answer<T> {
  readonly ok: boolean;
  readonly status: number;
  readonly body: T;
}

/** Files may be larger than what strangers may post. */
const BODY_LIMIT = 256 * 1024 * 1024;

const JSON_TYPES = /^application\/(json|problem\+json)/;

export interface Client {
  post<T>(path: string, body: unknown): Promise<Answer<T>>;
  close(): Promise<void>;
}

export async function client(): Promise<Client> {
  // nobody else is waiting: one game after the other is no load to be refused
  const app = await buildApp({ logger: false, bodyLimit: BODY_LIMIT, pressure: { maxEventLoopDelay: 0 } });
  return {
    post: async <T>(url: string, body: unknown) => {
      const { statusCode, payload, headers } = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      return {
        ok: statusCode < 400,
        status: statusCode,
        body: (JSON_TYPES.test(String(headers['content-type'])) ? JSON.parse(payload) : payload) as T,
      };
    },
    close: () => app.close(),
  };
}
