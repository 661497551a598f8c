/** A request that does not say whom it asks, or says it twice: RFC 9112, 3.2. Node is told to let it in, since it would be answered without a word. */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../schemas/problems.js';

export function installHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { httpVersion, rawHeaders } }, _reply, done) => {
    // names and values in turn
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1) done(new ProblemError('bad-request', 'the request has several `Host` headers'));
    else if (hosts === 0 && httpVersion === '1.1') done(new ProblemError('bad-request', 'the request has no `Host` header'));
    else done();
  });
}
