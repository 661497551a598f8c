/** The published JSON Schemas: each one document without outside references. */
import { caseSchemas } from '../contract/case.js';
import { conformanceSchemas } from '../contract/conformance.js';
import { gameCaseSchemas } from '../contract/game-case.js';
import { problemSchemas } from '../contract/problem.js';
import { verdictSchemas } from '../contract/verdict.js';
import { positionSchemas } from '../wire.js';

type Json = unknown;
interface Named {
  readonly $id: string;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** References between our schemas are `Name#`; in one document they are `#/$defs/Name`. */
function bundled(value: Json): Json {
  if (Array.isArray(value)) return value.map(bundled);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key, inner]) => !(key === '$id' && typeof inner === 'string') && key !== 'discriminator');
  return Object.fromEntries(kept.map(([key, inner]) => [key, key === '$ref' ? `#/$defs/${String(inner).replace('#', '')}` : bundled(inner)]));
}

function referenced(value: Json, found: Set<string>, all: ReadonlyMap<string, Json>): void {
  for (const [, name] of JSON.stringify(value).matchAll(/"#\/\$defs\/([A-Za-z]+)"/g)) {
    if (found.has(name!)) continue;
    found.add(name!);
    referenced(all.get(name!), found, all);
  }
}

/** The named schemas and all that they refer to, in the order of the contract. */
function definitions(names: readonly string[]): Record<string, Json> {
  const schemas = [
    ...positionSchemas,
    ...verdictSchemas,
    ...problemSchemas,
    ...caseSchemas,
    ...gameCaseSchemas,
    ...conformanceSchemas,
  ] as readonly object[] as readonly Named[];
  const all = new Map(schemas.map((schema) => [schema.$id, bundled(JSON.parse(JSON.stringify(schema)))] as const));
  const needed = new Set<string>(names);
  for (const name of names) referenced(all.get(name), needed, all);
  return Object.fromEntries([...all].filter(([name]) => needed.has(name)));
}

const listOf = (name: string, id: string, title: string): Json => ({
  $schema: DIALECT,
  $id: id,
  title,
  type: 'array',
  items: { $ref: `#/$defs/${name}` },
  $defs: definitions([name]),
});

export const caseFileSchema = (): Json => listOf('Case', 'urn:seneschal:case:1', 'Cases of the Seneschal conformance suite');
export const gameFileSchema = (): Json => listOf('GameCase', 'urn:seneschal:game:1', 'Games of the Seneschal conformance suite');

/** Any line that runner or engine may write; what a line must be is said by the names under `$defs`. */
export function protocolSchema(): Json {
  const names = (conformanceSchemas as readonly object[] as readonly Named[]).map(({ $id }) => $id).filter((name) => name !== 'KitTile');
  return {
    $schema: DIALECT,
    $id: 'urn:seneschal:conformance-protocol:1',
    title: 'Lines of the Seneschal conformance protocol',
    anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: definitions(names),
  };
}
