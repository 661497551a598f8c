/** `GET /v1/settings`: the points on which editions, publishers and tables differ. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { expansionIds } from '../../service/corpus/catalogue.js';
import { settingDocument, settingKeys, settingKinds, settingList } from '../../service/corpus/settings.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { oneOf, query } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const parameters = query({
  expansion: oneOf('id of the expansion that declares it', expansionIds),
  kind: oneOf('why tables differ in it', settingKinds),
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
  alsoAs: [HTML],
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
  alsoAs: [HTML],
  answerDescription: 'the setting',
  problems: [404],
});

export function settingRoutes(app: FastifyInstance): void {
  const [first] = settingKeys;
  const listExample = {
    response: () => {
      const { items, names } = settingList({}, 'en');
      return { items: items.slice(0, 1), names };
    },
  };
  app.get<{ Querystring: Parameters }>('/v1/settings', { schema: listSchema, config: { example: listExample } }, async (request, reply) =>
    settingList(request.query, speak(request, reply)),
  );

  const oneExample = { parameters: { key: first! }, response: () => settingDocument(first!, 'en') };
  app.get<{ Params: Static<typeof keyParameter> }>(
    '/v1/settings/:key',
    { schema: oneSchema, config: { example: oneExample } },
    async (request, reply) => settingDocument(request.params.key, speak(request, reply)),
  );
}
