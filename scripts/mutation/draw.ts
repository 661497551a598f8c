/** A draw that the seed decides, and what it says about all that it was drawn from. */
import { hashOf } from './record.js';

/** So many of them. Each has its lot from its own key, so that what has been drawn mostly stays drawn when some of the others come or go. */
export function drawn<T extends { readonly key: string }>(all: readonly T[], count: number, seed: string): T[] {
  const lots = all.map((one) => ({ one, lot: hashOf(seed, one.key) }));
  return lots
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}

/** Between which shares the whole has its own, with 95 in 100 (Wilson). */
export function interval(hits: number, of: number): readonly [from: number, to: number] {
  if (of === 0) return [0, 1];
  const [z, share] = [1.96, hits / of];
  const middle = share + z ** 2 / (2 * of);
  const width = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)];
}
