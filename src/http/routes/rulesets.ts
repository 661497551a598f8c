/** `GET /v1/rulesets`: the built-in rulesets, and those that were stored. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { builtIn, builtInRuleset, rulesetDocument, type RulesetChoice } from '../../catalog.js';
import { presetAliases } from '../../corpus/presets.js';
import { isRulesetId, type RulesetStore, type StoredRuleset } from '../../store/store.js';
import { InvalidInput } from '../../kernel/defects.js';
import { within } from '../input.js';
import { operation } from '../operation.js';
import { fromCursor, page, PageParameters, toCursor, type PageQuery } from '../page.js';
import { ProblemError } from '../problems.js';
import { builtInVersion, DEFAULT_RULESET, findStored } from '../rulesets.js';
import type { RulesetSummary } from '../schemas/catalogue.js';
import type { Services } from '../services.js';
import { diff } from '../ruleset-diff.js';
import { suiteDifference, suiteDifferenceAtOnce, type SuiteDifference } from '../ruleset-suite.js';
import type { RulesetDiff } from '../schemas/rulings.js';
import { HIGHEST_VERSION, type RulesetDocument } from '../../contract/ruleset.js';
import { blaming } from '../store-problems.js';
import { found, idParameter, query, type IdParameter } from './lookup.js';

const pageParameters = query({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'words of the id, the label or the notes, possibly misspelt' })),
  ...PageParameters,
});
type ListQuery = PageQuery & { readonly q?: string };
const versionParameter = query({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: HIGHEST_VERSION, description: 'the latest when left out' })),
});
type Version = Static<typeof versionParameter>;

const listSchema = operation({
  operationId: 'listRulesets',
  tag: 'catalogue',
  summary: 'The rulesets',
  description:
    'The built-in presets, each the rules as one publisher printed them, then the latest version of each stored ruleset; with `q` those that match.',
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
  problems: [400, 404, 422, 503],
});

const summary = (choice: RulesetChoice): RulesetSummary => summaryOf(rulesetDocument(choice));

function summaryOf({ id, version, label, preset, builtIn: isBuiltIn, expansions, hash }: RulesetDocument): RulesetSummary {
  const aliases = Object.entries(presetAliases).filter(([alias, name]) => isBuiltIn && name === id && alias !== id);
  return { id, version, label, preset, builtIn: isBuiltIn, expansions, aliases: aliases.map(([alias]) => alias), hash };
}

const summaries = builtIn.map((choice) => summary(choice)) as readonly RulesetSummary[];

function matching(q: string | undefined): readonly RulesetSummary[] {
  if (q === undefined) return summaries;
  const words = q.toLowerCase();
  return summaries.filter(({ id, label, aliases }) => [id, label, ...aliases].some((text) => text.toLowerCase().includes(words)));
}

/** Built-in rulesets come first; the store goes on where they end. */
async function list(store: RulesetStore, { limit = 50, cursor, q }: ListQuery) {
  const name = { list: 'rulesets', ...(q !== undefined && { q }) };
  const after = cursor === undefined ? undefined : fromCursor(name, cursor);
  const inStore = after !== undefined && !builtInRuleset(after);
  if (inStore && !isRulesetId(after)) throw new ProblemError('invalid-cursor');
  const first = inStore ? { items: [], next: null } : page(matching(q), { limit, cursor }, name);
  if (first.next !== null) return first;
  const room = limit - first.items.length;
  // one more than there is room for, to know whether another page follows
  const stored = await blaming('invalid-parameters', () => store.list({ ...(inStore && { after }), ...(q !== undefined && { q }), limit: room + 1 }));
  const items = [...first.items, ...stored.slice(0, room).map(storedSummary)];
  return { items, next: stored.length > room ? toCursor(name, items.at(-1)!.id) : null };
}

const HASH = /^sha256-[0-9a-f]{64}$/;

const choiceFrom = ({ id, version, document }: StoredRuleset): RulesetChoice => ({ ...document, id, version });

/** Also of one that names what this release knows no more: it stays in the lists, under the hash of its text. */
function storedSummary(stored: StoredRuleset): RulesetSummary {
  try {
    return summary(choiceFrom(stored));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { id, version, hash, document } = stored;
    const { label = id, preset = DEFAULT_RULESET, expansions = [] } = document;
    return { id, version, label, preset, builtIn: false, expansions, aliases: [], hash };
  }
}

