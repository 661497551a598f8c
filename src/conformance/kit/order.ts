/** A random order that its seed brings about again. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A copy in random order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const generator = xoroshiro128plus(seed);
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
