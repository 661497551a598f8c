/** Headers for browsers: who may call, and what may be done with an answer. */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from './request-ids.js';
import { STALE_LAW_HEADER } from './stale-law.js';

/** What matters where answers are data; the page of the documentation has helmet's full set. */
const FOR_DATA = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'no-referrer' };

/** Who may call. */
const ORIGIN = '*';
const EXPOSED = [
  'etag',
  'link',
  'location',
  'retry-after',
  'preference-applied',
  'allow',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'idempotency-replayed',
  STALE_LAW_HEADER,
  REQUEST_ID_HEADER,
];

/** For what is answered before any hook has run: with the same headers, as a page of another origin could not read it otherwise. */
export const ALWAYS = { 'access-control-allow-origin': ORIGIN, 'access-control-expose-headers': EXPOSED.join(', '), ...FOR_DATA };

export async function installSecurity(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: ORIGIN,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: 86_400,
    strictPreflight: false,
    // `methods.ts` answers
    preflightContinue: true,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(FOR_DATA);
    done();
  });
}