/** Throws `ProblemError` for one that names what this release knows no more. */
const documentOf = (choice: RulesetChoice): RulesetDocument => within('ruleset', '', () => rulesetDocument(choice));

/** Throws `ProblemError`. */
async function one(store: RulesetStore, id: string, { version }: Version): Promise<RulesetChoice> {
  if (HASH.test(id)) return found(await byHash(store, id), 'ruleset', id);
  const reference = { id, ...(version !== undefined && { version }) };
  const choice = builtInVersion(reference) ?? (await findStored(store, reference));
  return found(choice, 'ruleset', version === undefined ? id : `${id}, version ${version}`);
}

async function byHash(store: RulesetStore, hash: string): Promise<RulesetChoice | undefined> {
  const choice = builtIn.find((candidate) => rulesetDocument(candidate).hash === hash);
  if (choice) return choice;
  const stored = await store.getByHash(hash);
  return stored && choiceFrom(stored);
}

async function versions(store: RulesetStore, id: string) {
  const choice = builtInRuleset(id);
  const items = choice ? [summary(choice)] : (await store.versions(id)).map(storedSummary);
  found(items[0], 'ruleset', id);
  return { items };
}

const versionsSchema = operation({
  operationId: 'listRulesetVersions',
  tag: 'catalogue',
  summary: 'All versions of a ruleset',
  description: 'A version never changes; a built-in ruleset has one.',
  params: idParameter('id of a ruleset'),
  answer: 'RulesetVersions',
  answerDescription: 'every version',
  problems: [400, 404, 503],
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
  answer: 'RulesetDiff',
  answerDescription: 'the differences',
  problems: [400, 404, 422, 503],
});

async function compare(store: RulesetStore, { id, other }: Static<typeof diffParameters>, { version, otherVersion }: DiffVersions) {
  const first = await one(store, id, { ...(version !== undefined && { version }) });
  const second = await one(store, other, { ...(otherVersion !== undefined && { version: otherVersion }) });
  for (const choice of [first, second]) documentOf(choice);
  return difference(first, second, await suiteDifference(first, second));
}

const difference = (first: RulesetChoice, second: RulesetChoice, suite: SuiteDifference): RulesetDiff => ({
  ...diff(documentOf(first), documentOf(second), summaryOf),
  ...suite,
});

export function rulesetRoutes(app: FastifyInstance, { store: { rulesets } }: Services): void {
  const listExample = { parameters: { limit: 2 }, response: () => page(summaries, { limit: 2 }, { list: 'rulesets' }) };
  app.get<{ Querystring: ListQuery }>('/v1/rulesets', { schema: listSchema, config: { example: listExample } }, async (request) =>
    list(rulesets, request.query),
  );

  const oneExample = { parameters: { id: DEFAULT_RULESET }, response: () => rulesetDocument(builtInRuleset(DEFAULT_RULESET)!) };
  app.get<{ Params: IdParameter; Querystring: Version }>(
    '/v1/rulesets/:id',
    { schema: oneSchema, config: { example: oneExample } },
    async (request) => documentOf(await one(rulesets, request.params.id, request.query)),
  );

  const versionsExample = { parameters: { id: DEFAULT_RULESET }, response: () => ({ items: [summary(builtInRuleset(DEFAULT_RULESET)!)] }) };
  app.get<{ Params: IdParameter }>(
    '/v1/rulesets/:id/versions',
    { schema: versionsSchema, config: { example: versionsExample } },
    async ({ params }) => versions(rulesets, params.id),
  );

  const [older, newer] = [builtInRuleset('hig-c1-big-box-3')!, builtInRuleset(DEFAULT_RULESET)!];
  const diffExample = {
    parameters: { id: older.id!, other: newer.id! },
    response: () => difference(older, newer, suiteDifferenceAtOnce(older, newer)),
  };
  app.get<{ Params: Static<typeof diffParameters>; Querystring: DiffVersions }>(
    '/v1/rulesets/:id/diff/:other',
    { schema: diffSchema, config: { example: diffExample } },
    async ({ params, query: versions }) => compare(rulesets, params, versions),
  );
}
