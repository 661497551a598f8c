/** Starts the service. */
import closeWithGrace from 'close-with-grace';
import { configuration, type Configuration } from '../config.js';
import { facetsOf } from '../service/case-law/facets.js';
import { readCases } from '../service/corpus/cases.js';
import { openStore } from '../store/open.js';
import { buildApp } from './app.js';
import { listen } from './listen.js';

export interface Service {
  readonly url: string;
  close(): Promise<void>;
}

/** Milliseconds between two looks for answers to repeated requests, and jobs, that need not be kept any longer. */
const SWEEP = 60 * 60 * 1000;

/** Never written to the log, whatever logs a request. */
const SECRETS = ['req.headers.authorization', 'headers.authorization', 'authorization'];

/**
 * Opens the store, listens, and closes both when the process is told to end. What is not given is taken from the
 * environment. Rejects when the store cannot be opened or the port is taken.
 */
export async function serve(options: Partial<Configuration> = {}): Promise<Service> {
  const { port, host, logLevel, databaseUrl, dataDir, databaseTimeout, shutdownGrace, workers, jobWorkers, adminKey, trustProxy, metricsToken } = {
    ...configuration(),
    ...options,
  };
  const store = await openStore({ databaseUrl, dataDir, timeout: databaseTimeout, facetsOf });
  if (adminKey !== undefined) await store.keys.first(adminKey, { keyId: 'environment', name: 'SENESCHAL_ADMIN_KEY' });
  // to standard error: standard output holds nothing but the address
  const logger = { level: logLevel, stream: process.stderr, redact: SECRETS };
  const app = await buildApp({ store, logger, workers, lawPatience: databaseTimeout / 5, jobWorkers, trustProxy, metricsToken });
  const sweeping = setInterval(() => {
    store.idempotency.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'old answers not removed'));
    store.jobs.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'old jobs not removed'));
  }, SWEEP).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await store.close();
  });
  let url: string;
  try {
    url = await listen(app, port, host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const ending = closeWithGrace({ delay: shutdownGrace }, async ({ err }) => {
    if (err) app.log.error({ err }, 'closing after an error');
    await app.close();
  });
  void readCases().catch((error: unknown) => app.log.error({ err: error }, 'the cases cannot be read'));
  process.stdout.write(`Seneschal is ready, its documentation is at ${url}/docs\n`);
  return {
    url,
    async close() {
      ending.uninstall();
      await app.close();
    },
  };
}
