/** `GET /metrics`, in the text format of Prometheus: `docs/metrics.md` lists them. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ProblemError } from '../schemas/problems.js';
import { answersAlways } from './admission.js';
import { counters } from './counters.js';
import { gauges, type Gauged } from './gauges.js';

/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Memory, processor, event loop and garbage of the process, however many applications it has. */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess;
}

/** Goes before the routes that it measures. `token`: what has to come with the request, as `Authorization: Bearer`. */
export function installMetrics(app: FastifyInstance, gauged: Gauged, token?: string): void {
  const register = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until their answer had left',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [register],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    durations.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
    done();
  });
  gauges(register, gauged);
  const stopCounting = counters(register);
  app.addHook('onClose', (_app, done) => {
    stopCounting();
    done();
  });
  const all = Registry.merge([register, processMetrics()]);
  app.get('/metrics', { schema: { hide: true }, config: answersAlways }, async ({ headers }, reply) => {
    if (token !== undefined && !isBearer(headers.authorization, token))
      throw new ProblemError('unauthorized', 'this needs the token of the metrics', [], { 'www-authenticate': 'Bearer realm="metrics"' });
    return reply.type(all.contentType).send(await all.metrics());
  });
}

/** The hashes are of one length, and comparing them tells nothing of the token. */
const isBearer = (authorization = '', token: string): boolean => timingSafeEqual(hashed(authorization.replace(/^Bearer +/i, '')), hashed(token));
const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();
