/** Promise: a key may claim and change what its role allows, sees what it may see, and is told what to do where it is refused. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../src/contract/problem.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { defectsOf } from '../support/app.js';
import { startService, type Service, type Who } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const BINDING = { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' };

describe('what a key may claim', () => {
  it.each<[Who, object, number]>([
    ['judge', { authorityLevel: 'table-judge' }, 201],
    ['judge', { authorityLevel: 'head-judge' }, 201],
    ['judge', { authorityLevel: 'organiser' }, 403],
    ['judge', { authorityLevel: 'publisher' }, 403],
    ['judge', { binding: BINDING }, 403],
    ['organiser', { authorityLevel: 'organiser', binding: BINDING }, 201],
    ['organiser', { authorityLevel: 'publisher' }, 403],
    ['admin', { authorityLevel: 'publisher', binding: BINDING }, 201],
  ])('%s, %j: %i', async (who, more, status) => {
    const answer = await service.post<Problem>('/v1/rulings', { ...exampleInput, ...more }, service.as(who));
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(answer.body).toMatchObject({ code: 'forbidden', detail: expect.stringMatching(/role `(organiser|admin)`/) as unknown });
  });

  it('is asked anew when a draft is amended, published or withdrawn after an organiser has raised it', async () => {
    const draft = await service.draft();
    expect((await service.amend(draft, { authorityLevel: 'publisher' })).status).toBe(403);
    const { body: raised } = await service.amend(draft, { binding: BINDING }, 'organiser');
    expect(raised.binding).toEqual(BINDING);
    expect((await service.amend(raised, { decision: 'legal' })).status).toBe(403);
    expect((await service.change(raised, 'publish')).status).toBe(403);
    const { status, body: published } = await service.change(raised, 'publish', {}, 'organiser');
    expect(status).toBe(200);
    expect((await service.change(published, 'withdraw')).status).toBe(403);
    expect((await service.change(published, 'withdraw', undefined, 'organiser')).status).toBe(200);
  });
});

describe('a change that can be made', () => {
  it('may name the version by an ETag that was made weak on the way: whoever is behind a proxy that packs answers has no other', async () => {
    const draft = await service.draft();
    const named = (etag: string) => service.post<Ruling>(`/v1/rulings/${draft.id}/publish`, {}, service.as('judge', { 'if-match': etag }));
    expect((await named('W/"old"')).status).toBe(412);
    expect((await named(`W/"${draft.hash}"`)).status).toBe(200);
  });
});

describe('a change that cannot be made', () => {
  it('says what to do instead', async () => {
    const draft = await service.draft();
    const tried = async (headers: Record<string, string>) =>
      (await service.post<Problem>(`/v1/rulings/${draft.id}/publish`, {}, service.as('judge', headers))).body;
    expect(await tried({})).toMatchObject({ status: 428, detail: expect.stringContaining('ETag') as unknown });
    expect(await tried({ 'if-match': '"old"' })).toMatchObject({
      status: 412,
      detail: expect.stringContaining('at version 1: read it again') as unknown,
    });
    await service.change(draft, 'publish', {});
    expect(await tried({ 'if-match': '*' })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('is published, and must be draft') as unknown,
    });
  });
});

describe('superseding by publishing', () => {
  it('needs the right to change the other ruling, and leaves it alone without', async () => {
    const theirs = await service.published({}, 'other');
    const successor = await service.draft({ supersedes: theirs.id });
    const refused = await service.change(successor, 'publish', {});
    expect(refused.status).toBe(403);
    expect((refused.body as unknown as Problem).detail).toContain(theirs.id);
    expect((await service.get<Ruling>(`/v1/rulings/${theirs.id}`)).body.status).toBe('published');
    expect((await service.change(successor, 'publish', {}, 'organiser')).status).toBe(200);
    expect((await service.get<Ruling>(`/v1/rulings/${theirs.id}`)).body).toMatchObject({ status: 'superseded', supersededBy: successor.id });
  });

  it('of a draft that one does not see is refused like one that is not there', async () => {
    const hidden = await service.draft({}, 'other');
    const of = (supersedes: string) => service.post('/v1/rulings', { ...exampleInput, supersedes }, service.as('judge'));
    const [seen, none] = [await of(hidden.id), await of('none')];
    expect(seen.status).toBe(422);
    expect(defectsOf(seen)).toEqual(['/supersedes unknown-ruling']);
    expect(defectsOf(none)).toEqual(defectsOf(seen));
  });
});

describe('a withdrawn draft', () => {
  it('stays hidden from those who could not see the draft, wherever they look', async () => {
    const draft = await service.draft({ question: 'Is the xylograph a figure?' });
    const { status, body: withdrawn } = await service.change(draft, 'withdraw');
    expect(status).toBe(200);
    const seenBy = async (headers: Record<string, string>) => {
      const addresses = [
        withdrawn.id,
        draft.hash,
        withdrawn.hash,
        `${withdrawn.id}?version=1`,
        `${withdrawn.id}/versions`,
        `${withdrawn.id}/history`,
      ];
      const statuses = await Promise.all(addresses.map(async (address) => (await service.get(`/v1/rulings/${address}`, headers)).status));
      const lists = ['q=xylograph', 'status=withdrawn&limit=200', 'changedSince=2020-01-01&limit=200'];
      const listed = await Promise.all(
        lists.map(async (query) =>
          (await service.get<{ items: Ruling[] }>(`/v1/rulings?${query}`, headers)).body.items.some(({ id }) => id === draft.id),
        ),
      );
      return { statuses: [...new Set(statuses)], listed, exported: (await service.get('/v1/rulings/export', headers)).text.includes(draft.id) };
    };
    const hidden = { statuses: [404], listed: [false, false, false], exported: false };
    const shown = { statuses: [200], listed: [true, true, true], exported: true };
    expect(await seenBy({})).toEqual(hidden);
    expect(await seenBy(service.as('other'))).toEqual(hidden);
    expect(await seenBy(service.as('judge'))).toEqual(shown);
    expect(await seenBy(service.as('organiser'))).toEqual(shown);
  });

  it('is another thing than a withdrawn ruling, which everybody goes on seeing', async () => {
    const { body } = await service.change(await service.published(), 'withdraw');
    expect((await service.get<Ruling>(`/v1/rulings/${body.id}`)).body).toMatchObject({ status: 'withdrawn', publishedAt: body.publishedAt });
  });
});

describe('pages', () => {
  it('are full for whoever reads them, although drafts lie between', async () => {
    for (let i = 0; i < 6; i++) {
      await service.draft({ event: 'full pages' }, i % 2 ? 'judge' : 'other');
      await service.published({ event: 'full pages' });
    }
    const sizes = async (headers: Record<string, string>) => {
      const found: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body }: { body: { items: Ruling[]; next: string | null } } = await service.get(
          `/v1/rulings?event=full%20pages&limit=2${cursor && `&cursor=${cursor}`}`,
          headers,
        );
        found.push(body.items.length);
        cursor = body.next;
      }
      return found;
    };
    expect(await sizes({})).toEqual([2, 2, 2]);
    expect(await sizes(service.as('other'))).toEqual([2, 2, 2, 2, 1]);
    expect(await sizes(service.as('organiser'))).toEqual([2, 2, 2, 2, 2, 2]);
    const { body } = await service.get<{ items: Ruling[] }>('/v1/rulings?event=full%20pages&status=draft', service.as('other'));
    expect(body.items).toHaveLength(3);
  });
});

describe('wrong keys', () => {
  // whatever the machine does meanwhile, it is one minute
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  it('are limited for each address, beside which a good key goes on working', async () => {
    const wrong = () => service.get('/v1/rulings', { authorization: 'Bearer seneschal_nonsense' });
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push((await wrong()).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.lastIndexOf(401)).toBeLessThan(statuses.indexOf(429));
    const { status, headers, body } = await wrong();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(String(headers['ratelimit-remaining'])).toBe('0');
    expect(body).toMatchObject({ code: 'too-many-requests' });
    expect((await service.get('/v1/rulings', service.as('judge'))).status).toBe(200);
    expect((await service.get('/v1/rulings')).status).toBe(200);
    const elsewhere = await service.app.inject({ url: '/v1/rulings', headers: { authorization: 'Bearer wrong' }, remoteAddress: '192.0.2.7' });
    expect(elsewhere.statusCode).toBe(401);
  });
});
