/** `/v1/keys`: who may write, managed by admins. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Key, KeyRequest, NewKey } from '../../contract/key.js';
import { authorOf } from '../../service/case-law/writes.js';
import { createKey, furtherKeyDefects, revokeKey } from '../../service/keys.js';
import type { Context } from './context.js';
import { idParameter, query, type IdParameter } from './lookup.js';
import { operation, WRITE_PROBLEMS } from './operation.js';

const shared = { tag: 'service', key: true } as const;
const createSchema = operation({
  ...shared,
  operationId: 'createKey',
  summary: 'Make a key',
  description:
    'The secret is told this once: only its hash is kept. A request that is sent again makes another key, whatever its `Idempotency-Key`, because no answer with a secret in it is kept. Needs a key of the role `admin`.',
  body: 'KeyRequest',
  answer: 'NewKey',
  answerDescription: 'the key, with its secret',
  status: 201,
  problems: WRITE_PROBLEMS,
});
const listSchema = operation({
  ...shared,
  operationId: 'listKeys',
  summary: 'All keys',
  description: 'Every key there ever was, oldest first, without the secrets. Needs a key of the role `admin`.',
  answer: 'KeyList',
  answerDescription: 'the keys',
  problems: [401, 403, 429],
});
const selfSchema = operation({
  ...shared,
  operationId: 'getOwnKey',
  summary: 'The key of the request',
  description: 'Whose key this is and what it may do, for whoever holds one: a page that is given a key can tell at once whether it is good.',
  answer: 'Key',
  answerDescription: 'the key, without its secret',
  problems: [401, 429],
});
const reason = query({ reason: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, description: 'why; it goes into the audit' })) });
const revokeSchema = operation({
  ...shared,
  operationId: 'revokeKey',
  summary: 'Revoke a key',
  description: 'From now on it is refused, by every server. It stays in the list; revoking it again does nothing. Needs a key of the role `admin`.',
  params: idParameter('id of a key'),
  querystring: reason,
  answer: 'Key',
  answerDescription: 'the key',
  problems: [400, 401, 403, 404, 429],
});

const exampleRequest: KeyRequest = { role: 'judge', name: 'Anna, Essen' };
const exampleKey: Key = { id: '1kdw6h5g07m2n4p8r', ...exampleRequest, ratePerMinute: 60, createdAt: '2026-01-01T12:00:00.000Z' };
const exampleNew: NewKey = { ...exampleKey, secret: 'seneschal_1kdw6h5g07m2n4p8r_...' };

export function keyRoutes(app: FastifyInstance, { store: { keys }, auth }: Context): void {
  const onRequest = auth.needs('admin');
  const created = { request: exampleRequest, response: () => exampleNew };
  app.post<{ Body: KeyRequest }>(
    '/v1/keys',
    { schema: createSchema, config: { example: created, further: furtherKeyDefects }, onRequest },
    async ({ body, key }, reply) => {
      const made = await createKey(keys, body, authorOf(key!), 'invalid-request');
      return reply.code(201).send({ ...made.key, secret: made.secret } satisfies NewKey);
    },
  );
  app.get('/v1/keys', { schema: listSchema, config: { example: { response: () => ({ items: [exampleKey] }) } }, onRequest }, async () => ({
    items: await keys.list(),
  }));
  const own = { example: { response: () => exampleKey } };
  // whoever has a key has one of this role at least
  app.get('/v1/keys/self', { schema: selfSchema, config: own, onRequest: auth.needs('judge') }, async ({ key }) => key!);
  const revoked = {
    parameters: { id: exampleKey.id, reason: 'lost' },
    response: (): Key => ({ ...exampleKey, revokedAt: '2026-02-01T12:00:00.000Z' }),
  };
  app.delete<{ Params: IdParameter; Querystring: Static<typeof reason> }>(
    '/v1/keys/:id',
    { schema: revokeSchema, config: { example: revoked }, onRequest },
    ({ params, query: { reason: why }, key }) => revokeKey(keys, params.id, authorOf(key!), why),
  );
}
