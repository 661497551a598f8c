/** `GET /v1/rules`: the rules that verdicts name. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { expansionById } from '../../catalog.js';
import { namesOf, type Language } from '../../languages/index.js';
import { ruleById, rules } from '../corpus/rules.js';
import { LanguageHeader, speak } from '../language.js';
import { operation } from '../operation.js';
import { RULE_KINDS } from '../schemas/corpus.js';
import { found, idParameter, oneOf, query, type IdParameter } from './lookup.js';

const parameters = query({
  expansion: oneOf('id of the expansion that declares it', expansionById.keys()),
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
  answerDescription: 'the rule',
  problems: [404],
});

function list({ expansion, kind, on }: Parameters, language: Language) {
  const items = rules.filter(
    (rule) =>
      rule.expansion === (expansion ?? rule.expansion) &&
      rule.kind === (kind ?? rule.kind) &&
      (on === undefined || rule.on.includes(on) || rule.on.includes('*')),
  );
  const ons = items.flatMap((rule) => rule.on);
  return { items, names: namesOf({ expansion: items.map((rule) => rule.expansion), step: ons, feature: ons }, language) };
}

const one = (id: string) => found(ruleById.get(id), 'rule', id);

export function ruleRoutes(app: FastifyInstance): void {
  const listExample = {
    parameters: { expansion: 'princess-and-dragon' },
    response: () => {
      const { items, names } = list({ expansion: 'princess-and-dragon' }, 'en');
      return { items: items.slice(0, 2), names };
    },
  };
  app.get<{ Querystring: Parameters }>('/v1/rules', { schema: listSchema, config: { example: listExample } }, async (request, reply) =>
    list(request.query, speak(request, reply)),
  );

  const id = 'princess-and-dragon.volcano.no-figure';
  const shown = ruleById.has(id) ? id : rules[0]!.id;
  const oneExample = { parameters: { id: shown }, response: () => one(shown) };
  app.get<{ Params: IdParameter }>('/v1/rules/:id', { schema: oneSchema, config: { example: oneExample } }, async ({ params }) => one(params.id));
}
