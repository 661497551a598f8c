/** How many writes each key has made of late, whichever server has let them in. */
import { sql } from 'drizzle-orm';
import type { Connection } from './database.js';
import type { RateStore } from './rate-store.js';
import { rates } from './tables.js';

export function rateStore({ run }: Connection): RateStore {
  return {
    async count(keyId, window) {
      const end = sql`clock_timestamp() + ${`${window} milliseconds`}::interval`;
      const isOver = sql`${rates.endsAt} <= clock_timestamp()`;
      const again = {
        count: sql`case when ${isOver} then 1 else ${rates.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${end} else ${rates.endsAt} end`,
      };
      const [row] = await run((database) =>
        database
          .insert(rates)
          .values({ keyId, count: 1, endsAt: end })
          .onConflictDoUpdate({ target: rates.keyId, set: again })
          .returning({ count: rates.count, left: sql<string>`extract(epoch from ${rates.endsAt} - clock_timestamp())` }),
      );
      return { count: row!.count, secondsLeft: Math.max(0, Math.ceil(Number(row!.left))) };
    },
  };
}
