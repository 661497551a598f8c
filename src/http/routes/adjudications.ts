/** `POST /v1/adjudications`: the verdict on one action. */
import type { FastifyInstance } from 'fastify';
import { exampleAction, exampleRuleset, exampleSnapshot } from '../examples.js';
import { decideUnderLaw, languageHeaders } from '../decide.js';
import { judge } from '../input.js';
import { checkNesting } from '../nesting.js';
import { LanguageHeader } from '../language.js';
import { operation, POST_PROBLEMS } from '../operation.js';
import { DEFAULT_RULESET } from '../rulesets.js';
import type { AdjudicationRequest } from '../schemas/requests.js';
import type { Services } from '../services.js';
import { verdictText } from '../verdict-text.js';

export const adjudicationExample = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, action: exampleAction };

const schema = operation({
  operationId: 'adjudicate',
  tag: 'adjudication',
  summary: 'Is this action legal, and what follows?',
  description:
    'Judges one action in a position. The verdict lists every rule that has a say, with the clauses it rests on; for a legal action also all that follows up to the next decision. ' +
    'A position that cannot exist, or an action that names what is not there, is refused with every defect.',
  body: 'AdjudicationRequest',
  answer: 'Verdict',
  answerDescription: 'the verdict, whichever it is',
  problems: POST_PROBLEMS,
  headers: LanguageHeader,
});

export function adjudicationRoutes(app: FastifyInstance, services: Services): void {
  const example = { request: adjudicationExample, response: () => judge(exampleRuleset(), adjudicationExample) };
  app.post<{ Body: AdjudicationRequest }>('/v1/adjudications', { schema, config: { example } }, async ({ body, headers }, reply) => {
    checkNesting(body);
    const { verdict, language, ruleset } = await decideUnderLaw(services, body, headers['accept-language']);
    return reply.headers(languageHeaders(language)).type('application/json; charset=utf-8').send(verdictText(ruleset, verdict));
  });
}
