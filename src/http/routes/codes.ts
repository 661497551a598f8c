/** `GET /v1/problems`: the error codes, where the `type` of a problem leads. */
import type { FastifyInstance } from 'fastify';
import { found } from '../../service/lookup.js';
import { defectCodes } from '../../wire.js';
import { PROBLEMS } from '../schemas/problems.js';
import { idParameter, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const problems = Object.entries(PROBLEMS).map(([code, kind]) => ({ code, ...kind }));
const defects = Object.entries(defectCodes).map(([code, means]) => ({ code, means }));
const byCode = new Map(problems.map((problem) => [problem.code, problem]));

const listSchema = operation({
  operationId: 'listProblems',
  tag: 'service',
  summary: 'The error codes',
  description: 'Every `code` of a problem, and every `code` of a defect in its `errors`. Codes are stable.',
  answer: 'CodeList',
  alsoAs: [HTML],
  answerDescription: 'all codes',
});

const oneSchema = operation({
  operationId: 'getProblem',
  tag: 'service',
  summary: 'One error code',
  description: 'What a problem with this code means; the `type` of every problem leads here.',
  params: idParameter('code of a problem'),
  answer: 'Code',
  alsoAs: [HTML],
  answerDescription: 'the code',
  problems: [404],
});

export function codeRoutes(app: FastifyInstance): void {
  const listExample = { response: () => ({ problems: problems.slice(0, 2), defects: defects.slice(0, 2) }) };
  app.get('/v1/problems', { schema: listSchema, config: { example: listExample } }, async () => ({ problems, defects }));

  const id = 'invalid-snapshot';
  const oneExample = { parameters: { id }, response: () => byCode.get(id) };
  app.get<{ Params: IdParameter }>('/v1/problems/:id', { schema: oneSchema, config: { example: oneExample } }, async ({ params }) =>
    found(byCode.get(params.id), 'problem', params.id, byCode.keys()),
  );
}
