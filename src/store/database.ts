/** How the files beside this one reach the database, whichever it is. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Unavailable } from './errors.js';
import { gate, PATIENCE } from './gate.js';
import type { Listener } from './listener.js';

/** What both drivers have in common. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/** What a driver brings. Its errors are passed on as they are. */
export interface Driver {
  /** Opens it, where that was not done yet. */
  database(): Database | Promise<Database>;
  /** Whether it was not opened yet and nothing can be in it; left out: it is open from the beginning. */
  isNew?(): boolean;
  /**
   * Where the database is shared with other processes: connections that nobody else's questions wait for. Left out where it
   * is in this process, which stands still while a statement is done.
   */
  readonly aside?: Database;
  /** Where it is shared: hears of every change. */
  readonly listener?: Pick<Listener, 'heard'>;
  /** Milliseconds that a write waits for its turn; 5 seconds when left out. */
  readonly patience?: number | undefined;
  /** Does all of it or nothing, aside. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Several statements at once, without parameters, that bring their own transaction. */
  script(text: string): Promise<void>;
}

/** Every method throws `Unavailable` when the database is gone, too slow or too busy. */
export interface Connection {
  /** One statement, or several that need not hold together. */
  run<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * A transaction that no other one of this kind overlaps, in any process on the same database; `now` is later than in all
   * before it. So whoever has read up to an instant has missed nothing, and versions are counted without gaps.
   */
  inOrder<T>(work: (database: Database, now: string) => Promise<T>): Promise<T>;
  /** A transaction for what has no order: what others write at the same time is not waited for. */
  atomically<T>(work: (database: Database) => Promise<T>): Promise<T>;
  script(text: string): Promise<void>;
  /** Whether other processes have the same database. */
  readonly isShared: boolean;
  /** Whether nothing is in it, as is known without opening it. */
  isNew(): boolean;
  /** Grows with every such transaction, whichever process has done it. */
  revision(): Promise<number>;
  /** The same, while it is known without looking: the database is not shared, or every change of it is heard. */
  known(): number | undefined;
  /** The same, for what whole answers wait for: it does not queue behind what is asked by `run`. */
  readonly aside: Pick<Connection, 'run'>;
  /** Resolves when no write is waiting any more. */
  idle(): Promise<void>;
}

/** Any number will do, as long as every process uses the same one. */
const WRITE_LOCK = 4_709_812;

/** How many may wait for a database that is in this process. */
const READERS = 500;

export function connection({ database, isNew = () => false, aside, listener, transaction, script, patience = PATIENCE }: Driver): Connection {
  const oneAtATime = gate({ patience });
  const opened = async () => {
    try {
      return await database();
    } catch (error) {
      throw new Unavailable('the database cannot be opened', { cause: error });
    }
  };
  const alone = gate({ places: READERS, patience });
  // the time that it takes to be opened does not count as waiting for one's turn
  const inTurn: <T>(work: () => Promise<T>) => Promise<T> = aside ? (work) => work() : (work) => opened().then(() => alone(work));
  const on =
    (which: () => Database | Promise<Database>): Connection['run'] =>
    (work) =>
      inTurn(() => translated(async () => work(await which())));
  const onAside = on(aside ? () => aside : database);
  let writes = 0;
  // how many of them, and which change, a look has seen: what this process has written it knows before it hears of it
  let [seen, noted] = [0, 0];
  return {
    run: on(database),
    aside: { run: onAside },
    async inOrder(work) {
      await opened();
      return oneAtATime(() =>
        inTurn(() =>
          translated(() =>
            transaction(async (inside) => {
              await inside.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(WRITE_LOCK))})`);
              return work(inside, await nextInstant(inside));
            }),
          ),
        ).finally(() => (writes += 1)),
      );
    },
    atomically: (work) => inTurn(() => translated(() => transaction(work))),
    script: (text) => inTurn(() => translated(() => script(text))),
    isShared: aside !== undefined,
    isNew,
    async revision() {
      if (!aside) return writes;
      const before = writes;
      const found = await onAside(lastNoted);
      [seen, noted] = [Math.max(seen, before), Math.max(noted, found)];
      return found;
    },
    known() {
      if (!aside) return writes;
      const heard = seen === writes ? listener?.heard() : undefined;
      return heard === undefined ? undefined : Math.max(heard, noted);
    },
    idle: () => oneAtATime.idle(),
  };
}

/** Whatever is written in order is noted in the audit with it, and so the notes are counted in the order of the commits. */
export async function lastNoted(database: Database): Promise<number> {
  const [row] = await rowsOf<{ seq: string | null }>(database, sql`select max(seq) as seq from audit`);
  return Number(row!.seq);
}

/** By the database's clock, so that several servers agree; later than every instant recorded, even if that clock was set back. */
async function nextInstant(database: Database): Promise<string> {
  const [row] = await rowsOf<{ now: string }>(
    database,
    sql`select ${utc(sql`greatest(date_trunc('milliseconds', clock_timestamp()), (select max(changed_at) + interval '1 millisecond' from rulings))`)} as now`,
  );
  return row!.now;
}

/** An instant as ISO 8601 text. */
export const utc = (instant: SQL): SQL<string> => sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The rows that a statement gives. */
export async function rowsOf<T>(database: Database, query: SQL): Promise<T[]> {
  // what a driver gives is not known to the type of all of them
  const answer: unknown = await database.execute(query);
  return (answer as { rows: T[] }).rows;
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = driverError(error);
    if (isUnavailable(cause)) throw error instanceof Unavailable ? error : new Unavailable(undefined, { cause });
    // Drizzle's own message spells out the parameters, which belong in no log
    throw cause === error ? error : new Error('the database refused a statement', { cause });
  }
}

const driverError = (error: unknown): unknown => (error instanceof Error && 'query' in error && error.cause ? error.cause : error);

/**
 * Classes and codes of SQLSTATE: connection lost (08), out of resources (53), operator intervention and time-outs (57), no
 * lock in time (55P03), chosen as the victim of a deadlock (40), not the primary any more (25006), too long in a
 * transaction (25P03).
 */
const UNAVAILABLE_STATE = /^(08|53|57|40)...$|^(55P03|25006|25P03)$/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);
/** What the driver says without a code. */
const UNAVAILABLE_MESSAGE =
  /^(connection terminated|timeout (exceeded|expired)|query read timeout|client has encountered a connection error|client was closed|cannot use a pool after|pglite is clos)/i;

/** Whether it is the database that is at fault, and not what was asked of it. */
export function isUnavailable(thrown: unknown): boolean {
  const error = driverError(thrown);
  if (error instanceof Unavailable) return true;
  // Node tries every address of a host, and reports them together
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATE.test(code) : UNAVAILABLE_MESSAGE.test(error.message);
}
