/** Promise: wherever the document says `string` and no more, there is a reason why it cannot say which. */
import { describe, expect, it } from 'vitest';
import { openApiText } from '../../src/http/plugins/openapi-text.js';

/** Why nobody can list the values, and the members that hold such a text. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'prose, for people': [
    ...['adjudicableWhy', 'decision', 'description', 'detail', 'explanation', 'label', 'means', 'message', 'missing', 'note', 'notes', 'question'],
    ...['reason', 'resolution', 'statement', 'summary', 'template', 'text', 'title', 'name', 'locator', 'highlights', 'publisher', 'assertions'],
    ...['authorityBySource', 'edition'],
  ],
  'whoever asks gives the name: players, figures, pairs of tokens': [
    ...['player', 'owner', 'owners', 'mover', 'asked', 'bidder', 'selector', 'holder', 'host', 'after', 'by', 'majority', 'figure', 'figures'],
    ...['replaces', 'pair', 'pairs', 'choices', 'to', 'players'],
  ],
  'whoever writes gives it: rulings, rulesets, keys': [
    'language',
    'keyId',
    'event',
    'tags',
    'tag',
    'idempotency-key',
    'subject',
    'supersedes',
    'ruleset',
    'expansion',
  ],
  'too many to list, and more with every release; each has a list of its own under `/v1`': [
    ...['cites', 'clause', 'clauses', 'disabledClauses', 'nearest', 'supersededBy', 'conflictsWith', 'origin', 'clauseIds'],
    ...['rule', 'rules', 'decidedBy', 'overrides', 'overriddenBy', 'overruledBy', 'on'],
    ...['tile', 'tiles', 'hand', 'setAside', 'bottom', 'held', 'aliases', 'unprinted', 'prints'],
    ...['case', 'topic', 'side', 'source', 'documents', 'conflicts', 'reading', 'printings', 'first', 'second'],
  ],
  'values of settings, and what holds them: `/v1/settings` has those of each': ['value', 'settings', 'recommended', 'decidedBy', 'from'],
  'an id of what the schema is about': ['id', 'key', 'other', 'RulesetReference', 'group', 'pile', 'numbers'],
  'an opaque token of ours': ['cursor', 'next', 'prev', 'hash', 'if-match', 'engine', 'status', 'secret'],
  'a date, or the name of a printing instead': ['from', 'to', 'effectiveFrom', 'changedSince', 'date', 'expiresAt'],
  'a standard says how it is written': ['accept-language', 'prefer', 'contentType', 'path', 'methods', 'notation', 'marks', 'type'],
  'of recorded games of another engine': ['message', 'phase', 'sets', 'elements', 'rules'],
  'names of things as the language has them': ['Names'],
  'what words to look for': ['q'],
  'what chance or a folder brings': ['Outcome', 'cause'],
  'a text as a whole, in a format of its own': ['Svg', 'Atom', 'text/html', 'text/markdown'],
};
const excused = new Set(Object.values(REASONS).flat());

type Json = Readonly<Record<string, unknown>>;
const document = JSON.parse(await openApiText()) as { paths: Record<string, Record<string, Json>>; components: { schemas: Record<string, Json> } };

/** Whether a schema says which strings there are. */
const tells = (schema: Json): boolean => ['enum', 'const', 'format', 'pattern'].some((keyword) => keyword in schema);
const isString = ({ type }: Json): boolean => [type].flat().includes('string');

/** Every place where a plain string stands: the name of the member, and the way to it. */
function plainStrings(schema: unknown, name: string, path: string): { name: string; path: string }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((item) => plainStrings(item, name, path));
  const own = isString(schema as Json) && !tells(schema as Json) ? [{ name, path }] : [];
  const inside = Object.entries(schema as Json).flatMap(([keyword, value]) => {
    if (keyword === 'properties') return Object.entries(value as Json).flatMap(([member, part]) => plainStrings(part, member, `${path}.${member}`));
    if (keyword === 'content') return Object.entries(value as Json).flatMap(([type, part]) => plainStrings(part, type, `${path} ${type}`));
    return ['example', 'examples', 'enum', 'const', 'mapping'].includes(keyword) ? [] : plainStrings(value, name, path);
  });
  return [...own, ...inside];
}

const found = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => plainStrings(schema, name, name)),
  ...Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ operationId, parameters = [], requestBody, responses }) => [
      ...(parameters as { name: string; schema: unknown }[]).flatMap(({ name, schema }) =>
        plainStrings(schema, name, `${operationId as string}?${name}`),
      ),
      ...plainStrings(requestBody, 'body', `${operationId as string} body`),
      ...plainStrings(responses, 'response', operationId as string),
    ]),
  ),
];

describe('a string in the OpenAPI document', () => {
  it('has its values, its format or its pattern, unless there is a reason', () => {
    expect(found.filter(({ name }) => !excused.has(name)).map(({ path }) => path)).toEqual([]);
  });

  it('has no reason that nothing needs', () => {
    const names = new Set(found.map(({ name }) => name));
    expect([...excused].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    'Defect.code',
    'Problem.code',
    'FigureReturned.cause',
    'Procedure.procedure',
    'QuestionPattern.figureKinds',
    'Clause.involves',
    'Tile.symbols',
  ])('has them in %s', (place) => {
    expect(found.map(({ path }) => path)).not.toContain(place);
  });
});
