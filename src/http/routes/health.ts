/** `/healthz`: the process lives. `/readyz`: it can work. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ENGINE_VERSION } from '../../kernel/version.js';
import { answersAlways } from '../plugins/admission.js';
import { ProblemError } from '../schemas/problems.js';
import type { Context } from './context.js';
import { operation } from './operation.js';

/** Whatever a probe puts there to get past a cache: it is answered. */
const querystring = Type.Object({});

const healthSchema = operation({
  operationId: 'getHealth',
  tag: 'service',
  forProbes: true,
  summary: 'Does the process live?',
  querystring,
  description: 'Answers as long as the process does.',
  answer: 'Health',
  answerDescription: 'it does',
});

const readySchema = operation({
  operationId: 'getReadiness',
  tag: 'service',
  forProbes: true,
  summary: 'Can it work?',
  querystring,
  description: 'Asks the store; answers 503 while that does not answer.',
  answer: 'Health',
  answerDescription: 'it can',
  problems: [503],
});

export function healthRoutes(app: FastifyInstance, { store }: Context): void {
  const answer = (status: string) => ({ status, engine: ENGINE_VERSION });
  const config = (status: string) => ({ ...answersAlways, example: { response: () => answer(status) } });
  app.get('/healthz', { schema: healthSchema, config: config('ok') }, async () => answer('ok'));
  app.get('/readyz', { schema: readySchema, config: config('ready') }, async ({ log }) => {
    try {
      await store.ping();
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      throw new ProblemError('not-ready');
    }
    return answer('ready');
  });
}
