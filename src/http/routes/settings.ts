/** `GET /v1/settings`: the points on which editions, publishers and tables differ. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { expansionById } from '../../catalog.js';
import { namesOf, type Language } from '../../languages/index.js';
import { settingDocuments, settingIn } from '../corpus/settings.js';
import { LanguageHeader, speak } from '../language.js';
import { operation } from '../operation.js';
import { found, oneOf, query } from './lookup.js';

const parameters = query({
  expansion: oneOf('id of the expansion that declares it', expansionById.keys()),
  kind: oneOf(
    'why tables differ in it',
    [...settingDocuments.values()].map(({ kind }) => kind),
  ),
});
type Parameters = Static<typeof parameters>;
const keyParameter = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200, description: 'key of a setting' }) });

const listSchema = operation({
  operationId: 'listSettings',
  tag: 'corpus',
  summary: 'What rulesets can choose',
  description:
    'Each setting with its values, the clauses that justify each value, what every preset chooses, and the conflicts of the sources that it decides.',
  querystring: parameters,
  headers: LanguageHeader,
  answer: 'SettingList',
  answerDescription: 'the settings',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getSetting',
  tag: 'corpus',
  summary: 'One setting',
  description:
    'A setting with its values, the clauses that justify each value, what every preset chooses, and the conflicts of the sources that it decides.',
  params: keyParameter,
  headers: LanguageHeader,
  answer: 'Setting',
  answerDescription: 'the setting',
  problems: [404],
});

function list({ expansion, kind }: Parameters, language: Language) {
  const items = [...settingDocuments.values()].filter(
    (setting) => setting.expansion === (expansion ?? setting.expansion) && setting.kind === (kind ?? setting.kind),
  );
  return {
    items: items.map((setting) => settingIn(setting, language)),
    names: namesOf({ expansion: items.map((setting) => setting.expansion) }, language),
  };
}

const one = (key: string, language: Language) => settingIn(found(settingDocuments.get(key), 'setting', key), language);

export function settingRoutes(app: FastifyInstance): void {
  const [first] = settingDocuments.keys();
  const listExample = {
    response: () => {
      const { items, names } = list({}, 'en');
      return { items: items.slice(0, 1), names };
    },
  };
  app.get<{ Querystring: Parameters }>('/v1/settings', { schema: listSchema, config: { example: listExample } }, async (request, reply) =>
    list(request.query, speak(request, reply)),
  );

  const oneExample = { parameters: { key: first! }, response: () => one(first!, 'en') };
  app.get<{ Params: Static<typeof keyParameter> }>(
    '/v1/settings/:key',
    { schema: oneSchema, config: { example: oneExample } },
    async (request, reply) => one(request.params.key, speak(request, reply)),
  );
}
