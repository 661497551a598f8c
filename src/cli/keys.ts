/** `keys create | list | revoke` and `migrate`. */
import { ROLES, type Key, type Role } from '../contract/key.js';
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

const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role);

export async function createKey({ role, name, expires, rate, json = false }: KeyOptions): Promise<boolean> {
  if (!isRole(role)) throw new Error(`\`${role}\` is no role: ${ROLES.join(', ')}`);
  // lists and logs show it on one line
  if (name.trim() === '' || name.length > 200 || /\p{Cc}/u.test(name)) throw new Error('the name must have 1 to 200 visible characters');
  if (Date.parse(expires ?? '') <= Date.now()) throw new Error(`\`${expires!}\` is past: such a key would never be accepted`);
  const ratePerMinute = rate === undefined ? undefined : wholeNumber(rate);
  const input = { role, name, ...(expires !== undefined && { expiresAt: expires }), ...(ratePerMinute !== undefined && { ratePerMinute }) };
  const { key, secret } = await withStore(({ keys }) => keys.create(input, OPERATOR));
  // the secret alone on standard output, so that a script can take it
  if (json) say(JSON.stringify({ ...key, secret }, null, 2));
  else {
    process.stderr.write(`${keyText(key)}\nthe secret is shown this once:\n`);
    say(secret);
  }
  return true;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 100_000) throw new Error('the rate must be a whole number from 1 to 100000');
  return number;
}

export async function listKeys({ json = false }: { json?: boolean }): Promise<boolean> {
  const keys = await withStore((store) => store.keys.list());
  if (json) say(JSON.stringify(keys, null, 2));
  else for (const key of keys) say(keyText(key));
  return true;
}

export async function revokeKey(id: string, { reason }: { reason?: string }): Promise<boolean> {
  say(keyText(await withStore(({ keys }) => keys.revoke(id, OPERATOR, reason))));
  return true;
}

/** Opening the store migrates it. */
export async function migrate(): Promise<boolean> {
  await withStore((store) => store.ping());
  say('the database is up to date');
  return true;
}

const keyText = ({ id, role, name, ratePerMinute, expiresAt, revokedAt, lastUsedAt }: Key): string =>
  [
    `${id}  ${role}  ${name}  ${ratePerMinute}/min`,
    ...(expiresAt ? [`expires ${expiresAt}`] : []),
    ...(revokedAt ? [`revoked ${revokedAt}`] : []),
    ...(lastUsedAt ? [`last used ${lastUsedAt}`] : []),
  ].join('  ');
