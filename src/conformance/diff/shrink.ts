/** The shortest line of play that still shows a difference: turns are left out, and figures not placed, as long as it does. */
import type { Course, Decision, Line } from './line.js';

/** Far more than a game of many turns needs. */
const MOST_TRIES = 400;

export interface Shrinking<L extends Course> {
  /** Whether a shorter line shows the same. */
  shows(line: L): Promise<boolean>;
  /** The ways in which a line goes with fewer decisions. */
  shorter(line: L, decisions: readonly Decision[]): readonly L[];
  readonly mostTries?: number;
  /** So many turns are left out together as well: whose turn is whose then stays as it was. */
  readonly round?: number;
}

export async function shrunk<L extends Course>(line: L, { shows, shorter, mostTries = MOST_TRIES, round }: Shrinking<L>): Promise<L> {
  let best = line;
  let tries = 0;
  const take = async (turns: readonly (readonly Decision[])[]): Promise<boolean> => {
    for (const candidate of shorter(best, turns.flat())) {
      if (++tries > mostTries) return false;
      if (!(await shows(candidate))) continue;
      best = candidate;
      return true;
    }
    return false;
  };
  for (let before = Infinity; best.decisions.length < before && tries <= mostTries;) {
    before = best.decisions.length;
    for (const size of sizes(turnsOf(best).length, round))
      for (let at = 0; at < turnsOf(best).length - 1;) {
        const turns = turnsOf(best);
        const last = turns.length - 1;
        const taken = await take([...turns.slice(0, at), ...turns.slice(Math.min(at + size, last))]);
        if (!taken) at += size;
      }
  }
  for (let at = turnsOf(best).length - 2; at >= 0; at--) await take(turnsOf(best).map((turn, i) => (i === at ? idle(turn) : turn)));
  return best;
}

/** How many turns are left out at a time: half of them, half of that, down to one. */
function sizes(turns: number, round: number | undefined): number[] {
  const halves: number[] = [];
  for (let size = Math.ceil(turns / 2); size > 1; size = Math.ceil(size / 2)) halves.push(size);
  return [...new Set([...halves, ...(round === undefined ? [] : [round]), 1])].sort((a, b) => b - a);
}

/** A turn begins with the drawing of a tile. */
function turnsOf({ decisions }: Course): Decision[][] {
  const turns: Decision[][] = [];
  for (const decision of decisions) {
    if (decision.tile !== undefined || turns.length === 0) turns.push([]);
    turns.at(-1)!.push(decision);
  }
  return turns;
}

/** The tile is laid, and nothing else done. */
const idle = ([first, ...rest]: readonly Decision[]): Decision[] =>
  rest.some(({ action }) => action.type === 'place-figure') ? [first!, { action: { type: 'pass' } }] : [first!, ...rest];

const drawn = (decisions: readonly Decision[]): number => decisions.filter(({ tile }) => tile !== undefined).length;

/** With as many tiles left as before; and with as many in the bag less, for what happens when it is empty. */
export function withFewer(line: Line, decisions: readonly Decision[]): Line[] {
  const shorter = { ...line, decisions };
  const { bag } = line.first;
  const gone = drawn(line.decisions) - drawn(decisions);
  if (gone === 0 || bag?.remaining === undefined || bag.remaining < gone) return [shorter];
  return [shorter, { ...shorter, first: { ...line.first, bag: { ...bag, remaining: bag.remaining - gone } } }];
}
