/** Reading on, and throwing away, what a client still sends after its request has been refused. */
import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 16 * 1024 * 1024;
/** Milliseconds without a byte, and in all. */
const QUIET = 10_000;
const LONGEST = 60_000;

/**
 * A client that is cut off while it sends sees a broken connection instead of the answer. So the rest is read, within
 * limits. Tells whether the request has been read to its end, so that the connection can go on.
 */
export function drain(request: IncomingMessage): Promise<boolean> | boolean {
  if (request.complete || request.readableEnded || request.destroyed) return !request.destroyed;
  return new Promise((resolve) => {
    let bytes = 0;
    const done = () => {
      for (const timer of [quiet, longest]) clearTimeout(timer);
      request.off('data', count).off('end', done).off('close', done);
      resolve(request.readableEnded);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      quiet.refresh();
      if (bytes > MOST_BYTES) done();
    };
    const quiet = setTimeout(done, QUIET);
    const longest = setTimeout(done, LONGEST);
    request.on('data', count).on('end', done).on('close', done).resume();
  });
}
