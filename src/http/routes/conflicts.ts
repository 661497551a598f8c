/** `GET /v1/conflicts`: where the sources contradict each other, and what none of them answers. */
import type { FastifyInstance } from 'fastify';
import { conflictList, conflictOrQuestion } from '../../service/corpus/conflicts.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { idParameter, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const listSchema = operation({
  operationId: 'listConflicts',
  tag: 'corpus',
  summary: 'Contradictions and open questions',
  description:
    'Each contradiction of the sources with its readings, how it is resolved and why, and the setting by which a ruleset chooses another reading; and the questions that no source answers, with the nearest clauses.',
  headers: LanguageHeader,
  answer: 'ConflictList',
  alsoAs: [HTML],
  answerDescription: 'all of them',
});

const oneSchema = operation({
  operationId: 'getConflict',
  tag: 'corpus',
  summary: 'One contradiction, or one open question',
  description: 'A contradiction with its readings and its resolution, or an open question with the nearest clauses.',
  params: idParameter('id of a contradiction (`conflict.dragon.diet`) or of an open question (`open.01`)'),
  headers: LanguageHeader,
  answer: 'ConflictOrQuestion',
  alsoAs: [HTML],
  answerDescription: 'the contradiction or the question',
  problems: [404],
});

export function conflictRoutes(app: FastifyInstance): void {
  const few = conflictList('en', 1);
  const listExample = { response: () => few };
  app.get('/v1/conflicts', { schema: listSchema, config: { example: listExample } }, async (request, reply) => conflictList(speak(request, reply)));

  const { id } = few.items[0]!;
  const oneExample = { parameters: { id }, response: () => conflictOrQuestion(id, 'en') };
  app.get<{ Params: IdParameter }>('/v1/conflicts/:id', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) =>
    conflictOrQuestion(request.params.id, speak(request, reply)),
  );
}
