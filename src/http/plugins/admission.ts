/**
 * More work than can be done is refused, and the client told when to come back. What counts is how much has been let in and not
 * yet answered, by whom, never how long anything takes: a client that waits for each answer before it asks again is always let in.
 */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../schemas/problems.js';
import { turnsOf, type Place, type Turns } from './turns.js';

/** How much a request asks for: next to nothing; a verdict; up to seconds; as much as comes in or goes out; or, for what tells how the service is, nothing that is counted. */
export type Work = keyof Turns | 'none';

export interface AdmissionOptions {
  /** Requests that may be let in and not yet answered. */
  readonly light?: number;
  readonly verdicts?: number;
  readonly heavy?: number;
  readonly streams?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `light` when left out. */
    work?: Work;
  }
  interface FastifyRequest {
    place: Place | undefined;
  }
}

/** For the `config` of a route that answers under any load. */
export const answersAlways = { work: 'none' } as const satisfies { work: Work };

/** For the `config` of a route that judges one position. */
export const judges = { work: 'verdicts' } as const satisfies { work: Work };

/** For the `config` of a route that works long for one answer. */
export const worksLong = { work: 'heavy' } as const satisfies { work: Work };

/** For the `config` of a route whose request or answer is a stream. */
export const streams = { work: 'streams' } as const satisfies { work: Work };

/** What is let in waits for what was let in before: one client alone may ask for a hundred verdicts at once. Of heavy ones so many by worker. */
const PLACES = { light: 2000, verdicts: 200, heavy: 12, streams: 64 };

/** Verdicts that several clients may have let in together: all of them take less than ten times what one takes by itself, and the processor is never idle. */
const TOGETHER = 16;

/**
 * To refuse a verdict takes about as long as to give one, and whoever asks for too much asks again as soon as he is refused. So the refusal is told a
 * little later, in milliseconds, and of so many requests at most; meanwhile their connections ask for nothing more.
 */
const REFUSAL = { after: 100, most: 1000 };

/** Seconds after which places will have become free. */
const RETRY = { light: 1, verdicts: 1, heavy: 5, streams: 5 };

/** `workers`: how many pieces of heavy work are done at a time. Goes before the routes: a place is taken before the body is read, and given back when the answer has left or the client has gone. */
export function installAdmission(app: FastifyInstance, workers: number, options: AdmissionOptions = {}): Turns {
  const turns = turnsOf({ ...PLACES, heavy: PLACES.heavy * Math.max(workers, 1), ...options }, { together: TOGETHER });
  const tellLater = refusals();
  app.decorateRequest('place', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { work = 'light' } = request.routeOptions.config;
    if (work === 'none') return done();
    const place = turns[work].enter(request.ip);
    if (!place) {
      const tell = () => done(new ProblemError('overloaded', undefined, [], { 'retry-after': RETRY[work] }));
      return work === 'verdicts' ? tellLater(tell) : tell();
    }
    request.place = place;
    const leave = () => place.leave();
    reply.raw.once('finish', leave).once('close', leave);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.place) request.place.turn(done);
    else done();
  });
  return turns;
}

/** Tells refusals a little later, as long as there are not too many of them. */
function refusals(): (tell: () => void) => void {
  let waiting = 0;
  return (tell) => {
    if (waiting >= REFUSAL.most) return tell();
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      tell();
    }, REFUSAL.after);
  };
}
