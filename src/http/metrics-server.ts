/** The metrics of a process that serves nothing else. */
import Fastify from 'fastify';
import { listen } from './listen.js';
import type { Gauged } from './plugins/gauges.js';
import { installMetrics } from './plugins/metrics.js';
import { installProblems } from './plugins/problems.js';
import { installRequestIds, requestId } from './plugins/request-ids.js';

export interface MetricsOptions {
  readonly port: number;
  readonly host?: string | undefined;
  /** What has to come with a request, as at a server. */
  readonly token?: string | undefined;
}

/** Resolves when they are there; rejects when the port is taken. */
export async function serveMetrics(
  gauged: Omit<Gauged, 'turns'>,
  { port, host, token }: MetricsOptions,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = Fastify({ genReqId: requestId, requestIdHeader: false });
  installRequestIds(app);
  installProblems(app);
  installMetrics(app, gauged, token);
  return { url: `${await listen(app, port, host)}/metrics`, close: () => app.close() };
}
