/** Outside of the interface people follow links, and a browser shows problem+json as a line of text: where nothing is there they get a page. */
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../contract/problem.js';
import { problemPage } from '../pages/frame.js';
import { preferred, varyBy } from './accept.js';
import { HTML, isRead, POLICY } from './pages.js';

const PROBLEM = 'application/problem+json';

/** What is asked of the interface is always told as problem+json. */
const isOutside = (url: string): boolean => !/^\/v1(?![^/?])/.test(url);

export function installProblemPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isNowhere = reply.statusCode === 404 && String(reply.getHeader('content-type')).startsWith(PROBLEM);
    if (!isNowhere || !isRead(request) || !isOutside(request.url) || typeof payload !== 'string') return payload;
    varyBy(reply, 'Accept');
    if (preferred(request.headers.accept, [PROBLEM, 'application/json', HTML]) !== HTML) return payload;
    reply.type(`${HTML}; charset=utf-8`).header('content-security-policy', POLICY).removeHeader('content-length');
    return problemPage(JSON.parse(payload) as Problem);
  });
}
