/** What the OpenAPI document says can be asked. */
import { createGeneratorSync, type JsonSchema } from 'json-schema-faker';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: object;
  readonly example?: unknown;
}

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly id: string;
  readonly parameters: readonly Parameter[];
  readonly secured: boolean;
  /** By media type. */
  readonly bodies: readonly { readonly type: string; readonly schema: object; readonly example?: unknown }[];
  /** What it says it can answer with. */
  readonly types: readonly string[];
}

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}
interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly security?: unknown;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], security, requestBody, responses }]) => ({
      path,
      method: method.toUpperCase(),
      id: operationId,
      parameters,
      secured: security !== undefined,
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({ type, ...media })),
      types: [...new Set(Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)))],
    })),
  );

/** A deeper chain of references ends in nothing: deep enough for every body, and it still ends. */
const DEEPEST = 6;

/** Gives values of the document's schemas, one after the other. */
export function valuesOf({ components }: Document, seed: number): (schema: object) => unknown {
  const elsewhere = <T>(schema: T): T => JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as T;
  const $defs = elsewhere(components.schemas);
  const generator = createGeneratorSync({ seed, refDepthMax: DEEPEST, optionalsProbability: 0.3, maxItems: 4 });
  return (schema) => {
    try {
      return generator.generate({ ...elsewhere(schema), $defs } as JsonSchema);
    } catch {
      // it does not find members for every object that must have some
      return {};
    }
  };
}
