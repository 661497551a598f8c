/** `POST /v1/comparisons`: the verdict under each of several rulesets, and what makes them differ. */
import type { FastifyInstance } from 'fastify';
import type { Comparison } from '../../contract/answers.js';
import type { ComparisonRequest } from '../../contract/requests.js';
import { compareByWorkers, compareUnder, type Compared, type ToldComparison } from '../../service/decisions/compare.js';
import type { Opinion } from '../../service/decisions/differences.js';
import type { Parts } from '../../service/decisions/verdict-text.js';
import { rulesetCalled } from '../../service/rulesets/lookup.js';
import { worksLong } from '../plugins/admission.js';
import { askedInTime, LongWorkHeaders } from '../plugins/deadline.js';
import { toProblem } from '../plugins/problems.js';
import { exampleFairyMove, exampleSnapshot } from '../schemas/examples.js';
import { problem } from '../schemas/problems.js';
import type { Context } from './context.js';
import { operation, POST_PROBLEMS } from './operation.js';
import { PartsParameters } from './parts.js';
import { sendTold } from './told.js';

const schema = operation({
  operationId: 'compareRulesets',
  tag: 'adjudication',
  summary: 'Does it depend on the edition?',
  description:
    'Judges one action under each ruleset, and says which rules come out differently, which settings they read, and which effects and scores do not follow everywhere. ' +
    'A ruleset under which the position cannot be read gets a problem in place of its verdict; when that holds for all of them, the request is refused.',
  body: 'ComparisonRequest',
  querystring: PartsParameters,
  headers: LongWorkHeaders,
  answer: 'Comparison',
  answerDescription: 'the verdicts and their differences',
  problems: POST_PROBLEMS,
});

const answer = ({ opinions, ...rest }: Compared): Comparison => ({ verdicts: opinions.map(said), ...rest });

function said(opinion: Opinion | Exclude<ToldComparison['opinions'][number], { text: string }>): Comparison['verdicts'][number] {
  if ('verdict' in opinion) return opinion.verdict;
  const { id, hash } = opinion.ruleset;
  return { ruleset: { id, hash }, problem: problem(toProblem(opinion.refused)) };
}

/** The same from what the workers have written out. */
function toldText({ opinions, agreement }: ToldComparison): string {
  const verdicts = opinions.map((opinion) => ('text' in opinion ? opinion.text : JSON.stringify(said(opinion))));
  return `{"verdicts":[${verdicts.join()}],${agreement.slice(1)}`;
}

export function comparisonRoutes(app: FastifyInstance, context: Context): void {
  const ids = ['hig-c1-current', 'hig-c1-original-2005'];
  const request: ComparisonRequest = { rulesets: ids, snapshot: exampleSnapshot, action: exampleFairyMove };
  const benches = () => ids.map((id) => ({ ruleset: rulesetCalled(id) }));
  const example = { request, response: () => answer(compareUnder(benches(), request)) };
  type Route = { Body: ComparisonRequest; Querystring: Parts };
  app.post<Route>('/v1/comparisons', { schema, config: { ...worksLong, example } }, async (request, reply) => {
    const told = await compareByWorkers(context, request.body, { ...askedInTime(request, reply), parts: request.query });
    return sendTold(reply, { text: toldText(told), language: told.language });
  });
}
