/** `GET /v1/rulings`: case law, to be searched, filtered and kept in step with. */
import { AUTHORITY_LEVELS } from '../../contract/precedent.js';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { HIGHEST_VERSION } from '../../contract/ruleset.js';
import { RULING_STATUSES } from '../../contract/ruling.js';
import { furtherListDefects, historyEntry, listRulings, rulingHistory, rulingOf, rulingVersions } from '../../service/case-law/rulings.js';
import { exampleRuling } from '../schemas/ruling-examples.js';
import type { Context } from './context.js';
import { etagOf } from './etags.js';
import { idParameter, query, word, type IdParameter } from './lookup.js';
import { feedOf } from '../../service/case-law/feed.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';
import { PageParameters } from './page.js';

const ATOM = 'application/atom+xml';

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));
const parameters = query({
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'words of the question, the decision, the reasoning, the event or the tags, possibly misspelt, also in Polish or German; `"a phrase"`, `-without` and `or` are understood',
    }),
  ),
  clause: text('id of a clause that it cites'),
  rule: text("id of a rule of the engine's verdict, or that it decides"),
  ruleset: word('id of the ruleset that it was made for, or of the preset of an inline one'),
  binding: Type.Optional(Type.Literal(true, { description: 'only those that bind' })),
  tag: word('one of its tags'),
  figure: word('kind of a figure that it is about'),
  expansion: word('id of an expansion that it is about'),
  event: text('the event'),
  authorityLevel: Type.Optional(Type.Enum([...AUTHORITY_LEVELS])),
  status: Type.Optional(Type.Enum([...RULING_STATUSES], { description: 'all when left out; drafts are shown to their authors and to organisers' })),
  from: word('first day, `YYYY-MM-DD`: from when it holds, or else when it was written'),
  to: word('last day, `YYYY-MM-DD`'),
  changedSince: word('only what was written later, ISO 8601: the `asOf` of the last time'),
  ...PageParameters,
});
type Parameters = Static<typeof parameters>;

const listSchema = operation({
  operationId: 'listRulings',
  tag: 'case-law',
  summary: 'Search the rulings',
  description: 'Newest first; with `q` the best match first; with `changedSince` in the order of the changes, so that a copy can be kept in step.',
  querystring: parameters,
  key: 'optional',
  answer: 'RulingPage',
  alsoAs: [HTML],
  answerDescription: 'a page of rulings',
  problems: [400, 401, 429],
});

const versionParameter = query({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: HIGHEST_VERSION, description: 'the latest when left out' })),
});
type Version = Static<typeof versionParameter>;

const oneSchema = operation({
  operationId: 'getRuling',
  tag: 'case-law',
  summary: 'One ruling',
  description:
    'The latest version, or the one that is asked for. The hash of a version is its permalink: `/v1/rulings/sha256-...` always shows the same.',
  params: idParameter('id of a ruling, or the hash of a version'),
  querystring: versionParameter,
  key: 'optional',
  answer: 'Ruling',
  alsoAs: [HTML],
  answerDescription: 'the ruling',
  problems: [400, 401, 404, 429],
});

const versionsSchema = operation({
  operationId: 'listRulingVersions',
  tag: 'case-law',
  summary: 'All versions of a ruling',
  description: 'Nothing is ever overwritten: each version says who made it, when and why.',
  params: idParameter('id of a ruling'),
  key: 'optional',
  answer: 'RulingVersions',
  alsoAs: [HTML],
  answerDescription: 'every version',
  problems: [400, 401, 404, 429],
});

const historySchema = operation({
  operationId: 'getRulingHistory',
  tag: 'case-law',
  summary: 'Who did what to a ruling, when and why',
  description:
    'One entry for each version, without its text; of a version that came from another service also who brought it, and when. Open to whoever sees the ruling.',
  params: idParameter('id of a ruling'),
  key: 'optional',
  answer: 'RulingHistory',
  alsoAs: [HTML],
  answerDescription: 'every version, oldest first',
  problems: [400, 401, 404, 429],
});

const feedSchema = operation({
  operationId: 'getRulingFeed',
  tag: 'case-law',
  summary: 'What has been decided lately',
  description: 'The latest published rulings, fifty at most, as an Atom feed.',
  answer: 'Atom',
  answerAs: ATOM,
  answerDescription: 'the feed',
  problems: [429],
});

export function rulingRoutes(app: FastifyInstance, { store, auth }: Context): void {
  const { rulings } = store;
  const onRequest = auth.mayHave;
  const listExample = { parameters: { q: 'volcano', limit: 2 }, response: () => ({ items: [exampleRuling('published')], next: null }) };
  app.get<{ Querystring: Parameters }>(
    '/v1/rulings',
    { schema: listSchema, config: { example: listExample, furtherInQuery: furtherListDefects }, onRequest },
    async (request) => listRulings(rulings, request.query, request.key),
  );
  const published = () => exampleRuling('published');
  const feedExample = { response: () => feedOf([published()], 'http://localhost') };
  app.get('/v1/rulings/feed', { schema: feedSchema, config: { example: feedExample } }, async ({ protocol, host }, reply) => {
    const { items } = await listRulings(rulings, { status: 'published' }, undefined);
    return reply.type(`${ATOM}; charset=utf-8`).send(feedOf(items, `${protocol}://${host}`));
  });
  const { id } = published();
  const oneExample = { parameters: { id }, response: published };
  app.get<{ Params: IdParameter; Querystring: Version }>(
    '/v1/rulings/:id',
    { schema: oneSchema, config: { example: oneExample }, onRequest },
    async (request, reply) => {
      const ruling = await rulingOf(rulings, request.params.id, request.query.version, request.key);
      reply.headers({ etag: etagOf(ruling), 'content-language': ruling.language ?? 'en' });
      return ruling;
    },
  );
  const versionsExample = { parameters: { id }, response: () => ({ items: [exampleRuling(), published()] }) };
  app.get<{ Params: IdParameter }>(
    '/v1/rulings/:id/versions',
    { schema: versionsSchema, config: { example: versionsExample }, onRequest },
    async (request) => rulingVersions(rulings, request.params.id, request.key),
  );
  const historyExample = {
    parameters: { id },
    response: () => ({ items: [exampleRuling(), published()].map((version) => historyEntry(version)) }),
  };
  app.get<{ Params: IdParameter }>(
    '/v1/rulings/:id/history',
    { schema: historySchema, config: { example: historyExample }, onRequest },
    async (request) => rulingHistory(store, request.params.id, request.key),
  );
}
