/** `POST /v1/notation`: a position in one line, and back. */
import type { FastifyInstance } from 'fastify';
import type { NotationRequest } from '../../contract/question.js';
import { notationOf } from '../../service/decisions/notation.js';
import { DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { exampleAction, exampleSnapshot } from '../schemas/examples.js';
import { operation } from './operation.js';

const schema = operation({
  operationId: 'convertNotation',
  tag: 'adjudication',
  summary: 'Write a position in one line, or read one',
  description:
    'Takes a question, a position with the ruleset and the action if they are wanted, either as JSON or as a line of the notation of positions, and answers it ' +
    'as both. Of a line that cannot be read it says at which column and what should stand there. What the position means nobody looks at.',
  body: 'NotationRequest',
  answer: 'Notation',
  answerDescription: 'the question in one line, and as JSON',
  problems: [400, 413, 415],
});

export function notationRoutes(app: FastifyInstance): void {
  const request: NotationRequest = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, action: exampleAction };
  const example = { request, response: () => notationOf(request) };
  app.post<{ Body: NotationRequest }>('/v1/notation', { schema, config: { example } }, async ({ body }) => notationOf(body));
}
