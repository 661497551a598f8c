/** `GET /metrics`, in the text format of Prometheus. */
import type { FastifyInstance } from 'fastify';
import { answersAlways } from './admission.js';

/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  seconds: number;
}

export function installMetrics(app: FastifyInstance): void {
  const known = new Map<string, Series>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = `method="${method}",route="${routeOptions.url ?? 'none'}",status="${reply.statusCode}"`;
    let series = known.get(labels);
    if (!series) known.set(labels, (series = { labels, buckets: BOUNDS.map(() => 0), count: 0, seconds: 0 }));
    observe(series, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, config: answersAlways }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send([...histogram([...known.values()]), ...ofProcess(), ''].join('\n')),
  );
}

function observe(series: Series, seconds: number): void {
  series.count += 1;
  series.seconds += seconds;
  BOUNDS.forEach((bound, i) => {
    if (seconds <= bound) series.buckets[i]! += 1;
  });
}

function histogram(all: readonly Series[]): string[] {
  const name = 'http_request_duration_seconds';
  const lines = all.flatMap(({ labels, buckets, count, seconds }) => [
    ...buckets.map((value, i) => `${name}_bucket{${labels},le="${BOUNDS[i]}"} ${value}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ]);
  return [`# HELP ${name} How long requests took`, `# TYPE ${name} histogram`, ...lines];
}

function ofProcess(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process', rss),
    ...metric('nodejs_heap_size_used_bytes', 'gauge', 'Memory that JavaScript uses', heapUsed),
    ...metric('process_cpu_seconds_total', 'counter', 'Time of the processor', (user + system) / 1e6),
    ...metric('process_uptime_seconds', 'gauge', 'Since the process began', process.uptime()),
  ];
}

const metric = (name: string, type: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  `${name} ${value}`,
];
