/** More work than can be done in time is refused at once, and the client told when to come back. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

export interface PressureOptions {
  /** Milliseconds by which the event loop may lag. */
  readonly maxEventLoopDelay?: number;
}

/** Milliseconds between two measurements: so long one slow answer, or the start, can make us refuse what comes after it. */
const SAMPLE = 100;

export async function installPressure(app: FastifyInstance, { maxEventLoopDelay = 1_000 }: PressureOptions = {}): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: SAMPLE, retryAfter: 5 });
}

/** For the `config` of a route that answers under any load. */
export const answersAlways = { pressureHandler: () => undefined };
