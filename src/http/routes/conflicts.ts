/** `GET /v1/conflicts`: where the sources contradict each other, and what none of them answers. */
import type { FastifyInstance } from 'fastify';
import { conflictById, conflicts, openQuestions } from '../../corpus/conflicts.js';
import type { Language } from '../../languages/index.js';
import { conflictDocument, questionDocument } from '../corpus/conflicts.js';
import { LanguageHeader, speak } from '../language.js';
import { operation } from '../operation.js';
import { found, idParameter, type IdParameter } from './lookup.js';

const listSchema = operation({
  operationId: 'listConflicts',
  tag: 'corpus',
  summary: 'Contradictions and open questions',
  description:
    'Each contradiction of the sources with its readings, how it is resolved and why, and the setting by which a ruleset chooses another reading; and the questions that no source answers, with the nearest clauses.',
  headers: LanguageHeader,
  answer: 'ConflictList',
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
  answerDescription: 'the contradiction or the question',
  problems: [404],
});

const list = (language: Language) => ({
  items: conflicts.map((conflict) => conflictDocument(conflict, language)),
  openQuestions: openQuestions.map((question) => questionDocument(question, language)),
});

function one(id: string, language: Language) {
  const question = openQuestions.find((candidate) => candidate.id === id);
  return question ? questionDocument(question, language) : conflictDocument(found(conflictById(id), 'conflict', id), language);
}

export function conflictRoutes(app: FastifyInstance): void {
  const listExample = {
    response: () => {
      const { items, openQuestions: questions } = list('en');
      return { items: items.slice(0, 1), openQuestions: questions.slice(0, 1) };
    },
  };
  app.get('/v1/conflicts', { schema: listSchema, config: { example: listExample } }, async (request, reply) => list(speak(request, reply)));

  const { id } = conflicts[0]!;
  const oneExample = { parameters: { id }, response: () => one(id, 'en') };
  app.get<{ Params: IdParameter }>('/v1/conflicts/:id', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) =>
    one(request.params.id, speak(request, reply)),
  );
}
