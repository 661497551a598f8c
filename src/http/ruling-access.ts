/** Which rulings somebody sees and may change, and the versions that a change starts from. */
import type { FastifyRequest } from 'fastify';
import type { Key } from '../contract/key.js';
import type { Ruling } from '../contract/ruling.js';
import type { RulingStore } from '../store/store.js';
import { atLeast, forbidden } from './plugins/auth.js';
import { ProblemError } from './problems.js';
import { found } from './routes/lookup.js';

const owns = ({ author }: Ruling, key: Key | undefined): boolean => key !== undefined && (author.keyId === key.id || atLeast(key, 'organiser'));

/** Drafts are shown to their authors and to organisers only. */
export const isVisible = (ruling: Ruling, key: Key | undefined): boolean => ruling.status !== 'draft' || owns(ruling, key);

/** A strong ETag: a version never changes. */
export const etagOf = ({ hash }: Ruling): string => `"${hash}"`;

/** The present version, if the request names it and its key may change it. Throws `ProblemError`. */
export async function toChange(store: RulingStore, id: string, { key, headers }: FastifyRequest): Promise<Ruling> {
  const ruling = await store.get(id);
  const seen = found(ruling && isVisible(ruling, key) ? ruling : undefined, 'ruling', id);
  if (!owns(seen, key)) throw forbidden("the ruling is somebody else's: its author or an organiser may change it");
  const named = headers['if-match'];
  if (named === undefined) throw new ProblemError('precondition-required');
  const etags = named.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
  if (named.trim() !== '*' && !etags.includes(etagOf(seen)))
    throw new ProblemError('precondition-failed', `the ruling is at version ${seen.version}`);
  return seen;
}
