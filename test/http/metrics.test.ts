/** Promise: what the service tells of itself is there under its documented names, counts what happened, and needs the token where there is one. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyStore } from '../../src/store/store.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const scrape = async (app: TestApp = service) => (await app.get('/metrics')).text;
/** The value of a sample; 0 while there is none. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1) ?? 0,
  );
/** Of metrics, which are there before they have samples, and of samples. */
const namesIn = (text: string): Set<string> => new Set(text.split('\n').flatMap((line) => /^(?:# TYPE )?([a-z]\w*)/.exec(line)?.[1] ?? []));

describe('the metrics', () => {
  it('count verdicts by kind, wherever they are given', async () => {
    const legal = 'seneschal_verdicts_total{verdict="legal"}';
    const before = valueOf(await scrape(), legal);
    const question = { snapshot: toLay, action: layCap };
    expect((await service.post('/v1/adjudications', question)).status).toBe(200);
    const lines = `${JSON.stringify(question)}\n`.repeat(3);
    expect((await service.post('/v1/adjudications/batch', lines, { 'content-type': 'application/x-ndjson' })).status).toBe(200);
    expect((await service.post('/v1/comparisons', { ...question, rulesets: ['hig-c1-current', 'hig-c2'] })).status).toBe(200);
    expect(valueOf(await scrape(), legal)).toBe(before + 6);
  });

  it('tell how often what is kept in memory was there', async () => {
    const sample = (result: string) => `seneschal_cache_requests_total{cache="rulesets",result="${result}"}`;
    expect((await service.post('/v1/rulesets', { id: 'measured', preset: 'hig-c1-current' }, service.as('organiser'))).status).toBe(201);
    const ask = () => service.post('/v1/adjudications', { ruleset: 'measured', snapshot: toLay, action: layCap });
    while (valueOf(await scrape(), sample('hit')) === 0) expect((await ask()).status).toBe(200);
    expect(valueOf(await scrape(), sample('miss'))).toBeGreaterThan(0);
  });

  it('tell what waits, what the database does, and how requests went', async () => {
    await service.get('/v1/clauses');
    const text = await scrape();
    for (const work of ['light', 'verdicts', 'heavy', 'streams'])
      for (const state of ['waiting', 'running']) expect(text).toContain(`seneschal_requests{work="${work}",state="${state}"} 0`);
    expect(text).toContain('seneschal_jobs{status="queued"} 0');
    expect(text).toContain('seneschal_database_waiting{pool="readers"} 0');
    expect(valueOf(text, 'http_request_duration_seconds_count{method="GET",route="/v1/clauses",status="200"}')).toBe(1);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are answered while the store is not, without its part', async () => {
    const hangs = await testApp({ store: { ...emptyStore, jobs: { ...emptyStore.jobs, backlog: () => new Promise(() => undefined) } } });
    const { status, text } = await hangs.get('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('seneschal_requests{');
    expect(text).not.toContain('seneschal_jobs{');
    await hangs.close();
  });

  it('are open, or to whoever has the token', async () => {
    const closed = await testApp({ metricsToken: 'a-token-of-the-metrics' });
    for (const authorization of [undefined, 'Bearer', 'Bearer wrong', 'Basic a-token-of-the-metrics'])
      expect(await closed.get('/metrics', authorization === undefined ? {} : { authorization })).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer realm="metrics"' },
        body: { code: 'unauthorized' },
      });
    expect((await closed.get('/metrics', { authorization: 'Bearer a-token-of-the-metrics' })).status).toBe(200);
    expect((await closed.get('/healthz')).status).toBe(200);
    await closed.close();
  });
});

describe('what is written about them', () => {
  const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

  it('has every metric of ours, and none that is not there', async () => {
    const own = [...namesIn(await scrape())].map((name) => name.replace(/^(http_\w+?)_(bucket|sum|count)$/, '$1'));
    const listed = [...(await read('docs/metrics.md')).matchAll(/^\| `([a-z]\w*)`/gm)].map(([, name]) => name!);
    for (const name of listed) expect(own).toContain(name);
    for (const name of own.filter((one) => /^(seneschal|http)_/.test(one))) expect(listed).toContain(name);
  });

  it('the dashboard asks for nothing that is not there', async () => {
    const { panels } = JSON.parse(await read('deploy/grafana.json')) as { panels: { targets: { expr: string }[] }[] };
    const names = namesIn(await scrape());
    const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b(seneschal|http|nodejs|process)_\w+/g) ?? []));
    expect(asked.length).toBeGreaterThan(panels.length);
    for (const name of asked) expect(names).toContain(name);
  });
});
