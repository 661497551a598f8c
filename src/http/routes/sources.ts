/** `GET /v1/sources`: the documents that clauses are taken from, and the printings that these speak of. */
import type { FastifyInstance } from 'fastify';
import { sourceDocuments } from '../../service/corpus/catalogue.js';
import { operation } from './operation.js';

const schema = operation({
  operationId: 'listSources',
  tag: 'corpus',
  summary: 'The sources of the clauses',
  description: 'Documents that clauses are taken from, and printings that are known through these documents.',
  answer: 'SourceList',
  answerDescription: 'all sources',
});

export function sourceRoutes(app: FastifyInstance): void {
  const example = { response: () => ({ items: sourceDocuments.slice(0, 2) }) };
  app.get('/v1/sources', { schema, config: { example } }, async () => ({ items: sourceDocuments }));
}
