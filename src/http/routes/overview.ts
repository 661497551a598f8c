/** `GET /v1`: what there is. */
import type { FastifyInstance } from 'fastify';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

interface Entry {
  readonly path: string;
  readonly methods: string[];
  readonly summary: string;
}

const schema = operation({
  operationId: 'getOverview',
  tag: 'service',
  summary: 'What is there?',
  description: 'Every address with its methods and what it is for; `/openapi.json` describes them, `/docs` shows that.',
  answer: 'Overview',
  alsoAs: [HTML],
  answerDescription: 'the addresses',
});

/** What there is, once all is declared. */
export type Overview = () => { readonly items: readonly Entry[] };

/** Looks at the routes that are declared after this. */
export function watchRoutes(app: FastifyInstance): Overview {
  const entries = new Map<string, Entry>();
  app.addHook('onRoute', ({ url, method, schema: described }) => {
    const { summary } = described ?? {};
    if (summary === undefined || !url.startsWith('/v1')) return;
    const path = url.replace('*', '{id}').replaceAll(/:(\w+)/g, '{$1}');
    const entry = entries.get(`${path} ${summary}`) ?? { path, methods: [], summary };
    entry.methods.push(...[method].flat().filter((name) => name !== 'HEAD' && !entry.methods.includes(name)));
    if (entry.methods.length > 0) entries.set(`${path} ${summary}`, entry);
  });
  return () => ({ items: [...entries.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)) });
}

export function overviewRoutes(app: FastifyInstance, answer: Overview): void {
  app.get('/v1', { schema, config: { example: { response: answer } } }, async () => answer());
}
