/** What waits for its turn: clients go round, and whatever one of them waits for comes in its order. */

export interface Rounds {
  readonly waiting: number;
  /** Returns what takes it out again. */
  add(client: string, begin: () => void): () => void;
  /** The next one, which waits no more. */
  next(): (() => void) | undefined;
}

export function roundsOf(): Rounds {
  // clients in the order of their turns, each with what it waits for
  const clients = new Map<string, Set<() => void>>();
  let waiting = 0;

  function forget(client: string, begin: () => void): void {
    const own = clients.get(client);
    if (!own?.delete(begin)) return;
    waiting -= 1;
    if (own.size === 0) clients.delete(client);
  }

  return {
    get waiting() {
      return waiting;
    },
    add(client, begin) {
      // a function of its own each time, so that no two are taken for one
      const own = () => begin();
      clients.set(client, (clients.get(client) ?? new Set()).add(own));
      waiting += 1;
      return () => forget(client, own);
    },
    next() {
      const [first] = clients;
      if (!first) return undefined;
      const [client, own] = first;
      const [begin] = own;
      forget(client, begin!);
      // to the end of the round, with whatever else it waits for
      const rest = clients.get(client);
      clients.delete(client);
      if (rest) clients.set(client, rest);
      return begin;
    },
  };
}
