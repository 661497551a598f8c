/** The metrics of a process that serves nothing else. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Gauged } from './plugins/gauges.js';
import { installMetrics } from './plugins/metrics.js';
import { installProblems } from './plugins/problems.js';
import { installRequestIds, requestId } from './plugins/request-ids.js';

/** `token`: what has to come with a request, as at a server. */
export function metricsApp(gauged: Omit<Gauged, 'turns'>, token?: string): FastifyInstance {
  const app = Fastify({ genReqId: requestId, requestIdHeader: false });
  installRequestIds(app);
  installProblems(app);
  installMetrics(app, gauged, token);
  return app;
}
