/** `GET /v1/expansions`: what each expansion adds, and how far it is modelled. */
import type { FastifyInstance } from 'fastify';
import { expansionDocuments } from '../corpus/catalogue.js';
import { operation } from '../operation.js';

const schema = operation({
  operationId: 'listExpansions',
  tag: 'catalogue',
  summary: 'The expansions',
  description:
    'What each expansion adds. `complete`: its rules are modelled. `figures-only`: its figures and tokens may be on the board and are judged by the trait table, an action of its own is `unregulated`.',
  answer: 'ExpansionList',
  answerDescription: 'all expansions',
});

export function expansionRoutes(app: FastifyInstance): void {
  const example = { response: () => ({ items: expansionDocuments.slice(0, 2) }) };
  app.get('/v1/expansions', { schema, config: { example } }, async () => ({ items: expansionDocuments }));
}
