/** `POST /v1/adjudications`: the verdict on one action. */
import type { FastifyInstance } from 'fastify';
import type { AdjudicationRequest } from '../../contract/requests.js';
import { decideUnderLaw } from '../../service/decisions/decide.js';
import { judge } from '../../service/decisions/position.js';
import { verdictText, type Parts } from '../../service/decisions/verdict-text.js';
import { DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { judges } from '../plugins/admission.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { exampleAction, exampleRuleset, exampleSnapshot } from '../schemas/examples.js';
import type { Context } from './context.js';
import { operation, POST_PROBLEMS } from './operation.js';
import { PartsParameters } from './parts.js';
import { sendJson } from './told.js';

export const adjudicationExample = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, action: exampleAction };

const schema = operation({
  operationId: 'adjudicate',
  tag: 'adjudication',
  summary: 'Is this action legal, and what follows?',
  description:
    'Judges one action in a position. The verdict lists every rule that has a say, with the clauses it rests on; for a legal action also all that follows up to the next decision. ' +
    'A position that cannot exist, or an action that names what is not there, is refused with every defect.',
  body: 'AdjudicationRequest',
  querystring: PartsParameters,
  answer: 'Verdict',
  answerDescription: 'the verdict, whichever it is',
  problems: POST_PROBLEMS,
  headers: LanguageHeader,
});

export function adjudicationRoutes(app: FastifyInstance, context: Context): void {
  const example = { request: adjudicationExample, response: () => judge(exampleRuleset(), adjudicationExample) };
  app.post<{ Body: AdjudicationRequest; Querystring: Parts }>(
    '/v1/adjudications',
    { schema, config: { ...judges, example } },
    async (request, reply) => {
      const { verdict, ruleset } = await decideUnderLaw(context, request.body, (edition) => speak(request, reply, edition));
      return sendJson(reply, verdictText(ruleset, verdict, request.query));
    },
  );
}
