/** `GET /v1/expansions`: what each expansion adds, and how far it is modelled. */
import type { FastifyInstance } from 'fastify';
import { namesOf, nameOf, type Language } from '../../languages/index.js';
import { expansionDocuments } from '../corpus/catalogue.js';
import { LanguageHeader, speak } from '../language.js';
import { operation } from '../operation.js';

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

const list = (language: Language, shown = expansionDocuments) => ({
  items: shown.map((expansion) => ({ ...expansion, label: nameOf('expansion', expansion.id, language) })),
  names: namesOf({ figure: shown.flatMap(({ figures }) => figures.map(({ kind }) => kind)), token: shown.flatMap(({ tokens }) => tokens) }, language),
});

export function expansionRoutes(app: FastifyInstance): void {
  const example = { response: () => list('en', expansionDocuments.slice(0, 2)) };
  app.get('/v1/expansions', { schema, config: { example } }, async (request, reply) => list(speak(request, reply)));
}
