/** Jobs are worked in this process too, beside what it answers. */
import type { FastifyInstance } from 'fastify';
import { startWorkers, type Workers } from '../../service/jobs/worker.js';
import type { Services } from '../../service/services.js';

/** They begin when the application is ready, and have put everything down before it closes. */
export function installWorkers(app: FastifyInstance, services: Services, count: number): void {
  let workers: Workers | undefined;
  app.addHook('onReady', (done) => {
    workers = startWorkers(services, count, (error) => app.log.error({ err: error }, 'job work failed'));
    done();
  });
  app.addHook('preClose', async () => workers?.stop());
}
