/** `GET /v1/clauses`: what the sources say, to be searched and filtered. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { AUTHORITIES, CLAUSE_KINDS, EDITIONS, PUBLISHERS } from '../../contract/clause.js';
import { clauseDocument, clauseList, clauseNames, editionOf } from '../../service/corpus/clauses.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { idParameter, oneOf, query, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';
import { PageParameters } from './page.js';

const parameters = query({
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'words to look for, in English, or names of things in Polish or German; typing errors are forgiven' }),
  ),
  edition: Type.Optional(Type.Enum([...EDITIONS])),
  publisher: Type.Optional(Type.Enum([...PUBLISHERS], { description: 'clauses of this publisher, and those that all share' })),
  authority: Type.Optional(Type.Enum([...AUTHORITIES])),
  kind: Type.Optional(Type.Enum([...CLAUSE_KINDS])),
  expansion: oneOf('id of an expansion that the clause involves', clauseNames.expansion),
  figure: oneOf('kind of a figure that it involves', clauseNames.figure),
  token: oneOf('kind of a token that it involves', clauseNames.token),
  step: oneOf('step of the turn that it involves, named as in `turn.step`', clauseNames.step),
  phase: oneOf('part of the turn that it involves; `step` has the same with the names that positions use', clauseNames.phase, { deprecated: true }),
  source: oneOf('id of a source that it is taken from', clauseNames.source),
  preset: oneOf('id of a preset: clauses of its edition and publisher', clauseNames.preset),
  asOf: Type.Optional(
    Type.String({
      pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
      description: '`YYYY` or `YYYY-MM`: what was in force at the end of that year or month, as far as the sources date it',
    }),
  ),
  ...PageParameters,
});
type Parameters = Static<typeof parameters>;

const listSchema = operation({
  operationId: 'listClauses',
  tag: 'corpus',
  summary: 'Search the clauses',
  description:
    'Every clause is one statement of a printed source, a FAQ or a footnote, restated in our own words, with where to find it. Without `q` in the order of the corpus, with it the best first. ' +
    'Filters are combined. `asOf` filters this list only: verdicts follow the preset of their ruleset, and the presets are the printings of their dates.',
  querystring: parameters,
  headers: LanguageHeader,
  answer: 'ClausePage',
  alsoAs: [HTML],
  answerDescription: 'a page of clauses',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getClause',
  tag: 'corpus',
  summary: 'One clause, and what rests on it',
  description:
    'The clause with what it took the place of and what took its place, the conflicts in which it takes part, the cases that exercise it, and the rules, the values of settings and the cells of the trait table that cite it.',
  params: idParameter('id of a clause'),
  headers: LanguageHeader,
  answer: 'ClauseDetail',
  alsoAs: [HTML],
  answerDescription: 'the clause',
  problems: [404],
});

export function clauseRoutes(app: FastifyInstance): void {
  const asked = { q: 'volcano', limit: 2 };
  const listExample = { parameters: asked, response: () => clauseList(asked, 'en') };
  app.get<{ Querystring: Parameters }>('/v1/clauses', { schema: listSchema, config: { example: listExample } }, async (request, reply) =>
    clauseList(request.query, speak(request, reply, editionOf(request.query))),
  );

  const id = 'pd.volcano.no-follower-on-it';
  const oneExample = { parameters: { id }, response: () => clauseDocument(id, 'en') };
  app.get<{ Params: IdParameter }>('/v1/clauses/:id', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) =>
    clauseDocument(request.params.id, speak(request, reply)),
  );
}
