/** `GET /`: the judge's desk, as `vite build` has left it in `dist/desk`. Nothing in it is from elsewhere, and nothing in it runs that is not a file of ours. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The build lies beside this one; while developing, this is the source. */
const root = ['../../desk/', '../../../dist/desk/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(`${path}sw.js.br`));

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The addresses of the pages: the page itself finds out which one it is. */
const PAGES = ['/', '/replay', '/law', '/law/*', '/rulings', '/rulings/*', '/cases', '/cases/*', '/setup'];
const FILES = ['/sw.js', '/icon.svg', '/desk.webmanifest'];
const YEAR = 31_536_000;

export async function deskRoutes(app: FastifyInstance): Promise<void> {
  if (root === undefined) return;
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, decorateReply: true, cacheControl: false });
  const schema = { hide: true } as const;
  const send = (reply: FastifyReply, path: string, cache: string) => reply.headers({ ...HEADERS, 'cache-control': cache }).sendFile(path);
  for (const url of PAGES) app.get(url, { schema }, (_request, reply) => send(reply, 'index.html', 'no-cache'));
  for (const url of FILES) app.get(url, { schema }, (_request, reply) => send(reply, url.slice(1), 'no-cache'));
  // their names change with their content
  app.get<{ Params: { '*': string } }>('/desk/*', { schema }, (request, reply) =>
    send(reply, `desk/${request.params['*']}`, `public, max-age=${YEAR}, immutable`),
  );
}
