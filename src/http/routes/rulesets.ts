/** `GET /v1/rulesets`: the built-in rulesets, and those that were stored. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { HIGHEST_VERSION } from '../../contract/ruleset.js';
import { page } from '../../service/page.js';
import {
  builtInSummaries,
  documentOf,
  listRulesets,
  rulesetInForce,
  rulesetSummary,
  rulesetVersions,
  type RulesetQuery,
} from '../../service/rulesets/catalogue.js';
import { diffAtOnce, diffRulesets } from '../../service/rulesets/diff.js';
import { choiceCalled, DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { worksLong } from '../plugins/admission.js';
import { askedInTime, PreferHeader } from '../plugins/deadline.js';
import type { Context } from './context.js';
import { idParameter, query, type IdParameter } from './lookup.js';
import { HTML } from '../plugins/pages.js';
import { operation } from './operation.js';
import { PageParameters } from './page.js';

const pageParameters = query({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words of the id, the label or the notes, possibly misspelt' })),
  ...PageParameters,
});
const versionParameter = query({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: HIGHEST_VERSION, description: 'the latest when left out' })),
});
const inForceParameters = query({
  version: versionParameter.properties.version,
  rulings: Type.Optional(Type.Literal('none', { description: 'as it was stored or printed' })),
  event: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'with the rulings made for this event' })),
});
type InForce = Static<typeof inForceParameters>;

const listSchema = operation({
  operationId: 'listRulesets',
  tag: 'catalogue',
  summary: 'The rulesets',
  description:
    'The built-in presets, each the rules as one publisher printed them, then the latest version of each stored ruleset; with `q` those that match.',
  querystring: pageParameters,
  answer: 'RulesetPage',
  alsoAs: [HTML],
  answerDescription: 'a page of rulesets',
  problems: [400],
});

const oneSchema = operation({
  operationId: 'getRuleset',
  tag: 'catalogue',
  summary: 'One ruleset',
  description: 'A ruleset with the value of every setting, who set it, and the clauses that justify it. Aliases of built-in rulesets are accepted.',
  params: idParameter('id of a ruleset'),
  querystring: inForceParameters,
  answer: 'Ruleset',
  alsoAs: [HTML],
  answerDescription: 'the ruleset',
  problems: [400, 404, 422],
});

const versionsSchema = operation({
  operationId: 'listRulesetVersions',
  tag: 'catalogue',
  summary: 'All versions of a ruleset',
  description: 'A version never changes; a built-in ruleset has one.',
  params: idParameter('id of a ruleset'),
  answer: 'RulesetVersions',
  alsoAs: [HTML],
  answerDescription: 'every version',
  problems: [400, 404],
});

const diffParameters = Type.Object({
  id: idParameter('id or hash of the first ruleset').properties.id,
  other: idParameter('id or hash of the second ruleset').properties.id,
});
const diffVersions = query({ version: versionParameter.properties.version, otherVersion: versionParameter.properties.version });
type DiffVersions = Static<typeof diffVersions>;

const diffSchema = operation({
  operationId: 'diffRulesets',
  tag: 'catalogue',
  summary: 'On what two rulesets differ',
  description:
    'The settings that differ, with the values of both and the clauses that justify them; expansions and clauses that only one of them has; ' +
    'and the cases of the conformance suite that the two answer differently, with both verdicts and the clauses that make the difference.',
  params: diffParameters,
  querystring: diffVersions,
  headers: PreferHeader,
  answer: 'RulesetDiff',
  alsoAs: [HTML],
  answerDescription: 'the differences',
  problems: [400, 404, 422],
});

export function rulesetRoutes(app: FastifyInstance, { store: { rulesets }, law, workers }: Context): void {
  const listExample = { parameters: { limit: 2 }, response: () => page(builtInSummaries, { limit: 2 }, { list: 'rulesets' }) };
  app.get<{ Querystring: RulesetQuery }>('/v1/rulesets', { schema: listSchema, config: { example: listExample } }, async (request) =>
    listRulesets(rulesets, request.query),
  );

  const oneExample = { parameters: { id: DEFAULT_RULESET }, response: () => documentOf(choiceCalled(DEFAULT_RULESET)) };
  app.get<{ Params: IdParameter; Querystring: InForce }>(
    '/v1/rulesets/:id',
    { schema: oneSchema, config: { example: oneExample } },
    async ({ params: { id }, query }) => rulesetInForce(rulesets, law, id, query),
  );

  const versionsExample = { parameters: { id: DEFAULT_RULESET }, response: () => ({ items: [rulesetSummary(choiceCalled(DEFAULT_RULESET))] }) };
  app.get<{ Params: IdParameter }>(
    '/v1/rulesets/:id/versions',
    { schema: versionsSchema, config: { example: versionsExample } },
    async ({ params }) => rulesetVersions(rulesets, params.id),
  );

  const [older, newer] = [choiceCalled('hig-c1-big-box-3'), choiceCalled(DEFAULT_RULESET)];
  const diffExample = {
    parameters: { id: older.id!, other: newer.id! },
    response: () => diffAtOnce(older, newer),
  };
  app.get<{ Params: Static<typeof diffParameters>; Querystring: DiffVersions }>(
    '/v1/rulesets/:id/diff/:other',
    { schema: diffSchema, config: { ...worksLong, example: diffExample } },
    async (request, reply) => {
      const { params, query } = request;
      const pair = [
        { id: params.id, version: query.version },
        { id: params.other, version: query.otherVersion },
      ] as const;
      return diffRulesets({ rulesets, workers }, ...pair, askedInTime(request, reply));
    },
  );
}
