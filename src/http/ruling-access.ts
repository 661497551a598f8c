/** Which rulings somebody sees and may change, what a key may claim for them, and the versions that a change starts from. */
import type { FastifyRequest } from 'fastify';
import type { Key, Role } from '../contract/key.js';
import type { AuthorityLevel, Ruling, RulingInput, RulingStatus } from '../contract/ruling.js';
import type { Reader, RulingStore } from '../store/store.js';
import { atLeast, forbidden } from './plugins/auth.js';
import { ProblemError } from './problems.js';
import { found } from './routes/lookup.js';

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

/** A strong ETag: a version never changes. */
export const etagOf = ({ hash }: Ruling): string => `"${hash}"`;

/** Who may speak with which authority. */
const SPEAKS: Readonly<Record<AuthorityLevel, Role>> = {
  'table-judge': 'judge',
  'head-judge': 'judge',
  organiser: 'organiser',
  publisher: 'admin',
};

/** Throws `ProblemError` for a ruling that claims, or would change, more than the key may. */
export function mayClaim({ authorityLevel, binding }: Pick<RulingInput, 'authorityLevel' | 'binding'>, key: Key): void {
  if (!atLeast(key, SPEAKS[authorityLevel]))
    throw forbidden(`a ruling of the level \`${authorityLevel}\` needs a key of the role \`${SPEAKS[authorityLevel]}\``);
  if (binding && !atLeast(key, 'organiser'))
    throw forbidden('a ruling that binds needs a key of the role `organiser`: draft it without `binding`, for an organiser to amend and publish');
}

/** Throws `ProblemError` unless the key may change the ruling. */
function mayChange(ruling: Ruling, key: Key): void {
  if (!owns(ruling, key)) throw forbidden(`ruling \`${ruling.id}\` is somebody else's: its author or an organiser may change it`);
}

/** The present version, if the request names it and its key may change it. Throws `ProblemError`. */
export async function toChange(store: RulingStore, id: string, { key, headers }: FastifyRequest): Promise<Ruling> {
  const ruling = await store.get(id);
  const seen = found(ruling && isVisible(ruling, key) ? ruling : undefined, 'ruling', id);
  mayChange(seen, key!);
  const named = headers['if-match'];
  if (named === undefined)
    throw new ProblemError(
      'precondition-required',
      'send `If-Match` with the ETag that the ruling came with, so that nobody changes what he has not seen',
    );
  const etags = named.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
  if (named.trim() !== '*' && !etags.includes(etagOf(seen)))
    throw new ProblemError('precondition-failed', `the ruling is at version ${seen.version}: read it again, and send the ETag of that`);
  return seen;
}

/** Whoever publishes a ruling changes the one that it supersedes. Throws `ProblemError`. */
export async function mayReplace(store: RulingStore, { supersedes }: Ruling, key: Key): Promise<void> {
  const replaced = supersedes === undefined ? undefined : await store.get(supersedes);
  if (!replaced) return;
  mayChange(replaced, key);
  mayClaim(replaced, key);
}

/** A ruling that somebody does not see is not there to be superseded. Throws `ProblemError`. */
export async function mayName(store: RulingStore, { supersedes }: RulingInput, key: Key): Promise<void> {
  const named = supersedes === undefined ? undefined : await store.get(supersedes);
  if (!named || isVisible(named, key)) return;
  const message = `there is no other ruling \`${supersedes}\``;
  throw new ProblemError('invalid-ruling', undefined, [{ pointer: '/supersedes', code: 'unknown-ruling', message }]);
}
