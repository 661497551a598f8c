/** Lists: the quick way where the language's own is slow, as all of this is done for every question. */

/** Lists under keys, each begun with its first item. */
export function addTo<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** What a function makes of each item, in one list: as `Array.prototype.flatMap`, which takes ten times as long. */
export function flatMap<T, U>(list: readonly T[], make: (item: T, index: number) => readonly U[]): U[] {
  const all: U[] = [];
  for (let i = 0; i < list.length; i++) {
    const made = make(list[i]!, i);
    for (let k = 0; k < made.length; k++) all.push(made[k]!);
  }
  return all;
}

/** What a function makes of those items of which it makes anything. */
export function mapPresent<T, U>(list: readonly T[], make: (item: T) => U | undefined): U[] {
  const all: U[] = [];
  for (const item of list) {
    const made = make(item);
    if (made !== undefined) all.push(made);
  }
  return all;
}
