/** Counting together what several servers let in. */
export interface RateStore {
  /** One more of this key: how many there are in its window of so many milliseconds, and when that ends. Throws `Unavailable`. */
  count(keyId: string, window: number): Promise<{ readonly count: number; readonly secondsLeft: number }>;
}
