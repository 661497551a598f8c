/** A known address with another method is answered with 405, not with 404. */
import type {} from '@fastify/swagger';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ProblemError } from '../schemas/problems.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/** Call it before the routes are declared; the function it returns goes after them. */
export function watchMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  return () => {
    for (const [url, known] of [...allowed]) {
      const others = METHODS.filter((method) => !known.has(method));
      if (others.length > 0 && url !== '*' && !url.startsWith('/docs')) refuse(app, url, others, [...known].sort().join(', '));
    }
  };
}

function refuse(app: FastifyInstance, url: string, method: HTTPMethods[], allow: string): void {
  app.route({
    url,
    method,
    schema: { hide: true },
    // before the body is read: what it holds does not matter
    onRequest: (request, reply) => {
      reply.header('allow', allow);
      return Promise.reject(new ProblemError('method-not-allowed', `this address knows ${allow}, not ${request.method}`));
    },
    handler: () => undefined,
  });
}
