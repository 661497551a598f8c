/** Which rulings somebody sees and may change, what a key may claim for them, and the versions that a change starts from. */
import type { Reader, RulingStore } from '../../store/store.js';
import type { AuthorityLevel } from '../../contract/precedent.js';
import { Forbidden, Invalid, Precondition } from '../../contract/errors.js';
import { ROLES, type Key, type Role } from '../../contract/key.js';
import type { Ruling, RulingInput, RulingStatus } from '../../contract/ruling.js';
import { found } from '../lookup.js';

export const atLeast = ({ role }: Key, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

const owns = ({ author }: Ruling, key: Key): boolean => author.keyId === key.id || atLeast(key, 'organiser');

const OPEN: ReadonlySet<RulingStatus> = new Set(['published', 'superseded']);

/** What was never published, withdrawn or not, is shown to its author and to organisers only. The store filters lists alike. */
export const isVisible = (ruling: Ruling, key: Key | undefined): boolean =>
  OPEN.has(ruling.status) || ruling.publishedAt !== undefined || (key !== undefined && owns(ruling, key));

/** For the store; undefined: everything may be seen. */
export function readerOf(key: Key | undefined): Reader | undefined {
  if (!key) return {};
  return atLeast(key, 'organiser') ? undefined : { keyId: key.id };
}

/** Who may speak with which authority. */
const SPEAKS: Readonly<Record<AuthorityLevel, Role>> = {
  'table-judge': 'judge',
  'head-judge': 'judge',
  organiser: 'organiser',
  publisher: 'admin',
};

/** Throws `Forbidden` for a ruling that claims, or would change, more than the key may. */
export function mayClaim({ authorityLevel, binding }: Pick<RulingInput, 'authorityLevel' | 'binding'>, key: Key): void {
  if (!atLeast(key, SPEAKS[authorityLevel]))
    throw new Forbidden(`a ruling of the level \`${authorityLevel}\` needs a key of the role \`${SPEAKS[authorityLevel]}\``);
  if (binding && !atLeast(key, 'organiser'))
    throw new Forbidden('a ruling that binds needs a key of the role `organiser`: draft it without `binding`, for an organiser to amend and publish');
}

/** Throws `Forbidden` unless the key may change the ruling. */
function mayChange(ruling: Ruling, key: Key): void {
  if (!owns(ruling, key)) throw new Forbidden(`ruling \`${ruling.id}\` is somebody else's: its author or an organiser may change it`);
}

/** What a change starts from: one of the versions with these hashes, whichever is the present one, or nothing was said. */
export type StartsFrom = readonly string[] | 'any' | undefined;

/** The present version, if the change starts from it and the key may make it. Throws `NotFound`, `Forbidden`, `Precondition`. */
export async function toChange(store: RulingStore, id: string, key: Key, from: StartsFrom): Promise<Ruling> {
  const ruling = await store.get(id);
  const seen = found(ruling && isVisible(ruling, key) ? ruling : undefined, 'ruling', id);
  mayChange(seen, key);
  if (from === undefined) throw new Precondition('precondition-required', UNSEEN);
  if (from !== 'any' && !from.includes(seen.hash)) {
    const detail = `the ruling is at version ${seen.version}: read it again, and send the ETag of that`;
    throw new Precondition('precondition-failed', detail, seen.version);
  }
  return seen;
}

const UNSEEN = 'send `If-Match` with the ETag that the ruling came with, so that nobody changes what he has not seen';

/** Whoever publishes a ruling changes the one that it supersedes. Throws `Forbidden`. */
export async function mayReplace(store: RulingStore, { supersedes }: Ruling, key: Key): Promise<void> {
  const replaced = supersedes === undefined ? undefined : await store.get(supersedes);
  if (!replaced) return;
  mayChange(replaced, key);
  mayClaim(replaced, key);
}

/** A ruling that somebody does not see is not there to be superseded. Throws `Invalid`. */
export async function mayName(store: RulingStore, { supersedes }: RulingInput, key: Key): Promise<void> {
  const named = supersedes === undefined ? undefined : await store.get(supersedes);
  if (!named || isVisible(named, key)) return;
  const message = `there is no other ruling \`${supersedes}\``;
  throw new Invalid('invalid-ruling', undefined, [{ pointer: '/supersedes', code: 'unknown-ruling', message }]);
}
