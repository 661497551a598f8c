/** How many writes a minute each key allows, counted by all servers together, and how many wrong keys each address may try, counted in this process. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateStore } from '../../store/store.js';
import { ProblemError } from '../schemas/problems.js';

const WINDOW = 60_000;
/**
 * A secret has 256 random bits: this is against the load, not the guessing. So a good key goes on working beside it, and
 * one broken client does not lock out a hall that shares its address, or a proxy's.
 */
const WRONG_KEYS = 30;

export interface Limits {
  /** Counts a write and says in the answer how many are left. Throws `ProblemError` when there are none. */
  write(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a key that is not good. Throws `ProblemError` when the address has tried too many. */
  wrongKey(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** `rates`: where servers that share a database count together. */
export async function installLimits(app: FastifyInstance, rates: RateStore | undefined): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  type Options = NonNullable<Parameters<typeof app.createRateLimit>[0]>;
  const limit = (options: Options) => {
    const count = app.createRateLimit({ timeWindow: WINDOW, ...options });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const counted = await count(request);
      if (!counted.isAllowed) say(counted, reply);
    };
  };
  return {
    write: rates ? counting(rates) : limit({ keyGenerator: ({ key }) => key!.id, max: ({ key }) => key!.ratePerMinute }),
    wrongKey: limit({ max: WRONG_KEYS }),
  };
}

const counting =
  (rates: RateStore): Limits['write'] =>
  async ({ key }, reply) => {
    const { id, ratePerMinute: max } = key!;
    const { count, secondsLeft } = await rates.count(id, WINDOW);
    say({ max, remaining: Math.max(0, max - count), ttlInSeconds: secondsLeft, isExceeded: count > max }, reply);
  };

interface Counted {
  readonly max: number;
  readonly remaining: number;
  readonly ttlInSeconds: number;
  readonly isExceeded: boolean;
}

function say({ max, remaining, ttlInSeconds, isExceeded }: Counted, reply: FastifyReply): void {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': ttlInSeconds,
    'ratelimit-policy': `${max};w=${WINDOW / 1000}`,
  });
  if (isExceeded) throw new ProblemError('too-many-requests', `${max} a minute`, [], { 'retry-after': ttlInSeconds });
}
