/** For people: what is answered as JSON, as a page with links between the things it names (`Accept: text/html`); and for programs where to go on, as `Link`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from '../pages/frame.js';
import { linksOf } from '../pages/link-header.js';
import { preferred, typesOf, varyBy } from './accept.js';

export const HTML = 'text/html';
const JSON_TYPE = 'application/json';
const asked = Symbol('page');
type Asking = FastifyRequest & { [asked]?: true };

/** The page loads no more than the pictures of ours, and runs nothing. */
export const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Of the routes with these addresses; declared before what makes ETags. */
export function installPages(scope: FastifyInstance, routes: readonly string[]): void {
  const known = new Set(routes);
  scope.addHook('onRequest', async (request, reply) => {
    if (!isRead(request) || !known.has(request.routeOptions.url ?? '')) return;
    varyBy(reply, 'Accept');
    const { accept } = request.headers;
    if (accept === undefined || preferred(accept, typesOf(request)) !== HTML) return;
    (request as Asking)[asked] = true;
    // the route answers what the page is made of
    request.headers.accept = JSON_TYPE;
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!isRead(request) || reply.statusCode !== 200 || typeof payload !== 'string' || !isJson(reply)) return payload;
    const body: unknown = JSON.parse(payload);
    const isPage = known.has(request.routeOptions.url ?? '');
    const links = linksOf(request.url, body, isPage);
    if (links.length > 0) reply.header('link', links.map(({ href, ...rest }) => [`<${href}>`, ...parameters(rest)].join('; ')).join(', '));
    if (!(request as Asking)[asked]) return payload;
    reply.type(`${HTML}; charset=utf-8`).header('content-security-policy', POLICY);
    return pageOf({ url: request.url, body, links, language: String(reply.getHeader('content-language') ?? 'en') });
  });
}

/** `HEAD` is answered with the headers of `GET`. */
export const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith(JSON_TYPE);

const parameters = (named: Readonly<Record<string, string>>): string[] => Object.entries(named).map(([name, value]) => `${name}="${value}"`);
