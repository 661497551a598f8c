/** A small generator of numbers in [0, 1), so that a game can be played again. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shuffles the list itself. */
export function shuffled<T>(list: T[], next: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** One of them, each with the weight that `weigh` gives it. Throws where there is none. */
export function picked<T>(list: readonly T[], weigh: (one: T) => number, next: () => number): T {
  if (list.length === 0) throw new Error('there is nothing to choose from');
  const weights = list.map(weigh);
  let left = next() * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < list.length; i++) {
    left -= weights[i]!;
    if (left < 0) return list[i]!;
  }
  return list.at(-1)!;
}
