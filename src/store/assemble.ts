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
import { emptyStore, type Store } from './store.js';

/** `end` lets go of the database once nothing is being written. */
export function assemble(
  driver: Driver,
  end: () => Promise<void>,
  { facetsOf = ownFacets, jobLease }: Pick<StoreOptions, 'facetsOf' | 'jobLease'>,
): Store {
  const to = connection(driver);
  const queue = jobQueue(to, jobLease);
  const ahead = { ...to, ...to.aside };
  const rulings = rulingStore(ahead, facetsOf);
  const jobs = jobStore(to, queue);
  const answers = idempotencyStore(to);
  // what is asked time and again, and by every verdict: no database is opened to find nothing in it
  const unlessNew =
    <Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>, nothing: (...asked: Asked) => Promise<T>) =>
    (...asked: Asked): Promise<T> =>
      to.isNew() ? nothing(...asked) : ask(...asked);
  const ask = async () => void (await to.run((database) => database.execute(sql`select 1`)));
  return {
    rulesets: rulesetStore(to),
    rulings: rulingStore(to, facetsOf),
    keys: keyStore(to),
    audit: auditStore(to),
    idempotency: { ...answers, sweep: unlessNew(answers.sweep, emptyStore.idempotency.sweep) },
    jobs: {
      ...jobs,
      take: unlessNew(jobs.take, emptyStore.jobs.take),
      backlog: unlessNew(jobs.backlog, emptyStore.jobs.backlog),
      sweep: unlessNew(jobs.sweep, emptyStore.jobs.sweep),
    },
    ...(to.isShared && { rates: rateStore(to) }),
    open: ask,
    ping: unlessNew(ask, emptyStore.ping),
    aside: {
      revision: () => to.known() ?? to.revision(),
      known: () => to.known(),
      rulesets: rulesetStore(ahead),
      rulings: { list: unlessNew(rulings.list, emptyStore.aside.rulings.list) },
    },
    async close() {
      await queue.stop();
      await to.idle();
      await end();
    },
  };
}
