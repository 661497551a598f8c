/** `GET /v1/rulesets`: the built-in rulesets, and those that were stored. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { builtIn, builtInRuleset, rulesetDocument, type RulesetChoice } from '../../catalog.js';
import { presetAliases } from '../../corpus/presets.js';
import { isRulesetId, type RulesetStore } from '../../store/store.js';
import { operation } from '../operation.js';
import { fromCursor, page, PageParameters, toCursor, type PageQuery } from '../page.js';
import { ProblemError } from '../problems.js';
import { builtInVersion, DEFAULT_RULESET, findStored } from '../rulesets.js';
import type { RulesetSummary } from '../schemas/catalogue.js';
import type { Services } from '../services.js';
import { found, idParameter, query, type IdParameter } from './lookup.js';

const pageParameters = query(PageParameters);
const versionParameter = query({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'the latest when left out' })),
});
type Version = Static<typeof versionParameter>;

const listSchema = operation({
  operationId: 'listRulesets',
  tag: 'catalogue',
  summary: 'The rulesets',
  description: 'The built-in presets, each the rules as one publisher printed them, then the latest version of each stored ruleset.',
  querystring: pageParameters,
  answer: 'RulesetPage',
  answerDescription: 'a page of rulesets',
  problems: [400, 503],
});

const oneSchema = operation({
  operationId: 'getRuleset',
  tag: 'catalogue',
  summary: 'One ruleset',
  description: 'A ruleset with the value of every setting, who set it, and the clauses that justify it. Aliases of built-in rulesets are accepted.',
  params: idParameter('id of a ruleset'),
  querystring: versionParameter,
  answer: 'Ruleset',
  answerDescription: 'the ruleset',
  problems: [400, 404, 503],
});

function summary(choice: RulesetChoice): RulesetSummary {
  const { id, version, label, preset, builtIn: isBuiltIn, expansions, hash } = rulesetDocument(choice);
  const aliases = Object.entries(presetAliases).filter(([alias, name]) => isBuiltIn && name === id && alias !== id);
  return { id, version, label, preset, builtIn: isBuiltIn, expansions, aliases: aliases.map(([alias]) => alias), hash };
}

const summaries = builtIn.map((choice) => summary(choice)) as readonly RulesetSummary[];

/** Built-in rulesets come first; the store goes on where they end. */
async function list(store: RulesetStore, { limit = 50, cursor }: PageQuery) {
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  const inStore = after !== undefined && !builtInRuleset(after);
  if (inStore && !isRulesetId(after)) throw new ProblemError('invalid-cursor');
  const first = inStore ? { items: [], next: null } : page(summaries, { limit, cursor });
  if (first.next !== null) return first;
  const room = limit - first.items.length;
  // one more than there is room for, to know whether another page follows
  const stored = await store.list({ ...(inStore && { after }), limit: room + 1 });
  const items = [...first.items, ...stored.slice(0, room).map(({ id, version, document }) => summary({ ...document, id, version }))];
  return { items, next: stored.length > room ? toCursor(items.at(-1)!.id) : null };
}

async function one(store: RulesetStore, id: string, { version }: Version) {
  const reference = { id, ...(version !== undefined && { version }) };
  const choice = builtInVersion(reference) ?? (await findStored(store, reference));
  return rulesetDocument(found(choice, 'ruleset', version === undefined ? id : `${id}, version ${version}`));
}

export function rulesetRoutes(app: FastifyInstance, { store: { rulesets } }: Services): void {
  const listExample = { parameters: { limit: 2 }, response: () => page(summaries, { limit: 2 }) };
  app.get<{ Querystring: PageQuery }>('/v1/rulesets', { schema: listSchema, config: { example: listExample } }, async (request) =>
    list(rulesets, request.query),
  );

  const oneExample = { parameters: { id: DEFAULT_RULESET }, response: () => rulesetDocument(builtInRuleset(DEFAULT_RULESET)!) };
  app.get<{ Params: IdParameter; Querystring: Version }>(
    '/v1/rulesets/:id',
    { schema: oneSchema, config: { example: oneExample } },
    async (request) => one(rulesets, request.params.id, request.query),
  );
}
