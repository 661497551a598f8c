/** `GET /v1/sources`: the documents that clauses are taken from, and the printings that these speak of. */
import type { FastifyInstance } from 'fastify';
import { sourceDocuments, sourceOf } from '../../service/corpus/catalogue.js';
import { idParameter, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const schema = operation({
  operationId: 'listSources',
  tag: 'corpus',
  summary: 'The sources of the clauses',
  description: 'Documents that clauses are taken from, and printings that are known through these documents.',
  answer: 'SourceList',
  alsoAs: [HTML],
  answerDescription: 'all sources',
});

const oneSchema = operation({
  operationId: 'getSource',
  tag: 'corpus',
  summary: 'One source',
  description: 'A document that clauses are taken from, or a printing that is known through such documents.',
  params: idParameter('id of a source'),
  answer: 'Source',
  alsoAs: [HTML],
  answerDescription: 'the source',
  problems: [404],
});

export function sourceRoutes(app: FastifyInstance): void {
  const example = { response: () => ({ items: sourceDocuments.slice(0, 2) }) };
  app.get('/v1/sources', { schema, config: { example } }, async () => ({ items: sourceDocuments }));

  const { id } = sourceDocuments[0]!;
  const oneExample = { parameters: { id }, response: () => sourceOf(id) };
  app.get<{ Params: IdParameter }>('/v1/sources/:id', { schema: oneSchema, config: { example: oneExample } }, async ({ params }) =>
    sourceOf(params.id),
  );
}
