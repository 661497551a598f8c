/** `GET /v1/clauses`: what the sources say, to be searched and filtered. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { AUTHORITIES, CLAUSE_KINDS, EDITIONS, PUBLISHERS } from '../../contract/clause.js';
import { clauseDetail } from '../corpus/citations.js';
import { findClauses, matches } from '../corpus/search.js';
import { operation } from '../operation.js';
import { page, PageParameters } from '../page.js';
import { found, idParameter, query, word, type IdParameter } from './lookup.js';

const parameters = query({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words to look for: whole phrases first, then what is alike' })),
  edition: Type.Optional(Type.Enum([...EDITIONS])),
  publisher: Type.Optional(Type.Enum([...PUBLISHERS], { description: 'clauses of this publisher, and those that all share' })),
  authority: Type.Optional(Type.Enum([...AUTHORITIES])),
  kind: Type.Optional(Type.Enum([...CLAUSE_KINDS])),
  expansion: word('id of an expansion that the clause involves'),
  figure: word('kind of a figure that it involves'),
  token: word('kind of a token that it involves'),
  phase: word('phase of the turn that it involves'),
  source: word('id of a source that it is taken from'),
  preset: word('id of a preset: clauses of its edition and publisher'),
  asOf: Type.Optional(Type.String({ pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$', description: '`YYYY` or `YYYY-MM`: the law of that date' })),
  ...PageParameters,
});
type Parameters = Static<typeof parameters>;

const listSchema = operation({
  operationId: 'listClauses',
  tag: 'corpus',
  summary: 'Search the clauses',
  description:
    'Every clause is one statement of a printed source, a FAQ or a footnote, restated in our own words, with where to find it. Without `q` in the order of the corpus, with it the best first.',
  querystring: parameters,
  answer: 'ClausePage',
  answerDescription: 'a page of clauses',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getClause',
  tag: 'corpus',
  summary: 'One clause, and what rests on it',
  description: 'The clause with the rules, the values of settings and the cells of the trait table that cite it.',
  params: idParameter('id of a clause'),
  answer: 'ClauseDetail',
  answerDescription: 'the clause',
  problems: [404],
});

function list({ limit, cursor, ...filter }: Parameters) {
  const clauses = findClauses(filter);
  const answer = page(clauses, { limit, cursor });
  const q = filter.q?.trim();
  // where the words stand in the statements, by clause
  const matched = q ? { matches: Object.fromEntries(answer.items.map((clause) => [clause.id, matches(q, clause)])) } : {};
  return { ...answer, total: clauses.length, ...matched };
}

const one = (id: string) => found(clauseDetail(id), 'clause', id);

export function clauseRoutes(app: FastifyInstance): void {
  const asked = { q: 'volcano', limit: 2 };
  const listExample = { parameters: asked, response: () => list(asked) };
  app.get<{ Querystring: Parameters }>('/v1/clauses', { schema: listSchema, config: { example: listExample } }, async (request) =>
    list(request.query),
  );

  const id = 'pd.volcano.no-follower-on-it';
  const oneExample = { parameters: { id }, response: () => one(id) };
  app.get<{ Params: IdParameter }>('/v1/clauses/:id', { schema: oneSchema, config: { example: oneExample } }, async ({ params }) => one(params.id));
}
