/** Promise: an answer comes in a form that the client takes, or the client is told, the same everywhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preferred } from '../../src/http/plugins/accept.js';
import { testApp, type TestApp } from '../support/app.js';

const OFFERED = ['application/json', 'text/html', 'text/markdown'];

describe('the content type of an answer', () => {
  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    // nothing in it can be read
    ['nonsense', 'application/json'],
    ['*/*', 'application/json'],
    ['TEXT/HTML', 'text/html'],
    ['text/html, application/json', 'application/json'],
    ['text/html, application/json;q=0.9', 'text/html'],
    ['text/*', 'text/html'],
    ['text/*;q=0.5, */*;q=0.1', 'text/html'],
    // what is said more precisely counts, wherever it stands
    ['text/*, text/html;q=0.1', 'text/markdown'],
    ['text/html;q=0.1, text/*', 'text/markdown'],
    ['text/html;charset=utf-8;q=0.2, text/markdown;variant="a;q=1";q=0.1', 'text/html'],
    ['text/html ; q=0.2 , text/markdown ; q=0.3', 'text/markdown'],
    ['image/png, text/markdown;q=0.001', 'text/markdown'],
    ['image/png', undefined],
    ['*/*;q=0', undefined],
    ['application/json;q=0', undefined],
    ['application/json;q=0, */*', 'text/html'],
  ])('for %s is %s', (accept, type) => {
    expect(preferred(accept, OFFERED)).toBe(type);
  });

  it('is found quickly in a long field', () => {
    expect(preferred(`${'a/b;q=0.1,'.repeat(100_000)}text/html`, OFFERED)).toBeUndefined();
  });
});

describe('what is not acceptable', () => {
  let app: TestApp;
  let operations: { method: string; url: string; documented: boolean }[];
  beforeAll(async () => {
    app = await testApp();
    await app.app.ready();
    const { paths } = app.app.swagger() as unknown as { paths: Record<string, Record<string, { responses: object }>> };
    operations = Object.entries(paths).flatMap(([path, ways]) =>
      Object.entries(ways).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{\w+\}/g, 'none'),
        documented: '406' in responses,
      })),
    );
  });
  afterAll(() => app.close());
  const answered = async (accept: string) => {
    const statuses = operations.map(async ({ method, url }) => [`${method} ${url}`, (await app.send(method, url, { accept })).status] as const);
    return new Map(await Promise.all(statuses));
  };

  it('is refused by every operation but the probes, before anything is done, and documented', async () => {
    const others = [...(await answered('application/xml'))].filter(([, status]) => status !== 406).map(([operation]) => operation);
    expect(others).toEqual(['GET /healthz', 'GET /readyz']);
    expect(operations.filter(({ documented }) => !documented).map(({ method, url }) => `${method} ${url}`)).toEqual(others);
  });

  it('is told what there is instead', async () => {
    expect(await app.get('/v1/clauses', { accept: 'image/png' })).toMatchObject({
      status: 406,
      headers: { vary: expect.stringContaining('Accept') as string },
      body: { code: 'not-acceptable', detail: 'this can be had as `application/json`, `text/html`' },
    });
  });

  it('JSON never is, as many programs ask for it whatever they want', async () => {
    expect([...(await answered('application/json')).values()]).not.toContain(406);
    const picture = await app.post('/v1/snapshots/render', { snapshot: { players: [], tiles: [] } }, { accept: 'application/json' });
    expect(picture.status).not.toBe(406);
  });

  it('leaves what is, though something that there is not would be liked better', async () => {
    const { headers } = await app.get('/v1/clauses', { accept: 'image/svg+xml, text/html;q=0.5' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
