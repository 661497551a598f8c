/** `work`: works jobs, and serves nobody, or nothing but its metrics. */
import closeWithGrace from 'close-with-grace';
import { configuration } from '../config.js';
import { serveMetrics } from '../http/metrics-server.js';
import { startJobWorkers } from '../service/jobs/worker.js';
import { servicesOf } from '../service/services.js';
import { workersOf } from '../service/workers/pool.js';
import { openStore } from '../store/open.js';
import { complain, say } from './print.js';

/** Goes on until the process is told to end. Throws without a server that can be shared. */
export async function work(): Promise<void> {
  const { databaseUrl, databaseTimeout, shutdownGrace, jobWorkers, host, metricsPort, metricsToken } = configuration();
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is missing: the embedded database is open to one process, `seneschal serve`, which works its jobs itself');
  const store = await openStore({ databaseUrl, timeout: databaseTimeout });
  const pool = workersOf(0);
  let metrics: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  try {
    if (metricsPort !== undefined) metrics = await serveMetrics({ store, workers: pool }, { port: metricsPort, host, token: metricsToken });
  } catch (error) {
    await store.close();
    throw error;
  }
  const workers = startJobWorkers({ ...servicesOf(store), workers: pool }, Math.max(1, jobWorkers), (error) =>
    complain(error instanceof Error ? error.message : String(error)),
  );
  closeWithGrace({ delay: shutdownGrace }, async ({ err }) => {
    if (err) complain(err.message);
    await workers.stop();
    await metrics?.close();
    await store.close();
  });
  say(`Seneschal works jobs${metrics ? `, its metrics are at ${metrics.url}` : ''}`);
}
