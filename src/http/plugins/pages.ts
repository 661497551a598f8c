/** For people: what is answered as JSON, as a page with links between the things it names (`Accept: text/html`); and the next page of a list as a `Link`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../service/corpus/html.js';
import { hrefOf } from '../../service/corpus/links.js';
import { preferred } from './accept.js';

export const HTML = 'text/html';
const JSON_TYPE = 'application/json';
const asked = Symbol('page');
type Asking = FastifyRequest & { [asked]?: true };

/** Of the routes with these addresses; declared before what makes ETags. */
export function installPages(scope: FastifyInstance, routes: readonly string[]): void {
  const known = new Set(routes);
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !known.has(request.routeOptions.url ?? '')) return;
    reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '));
    const { accept } = request.headers;
    if (accept === undefined || preferred(accept, [JSON_TYPE, 'image/svg+xml', HTML]) !== HTML) return;
    (request as Asking)[asked] = true;
    // the route answers what the page is made of
    request.headers.accept = JSON_TYPE;
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string' || !isJson(reply)) return payload;
    const body: unknown = JSON.parse(payload);
    link(request, reply, body);
    if (!(request as Asking)[asked]) return payload;
    reply.type(`${HTML}; charset=utf-8`);
    return pageOf(request, body, String(reply.getHeader('content-language') ?? 'en'));
  });
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith(JSON_TYPE);
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!;

/** RFC 8288: where the list goes on, and of which list it is one. */
function link(request: FastifyRequest, reply: FastifyReply, body: unknown): void {
  const next = nextOf(request, body);
  const path = pathOf(request);
  const collection = path.split('/').length > 3 ? path.split('/').slice(0, 3).join('/') : undefined;
  const links = [
    ...(next === undefined ? [] : [`<${next}>; rel="next"`]),
    ...(collection === undefined ? [] : [`<${collection}>; rel="collection"`]),
  ];
  if (links.length > 0) reply.header('link', links.join(', '));
}

function nextOf(request: FastifyRequest, body: unknown): string | undefined {
  const { next } = (typeof body === 'object' && body !== null ? body : {}) as { readonly next?: unknown };
  if (typeof next !== 'string') return undefined;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  query.set('cursor', next);
  return `${pathOf(request)}?${query.toString()}`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:60rem;padding:0 1rem;color:#111;background:#fff}dt{font-weight:600;margin-top:.4rem}' +
  'dd{margin-left:1.2rem;overflow-wrap:anywhere}li{margin-bottom:.4rem}a{color:#00409f}nav a{margin-right:1rem}';

function pageOf(request: FastifyRequest, body: unknown, language: string): string {
  const path = pathOf(request);
  const title = decodeURIComponent(path.slice('/v1/'.length));
  const next = nextOf(request, body);
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
    `<style>${STYLE}</style></head><body><nav><a href="/v1/clauses">clauses</a><a href="/v1/conflicts">conflicts</a><a href="/v1/cases">cases</a>` +
    `<a href="/v1/tiles">tiles</a><a href="/v1/rulings">rulings</a></nav><h1>${escapeHtml(title)}</h1>${shown(body)}` +
    `${next === undefined ? '' : `<p><a rel="next" href="${escapeHtml(next)}">next</a></p>`}</body></html>`
  );
}

/** A value as it is read: names of things as links to them. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return listed(value);
  if (typeof value === 'object') return members(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const href = typeof value === 'string' ? hrefOf(value) : undefined;
  return href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function listed(items: readonly unknown[]): string {
  const plain = items.every((item) => typeof item !== 'object' || item === null);
  return plain ? items.map(shown).join(', ') : `<ol>${items.map((item) => `<li>${shown(item)}</li>`).join('')}</ol>`;
}

const members = (object: object): string =>
  `<dl>${Object.entries(object)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>`;
