/** A query that cannot be decoded is refused: as it is written nobody means it, and nothing would be found. */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../schemas/problems.js';

export function installQueryCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request;
    if (isReadable(url.slice(url.indexOf('?') + 1))) done();
    else done(new ProblemError('bad-request', 'the query is not percent-encoded UTF-8'));
  });
}

function isReadable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
