/** Promise: who did what, when and why is kept, and shown: of a ruling to whoever sees it, of everything to an admin. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../src/contract/ruling.js';
import { startService, type Service } from '../support/service.js';

interface History {
  readonly items: { version: number; status: string; hash: string; at: string; change: { kind: string; by: { name: string }; reason?: string } }[];
}

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const history = (id: string, headers = {}) => service.get<History>(`/v1/rulings/${id}/history`, headers);

describe('the history of a ruling', () => {
  it('says of each version who made it, when and why', async () => {
    const draft = await service.draft();
    const { body: amended } = await service.amend(draft, { decision: 'legal', reason: 'second thoughts' }, 'organiser');
    const { body: published } = await service.change(amended, 'publish', {});
    const { body: withdrawn } = await service.change(published, 'withdraw', { reason: 'the sources say otherwise' }, 'organiser');
    const { status, body } = await history(draft.id);
    expect(status).toBe(200);
    expect(body.items.map(({ version, status, change }) => [version, status, change.kind, change.by.name, change.reason])).toEqual([
      [1, 'draft', 'create', 'judge', undefined],
      [2, 'draft', 'amend', 'organiser', 'second thoughts'],
      [3, 'published', 'publish', 'judge', 'published'],
      [4, 'withdrawn', 'withdraw', 'organiser', 'the sources say otherwise'],
    ]);
    expect(body.items.map(({ hash }) => hash)).toEqual([draft, amended, published, withdrawn].map(({ hash }) => hash));
    expect(body.items.map(({ at }) => at)).toEqual([draft, amended, published, withdrawn].map(({ updatedAt }) => updatedAt));
    for (const { hash, version } of body.items) expect((await service.get(`/v1/rulings/${hash}`)).body).toMatchObject({ id: draft.id, version });
  });

  it('of a draft is shown to those who see the draft', async () => {
    const { id } = await service.draft();
    expect((await history(id)).status).toBe(404);
    expect((await history(id, service.as('other'))).status).toBe(404);
    expect((await history(id, service.as('judge'))).status).toBe(200);
    expect((await history('none')).status).toBe(404);
  });
});

describe('the audit', () => {
  const audit = (query = '', who: Parameters<Service['as']>[0] = 'admin') =>
    service.get<{ items: AuditEntry[]; next: string | null }>(`/v1/audit${query}`, service.as(who));

  it('is for admins', async () => {
    expect((await service.get('/v1/audit')).status).toBe(401);
    expect((await audit('', 'judge')).status).toBe(403);
    expect((await audit('', 'organiser')).status).toBe(403);
    expect((await audit()).status).toBe(200);
  });

  it('holds every write to rulings, rulesets and keys, in pages that miss nothing', async () => {
    const ruling = await service.published();
    await service.post('/v1/rulesets', { id: 'audited' }, service.as('organiser'));
    const all: AuditEntry[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: { items: AuditEntry[]; next: string | null } } = await audit(`?limit=2${cursor && `&cursor=${cursor}`}`);
      all.push(...body.items);
      cursor = body.next;
    }
    expect(all).toEqual((await audit('?limit=200')).body.items);
    expect(all.map(({ seq }) => seq)).toEqual([...new Set(all.map(({ seq }) => seq))].sort((a, b) => a - b));
    const of = (subject: string) => all.filter((entry) => entry.subject === subject).map(({ action, by, version }) => [action, by.name, version]);
    expect(of(`ruling:${ruling.id}`)).toEqual([
      ['create', 'judge', 1],
      ['publish', 'judge', 2],
    ]);
    expect(of('ruleset:audited')).toEqual([['add-ruleset', 'organiser', 1]]);
    expect(all.filter(({ action }) => action === 'create-key')).toHaveLength(4);
    expect((await audit(`?subject=ruling:${ruling.id}`)).body.items).toHaveLength(2);
  });

  it.each(['?cursor=nonsense', '?limit=0', '?subject=%00', '?nothing=1'])('%s: 400', async (query) => {
    expect((await audit(query)).status).toBe(400);
  });
});
