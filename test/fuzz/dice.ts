/** Chance that can be had again. */
import { random } from '../../src/selfplay/random.js';

export interface Dice {
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  /** True in so many of a hundred throws. */
  percent(share: number): boolean;
  /** Throws where there is none. */
  one<T>(list: readonly T[]): T;
}

export function dice(seed: number): Dice {
  const next = random(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    percent: (share) => next() * 100 < share,
    one: (list) => {
      if (list.length === 0) throw new Error('there is nothing to choose from');
      return list[below(list.length)]!;
    },
  };
}
