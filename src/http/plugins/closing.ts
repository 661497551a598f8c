/** Ending in good order: what is under way is answered, and nobody's open connection keeps the process from ending. */
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at the connections. */
const LOOK = 50;

export function installClosing(app: FastifyInstance): void {
  let isClosing = false;
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    isClosing = true;
    // node closes what is idle at that moment; a connection with a request under way becomes idle only later
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK).unref();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  // comes after the last connection has been closed
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking);
    done();
  });
}
