/** Which version of a ruling an answer holds, and which ones a change starts from. */
import type { FastifyRequest } from 'fastify';
import type { Ruling } from '../../contract/ruling.js';
import type { StartsFrom } from '../../service/case-law/access.js';

/** A strong ETag: a version never changes. */
export const etagOf = ({ hash }: Ruling): string => `"${hash}"`;

/**
 * What `If-Match` names: RFC 9110, 13.1.1. That asks for a strong comparison; but proxies that pack
 * answers (nginx, Cloudflare) make the ETags weak, so that behind them a client has no other to send. An ETag names a version, whatever form the answer has: nothing is lost.
 */
export function startsFrom({ headers }: FastifyRequest): StartsFrom {
  const named = headers['if-match'];
  if (named === undefined) return undefined;
  if (named.trim() === '*') return 'any';
  return named.split(',').flatMap((etag) => /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(etag)?.[1] ?? []);
}
