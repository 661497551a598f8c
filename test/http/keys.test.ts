/** Promise: an admin manages keys over HTTP while the server runs; nobody else does, and no secret is told twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Key, NewKey } from '../../src/contract/key.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { defectsOf } from '../support/app.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const make = (body: unknown, who: Parameters<Service['as']>[0] = 'admin') => service.post<NewKey>('/v1/keys', body, service.as(who));
const keys = () => service.get<{ items: Key[] }>('/v1/keys', service.as('admin'));
const revoke = (id: string, query = '') => service.send<Key>('DELETE', `/v1/keys/${id}${query}`, service.as('admin'));
const draftAs = (secret: string) => service.post('/v1/rulings', exampleInput, { authorization: `Bearer ${secret}` });

it('makes a key that works at once, until it is revoked', async () => {
  const { status, body } = await make({ role: 'judge', name: 'Anna', ratePerMinute: 5 });
  expect(status).toBe(201);
  expect(body).toMatchObject({ role: 'judge', name: 'Anna', ratePerMinute: 5 });
  expect((await draftAs(body.secret)).status).toBe(201);
  const { secret, ...key } = body;
  const listed = await keys();
  expect(listed.body.items.find(({ id }) => id === key.id)).toMatchObject(key);
  expect(listed.text).not.toContain(secret.slice(-20));
  const revoked = await revoke(key.id, '?reason=lost');
  expect(revoked.body).toMatchObject({ id: key.id, revokedAt: expect.any(String) as string });
  expect((await draftAs(secret)).status).toBe(401);
  expect((await revoke(key.id)).body).toEqual(revoked.body);
  const { body: audit } = await service.get<{ items: { action: string; by: { name: string }; reason?: string }[] }>(
    `/v1/audit?subject=key:${key.id}`,
    service.as('admin'),
  );
  expect(audit.items.map(({ action, by, reason }) => [action, by.name, reason])).toEqual([
    ['create-key', 'admin', undefined],
    ['revoke-key', 'admin', 'lost'],
  ]);
});

it('is for admins', async () => {
  for (const who of ['judge', 'organiser'] as const) {
    expect((await make({ role: 'judge', name: 'x' }, who)).status).toBe(403);
    expect((await service.get('/v1/keys', service.as(who))).status).toBe(403);
  }
  expect((await service.post('/v1/keys', { role: 'admin', name: 'x' })).status).toBe(401);
  expect((await service.get('/v1/keys')).status).toBe(401);
  expect((await revoke('nosuchkey')).status).toBe(404);
});

it('tells whoever holds a key whose it is and what it may do', async () => {
  const { secret, ...key } = (await make({ role: 'organiser', name: 'Ola' })).body;
  const { status, body, text } = await service.get<Key>('/v1/keys/self', { authorization: `Bearer ${secret}` });
  expect([status, body]).toMatchObject([200, { id: key.id, name: 'Ola', role: 'organiser' }]);
  expect(text).not.toContain(secret.slice(-20));
  expect((await service.get('/v1/keys/self')).status).toBe(401);
  expect((await service.get('/v1/keys/self', { authorization: 'Bearer seneschal_nobody_x' })).status).toBe(401);
});

it('tells what is wrong with a request', async () => {
  expect(defectsOf(await make({ role: 'king', name: 'x', more: 1 })).sort()).toEqual(['/more unknown-property', '/role not-allowed-value']);
  expect(defectsOf(await make({ role: 'judge', name: 'a\nb', expiresAt: '2001-01-01' })).sort()).toEqual([
    '/expiresAt bad-date',
    '/name wrong-format',
  ]);
  expect(defectsOf(await make({ role: 'judge', name: 'x', expiresAt: 'soon' }))).toEqual(['/expiresAt bad-date']);
  // also where the rest has not its shape
  expect(defectsOf(await make({ role: 'juge', name: 'x', expiresAt: 'soon' }))).toEqual(['/role not-allowed-value', '/expiresAt bad-date']);
  expect((await revoke('x', '?reason=%00')).status).toBe(400);
});
