/** What the OpenAPI document needs beyond what can be read off the routes: examples, and the mapping of discriminators. */
import type { TSchema } from 'typebox';
import { unions } from '../../wire.js';
import { nameFormats } from './openapi-formats.js';
import type { NamedSchemas } from './openapi-members.js';
import { listNames } from './openapi-names.js';
import type { Example } from '../routes/operation.js';

interface Media {
  schema?: unknown;
  example?: unknown;
}
interface DocumentedOperation {
  operationId?: string;
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface NamedSchema {
  $id?: string;
  description?: string;
  anyOf?: object[];
  oneOf?: { $ref: string }[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  const?: string;
  properties?: Record<string, NamedSchema>;
}
export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, NamedSchema> & NamedSchemas };
}

export function completeDocument<T>(document: T & OpenApiDocument, examples: ReadonlyMap<string, Example>): T {
  addMappings(document.components.schemas);
  tellApart(document.components.schemas);
  listNames(document.components.schemas);
  nameFormats(document.components.schemas);
  for (const operations of Object.values(document.paths)) {
    // HEAD answers as GET does, and needs no operation of its own
    delete operations.head;
    for (const operation of Object.values(operations)) addExample(operation, examples.get(operation.operationId ?? ''));
  }
  return document;
}

/** ajv finds the branches by itself and refuses `mapping`; generated clients need it. */
function addMappings(schemas: Record<string, NamedSchema>): void {
  for (const { discriminator, oneOf } of Object.values(schemas)) {
    if (!discriminator || !oneOf) continue;
    const tag = ($ref: string) => schemas[$ref.slice($ref.lastIndexOf('/') + 1)]?.properties?.[discriminator.propertyName]?.const;
    discriminator.mapping = Object.fromEntries(oneOf.map(({ $ref }) => [tag($ref) ?? $ref, $ref]));
  }
}

/** What is checked as a whole is told apart here, so that generated types know which members go together. */
function tellApart(schemas: Record<string, NamedSchema>): void {
  for (const [path, kinds] of Object.entries(unions)) {
    const [name, member] = path.split('.') as [string, string?];
    const place: Record<string, NamedSchema> = member === undefined ? schemas : schemas[name]!.properties!;
    const { description } = place[member ?? name]!;
    place[member ?? name] = { ...(description !== undefined && { description }), anyOf: kinds.map((kind) => namedIn(schemas, kind)) };
  }
}

function namedIn(schemas: Record<string, NamedSchema>, kind: TSchema): object {
  const { $id, ...schema } = documented(kind);
  if ($id === undefined) return schema;
  schemas[$id] = schema;
  return { $ref: REFERENCE + $id };
}

const REFERENCE = '#/components/schemas/';
const documented = (schema: TSchema) => JSON.parse(JSON.stringify(schema).replaceAll(/"\$ref":"(\w+)#"/g, `"$ref":"${REFERENCE}$1"`)) as NamedSchema;

function addExample(operation: DocumentedOperation, example: Example | undefined): void {
  if (!example) return;
  const { request } = example;
  // of a list that can come in lines, a line is one of its items
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
    if (request !== undefined) media.example = type === 'application/x-ndjson' && Array.isArray(request) ? (request[0] as unknown) : request;
  const [status] = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  const [success] = Object.values(operation.responses[status ?? '']?.content ?? {});
  if (success) success.example = example.response();
  for (const parameter of operation.parameters ?? []) {
    const value = example.parameters?.[parameter.name];
    if (value !== undefined) parameter.example = value;
  }
}
