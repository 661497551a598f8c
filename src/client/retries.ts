/** Asking again when the service says that it has too much to do, no sooner than it says. */
type Send = (request: Request) => Promise<Response>;

const LATER: ReadonlySet<number> = new Set([429, 503]);
/** Where the answer names no seconds. */
const DEFAULT_SECONDS = 1;

/** Every request is safe to send again: what only asks changes nothing, and what writes carries an `Idempotency-Key`. */
export const withRetries =
  (send: Send, retries: number, wait: (milliseconds: number, signal: AbortSignal) => Promise<void> = pause): Send =>
  async (request) => {
    for (let left = retries; ; left--) {
      const response = await send(request.clone());
      if (left <= 0 || !LATER.has(response.status)) return response;
      await response.body?.cancel();
      await wait(1000 * secondsOf(response.headers.get('retry-after')), request.signal);
    }
  };

/** Of a header that holds a number of them, or a date. */
function secondsOf(header: string | null): number {
  const seconds = Number(header ?? DEFAULT_SECONDS);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0);
  const left = (Date.parse(header!) - Date.now()) / 1000;
  return Number.isNaN(left) ? DEFAULT_SECONDS : Math.max(left, 0);
}

/** Whoever gives up a request waits no longer: its reason is thrown. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
  signal.throwIfAborted();
}
