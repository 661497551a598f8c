/** `POST /v1/legal-actions`: everything that is legal in a position. */
import type { FastifyInstance } from 'fastify';
import type { LegalActionsRequest } from '../../contract/requests.js';
import { legalActionsOf, legalActionsUnderLaw } from '../../service/decisions/legal-actions.js';
import { DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { judges } from '../plugins/admission.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { exampleRuleset, exampleSnapshot } from '../schemas/examples.js';
import type { Context } from './context.js';
import { operation, POST_PROBLEMS } from './operation.js';

const schema = operation({
  operationId: 'listLegalActions',
  tag: 'adjudication',
  summary: 'What is legal here?',
  description:
    'Lists every legal action of the step at hand, each exactly as it can be posted; all four rotations of a symmetric tile are listed. With `explain` also the candidates that are not legal, and why.',
  body: 'LegalActionsRequest',
  headers: LanguageHeader,
  answer: 'LegalActions',
  answerDescription: 'the legal actions',
  problems: POST_PROBLEMS,
});

export function legalActionRoutes(app: FastifyInstance, context: Context): void {
  const request: LegalActionsRequest = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, explain: true };
  const example = { request, response: () => legalActionsOf(exampleRuleset(), request) };
  app.post<{ Body: LegalActionsRequest }>('/v1/legal-actions', { schema, config: { ...judges, example } }, async (asked, reply) =>
    legalActionsUnderLaw(context, asked.body, (edition) => speak(asked, reply, edition)),
  );
}
