/** A store, from what a driver brings. */
import { sql } from 'drizzle-orm';
import { auditStore } from './audit.js';
import { connection, type Driver } from './database.js';
import { idempotencyStore } from './idempotency.js';
import { jobQueue } from './job-queue.js';
import { jobStore } from './jobs.js';
import { keyStore } from './keys.js';
import { rateStore } from './rates.js';
import { rulesetStore } from './rulesets.js';
import { ownFacets } from './ruling-facets.js';
import type { StoreOptions } from './options.js';
import { rulingStore } from './rulings.js';
import type { Store } from './store.js';

/** `end` lets go of the database once nothing is being written. */
export function assemble(
  driver: Driver,
  end: () => Promise<void>,
  { facetsOf = ownFacets, jobLease }: Pick<StoreOptions, 'facetsOf' | 'jobLease'>,
): Store {
  const to = connection(driver);
  const queue = jobQueue(to, jobLease);
  const ahead = { ...to, ...to.aside };
  return {
    rulesets: rulesetStore(to),
    rulings: rulingStore(to, facetsOf),
    keys: keyStore(to),
    audit: auditStore(to),
    idempotency: idempotencyStore(to),
    jobs: jobStore(to, queue),
    ...(to.isShared && { rates: rateStore(to) }),
    ping: async () => void (await to.run((database) => database.execute(sql`select 1`))),
    aside: { isShared: to.isShared, revision: () => to.revision(), rulesets: rulesetStore(ahead), rulings: rulingStore(ahead, facetsOf) },
    async close() {
      await queue.stop();
      await to.idle();
      await end();
    },
  };
}
