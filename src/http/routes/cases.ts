/** `GET /v1/cases`: the conformance suite, case by case, and what it is about. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { caseDocument, caseList, caseNames, caseSvg, topicsOfCases } from '../../service/corpus/cases.js';
import { clauseNames } from '../../service/corpus/clauses.js';
import { chooseType } from '../plugins/accept.js';
import { idParameter, oneOf, query, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation, SVG } from './operation.js';
import { PageParameters } from './page.js';
import { sendSvg } from './picture.js';

const parameters = query({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words of its id, in any order' })),
  clause: oneOf('id of a clause that the case exercises', caseNames.clause),
  expansion: oneOf('id of an expansion that is in play', caseNames.expansion),
  folder: oneOf('id of the expansion in whose folder it lies', caseNames.expansion),
  topic: oneOf('what it is about: the first word of its id', caseNames.topic),
  preset: oneOf('id of a preset under which it expects something', clauseNames.preset),
  ...PageParameters,
});
type Parameters = Static<typeof parameters>;

const listSchema = operation({
  operationId: 'listCases',
  tag: 'corpus',
  summary: 'The cases of the conformance suite',
  description:
    'Each case is a position, an action, what each printing makes of it, and the clauses that it exercises: the suite by which engines are measured. Filters are combined.',
  querystring: parameters,
  answer: 'CasePage',
  alsoAs: [HTML],
  answerDescription: 'a page of cases',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getCase',
  tag: 'corpus',
  summary: 'One case',
  description: 'A case by its id. With `Accept: image/svg+xml` a drawing of its position, with the place of the action marked.',
  params: idParameter('id of a case'),
  answer: 'CaseDocument',
  answerDescription: 'the case',
  alsoAs: [SVG, HTML],
  problems: [404],
});

const topicsSchema = operation({
  operationId: 'listCaseTopics',
  tag: 'corpus',
  summary: 'What the cases are about',
  description:
    'The topics of each folder of the conformance suite, and how many cases there are of each: `GET /v1/cases` gives those of one with `folder` and `topic`.',
  answer: 'CaseTopicList',
  alsoAs: [HTML],
  answerDescription: 'all topics, in the order of the suite',
});

export function caseRoutes(app: FastifyInstance): void {
  const asked = { topic: 'volcano', limit: 1 };
  const listExample = { parameters: asked, response: () => caseList(asked) };
  app.get<{ Querystring: Parameters }>('/v1/cases', { schema: listSchema, config: { example: listExample } }, async ({ query: wanted }) =>
    caseList(wanted),
  );

  const topicsExample = { response: () => ({ items: topicsOfCases().slice(0, 2) }) };
  app.get('/v1/case-topics', { schema: topicsSchema, config: { example: topicsExample } }, async () => ({ items: topicsOfCases() }));

  const id = 'end.incomplete-road';
  const oneExample = { parameters: { id }, response: () => caseDocument(id) };
  app.get<{ Params: IdParameter }>('/v1/cases/:id', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) => {
    const { id: wanted } = request.params;
    return chooseType(request, reply, ['application/json', SVG]) === SVG ? sendSvg(reply, caseSvg(wanted)) : caseDocument(wanted);
  });
}
