/** Many who ask the same at the same time. */

/**
 * One call serves all who have asked before it began; whoever comes while it runs is served by the next. So everybody gets
 * what held after he asked, and there is never more than one call under way.
 */
export function coalesced<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<T> | undefined;
  return () =>
    (waiting ??= running.then(() => {
      waiting = undefined;
      const begun = work();
      running = begun.catch(() => undefined);
      return begun;
    }));
}
