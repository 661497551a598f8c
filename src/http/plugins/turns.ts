/** Who may come in, and whose turn it is: bounded lines of waiting work, fair between clients. Knows no clock, so that a slow machine changes nothing. */
import { roundsOf } from '../../service/workers/rounds.js';

/** A request that was let in. */
export interface Place {
  /** Calls `begin` when it is this one's turn; never, once the place has been left. */
  turn(begin: () => void): void;
  /** The request has been answered, or its client has gone away. */
  leave(): void;
}

export interface Line {
  /** How many are inside, and how many of these wait for a turn. */
  readonly inside: number;
  readonly waiting: number;
  /** Undefined: there is no room for this client. */
  enter(client: string): Place | undefined;
}

interface Queue extends Line {
  /** The next one, clients taking turns. */
  next(): (() => void) | undefined;
}

/**
 * Nobody may hold more places than are left free. So one client alone gets half of them, two a third each, and so on: however
 * many somebody takes, there is always one for whoever has none. (Known from the buffers of network switches as a dynamic threshold.)
 *
 * `together`: what several clients may hold in all; where that is taken, each may hold as much of it as the others, and one at least. Who is alone waits for
 * nobody but himself, and may ask for much at once; where several do, all would wait for all.
 */
function line(places: number, wake: () => void, together = Infinity): Queue {
  const held = new Map<string, number>();
  const rounds = roundsOf();
  let inside = 0;

  function partOf(client: string): number {
    const clients = held.size + (held.has(client) ? 0 : 1);
    return clients === 1 ? Infinity : Math.max(1, Math.floor(together / clients));
  }

  return {
    get inside() {
      return inside;
    },
    get waiting() {
      return rounds.waiting;
    },
    enter(client) {
      const own = held.get(client) ?? 0;
      if (own >= places - inside || (inside >= together && own >= partOf(client))) return undefined;
      held.set(client, own + 1);
      inside += 1;
      let isInside = true;
      let withdraw: (() => void) | undefined;
      return {
        turn(begin) {
          if (!isInside) return;
          withdraw = rounds.add(client, begin);
          wake();
        },
        leave() {
          if (!isInside) return;
          isInside = false;
          withdraw?.();
          inside -= 1;
          const left = held.get(client)! - 1;
          if (left > 0) held.set(client, left);
          else held.delete(client);
        },
      };
    },
    next: () => rounds.next(),
  };
}

export interface Turns {
  readonly light: Line;
  /** What is judged here and now. */
  readonly verdicts: Line;
  readonly heavy: Line;
  /** What goes on for as long as its client likes. */
  readonly streams: Line;
}

/** How many begin before the event loop turns, so that what comes in meanwhile is seen. */
const AT_ONCE = { light: 32, verdicts: 4, heavy: 1, streams: 1 } as const satisfies Record<keyof Turns, number>;

export interface TurnsOptions {
  /** How many verdicts several clients may have let in together; as many as there are places when left out. */
  readonly together?: number;
  /** Runs something when the event loop has turned. */
  readonly later?: (work: () => void) => void;
}

/** All light ones that wait, then some of each other kind, and so on. */
export function turnsOf(places: Readonly<Record<keyof Turns, number>>, { together, later = setImmediate }: TurnsOptions = {}): Turns {
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    later(run);
  };
  const light = line(places.light, wake);
  const others = { verdicts: line(places.verdicts, wake, together), heavy: line(places.heavy, wake), streams: line(places.streams, wake) };
  let round = 0;

  function run(): void {
    if (round === 0) round = light.waiting;
    for (let begun = 0; begun < AT_ONCE.light && round > 0; begun++, round--) light.next()?.();
    if (round === 0)
      for (const kind of ['verdicts', 'heavy', 'streams'] as const) for (let begun = 0; begun < AT_ONCE[kind]; begun++) others[kind].next()?.();
    isAwake = false;
    if ([light, ...Object.values(others)].some(({ waiting }) => waiting > 0)) wake();
  }

  return { light, ...others };
}
