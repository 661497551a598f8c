/** `GET /v1/expansions`: what each expansion adds, and how far it is modelled. */
import type { FastifyInstance } from 'fastify';
import { expansionIds, expansionList, expansionOf } from '../../service/corpus/catalogue.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { idParameter, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const schema = operation({
  operationId: 'listExpansions',
  tag: 'catalogue',
  summary: 'The expansions',
  description:
    'What each expansion adds. `complete`: its rules are modelled. `figures-only`: its figures and tokens may be on the board and are judged by the trait table, an action of its own is `unregulated`.',
  headers: LanguageHeader,
  answer: 'ExpansionList',
  alsoAs: [HTML],
  answerDescription: 'all expansions',
});

const oneSchema = operation({
  operationId: 'getExpansion',
  tag: 'catalogue',
  summary: 'One expansion',
  description: 'What an expansion adds, and how far it is modelled.',
  params: idParameter('id of an expansion'),
  headers: LanguageHeader,
  answer: 'Expansion',
  alsoAs: [HTML],
  answerDescription: 'the expansion',
  problems: [404],
});

export function expansionRoutes(app: FastifyInstance): void {
  const example = { response: () => expansionList('en', 2) };
  app.get('/v1/expansions', { schema, config: { example } }, async (request, reply) => expansionList(speak(request, reply)));

  const id = expansionIds[0]!;
  const oneExample = { parameters: { id }, response: () => expansionOf(id, 'en') };
  app.get<{ Params: IdParameter }>('/v1/expansions/:id', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) =>
    expansionOf(request.params.id, speak(request, reply)),
  );
}
