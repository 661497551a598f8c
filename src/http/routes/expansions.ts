/** `GET /v1/expansions`: what each expansion adds, and how far it is modelled. */
import type { FastifyInstance } from 'fastify';
import { expansionList } from '../../service/corpus/catalogue.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { operation } from './operation.js';

const schema = operation({
  operationId: 'listExpansions',
  tag: 'catalogue',
  summary: 'The expansions',
  description:
    'What each expansion adds. `complete`: its rules are modelled. `figures-only`: its figures and tokens may be on the board and are judged by the trait table, an action of its own is `unregulated`.',
  headers: LanguageHeader,
  answer: 'ExpansionList',
  answerDescription: 'all expansions',
});

export function expansionRoutes(app: FastifyInstance): void {
  const example = { response: () => expansionList('en', 2) };
  app.get('/v1/expansions', { schema, config: { example } }, async (request, reply) => expansionList(speak(request, reply)));
}
