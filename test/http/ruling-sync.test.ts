/** Promise: rulings are found by what they are about, and a copy elsewhere is made, kept in step and told what has not changed. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { startService, type Service } from '../support/service.js';

interface Page {
  readonly items: Ruling[];
  readonly next: string | null;
  readonly asOf?: string;
}

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const list = async (query: string) => (await service.get<Page>(`/v1/rulings?${query}`)).body;

describe('a ruling is found', () => {
  let special: Ruling;
  beforeAll(async () => {
    await service.published({ tags: ['other'], event: 'elsewhere', cites: [], snapshot: undefined, action: undefined, decision: 'as you like' });
    special = await service.published(
      {
        action: { type: 'move-fairy', to: { figure: 'r1' } },
        ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'phantom'] },
        cites: ['pd.fairy.assignable.normal-follower'],
        tags: ['fairy'],
        event: 'Essen',
        effectiveFrom: '2031-05-01',
        authorityLevel: 'head-judge',
      },
      'judge',
    );
  });

  it.each([
    'q=fairy',
    'clause=pd.fairy.assignable.normal-follower',
    'figure=fairy',
    'figure=meeple&tag=fairy',
    'expansion=phantom',
    'expansion=princess-and-dragon&event=Essen',
    'event=Essen',
    'tag=fairy',
    'authorityLevel=head-judge',
    'from=2031-05-01',
    'from=2031-04-30&to=2031-05-01',
    'status=published&event=Essen',
  ])('by %s, alone', async (query) => {
    expect((await list(query)).items.map(({ id }) => id)).toEqual([special.id]);
  });

  it("by each rule of the engine's verdict", async () => {
    expect(special.verdict!.rules.length).toBeGreaterThan(0);
    for (const rule of special.verdict!.rules) expect((await list(`rule=${rule}`)).items.map(({ id }) => id)).toContain(special.id);
  });

  it.each(['clause=none', 'figure=barn', 'expansion=none', 'event=essen', 'tag=none', 'rule=none', 'from=2031-05-02', 'to=2020-01-01'])(
    'by %s: none',
    async (query) => {
      expect((await list(query)).items).toEqual([]);
    },
  );
});

describe('a cursor', () => {
  it('belongs to the list that has given it out', async () => {
    for (let i = 0; i < 3; i++) await service.published({ event: 'cursor' });
    const of = async (address: string, headers = {}) => (await service.get<Page>(address, headers)).body.next!;
    const lists: [string, string][] = [
      ['/v1/rulings?limit=1', ''],
      ['/v1/rulings?limit=1&event=cursor', ''],
      ['/v1/rulings?limit=1&q=volcano', ''],
      ['/v1/rulings?limit=1&changedSince=2020-01-01', ''],
      ['/v1/clauses?limit=1', ''],
      ['/v1/clauses?limit=1&q=dragon', ''],
      ['/v1/rulesets?limit=1', ''],
      ['/v1/rulesets?limit=1&q=hig', ''],
      ['/v1/audit?limit=1', 'admin'],
      ['/v1/audit?limit=1&subject=key:none', 'admin'],
    ];
    const headersOf = (who: string) => (who === '' ? {} : service.as('admin'));
    for (const [from, reader] of lists) {
      const cursor = await of(from, headersOf(reader));
      if (cursor === null) continue;
      for (const [to, who] of lists) {
        const { status, body } = await service.get<{ code?: string }>(`${to}&cursor=${cursor}`, headersOf(who));
        expect([status, body.code], `the cursor of ${from} on ${to}`).toEqual(from === to ? [200, undefined] : [400, 'invalid-cursor']);
      }
    }
  });
});

describe('keeping in step', () => {
  it('sees every change exactly once, whatever the size of the pages', async () => {
    const begin = (await list('changedSince=2020-01-01&limit=200')).asOf!;
    const seen: string[] = [];
    const written: string[] = [];
    let since = begin;
    const sync = async (limit: number) => {
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page = await list(`changedSince=${since}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.items.map(({ hash }) => hash));
        cursor = page.next;
        if (cursor === null) since = page.asOf!;
      }
    };
    const note = (...rulings: Ruling[]) => void written.push(...rulings.map(({ hash }) => hash));
    await sync(3);
    const first = [await service.published(), await service.published(), await service.published()];
    note(...first);
    await service.draft();
    await sync(2);
    const withdrawn = (await service.change(first[0]!, 'withdraw')).body;
    const replacing = await service.published({ supersedes: first[1]!.id });
    const superseded = (await service.get<Ruling>(`/v1/rulings/${first[1]!.id}`)).body;
    expect([withdrawn.status, superseded.status]).toEqual(['withdrawn', 'superseded']);
    note(withdrawn, superseded, replacing);
    // two versions of one transaction, across the end of a page
    await sync(1);
    await sync(1);
    expect([...seen].sort()).toEqual([...written].sort());
    expect(await list(`changedSince=${since}`)).toEqual({ items: [], next: null, asOf: since });
  });
});

describe('an export', () => {
  it('taken over by an empty service gives the same export again, byte for byte', async () => {
    const superseded = await service.published();
    await service.published({ supersedes: superseded.id });
    await service.change(await service.draft(), 'withdraw');
    const elsewhere = await startService();
    try {
      const first = (await service.get('/v1/rulings/export', service.as('admin'))).text;
      const lines = first.trim().split('\n').length;
      const type = { 'content-type': 'application/x-ndjson' };
      const taken = await elsewhere.post('/v1/rulings/import', first, elsewhere.as('admin', type));
      expect(taken.body).toEqual({ imported: lines, unchanged: 0, refused: [] });
      expect((await elsewhere.get('/v1/rulings/export', elsewhere.as('admin'))).text === first).toBe(true);
      expect((await elsewhere.get<Page>('/v1/rulings?limit=200')).body).toEqual(await list('limit=200'));
      // what comes from elsewhere keeps its author, and says who has brought it
      const { body } = await elsewhere.get<{ items: object[] }>(`/v1/rulings/${superseded.id}/history`);
      expect(body.items.at(-1)).toMatchObject({ status: 'superseded', change: { kind: 'supersede' }, imported: { by: { name: 'admin' } } });
    } finally {
      await elsewhere.close();
    }
  });

  it('of those who may not see drafts holds none, nor what came of them unpublished', async () => {
    const rulings = (await service.get('/v1/rulings/export')).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Ruling);
    expect(rulings.length).toBeGreaterThan(0);
    expect(rulings.every(({ publishedAt }) => publishedAt !== undefined)).toBe(true);
  });
});

describe('a client that has it already', () => {
  it('is told so: of a ruling, a version, its history, a list, the rulesets', async () => {
    const { id, hash } = await service.published();
    for (const url of [
      `/v1/rulings/${id}`,
      `/v1/rulings/${hash}`,
      `/v1/rulings/${id}/versions`,
      `/v1/rulings/${id}/history`,
      '/v1/rulings?limit=5',
      '/v1/rulesets',
      '/v1/rulesets/hig-c1-current',
      '/v1/rulesets/hig-c1-current/versions',
    ]) {
      const { headers } = await service.get(url);
      expect(headers.etag, url).toBeDefined();
      expect(await service.get(url, { 'if-none-match': String(headers.etag) }), url).toMatchObject({ status: 304, text: '' });
      expect((await service.get(url, { 'if-none-match': '"another"' })).status, url).toBe(200);
    }
    const before = await service.get('/v1/rulings?limit=5');
    await service.published();
    expect((await service.get('/v1/rulings?limit=5', { 'if-none-match': String(before.headers.etag) })).status).toBe(200);
  });

  it.each(['/v1/rulings?limit=20', '/v1/rulings/export', '/v1/rulesets', '/v1/rulesets/hig-c1-current'])('gets %s compressed', async (url) => {
    const plain = await service.get(url);
    const { headers, rawPayload } = await service.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('accept-encoding');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.text);
  });
});
