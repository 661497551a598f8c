/** Keys in the database: only the hash of a secret is there. */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Key } from '../contract/key.js';
import { note } from './audit.js';
import type { Connection } from './database.js';
import { NotFound } from './errors.js';
import { newId, secretHash } from './hash.js';
import type { KeyStore } from './key-store.js';
import { keys } from './tables.js';
import { checkText, instantOf } from './text.js';

const DEFAULT_RATE = 60;
const isKeyId = (id: string): boolean => /^[a-z0-9]{1,64}$/.test(id);

export function keyStore({ run, inOrder }: Connection): KeyStore {
  const get = async (id: string) => {
    if (!isKeyId(id)) return undefined;
    const [row] = await run((database) => database.select().from(keys).where(eq(keys.id, id)));
    return row && shown(row);
  };
  return {
    get,

    async create({ name, role, ratePerMinute = DEFAULT_RATE, expiresAt }, by) {
      checkText({ name });
      const expires = expiresAt === undefined ? undefined : instantOf(expiresAt, '/expiresAt');
      const id = newId();
      // the beginning tells those who find one lying about what it is
      const secret = `seneschal_${id}_${randomBytes(32).toString('base64url')}`;
      const row = { id, name, role, ratePerMinute, hash: secretHash(secret), expiresAt: expires ?? null, revokedAt: null, lastUsedAt: null };
      return inOrder(async (database, now) => {
        await database.insert(keys).values({ ...row, createdAt: now });
        await note(database, { at: now, by, action: 'create-key', subject: `key:${id}` });
        return { key: shown({ ...row, createdAt: now }), secret };
      });
    },

    async first(secret, by) {
      const id = newId();
      const name = by.name;
      const row = {
        id,
        name,
        role: 'admin',
        ratePerMinute: DEFAULT_RATE,
        hash: secretHash(secret),
        expiresAt: null,
        revokedAt: null,
        lastUsedAt: null,
      } as const;
      return inOrder(async (database, now) => {
        if ((await database.$count(keys)) > 0) return undefined;
        await database.insert(keys).values({ ...row, createdAt: now });
        await note(database, { at: now, by, action: 'create-key', subject: `key:${id}` });
        return shown({ ...row, createdAt: now });
      });
    },

    async find(secret) {
      const valid = and(eq(keys.hash, secretHash(secret)), isNull(keys.revokedAt), sql`(${keys.expiresAt} is null or ${keys.expiresAt} > now())`);
      const [row] = await run((database) => database.select().from(keys).where(valid));
      return row && shown(row);
    },

    async list() {
      const rows = await run((database) => database.select().from(keys).orderBy(asc(keys.createdAt), asc(keys.id)));
      return rows.map(shown);
    },

    async revoke(id, by, reason) {
      checkText({ reason });
      if (!isKeyId(id)) throw new NotFound('there is no such key');
      return inOrder(async (database, now) => {
        const [row] = await database
          .update(keys)
          .set({ revokedAt: now })
          .where(and(eq(keys.id, id), isNull(keys.revokedAt)))
          .returning();
        if (row) await note(database, { at: now, by, action: 'revoke-key', subject: `key:${id}`, reason });
        const [known] = row ? [row] : await database.select().from(keys).where(eq(keys.id, id));
        if (!known) throw new NotFound(`there is no key \`${id}\``);
        return shown(known);
      });
    },

    async touch(id) {
      if (!isKeyId(id)) return;
      const stale = sql`(${keys.lastUsedAt} is null or ${keys.lastUsedAt} < now() - interval '1 minute')`;
      await run((database) =>
        database
          .update(keys)
          .set({ lastUsedAt: sql`now()` })
          .where(and(eq(keys.id, id), stale)),
      );
    },
  };
}

type Row = typeof keys.$inferSelect;

function shown({ hash: _, createdAt, expiresAt, revokedAt, lastUsedAt, ...row }: Row): Key {
  return {
    ...row,
    createdAt: iso(createdAt),
    ...(expiresAt !== null && { expiresAt: iso(expiresAt) }),
    ...(revokedAt !== null && { revokedAt: iso(revokedAt) }),
    ...(lastUsedAt !== null && { lastUsedAt: iso(lastUsedAt) }),
  };
}

const iso = (instant: string): string => new Date(instant).toISOString();
