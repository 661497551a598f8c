/** `GET /v1/clauses`: what the sources say, to be searched and filtered. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { clauses, expansionById, expansions } from '../../catalog.js';
import { AUTHORITIES, CLAUSE_KINDS, EDITIONS, PUBLISHERS, type Clause, type Edition } from '../../contract/clause.js';
import { presetAliases, presetById, presets } from '../../corpus/presets.js';
import { sources } from '../../corpus/sources.js';
import { clauseIn, inEnglish, namesOf, textIn, type Language } from '../../languages/index.js';
import { clauseDetail } from '../corpus/citations.js';
import { findClauses, highlighted, matches } from '../corpus/search.js';
import { LanguageHeader, speak } from '../language.js';
import { operation } from '../operation.js';
import { page, PageParameters } from '../page.js';
import { found, idParameter, oneOf, query, type IdParameter } from './lookup.js';

const involved = (part: keyof Clause['involves']) => [...clauses.values()].flatMap(({ involves }) => involves[part]);

const parameters = query({
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'words to look for, in English, or names of things in Polish or German; typing errors are forgiven' }),
  ),
  edition: Type.Optional(Type.Enum([...EDITIONS])),
  publisher: Type.Optional(Type.Enum([...PUBLISHERS], { description: 'clauses of this publisher, and those that all share' })),
  authority: Type.Optional(Type.Enum([...AUTHORITIES])),
  kind: Type.Optional(Type.Enum([...CLAUSE_KINDS])),
  expansion: oneOf('id of an expansion that the clause involves', [...expansionById.keys(), ...involved('expansions')]),
  figure: oneOf('kind of a figure that it involves', [
    ...expansions.flatMap(({ figures = [] }) => figures.map(({ kind }) => kind)),
    ...involved('figures'),
  ]),
  token: oneOf('kind of a token that it involves', [...expansions.flatMap(({ tokens = [] }) => tokens), ...involved('tokens')]),
  phase: oneOf('phase of the turn that it involves', [...expansions.flatMap(({ steps = [] }) => steps.map(({ id }) => id)), ...involved('phases')]),
  source: oneOf(
    'id of a source that it is taken from',
    sources.map(({ id }) => id),
  ),
  preset: oneOf('id of a preset: clauses of its edition and publisher', [...presets.map(({ id }) => id), ...Object.keys(presetAliases)]),
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
  answerDescription: 'the clause',
  problems: [404],
});

const names = (involved: readonly Clause['involves'][], language: Language) =>
  namesOf(
    {
      expansion: involved.flatMap(({ expansions }) => expansions),
      figure: involved.flatMap(({ figures }) => figures),
      token: involved.flatMap(({ tokens }) => tokens),
      step: involved.flatMap(({ phases }) => phases),
    },
    language,
  );

function list({ limit, cursor, ...filter }: Parameters, language: Language) {
  const found = findClauses(filter).map(({ clause, stems }) => ({ id: clause.id, clause, stems }));
  const { items, next } = page(found, { limit, cursor }, { list: 'clauses', ...filter });
  const shown = items.map(({ clause }) => clauseIn(clause, language));
  const places = items.map(({ stems }, i) => matches(shown[i]!.statement, stems));
  const byId = <T>(of: (place: (typeof places)[number], statement: string) => T) =>
    Object.fromEntries(shown.map(({ id, statement }, i) => [id, of(places[i]!, statement)]));
  return {
    items: shown,
    next,
    total: found.length,
    ...(filter.q?.trim() && { matches: byId((place) => place), highlights: byId((place, statement) => highlighted(statement, place)) }),
    names: names(
      shown.map(({ involves }) => involves),
      language,
    ),
  };
}

function one(id: string, language: Language) {
  const detail = found(clauseDetail(id), 'clause', id);
  const { note, resolution } = detail;
  return {
    ...detail,
    statement: clauseIn(clauses.get(id)!, language).statement,
    ...(note !== undefined && { note: textIn(note, language) }),
    ...(resolution !== undefined && { resolution: textIn(resolution, language) }),
    ...inEnglish(language),
    names: names([detail.involves], language),
  };
}

/** A list of second-edition clauses speaks that edition's English. */
const editionOf = ({ edition, preset }: Parameters): Edition => edition ?? presetById(preset ?? '')?.edition ?? 'C1';

export function clauseRoutes(app: FastifyInstance): void {
  const asked = { q: 'volcano', limit: 2 };
  const listExample = { parameters: asked, response: () => list(asked, 'en') };
  app.get<{ Querystring: Parameters }>('/v1/clauses', { schema: listSchema, config: { example: listExample } }, async (request, reply) =>
    list(request.query, speak(request, reply, editionOf(request.query))),
  );

  const id = 'pd.volcano.no-follower-on-it';
  const oneExample = { parameters: { id }, response: () => one(id, 'en') };
  app.get<{ Params: IdParameter }>('/v1/clauses/:id', { schema: oneSchema, config: { example: oneExample } }, async (request, reply) =>
    one(request.params.id, speak(request, reply)),
  );
}
