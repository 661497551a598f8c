/** Promise: whoever wants everything can have it in one piece, knows beforehand how much it is, and need not fetch again what has not changed. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BULK, type Download } from '../../src/contract/bulk.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import type { Store } from '../../src/store/store.js';
import { answerChecker } from '../support/answers.js';
import { testApp, type TestApp } from '../support/app.js';
import { freshStore } from '../support/stores.js';

let app: TestApp;
let store: Store;
let remove: () => Promise<void>;
let ruling: Ruling;
let items: Download[];
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  app = await testApp({ store });
  const { secret } = await store.keys.create({ name: 'judge', role: 'judge', ratePerMinute: 1000 }, { keyId: 'test', name: 'test' });
  const authorization = `Bearer ${secret}`;
  const draft = (await app.post<Ruling>('/v1/rulings', exampleInput, { authorization })).body;
  ruling = (await app.post<Ruling>(`/v1/rulings/${draft.id}/publish`, { reason: 'x' }, { authorization, 'if-match': `"${draft.hash}"` })).body;
  ({ items } = (await app.get<{ items: Download[] }>('/v1/bulk')).body);
});
afterAll(async () => {
  await app.close();
  await remove();
});

const raw = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

describe('the downloads', () => {
  it('are listed, and the list is what its schema says', async () => {
    expect(items.map(({ id }) => id)).toEqual([...BULK]);
    const check = await answerChecker(app.app);
    expect(check('get', '/v1/bulk', 200, 'application/json', { items })).toEqual([]);
  });

  it.each(BULK)('%s: as many lines, as long and with the hash that the list says, packed or not', async (id) => {
    const { href, bytes, gzipBytes, sha256, items: lines, updatedAt } = items.find((download) => download.id === id)!;
    const plain = await raw(href);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-type']).toContain('application/x-ndjson');
    expect(plain.rawPayload).toHaveLength(bytes);
    expect(createHash('sha256').update(plain.rawPayload).digest('hex')).toBe(sha256);
    expect(plain.payload.split('\n')).toHaveLength(lines + 1);
    expect(plain.headers['last-modified']).toBe(new Date(updatedAt).toUTCString());
    const packed = await raw(href, { 'accept-encoding': 'br, gzip' });
    expect([packed.headers['content-encoding'], packed.rawPayload.length]).toEqual(['gzip', gzipBytes]);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await raw(href, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
    expect((await raw(href, { 'if-none-match': String(packed.headers.etag) })).statusCode).toBe(304);
  });

  it('hold what the lists hold, and of rulings what everybody may see', async () => {
    const linesOf = async (id: string) =>
      (await raw(`/v1/bulk/${id}`)).payload
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string });
    const { total } = (await app.get<{ total: number }>('/v1/clauses?limit=1')).body;
    expect(await linesOf('clauses')).toHaveLength(total);
    const rulings = await linesOf('rulings');
    expect(rulings.map(({ id }) => id)).toContain(ruling.id);
    const tiles = await linesOf('tiles');
    expect(tiles).toEqual((await app.get<{ items: object[] }>('/v1/tiles')).body.items);
    expect((await app.get('/v1/bulk/everything')).status).toBe(400);
  });

  it('rulings: what is published since is in it at once', async () => {
    const { secret } = await store.keys.create({ name: 'another', role: 'judge', ratePerMinute: 1000 }, { keyId: 'test', name: 'test' });
    const authorization = `Bearer ${secret}`;
    const draft = (await app.post<Ruling>('/v1/rulings', { ...exampleInput, question: 'May he do it once more?' }, { authorization })).body;
    expect((await raw('/v1/bulk/rulings')).payload).not.toContain(draft.id);
    await app.post(`/v1/rulings/${draft.id}/publish`, { reason: 'x' }, { authorization, 'if-match': `"${draft.hash}"` });
    expect((await raw('/v1/bulk/rulings')).payload).toContain(draft.id);
  });
});
