/** Who may write: keys, their roles and their limits. Reading is open. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROLES, type Key, type Role } from '../../contract/key.js';
import type { KeyStore } from '../../store/store.js';
import { ProblemError } from '../problems.js';
import { limiter } from '../rate-limit.js';

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

export const atLeast = ({ role }: Key, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

export function installAuth(app: FastifyInstance, keys: KeyStore): Auth {
  app.decorateRequest('key', undefined);
  const count = limiter();
  const mayHave: Hook = async (request) => {
    request.key = await keyOf(keys, request);
  };
  return {
    mayHave,
    needs: (role) => async (request, reply) => {
      await mayHave(request, reply);
      const { key } = request;
      if (!key) throw unauthorized('this needs a key', 'Bearer realm="seneschal"');
      count(key, reply);
      if (!atLeast(key, role)) throw forbidden(`this needs a key of the role \`${role}\``);
      // when it was last used is no reason to fail
      keys.touch(key.id).catch((error: unknown) => request.log.warn({ err: error }, 'key not touched'));
    },
  };
}

async function keyOf(keys: KeyStore, { headers: { authorization } }: FastifyRequest): Promise<Key | undefined> {
  if (authorization === undefined) return undefined;
  const [, secret] = /^Bearer +([\w.~+/=-]{1,300})$/i.exec(authorization) ?? [];
  const key = secret === undefined ? undefined : await keys.find(secret);
  if (!key) throw unauthorized('the key is not known, has expired or was revoked', 'Bearer realm="seneschal", error="invalid_token"');
  return key;
}

const unauthorized = (detail: string, challenge: string) => new ProblemError('unauthorized', detail, [], { 'www-authenticate': challenge });

export const forbidden = (detail: string) =>
  new ProblemError('forbidden', detail, [], { 'www-authenticate': 'Bearer realm="seneschal", error="insufficient_scope"' });
