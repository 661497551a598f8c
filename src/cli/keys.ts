/** `keys create | list | revoke` and `migrate`. */
import type { Key } from '../contract/key.js';
import { createKey as create, revokeKey as revoke } from '../service/keys.js';
import { say } from './print.js';
import { withStore } from './store.js';

export interface KeyOptions {
  readonly role: string;
  readonly name: string;
  readonly expires?: string;
  readonly rate?: string;
  readonly json?: boolean;
}

/** Whoever reaches the database. */
const OPERATOR = { keyId: 'cli', name: 'command line' };

/** Throws `Invalid` with all that is wrong. */
export async function createKey({ role, name, expires, rate, json = false }: KeyOptions): Promise<void> {
  const request = { role, name, ...(expires !== undefined && { expiresAt: expires }), ...(rate !== undefined && { ratePerMinute: Number(rate) }) };
  const { key, secret } = await withStore(({ keys }) => create(keys, request, OPERATOR));
  // the secret alone on standard output, so that a script can take it
  if (json) say(JSON.stringify({ ...key, secret }, null, 2));
  else {
    process.stderr.write(`${keyText(key)}\nthe secret is shown this once:\n`);
    say(secret);
  }
}

export async function listKeys({ json = false }: { json?: boolean }): Promise<void> {
  const keys = await withStore((store) => store.keys.list());
  if (json) say(JSON.stringify(keys, null, 2));
  else for (const key of keys) say(keyText(key));
}

export async function revokeKey(id: string, { reason }: { reason?: string }): Promise<void> {
  say(keyText(await withStore(({ keys }) => revoke(keys, id, OPERATOR, reason))));
}

/** Opening the store migrates it. */
export async function migrate(): Promise<void> {
  await withStore((store) => store.open());
  say('the database is up to date');
}

const keyText = ({ id, role, name, ratePerMinute, expiresAt, revokedAt, lastUsedAt }: Key): string =>
  [
    `${id}  ${role}  ${name}  ${ratePerMinute}/min`,
    ...(expiresAt ? [`expires ${expiresAt}`] : []),
    ...(revokedAt ? [`revoked ${revokedAt}`] : []),
    ...(lastUsedAt ? [`last used ${lastUsedAt}`] : []),
  ].join('  ');
