/** `GET /v1/rulings`: case law, to be searched, filtered and kept in step with. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Key } from '../../contract/key.js';
import { HIGHEST_VERSION } from '../../contract/ruleset.js';
import { AUTHORITY_LEVELS, RULING_STATUSES, type AuditEntry, type Ruling } from '../../contract/ruling.js';
import type { RulingStore, Store } from '../../store/store.js';
import { operation } from '../operation.js';
import { PageParameters } from '../page.js';
import type { HistoryEntry, RulingHistory } from '../schemas/rulings.js';
import { etagOf, isVisible, readerOf } from '../ruling-access.js';
import { exampleRuling } from '../ruling-examples.js';
import type { Services } from '../services.js';
import { blaming } from '../store-problems.js';
import { entriesOf } from './audit.js';
import { found, idParameter, query, word, type IdParameter } from './lookup.js';

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));
const parameters = query({
  q: text('words of the question, the decision, the reasoning or the tags, possibly misspelt; `"a phrase"`, `-without` and `or` are understood'),
  clause: text('id of a clause that it cites'),
  rule: text("id of a rule of the engine's verdict, or that it decides"),
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
  answerDescription: 'a page of rulings',
  problems: [400, 401, 429, 503],
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
  answerDescription: 'the ruling',
  problems: [400, 401, 404, 429, 503],
});

const versionsSchema = operation({
  operationId: 'listRulingVersions',
  tag: 'case-law',
  summary: 'All versions of a ruling',
  description: 'Nothing is ever overwritten: each version says who made it, when and why.',
  params: idParameter('id of a ruling'),
  key: 'optional',
  answer: 'RulingVersions',
  answerDescription: 'every version',
  problems: [400, 401, 404, 429, 503],
});

function list(store: RulingStore, { limit = 50, ...filter }: Parameters, key: Key | undefined) {
  const reader = readerOf(key);
  return blaming('invalid-parameters', () => store.list({ ...filter, limit, ...(reader && { reader }) }));
}

const HASH = /^sha256-[0-9a-f]{64}$/;

async function one(store: RulingStore, id: string, { version }: Version, key: Key | undefined): Promise<Ruling> {
  const ruling = await (HASH.test(id) ? store.getByHash(id) : version === undefined ? store.get(id) : store.getVersion(id, version));
  const name = version === undefined ? id : `${id}, version ${version}`;
  return found(ruling && (await isOpen(store, ruling, key)) ? ruling : undefined, 'ruling', name);
}

/** Once it is published, the drafts that led to it are open too. */
const isOpen = async (store: RulingStore, ruling: Ruling, key: Key | undefined): Promise<boolean> =>
  isVisible(ruling, key) || isVisible((await store.get(ruling.id)) ?? ruling, key);

async function versions(store: RulingStore, id: string, key: Key | undefined) {
  const items = await store.versions(id);
  const last = items.at(-1);
  found(last && isVisible(last, key) ? last : undefined, 'ruling', id);
  return { items };
}

const historySchema = operation({
  operationId: 'getRulingHistory',
  tag: 'case-law',
  summary: 'Who did what to a ruling, when and why',
  description:
    'One entry for each version, without its text; of a version that came from another service also who brought it, and when. Open to whoever sees the ruling.',
  params: idParameter('id of a ruling'),
  key: 'optional',
  answer: 'RulingHistory',
  answerDescription: 'every version, oldest first',
  problems: [400, 401, 404, 429, 503],
});

async function history({ rulings, audit }: Store, id: string, key: Key | undefined): Promise<RulingHistory> {
  const { items } = await versions(rulings, id, key);
  const imports = new Map<number, AuditEntry>();
  for await (const noted of entriesOf(audit, `ruling:${id}`))
    if (noted.action === 'import' && noted.version !== undefined) imports.set(noted.version, noted);
  return { items: items.map((version) => entry(version, imports.get(version.version))) };
}

const entry = ({ version, status, hash, updatedAt, change }: Ruling, imported: AuditEntry | undefined): HistoryEntry => ({
  version,
  status,
  hash,
  at: updatedAt,
  change,
  ...(imported && { imported: { at: imported.at, by: imported.by } }),
});

export function rulingRoutes(app: FastifyInstance, { store, auth }: Services): void {
  const { rulings } = store;
  const onRequest = auth.mayHave;
  const listExample = { parameters: { q: 'volcano', limit: 2 }, response: () => ({ items: [exampleRuling('published')], next: null }) };
  app.get<{ Querystring: Parameters }>('/v1/rulings', { schema: listSchema, config: { example: listExample }, onRequest }, async (request) =>
    list(rulings, request.query, request.key),
  );
  const published = () => exampleRuling('published');
  const { id } = published();
  const oneExample = { parameters: { id }, response: published };
  app.get<{ Params: IdParameter; Querystring: Version }>(
    '/v1/rulings/:id',
    { schema: oneSchema, config: { example: oneExample }, onRequest },
    async (request, reply) => {
      const ruling = await one(rulings, request.params.id, request.query, request.key);
      reply.header('etag', etagOf(ruling));
      return ruling;
    },
  );
  const versionsExample = { parameters: { id }, response: () => ({ items: [exampleRuling(), published()] }) };
  app.get<{ Params: IdParameter }>(
    '/v1/rulings/:id/versions',
    { schema: versionsSchema, config: { example: versionsExample }, onRequest },
    async (request) => versions(rulings, request.params.id, request.key),
  );
  const historyExample = {
    parameters: { id },
    response: () => ({ items: [exampleRuling(), published()].map((version) => entry(version, undefined)) }),
  };
  app.get<{ Params: IdParameter }>(
    '/v1/rulings/:id/history',
    { schema: historySchema, config: { example: historyExample }, onRequest },
    async (request) => history(store, request.params.id, request.key),
  );
}
