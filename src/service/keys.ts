/** The keys of those who may write. */
import type { KeyInput, KeyStore } from '../store/store.js';
import { Invalid, type InvalidCode } from '../contract/errors.js';
import { NO_INSTANT, readInstant } from '../contract/instant.js';
import { ROLES, type Key, type Role } from '../contract/key.js';
import type { Defect } from '../contract/problem.js';
import type { Author } from '../contract/ruling.js';
import { blaming } from './blaming.js';

/** As somebody has written it down. */
export interface KeyRequest extends Omit<KeyInput, 'role'> {
  readonly role: string;
}

const MOST_WRITES = 100_000;

/** The secret is told this once. Throws `Invalid` with every defect, `Unavailable`. */
export async function createKey(
  keys: KeyStore,
  request: KeyRequest,
  by: Author,
  code: InvalidCode = 'invalid-parameters',
): Promise<{ readonly key: Key; readonly secret: string }> {
  const defects = defectsOf(request);
  const { role, ...rest } = request;
  if (defects.length > 0 || !isRole(role)) throw new Invalid(code, undefined, defects);
  return blaming(code, () => keys.create({ ...rest, role }, by));
}

/** Of a request that has not its shape: an end that it must not have. */
export function furtherKeyDefects(body: unknown, known: readonly Defect[]): Defect[] {
  const { expiresAt } = (body ?? {}) as { readonly expiresAt?: unknown };
  if (typeof expiresAt !== 'string' || known.some(({ pointer }) => pointer === '' || pointer === '/expiresAt')) return [];
  return endDefects(expiresAt);
}

/** Throws `NotFound`, `Invalid` for a reason that cannot be kept, `Unavailable`. */
export const revokeKey = (keys: KeyStore, id: string, by: Author, reason: string | undefined): Promise<Key> =>
  blaming('invalid-parameters', () => keys.revoke(id, by, reason));

const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role);

function defectsOf({ role, name, expiresAt, ratePerMinute }: KeyRequest): Defect[] {
  const isRate = ratePerMinute === undefined || (Number.isInteger(ratePerMinute) && ratePerMinute >= 1 && ratePerMinute <= MOST_WRITES);
  // lists and logs show a name on one line
  const isName = name.trim() !== '' && name.length <= 200 && !/\p{Cc}/u.test(name);
  return [
    ...(isRole(role) ? [] : [{ pointer: '/role', code: 'not-allowed-value', message: `\`${role}\` is no role: ${ROLES.join(', ')}` }]),
    ...(isName ? [] : [{ pointer: '/name', code: 'wrong-format', message: 'must have 1 to 200 visible characters' }]),
    ...(expiresAt === undefined ? [] : endDefects(expiresAt)),
    ...(isRate ? [] : [{ pointer: '/ratePerMinute', code: 'out-of-range', message: `the rate must be a whole number from 1 to ${MOST_WRITES}` }]),
  ];
}

function endDefects(expiresAt: string): Defect[] {
  const at = { pointer: '/expiresAt', code: 'bad-date' };
  const end = readInstant(expiresAt);
  if (end === undefined) return [{ ...at, message: NO_INSTANT }];
  return Date.parse(end) <= Date.now() ? [{ ...at, message: `\`${expiresAt}\` is past: such a key would never be accepted` }] : [];
}
