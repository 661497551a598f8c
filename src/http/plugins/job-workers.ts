/** Jobs are worked in this process too, beside what it answers. */
import type { FastifyInstance } from 'fastify';
import { startJobWorkers, type JobServices, type JobWorkers } from '../../service/jobs/worker.js';

/** They begin when the application is ready, and have put everything down before it closes. */
export function installJobWorkers(app: FastifyInstance, services: JobServices, count: number): void {
  let workers: JobWorkers | undefined;
  app.addHook('onReady', (done) => {
    workers = startJobWorkers(services, count, (error) => app.log.error({ err: error }, 'job work failed'));
    done();
  });
  app.addHook('preClose', async () => workers?.stop());
}
