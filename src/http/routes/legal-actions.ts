/** `POST /v1/legal-actions`: everything that is legal in a position. */
import type { FastifyInstance } from 'fastify';
import { findingsIn, type Language } from '../../languages/index.js';
import { legalActions } from '../../kernel/adjudicate.js';
import { exampleRuleset, exampleSnapshot } from '../examples.js';
import { within } from '../input.js';
import { LanguageHeader, speak } from '../language.js';
import { checkNesting } from '../nesting.js';
import { operation, POST_PROBLEMS } from '../operation.js';
import { DEFAULT_RULESET, underLaw } from '../rulesets.js';
import type { LegalActionsRequest } from '../schemas/requests.js';
import type { Services } from '../services.js';
import type { Ruleset } from '../../kernel/ruleset.js';

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

const list = (ruleset: Ruleset, { snapshot, explain = false }: LegalActionsRequest) =>
  within('snapshot', '/snapshot', () => legalActions(ruleset, snapshot, { explain }));

/** Only what is rejected has words. */
function inLanguage<T extends ReturnType<typeof list>>(answer: T, language: Language): T {
  if (language === 'en' || !answer.rejected) return answer;
  return { ...answer, rejected: answer.rejected.map(({ action, findings }) => ({ action, findings: findingsIn(findings, language) })) };
}

export function legalActionRoutes(app: FastifyInstance, { rulesets, law }: Services): void {
  const request: LegalActionsRequest = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, explain: true };
  const example = { request, response: () => list(exampleRuleset(), request) };
  app.post<{ Body: LegalActionsRequest }>('/v1/legal-actions', { schema, config: { example } }, async (request, reply) => {
    const { body } = request;
    checkNesting(body);
    const { ruleset } = await underLaw(rulesets, law, body.ruleset);
    return inLanguage(list(ruleset, body), speak(request, reply, ruleset.edition));
  });
}
