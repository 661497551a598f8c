/** The OpenAPI document is the one that is committed, complete, and true: its examples are real exchanges. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from '../../src/http/plugins/openapi-text.js';
import { exampleRuling } from '../../src/http/schemas/ruling-examples.js';
import { answerChecker } from '../support/answers.js';
import { testApp, type TestApp } from '../support/app.js';

interface Media {
  schema: { $ref?: string };
  example?: unknown;
}
interface Operation {
  operationId: string;
  security?: unknown[];
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}
interface Schema {
  discriminator?: { mapping?: Record<string, string> };
  oneOf?: { $ref: string }[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let app: TestApp;
let document: Document;
let check: Awaited<ReturnType<typeof answerChecker>>;
beforeAll(async () => {
  app = await testApp();
  check = await answerChecker(app.app);
  document = (await app.get<Document>('/openapi.json')).body;
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

describe('the OpenAPI document', () => {
  it('is the one that is committed', async () => {
    expect(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8') === (await openApiText()), 'run `npm run openapi`').toBe(
      true,
    );
  });

  it('describes every operation', () => {
    expect(document.openapi).toBe('3.1.0');
    const all = operations();
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length);
    for (const { path, operation } of all) {
      expect(operation.operationId, path).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary, path).toBeTruthy();
      expect(operation.description, path).toBeTruthy();
      expect(operation.tags, path).toHaveLength(1);
      for (const parameter of operation.parameters ?? [])
        if (parameter.in === 'path') expect(parameter.description, `${path} ${parameter.name}`).toBeTruthy();
    }
  });

  it('has every route, and no wildcard', () => {
    expect(Object.keys(document.paths).sort()).toEqual(
      [
        '/healthz',
        '/readyz',
        '/v1/adjudications',
        '/v1/adjudications/batch',
        '/v1/legal-actions',
        '/v1/comparisons',
        '/v1/replays',
        '/v1/positions',
        '/v1/setups',
        '/v1/notation',
        '/v1/snapshots/render',
        '/v1/snapshots/validate',
        '/v1/case-topics',
        '/v1/cases',
        '/v1/cases/{id}',
        '/v1/clauses',
        '/v1/clauses/{id}',
        '/v1/sources',
        '/v1/settings',
        '/v1/settings/{key}',
        '/v1/traits',
        '/v1/rules',
        '/v1/rules/{id}',
        '/v1/tiles',
        '/v1/tiles/{id}',
        '/v1/bulk',
        '/v1/bulk/{id}',
        '/v1/expansions',
        '/v1/expansions/{id}',
        '/v1/sources/{id}',
        '/v1/rulesets',
        '/v1/rulesets/{id}',
        '/v1/conflicts',
        '/v1/conflicts/{id}',
        '/v1/rulings',
        '/v1',
        '/v1/rulings/feed',
        '/v1/rulings/export',
        '/v1/rulings/import',
        '/v1/rulings/{id}',
        '/v1/rulings/{id}/history',
        '/v1/rulings/{id}/publish',
        '/v1/rulings/{id}/supersede',
        '/v1/rulings/{id}/versions',
        '/v1/rulings/{id}/withdraw',
        '/v1/rulesets/{id}/diff/{other}',
        '/v1/rulesets/{id}/versions',
        '/v1/audit',
        '/v1/keys',
        '/v1/keys/self',
        '/v1/keys/{id}',
        '/v1/jobs',
        '/v1/jobs/{id}',
        '/v1/jobs/{id}/results',
        '/v1/problems',
        '/v1/problems/{id}',
      ].sort(),
    );
  });

  it('names every schema, and no reference leads nowhere', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\/[A-Z]/);
      expect(document.components.schemas).toHaveProperty([reference.split('/').at(-1)!]);
    }
    for (const { path, operation } of operations())
      for (const { content = {} } of [...Object.values(operation.responses), ...(operation.requestBody ? [operation.requestBody] : [])])
        for (const [type, { schema }] of Object.entries(content)) if (!type.startsWith('text/')) expect(schema.$ref, `${path} ${type}`).toBeDefined();
  });

  it('has no schema that nothing refers to', () => {
    const text = JSON.stringify(document);
    expect(Object.keys(document.components.schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('maps the discriminator of every union', () => {
    const unions = Object.entries(document.components.schemas).filter(([, schema]) => schema.discriminator);
    expect(unions.map(([name]) => name).sort()).toEqual(['Action', 'Binding', 'Effect', 'ReplayRequest']);
    for (const [, { discriminator, oneOf }] of unions) expect(Object.values(discriminator!.mapping!)).toEqual(oneOf!.map(({ $ref }) => $ref));
    expect(document.components.schemas.Action!.discriminator!.mapping).toMatchObject({ 'place-tile': '#/components/schemas/PlaceTile' });
  });
});

describe('its examples', () => {
  const filled = (path: string, parameters: Operation['parameters'] = []) => {
    let url = path;
    const query = new URLSearchParams();
    for (const { name, in: where, example } of parameters) {
      if (example === undefined) continue;
      if (where === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(example)));
      else query.set(name, String(example));
    }
    return query.size > 0 ? `${url}?${query}` : url;
  };

  it('are there for every operation, and are what is really answered', async () => {
    for (const { path, method, operation } of operations()) {
      // lines instead of one answer; and what a key is for, which `openapi-secured.test.ts` does
      if (['adjudicateBatch', 'download'].includes(operation.operationId) || operation.security || path.startsWith('/v1/rulings')) continue;
      const [[type, documented]] = Object.entries(operation.responses['200']!.content!) as [[string, Media]];
      const url = filled(path, operation.parameters);
      const request = operation.requestBody?.content['application/json']?.example;
      if (method === 'post') expect(request, path).toBeDefined();
      const { status, headers, body } = method === 'post' ? await app.post(url, request) : await app.get(url);
      expect(status, path).toBe(200);
      expect(check(method, path, 200, String(headers['content-type']), body), path).toEqual([]);
      expect(check(method, path, 200, type, documented.example), path).toEqual([]);
      if (method === 'post' || path.includes('{')) expect(body, path).toEqual(documented.example);
    }
  });

  it('are answered with 304 where that is declared, and nowhere else', async () => {
    for (const { path, method, operation } of operations()) {
      // what has to be written before it can be read
      if (method !== 'get' || operation.operationId === 'getReadiness' || operation.security?.length === 1 || /^.v1.rulings.\{/.test(path)) continue;
      const url = filled(path, operation.parameters);
      const { status, headers } = await app.get(url);
      expect(status, path).toBe(200);
      const again = await app.get(url, { 'if-none-match': String(headers.etag) });
      expect(again.status, path).toBe('304' in operation.responses ? 304 : 200);
      if (again.status === 304) expect([again.text, operation.responses['304']!.content], path).toEqual(['', undefined]);
    }
  });

  it('say what any request can meet, health apart', () => {
    const any = ['400', '406', '408', '417', '431', '503'];
    const without = operations().filter(({ operation }) => any.some((status) => !(status in operation.responses)));
    expect(without.map(({ path }) => path)).toEqual(['/healthz', '/readyz']);
  });

  it('are refused with a parameter that nobody knows, health apart', async () => {
    const ignoring: string[] = [];
    for (const { path, method, operation } of operations()) {
      // who may do it is asked before
      if (operation.security?.every((needed) => Object.keys(needed as object).length > 0)) continue;
      const url = filled(path, operation.parameters);
      const [[type, { example }] = ['application/json', { example: undefined }]] = Object.entries(operation.requestBody?.content ?? {});
      const { statusCode, body } = await app.app.inject({
        method: method as 'GET',
        url: `${url}${url.includes('?') ? '&' : '?'}nonsense=1`,
        ...(example !== undefined && { payload: JSON.stringify(example), headers: { 'content-type': type } }),
      });
      if (statusCode !== 400 || !body.includes('/nonsense')) ignoring.push(path);
    }
    expect(ignoring).toEqual(['/healthz', '/readyz']);
  });

  it('are one line each where lines go in and out', async () => {
    const type = 'application/x-ndjson';
    const { requestBody, responses } = document.paths['/v1/adjudications/batch']!.post!;
    const payload = JSON.stringify(requestBody!.content[type]!.example);
    const { body } = await app.app.inject({ method: 'POST', url: '/v1/adjudications/batch', headers: { 'content-type': type }, payload });
    expect(JSON.parse(body)).toEqual(responses['200']!.content![type]!.example);
    expect(document.paths['/v1/rulings/import']!.post!.requestBody!.content[type]!.example).toEqual(exampleRuling());
  });
});
