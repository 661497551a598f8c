/** The victim of `scripts/crash-jobs.ts`: works jobs until it is killed. What it has taken is lost for two seconds at most. */
import { startJobWorkers } from '../../src/service/jobs/worker.js';
import { servicesOf } from '../../src/service/services.js';
import { workersOf } from '../../src/service/workers/pool.js';
import { openStore } from '../../src/store/open.js';

const store = await openStore({ databaseUrl: process.env.DATABASE_URL, jobLease: 2 });
startJobWorkers({ ...servicesOf(store), workers: workersOf(0) }, 1, (error) => process.stderr.write(`${String(error)}\n`));
process.stdout.write('ready\n');
