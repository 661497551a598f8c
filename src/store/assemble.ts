/** A store, from what a driver brings. */
import { sql } from 'drizzle-orm';
import { auditStore } from './audit.js';
import { connection, type Driver } from './database.js';
import { idempotencyStore } from './idempotency.js';
import { keyStore } from './keys.js';
import { rulesetStore } from './rulesets.js';
import { ownFacets } from './ruling-facets.js';
import type { FacetsOf } from './ruling-store.js';
import { rulingStore } from './rulings.js';
import type { Store } from './store.js';

/** `end` lets go of the database once nothing is being written. */
export function assemble(driver: Driver, end: () => Promise<void>, facetsOf: FacetsOf = ownFacets): Store {
  const to = connection(driver);
  const ahead = { ...to, ...to.aside };
  return {
    rulesets: rulesetStore(to),
    rulings: rulingStore(to, facetsOf),
    keys: keyStore(to),
    audit: auditStore(to),
    idempotency: idempotencyStore(to),
    ping: async () => void (await to.run((database) => database.execute(sql`select 1`))),
    aside: { isShared: to.isShared, revision: () => to.revision(), rulesets: rulesetStore(ahead), rulings: rulingStore(ahead, facetsOf) },
    async close() {
      await to.idle();
      await end();
    },
  };
}
