/** How many writes a minute each key allows, counted in this process. */
import type { FastifyReply } from 'fastify';
import type { Key } from '../contract/key.js';
import { ProblemError } from './problems.js';

const WINDOW = 60_000;

interface Window {
  readonly ends: number;
  used: number;
}

/** Counts a write and says in the answer how many are left. Throws `ProblemError` when there are none. */
export function limiter(now: () => number = Date.now): (key: Key, reply: FastifyReply) => void {
  const windows = new Map<string, Window>();
  return ({ id, ratePerMinute }, reply) => {
    let window = windows.get(id);
    if (!window || window.ends <= now()) windows.set(id, (window = { ends: now() + WINDOW, used: 0 }));
    window.used += 1;
    const seconds = Math.ceil((window.ends - now()) / 1000);
    reply.headers({
      'ratelimit-limit': ratePerMinute,
      'ratelimit-remaining': Math.max(0, ratePerMinute - window.used),
      'ratelimit-reset': seconds,
      'ratelimit-policy': `${ratePerMinute};w=${WINDOW / 1000}`,
    });
    if (window.used > ratePerMinute) throw new ProblemError('too-many-requests', `${ratePerMinute} a minute`, [], { 'retry-after': seconds });
  };
}
