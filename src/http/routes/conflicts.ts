/** `GET /v1/conflicts`: where the sources contradict each other, and what none of them answers. */
import type { FastifyInstance } from 'fastify';
import { conflicts, openQuestions } from '../../corpus/conflicts.js';
import { operation } from '../operation.js';

const schema = operation({
  operationId: 'listConflicts',
  tag: 'corpus',
  summary: 'Contradictions and open questions',
  description:
    'Each contradiction of the sources with its readings, how it is resolved and why, and the setting by which a ruleset chooses another reading; and the questions that no source answers, with the nearest clauses.',
  answer: 'ConflictList',
  answerDescription: 'all of them',
});

export function conflictRoutes(app: FastifyInstance): void {
  const answer = { items: conflicts, openQuestions };
  const example = { response: () => ({ items: conflicts.slice(0, 1), openQuestions: openQuestions.slice(0, 1) }) };
  app.get('/v1/conflicts', { schema, config: { example } }, async () => answer);
}
