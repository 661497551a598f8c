/** The published JSON Schema of a file of cases: one document without outside references. */
import { actionSchemas } from '../contract/action.js';
import { caseSchemas } from '../contract/case.js';
import { snapshotSchemas } from '../contract/snapshot.js';
import { verdictSchemas } from '../contract/verdict.js';

type Json = unknown;

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

export function caseFileSchema(): Json {
  const schemas = [...snapshotSchemas, ...actionSchemas, ...verdictSchemas, ...caseSchemas] as unknown as { $id: string }[];
  const all = new Map(schemas.map((schema) => [schema.$id, bundled(JSON.parse(JSON.stringify(schema)))] as const));
  const needed = new Set<string>(['Case']);
  referenced(all.get('Case'), needed, all);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:seneschal:case:1',
    title: 'Cases of the Seneschal conformance suite',
    type: 'array',
    items: { $ref: '#/$defs/Case' },
    $defs: Object.fromEntries([...all].filter(([name]) => needed.has(name))),
  };
}
