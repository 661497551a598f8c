/** `GET /v1/rules`: the rules that verdicts name. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { RULE_KINDS } from '../../contract/corpus.js';
import { expansionIds } from '../../service/corpus/catalogue.js';
import { ruleById, ruleDocument, ruleList, rules } from '../../service/corpus/rules.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { idParameter, oneOf, query, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';

const parameters = query({
  expansion: oneOf('id of the expansion that declares it', expansionIds),
  kind: oneOf('what it decides or brings about', RULE_KINDS),
  on: oneOf(
    'kind of action, of feature or of effect',
    rules.flatMap(({ on }) => on),
  ),
});
type Parameters = Static<typeof parameters>;

const listSchema = operation({
  operationId: 'listRules',
  tag: 'corpus',
  summary: 'The rules of the engine',
  description: 'Everything that a finding, an effect or a score can name as its `rule`, with the clauses it rests on.',
  querystring: parameters,
  headers: LanguageHeader,
  answer: 'RuleList',
  alsoAs: [HTML],
  answerDescription: 'the rules',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getRule',
  tag: 'corpus',
  summary: 'One rule',
  description: 'A rule with the clauses it rests on, and the rules that it overrides or is overridden by.',
  params: idParameter('id of a rule'),
  answer: 'Rule',
  alsoAs: [HTML],
  answerDescription: 'the rule',
  problems: [404],
});

export function ruleRoutes(app: FastifyInstance): void {
  const listExample = {
    parameters: { expansion: 'princess-and-dragon' },
    response: () => {
      const { items, names } = ruleList({ expansion: 'princess-and-dragon' }, 'en');
      return { items: items.slice(0, 2), names };
    },
  };
  app.get<{ Querystring: Parameters }>('/v1/rules', { schema: listSchema, config: { example: listExample } }, async (request, reply) =>
    ruleList(request.query, speak(request, reply)),
  );

  const id = 'princess-and-dragon.volcano.no-figure';
  const shown = ruleById.has(id) ? id : rules[0]!.id;
  const oneExample = { parameters: { id: shown }, response: () => ruleDocument(shown) };
  app.get<{ Params: IdParameter }>('/v1/rules/:id', { schema: oneSchema, config: { example: oneExample } }, async ({ params }) =>
    ruleDocument(params.id),
  );
}
