/** What the server has said earlier, so that later requests can name it: things with their ids and hashes, and cursors. */
import type { Dice } from './dice.js';

export interface Thing {
  readonly id: string;
  /** Of the version that was heard of last. */
  readonly hash?: string;
}

export interface Pools {
  /** Remembers what an answer names. */
  hear(answer: unknown): void;
  thing(dice: Dice): Thing | undefined;
  /** Now and then forged. */
  cursor(dice: Dice): string | undefined;
}

const MOST = 60;

export function pools(): Pools {
  const things = new Map<string, Thing>();
  const cursors = new Set<string>();
  const isFull = (kept: { readonly size: number }) => kept.size > MOST;
  return {
    hear(answer) {
      if (answer === null || typeof answer !== 'object') return;
      const { id, hash, next, items } = answer as Record<string, unknown>;
      if (typeof id === 'string') {
        things.delete(id);
        things.set(id, { id, ...(typeof hash === 'string' && { hash }) });
      }
      if (typeof next === 'string') cursors.add(next);
      if (Array.isArray(items)) for (const item of items.slice(0, 5)) this.hear(item);
      if (isFull(things)) things.delete([...things.keys()][0]!);
      if (isFull(cursors)) cursors.delete([...cursors][0]!);
    },
    thing: (dice) => (things.size > 0 ? dice.one([...things.values()]) : undefined),
    cursor(dice) {
      if (cursors.size === 0) return undefined;
      const cursor = dice.one([...cursors]);
      return dice.percent(60) ? cursor : forged(cursor, dice);
    },
  };
}

/** Not what the server said, but close to it. */
export function forged(value: string, dice: Dice): string {
  const at = dice.below(value.length);
  return dice.one([
    value.slice(0, at),
    `${value.slice(0, at)}${dice.one(['A', '0', '-', '%'])}${value.slice(at + 1)}`,
    value + value,
    forgedCursor(value, dice),
    Buffer.from('null').toString('base64url'),
  ]);
}

const PARTS = [null, '', 'x', '\0', '\ud800', -1, 0.5, 1e308, {}, [], '9999-99-99T99:99:99.999Z', '2026-01-01T00:00:00.000Z'];

/** Of the same list, so that it is not turned away at the door. */
function forgedCursor(value: string, dice: Dice): string {
  try {
    const { l, k } = JSON.parse(Buffer.from(value, 'base64url').toString()) as { l: unknown; k: unknown[] };
    return Buffer.from(JSON.stringify({ l, k: k.map((part) => (dice.percent(50) ? dice.one(PARTS) : part)) })).toString('base64url');
  } catch {
    return value;
  }
}
