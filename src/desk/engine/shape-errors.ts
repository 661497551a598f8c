/** What the interpreter of schemas complains of, as ajv would: what it means is then told as the service tells it. */
import type { OutputUnit } from '@cfworker/json-schema';
import type { ErrorObject } from 'ajv';
import { pointerParts } from '../../contract/pointer.js';

/** A part of a schema, or of a value. */
type Node = Readonly<Record<string, unknown>>;

export interface Checked {
  readonly root: Node;
  /** Schemas by their addresses. */
  readonly lookup: Readonly<Record<string, Node>>;
  readonly value: unknown;
}

export function asAjv(units: readonly OutputUnit[], checked: Checked): ErrorObject[] {
  const tagged = units.filter(({ keyword }) => keyword === 'oneOf').flatMap((unit) => taggedBy(unit, checked));
  const isMeant = ({ keywordLocation }: OutputUnit) =>
    tagged.every(
      ({ union, branch }) => !keywordLocation.startsWith(`${union}/`) || (branch >= 0 && keywordLocation.startsWith(`${union}/${branch}/`)),
    );
  const told = units.filter((unit) => isMeant(unit) && !tagged.some(({ union }) => union === unit.keywordLocation));
  return [...tagged.flatMap(({ error }) => error ?? []), ...told.flatMap((unit) => errorOf(unit, checked))];
}

/** Of a union with a tag only the branch that the tag names counts; where it names none, that is the error. */
function taggedBy(unit: OutputUnit, checked: Checked): { readonly union: string; readonly branch: number; readonly error?: ErrorObject }[] {
  const schema = schemaAt(unit, checked);
  const tag = (schema['discriminator'] as { readonly propertyName: string } | undefined)?.propertyName;
  if (tag === undefined) return [];
  const union = unit.keywordLocation;
  const branches = schema['oneOf'] as readonly Node[];
  const data = valueAt(unit, checked);
  const tagValue = typeof data === 'object' && data !== null ? (data as Node)[tag] : undefined;
  const branch = branches.findIndex((one) => (memberOf(resolved(one, checked), tag)['const'] ?? undefined) === tagValue && tagValue !== undefined);
  if (branch >= 0) return [{ union, branch }];
  const error = {
    keyword: 'discriminator',
    instancePath: pathOf(unit),
    schemaPath: union,
    params: { tag, tagValue },
    parentSchema: named(schema),
    data,
  };
  return [{ union, branch, error }];
}

const memberOf = ({ properties }: Node, name: string): Node => ((properties ?? {}) as Readonly<Record<string, Node>>)[name] ?? {};

/** With the names of its branches as they stand in the contract. */
const named = (schema: Node): Node => {
  const { oneOf } = schema;
  return Array.isArray(oneOf)
    ? { ...schema, oneOf: (oneOf as Node[]).map(({ $ref = '' }) => ({ $ref: String($ref).replace(/^.*\//, '') })) }
    : schema;
};

/** Those that only say that something below is wrong have no counterpart. */
function errorOf(unit: OutputUnit, checked: Checked): ErrorObject[] {
  const { keyword, keywordLocation: schemaPath, error: message } = unit;
  const schema = schemaAt(unit, checked);
  const params = paramsOf(keyword, schema, /"(.*)"/.exec(message)?.[1]);
  return params
    ? [{ keyword, instancePath: pathOf(unit), schemaPath, params, message, parentSchema: named(schema), data: valueAt(unit, checked) }]
    : [];
}

function paramsOf(keyword: string, schema: Node, named: string | undefined): Node | undefined {
  const { [keyword]: wanted } = schema;
  switch (keyword) {
    case 'required':
      return { missingProperty: named };
    case 'additionalProperties':
      return wanted === false ? { additionalProperty: named } : undefined;
    case 'type':
      return { type: wanted };
    case 'enum':
      return { allowedValues: wanted };
    case 'const':
      return { allowedValue: wanted };
    case 'pattern':
      return { pattern: wanted };
    case 'anyOf':
    case 'oneOf':
    case 'uniqueItems':
      return {};
    default:
      return typeof wanted === 'number' ? { limit: wanted } : undefined;
  }
}

const pathOf = ({ instanceLocation }: OutputUnit): string => instanceLocation.replace(/^#/, '');

const valueAt = (unit: OutputUnit, { value }: Checked): unknown =>
  pointerParts(unit.instanceLocation).reduce<unknown>((of, name) => (of as Node)[name], value);

/** The schema that has the keyword. */
const schemaAt = ({ keywordLocation, keyword }: OutputUnit, checked: Checked): Node =>
  pointerParts(keywordLocation)
    .slice(0, keywordLocation.endsWith(`/${keyword}`) ? -1 : undefined)
    .reduce<Node>((of, name) => (name === '$ref' ? resolved(of, checked) : ((of[name] ?? {}) as Node)), checked.root);

const resolved = (schema: Node, { lookup }: Checked): Node => {
  const address = schema['__absolute_ref__'] ?? schema['$ref'];
  return typeof address === 'string' ? (lookup[address] ?? {}) : schema;
};
