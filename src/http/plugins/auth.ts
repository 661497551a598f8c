/** Who may write: keys, their roles and their limits. Reading is open, apart from the audit. */
import type { Store } from '../../store/store.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden } from '../../contract/errors.js';
import type { Key, Role } from '../../contract/key.js';
import { atLeast } from '../../service/case-law/access.js';
import { ProblemError } from '../schemas/problems.js';
import { installLimits } from './rate-limit.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that came with the request. */
    key: Key | undefined;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Auth {
  /** For `onRequest`: refuses whoever has not this role or a higher one, before the body is read. */
  needs(role: Role): Hook;
  /** For `onRequest`: a key is not needed, but must be good when there is one. */
  readonly mayHave: Hook;
}

export async function installAuth(app: FastifyInstance, { keys, rates }: Pick<Store, 'keys' | 'rates'>): Promise<Auth> {
  app.decorateRequest('key', undefined);
  const limits = await installLimits(app, rates);
  const mayHave: Hook = async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return;
    const key = await keyOf(keys, authorization);
    if (!key) {
      await limits.wrongKey(request, reply);
      const detail = BEARER.test(authorization)
        ? 'the key is not known, has expired or was revoked'
        : 'write `Authorization: Bearer`, a space and the key';
      throw unauthorized(detail, 'Bearer realm="seneschal", error="invalid_token"');
    }
    request.key = key;
  };
  return {
    mayHave,
    needs: (role) => async (request, reply) => {
      await mayHave(request, reply);
      const { key } = request;
      if (!key) throw unauthorized('this needs a key: `Authorization: Bearer ...`', 'Bearer realm="seneschal"');
      if (request.method !== 'GET' && request.method !== 'HEAD') await limits.write(request, reply);
      if (!atLeast(key, role)) throw new Forbidden(`this needs a key of the role \`${role}\``);
      // when it was last used is no reason to fail
      keys.touch(key.id).catch((error: unknown) => request.log.warn({ err: error }, 'key not touched'));
    },
  };
}

const BEARER = /^Bearer +([\w.~+/=-]{1,300})$/i;

async function keyOf(keys: Store['keys'], authorization: string): Promise<Key | undefined> {
  const [, secret] = BEARER.exec(authorization) ?? [];
  return secret === undefined ? undefined : keys.find(secret);
}

const unauthorized = (detail: string, challenge: string) => new ProblemError('unauthorized', detail, [], { 'www-authenticate': challenge });
