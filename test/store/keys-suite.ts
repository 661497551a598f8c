/** Keys, repeated requests and the search in rulesets, whichever database is below. */
import { BadInput, BadText, Conflict, InProgress, KeyReused, NotFound, type Store, type Ticket } from '../../src/store/store.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JUDGE, ORGANISER, sample } from './samples.js';

export function keysSuite(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('makes the first key once, however many servers start, and none where there are keys', async () => {
    const secret = 's'.repeat(40);
    const made = await Promise.all([1, 2, 3].map(() => store.keys.first(secret, ORGANISER)));
    expect(made.filter((key) => key !== undefined)).toHaveLength(1);
    expect(await store.keys.find(secret)).toMatchObject({ role: 'admin' });
    expect(await store.keys.first('t'.repeat(40), ORGANISER)).toBeUndefined();
    expect(await store.keys.find('t'.repeat(40))).toBeUndefined();
  });

  it('finds a key by its secret until it is revoked', async () => {
    const { key, secret } = await store.keys.create({ name: 'Anna', role: 'judge', ratePerMinute: 30 }, ORGANISER);
    expect(key).toMatchObject({ name: 'Anna', role: 'judge', ratePerMinute: 30 });
    expect(await store.keys.find(secret)).toEqual(key);
    for (const wrong of ['', 'x', `${secret}x`, secret.slice(0, -1), 'a\0b', '\ud800']) expect(await store.keys.find(wrong)).toBeUndefined();
    expect(JSON.stringify(await store.keys.list())).not.toContain(secret.slice(-20));
    const revoked = await store.keys.revoke(key.id, ORGANISER, 'lost');
    expect(revoked.revokedAt).toBeDefined();
    expect(await store.keys.find(secret)).toBeUndefined();
    expect(await store.keys.revoke(key.id, ORGANISER)).toEqual(revoked);
    expect((await store.audit.list({ subject: `key:${key.id}`, limit: 9 })).map(({ action, reason }) => [action, reason])).toEqual([
      ['create-key', undefined],
      ['revoke-key', 'lost'],
    ]);
    await expect(store.keys.revoke('nosuchkey', ORGANISER)).rejects.toThrow(NotFound);
    await expect(store.keys.revoke("'--", ORGANISER)).rejects.toThrow(NotFound);
  });

  it('accepts no key after it has expired', async () => {
    const make = (expiresAt: string) => store.keys.create({ name: 'Guest', role: 'judge', expiresAt }, ORGANISER);
    expect(await store.keys.find((await make(new Date(Date.now() + 86_400_000).toISOString())).secret)).toBeDefined();
    expect(await store.keys.find((await make(new Date(Date.now() - 86_400_000).toISOString())).secret)).toBeUndefined();
    await expect(make('soon')).rejects.toThrow(BadInput);
    await expect(store.keys.create({ name: '\0', role: 'judge' }, ORGANISER)).rejects.toThrow(BadText);
  });

  it('notes to the minute when a key was used', async () => {
    const { key } = await store.keys.create({ name: 'Used', role: 'admin' }, ORGANISER);
    await store.keys.touch(key.id);
    const once = (await store.keys.get(key.id))!.lastUsedAt;
    expect(once).toBeDefined();
    await store.keys.touch(key.id);
    expect((await store.keys.get(key.id))!.lastUsedAt).toBe(once);
    expect((await store.keys.list()).map(({ name }) => name)).toContain('Used');
  });

  const request = (key: string, requestHash = 'h') => ({ keyId: 'k1', key, route: 'POST /v1/rulings', requestHash });
  const begin = async (key: string) => {
    const begun = await store.idempotency.begin(request(key));
    if (!('ticket' in begun)) throw new Error('expected a ticket');
    return begun.ticket;
  };

  it('lets one of several simultaneous requests run, and repeats its answer afterwards', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => store.idempotency.begin(request('one'))));
    const begun = results.filter((result) => result.status === 'fulfilled');
    expect(begun).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(InProgress);
    const { ticket } = begun[0]!.value as { ticket: Ticket };
    const answer = { status: 201, headers: { location: '/x' }, body: '{"text":"\\u0000 é"}' };
    await store.idempotency.finish(ticket, answer);
    expect(await store.idempotency.begin(request('one'))).toEqual({ answer });
    await expect(store.idempotency.begin(request('one', 'other'))).rejects.toThrow(KeyReused);
    await expect(store.idempotency.finish(ticket, answer)).rejects.toThrow(Conflict);
    await store.idempotency.abandon(ticket);
    expect(await store.idempotency.begin(request('one'))).toEqual({ answer });
    expect(await store.idempotency.begin({ ...request('one'), keyId: 'k2' })).toHaveProperty('ticket');
    await expect(store.idempotency.begin(request('\ud800'))).rejects.toThrow(BadText);
    expect(await store.idempotency.sweep()).toBe(0);
  });

  it('begins again what was given up', async () => {
    await store.idempotency.abandon(await begin('two'));
    await begin('two');
  });

  it('keeps the answer with what was written, or neither', async () => {
    const ticket = await begin('three');
    const answer = ({ id }: { id: string }) => ({ status: 201, body: id });
    const ruling = await store.rulings.create(sample({ tags: ['receipt'] }), { by: JUDGE, receipt: { ticket, answer } });
    expect(await store.idempotency.begin(request('three'))).toEqual({ answer: { status: 201, body: ruling.id } });
    await expect(store.rulings.create(sample({ tags: ['receipt'] }), { by: JUDGE, receipt: { ticket, answer } })).rejects.toThrow(Conflict);
    expect((await store.rulings.list({ tag: 'receipt', limit: 5 })).items).toHaveLength(1);
    const other = await begin('four');
    await store.rulesets.add(
      'with-receipt',
      {},
      { by: JUDGE, receipt: { ticket: other, answer: ({ version }) => ({ status: 201, body: String(version) }) } },
    );
    expect(await store.idempotency.begin(request('four'))).toEqual({ answer: { status: 201, body: '1' } });
  });

  it('finds rulesets by hash, by version and by words', async () => {
    const first = await store.rulesets.add(
      'herne',
      { label: 'Dragon club of Herne', notes: 'the fairy protects neighbours' },
      { by: ORGANISER, engineHash: `sha256-${'e'.repeat(64)}` },
    );
    const second = await store.rulesets.add('herne', { label: 'Dragon club of Herne', notes: 'no more' }, { by: JUDGE });
    expect(await store.rulesets.getByHash(first.hash)).toEqual(first);
    expect(await store.rulesets.getByHash(`sha256-${'e'.repeat(64)}`)).toEqual(first);
    expect(await store.rulesets.getByHash('x')).toBeUndefined();
    expect(await store.rulesets.versions('herne')).toEqual([first, second]);
    const ids = async (q: string) => (await store.rulesets.list({ q, limit: 9 })).map(({ id, version }) => `${id} ${version}`);
    for (const q of ['herne', 'dragon', 'dragn club', 'DRAGON CLUB']) expect(await ids(q)).toEqual(['herne 2']);
    // only the latest version is looked at
    for (const q of ['neighbours', '%', "' or 1=1 --"]) expect(await ids(q)).toEqual([]);
    await expect(store.rulesets.add('herne', { notes: '\0' }, { by: JUDGE })).rejects.toThrow(BadText);
    expect((await store.audit.list({ subject: 'ruleset:herne', limit: 9 })).map(({ action, version }) => [action, version])).toEqual([
      ['add-ruleset', 1],
      ['add-ruleset', 2],
    ]);
  });
}
