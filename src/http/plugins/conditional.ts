/** ETags and dates of change, and 304 for a client that has the answer already. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** As the description of the interface has it. */
const NOT_MODIFIED = {
  type: 'null',
  description: 'as it was: `If-None-Match` names the `ETag` of what would be answered, or it has not changed since `If-Modified-Since`',
};

/** Declared in the scope of the routes. An ETag that a route gives itself is kept. `lastModified` is the date of all its answers, where there is one. */
export function installConditional(app: FastifyInstance, cacheControl = 'public, max-age=60', lastModified?: Date): void {
  const date = lastModified?.toUTCString();
  app.addHook('onRoute', ({ method, schema }) => {
    if (method === 'GET' && schema?.response) schema.response = { ...schema.response, 304: NOT_MODIFIED };
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // problems are told in English, whatever the answer would have been in
    if (reply.statusCode >= 400) reply.removeHeader('content-language');
    if (reply.statusCode !== 200 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
    const given = reply.getHeader('etag');
    const etag = typeof given === 'string' ? given : etagOf(reply, payload);
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (date !== undefined) reply.header('last-modified', date);
    if (!isKnown(request, etag, date)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

/** Weak, because the same answer also goes out compressed. Answers in two languages differ even where their words are the same. */
function etagOf(reply: FastifyReply, payload: string | Buffer): string {
  const hash = createHash('sha1').update(`${String(reply.getHeader('content-language'))}\n`);
  return `W/"${hash.update(payload).digest('base64url')}"`;
}

/** RFC 9110, 13.2.2: where the client names an ETag, its date does not count. */
function isKnown({ headers }: FastifyRequest, etag: string, date: string | undefined): boolean {
  if (headers['if-none-match'] !== undefined) return matches(headers['if-none-match'], etag);
  return date !== undefined && Date.parse(date) <= dateIn(headers['if-modified-since']);
}

/** Not a number, which nothing reaches, for what is no date of HTTP: those begin with the day of the week. */
const dateIn = (header: string | undefined): number => Date.parse(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(header ?? '') ? header! : '');

/** RFC 9110, 13.1.2: weak comparison with each of the list. */
function matches(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
