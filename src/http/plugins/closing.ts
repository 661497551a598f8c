/** Ending in good order: what has been sent is answered, and nobody's open connection keeps the process from ending. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds without a new connection or request after which nothing more is expected, and how long that is waited for at most. */
const QUIET = 200;
const LONGEST = 3_000;
/** Milliseconds between two looks at the connections. */
const LOOK = 50;

export function installClosing(app: FastifyInstance): void {
  let isClosing = false;
  let arrivals = 0;
  let looking: NodeJS.Timeout | undefined;
  app.server.on('connection', () => (arrivals += 1));
  app.addHook('onRequest', (_request, _reply, done) => {
    arrivals += 1;
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // node cuts off whom it has not accepted, or not read from: connections are accepted one by one
    const deadline = Date.now() + LONGEST;
    for (let before = -1; before !== arrivals && Date.now() < deadline;) {
      before = arrivals;
      await setTimeout(QUIET);
    }
    // a connection with a request under way becomes idle only when that has been answered
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK).unref();
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
