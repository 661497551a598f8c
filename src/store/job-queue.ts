/** The queue of the jobs: pg-boss, over the connections of the store. */
import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { rowsOf, type Connection, type Database } from './database.js';

/** Items of a job, from one index up to but without another. */
export interface Span {
  readonly job: string;
  readonly from: number;
  readonly to: number;
}

export interface Message extends Span {
  readonly id: string;
  /** Whoever took it before has given it up again and again. */
  readonly isGivenUp: boolean;
}

export interface JobQueue {
  /** Resolves once messages can be put in. */
  ready(): Promise<void>;
  /** Within the transaction of `database`. */
  put(database: Database, spans: readonly Span[]): Promise<void>;
  take(): Promise<Message | undefined>;
  /** Within the transaction of `database`. */
  done(database: Database, message: Message): Promise<void>;
  /** Milliseconds for which a message belongs to whoever took it. */
  readonly lease: number;
  stop(): Promise<void>;
}

const QUEUE = 'job-items';
const GIVEN_UP = 'job-items-given-up';
/** So often a message is taken up again before it is looked at what in it ends its workers. */
const RETRIES = 3;
/** Seconds. */
export const LEASE = 60;

/** It makes its own tables, in the schema `pgboss`, when it is first needed. */
export function jobQueue({ run, script }: Connection, lease = LEASE): JobQueue {
  let starting: Promise<PgBoss> | undefined;
  const started = () => {
    starting ??= start(executor(run, script), lease).catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const within = (database: Database) => ({ db: executor((work) => work(database), script) });
  return {
    lease: lease * 1000,
    ready: async () => void (await started()),
    async put(database, spans) {
      const boss = await started();
      // the first items of every job come first: a small one does not wait behind a large one
      await boss.insert(
        spans.map((data) => ({ name: QUEUE, data, expireInSeconds: lease, priority: -Math.floor(data.from / 100) })),
        within(database),
      );
    },
    async take() {
      const boss = await started();
      for (const name of [GIVEN_UP, QUEUE]) {
        const [message] = await boss.fetch<Span>(name);
        if (message) return { ...message.data, id: message.id, isGivenUp: name === GIVEN_UP };
      }
      return undefined;
    },
    async done(database, { id, isGivenUp }) {
      const boss = await started();
      await boss.complete(isGivenUp ? GIVEN_UP : QUEUE, id, {}, within(database));
    },
    async stop() {
      const boss = await starting?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}

async function start(db: PgBoss.Db, lease: number): Promise<PgBoss> {
  const boss = new PgBoss({
    db,
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, Math.ceil(lease / 4)),
    archiveCompletedAfterSeconds: 600,
    deleteAfterDays: 1,
  });
  // its maintenance is tried again; whoever waits for an answer is told by his own statement
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(GIVEN_UP);
  await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: RETRIES, deadLetter: GIVEN_UP });
  return boss;
}

const executor = (run: Connection['run'], script: Connection['script']): PgBoss.Db => ({
  async executeSql(text, values) {
    // what brings its own transaction has no parameters, and gives no rows
    if (/^\s*begin;/i.test(text)) {
      await script(text);
      return { rows: [] };
    }
    return { rows: await run((database) => rowsOf(database, withValues(text, values))) };
  },
});

/** `$1` of a text, with its value. */
function withValues(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`)));
}
