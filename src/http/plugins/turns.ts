/** Who may come in, and whose turn it is: bounded lines of waiting work, fair between clients. Knows no clock, so that a slow machine changes nothing. */

/** A request that was let in. */
export interface Place {
  /** Calls `begin` when it is this one's turn; never, once the place has been left. */
  turn(begin: () => void): void;
  /** The request has been answered, or its client has gone away. */
  leave(): void;
}

export interface Line {
  /** Undefined: there is no room for this client. */
  enter(client: string): Place | undefined;
}

interface Queue extends Line {
  /** How many wait for a turn. */
  readonly waiting: number;
  /** The next one, clients taking turns. */
  next(): (() => void) | undefined;
}

/**
 * Nobody may hold more places than are left free. So one client alone gets half of them, two a third each, and so on: however
 * many somebody takes, there is always one for whoever has none. (Known from the buffers of network switches as a dynamic threshold.)
 */
function line(places: number, wake: () => void): Queue {
  const held = new Map<string, number>();
  // clients in the order of their turns, each with what it waits for
  const rounds = new Map<string, Set<() => void>>();
  let inside = 0;
  let waiting = 0;

  function wait(client: string, begin: () => void): void {
    const own = rounds.get(client) ?? new Set();
    rounds.set(client, own.add(begin));
    waiting += 1;
    wake();
  }

  function forget(client: string, begin: () => void): void {
    const own = rounds.get(client);
    if (!own?.delete(begin)) return;
    waiting -= 1;
    if (own.size === 0) rounds.delete(client);
  }

  return {
    get waiting() {
      return waiting;
    },
    enter(client) {
      const own = held.get(client) ?? 0;
      if (own >= places - inside) return undefined;
      held.set(client, own + 1);
      inside += 1;
      let isInside = true;
      let begun: (() => void) | undefined;
      return {
        turn(begin) {
          if (!isInside) return;
          // a function of its own for each turn, so that no two are taken for one
          begun = () => begin();
          wait(client, begun);
        },
        leave() {
          if (!isInside) return;
          isInside = false;
          if (begun) forget(client, begun);
          inside -= 1;
          const left = held.get(client)! - 1;
          if (left > 0) held.set(client, left);
          else held.delete(client);
        },
      };
    },
    next() {
      const [first] = rounds;
      if (!first) return undefined;
      const [client, own] = first;
      const [begin] = own;
      forget(client, begin!);
      // to the end of the round, with whatever else it waits for
      const rest = rounds.get(client);
      rounds.delete(client);
      if (rest) rounds.set(client, rest);
      return begin;
    },
  };
}

export interface Turns {
  readonly light: Line;
  readonly heavy: Line;
}

/** How many light ones begin before the event loop turns, so that what comes in meanwhile is seen. */
const AT_ONCE = 32;

/** All light ones that wait, then one heavy one, and so on. `later` runs something when the event loop has turned. */
export function turnsOf(places: Readonly<Record<keyof Turns, number>>, later: (work: () => void) => void = setImmediate): Turns {
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    later(run);
  };
  const [light, heavy] = [line(places.light, wake), line(places.heavy, wake)];
  let round = 0;

  function run(): void {
    if (round === 0) round = light.waiting;
    for (let begun = 0; begun < AT_ONCE && round > 0; begun++, round--) light.next()?.();
    if (round === 0) heavy.next()?.();
    isAwake = false;
    if (light.waiting + heavy.waiting > 0) wake();
  }

  return { light, heavy };
}
