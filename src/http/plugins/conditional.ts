/** ETags, and 304 for a client that has the answer already. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Declared in the scope of the routes. An ETag that a route gives itself is kept. */
export function installConditional(app: FastifyInstance, cacheControl = 'public, max-age=60'): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
    // weak, because the same answer also goes out compressed
    const given = reply.getHeader('etag');
    const etag = typeof given === 'string' ? given : `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (!matches(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

/** RFC 9110, 13.1.2: weak comparison with each of the list. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
