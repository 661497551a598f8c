/** Hears of what others write to a PostgreSQL server, on a connection of its own. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Where the database tells every change; the trigger on the audit knows it too. */
const CHANNEL = 'seneschal';

/** Milliseconds between two trials whether what is said is heard. */
const BEAT = 2_000;

export interface Listener {
  /** The last change heard of; undefined while it is not certain that every change is heard. */
  heard(): number | undefined;
  close(): Promise<void>;
}

/** What it needs besides the connection that it listens on. */
export interface Aloud {
  /** Says something on the channel, over another connection. */
  say(channel: string, payload: string): Promise<unknown>;
  /** The last change, looked up. */
  lastChange(): Promise<number>;
}

/**
 * A connection can be dead without a sign, and a proxy may lend it to others: nothing is relied upon before the listener has heard
 * its own voice, over another connection, and no longer than it goes on hearing it.
 */
export function listen(options: pg.ClientConfig, { say, lastChange }: Aloud): Listener {
  let client: pg.Client | undefined;
  let last = 0;
  let voice: string | undefined;
  let isSure = false;

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    isSure = false;
    lost.end().catch(() => undefined);
  }

  function hear(payload: string): void {
    if (payload === voice) {
      voice = undefined;
      isSure = true;
    } else if (/^\d+$/.test(payload)) last = Math.max(last, Number(payload));
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client(options);
    client = fresh;
    last = 0;
    fresh.on('error', () => lose(fresh)).on('end', () => lose(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      if (client === fresh) hear(payload);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    // what was written before it listened
    last = Math.max(last, await lastChange());
    return fresh;
  }

  async function beat(): Promise<void> {
    if (client && voice !== undefined) lose(client);
    voice = undefined;
    try {
      client ??= await connect();
      voice = randomUUID();
      await say(CHANNEL, voice);
    } catch {
      // until it can be reached again others have to look
      if (client) lose(client);
    }
  }

  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void>;
  const goOn = () => {
    beating = beat().then(() => {
      if (!isClosed) timer = setTimeout(goOn, BEAT).unref();
    });
  };
  goOn();

  return {
    heard: () => (isSure ? last : undefined),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await beating;
      isSure = false;
      await client?.end();
    },
  };
}
