/** A known address with another method is answered with 405, not with 404; `OPTIONS` tells which it knows. */
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { ProblemError } from '../schemas/problems.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route for `OPTIONS`: what else the address knows. */
    allow?: string;
  }
}

/** Call it before the routes are declared, and after CORS; the function it returns goes after them. */
export function watchMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  // before authentication: browsers ask without a key
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') return namesNothing(request) ? void reply.callNotFound() : done();
    const allow = namesNothing(request) ? undefined : request.routeOptions.config.allow;
    if (allow !== undefined) reply.header('allow', allow);
    if (allow !== undefined || request.url === '*' || isPreflight(request)) return void reply.code(204).header('content-length', '0').send();
    reply.callNotFound();
  });
  return () => {
    for (const [url, known] of [...allowed]) {
      if (url === '*') continue;
      const allow = [...known].sort().join(', ');
      const others = METHODS.filter((method) => !known.has(method));
      if (others.length > 0 && !url.startsWith('/docs')) refuse(app, url, others, allow);
      app.options(url, { schema: { hide: true }, config: { allow } }, () => undefined);
    }
  };
}

/** Where an id is empty nothing is: `/v1/clauses/` is no address, as `/v1/` is none. */
const namesNothing = ({ params, routeOptions: { url } }: FastifyRequest): boolean =>
  url?.startsWith('/v1/') === true && Object.values(params as Readonly<Record<string, string>>).includes('');

/** A browser asks whether a page may send something; it is told so of any address, as the page could not read the 404 or 405 of the request itself otherwise. */
const isPreflight = ({ headers }: FastifyRequest): boolean => headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

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
