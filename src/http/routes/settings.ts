/** `GET /v1/settings`: the points on which editions, publishers and tables differ. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { settingDocuments } from '../corpus/settings.js';
import { operation } from '../operation.js';
import { found, query, word } from './lookup.js';

const parameters = query({ expansion: word('id of the expansion that declares it'), kind: word('`edition-difference`, `house-rule`, ...') });
type Parameters = Static<typeof parameters>;
const keyParameter = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200, description: 'key of a setting' }) });

const listSchema = operation({
  operationId: 'listSettings',
  tag: 'corpus',
  summary: 'What rulesets can choose',
  description: 'Each setting with its values, the clauses that justify each value, and what every preset chooses.',
  querystring: parameters,
  answer: 'SettingList',
  answerDescription: 'the settings',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getSetting',
  tag: 'corpus',
  summary: 'One setting',
  description: 'A setting with its values, the clauses that justify each value, and what every preset chooses.',
  params: keyParameter,
  answer: 'Setting',
  answerDescription: 'the setting',
  problems: [404],
});

const list = ({ expansion, kind }: Parameters) => ({
  items: [...settingDocuments.values()].filter(
    (setting) => setting.expansion === (expansion ?? setting.expansion) && setting.kind === (kind ?? setting.kind),
  ),
});

const one = (key: string) => found(settingDocuments.get(key), 'setting', key);

export function settingRoutes(app: FastifyInstance): void {
  const [first] = settingDocuments.keys();
  const listExample = { response: () => ({ items: list({}).items.slice(0, 1) }) };
  app.get<{ Querystring: Parameters }>('/v1/settings', { schema: listSchema, config: { example: listExample } }, async (request) =>
    list(request.query),
  );

  const oneExample = { parameters: { key: first! }, response: () => one(first!) };
  app.get<{ Params: Static<typeof keyParameter> }>('/v1/settings/:key', { schema: oneSchema, config: { example: oneExample } }, async ({ params }) =>
    one(params.key),
  );
}
