/** What ajv says of an input, as defects with pointers: readable, and each thing said once. */
import { counted } from '../contract/counted.js';
import { instead, likeness } from '../contract/cure.js';
import type { ErrorObject } from 'ajv';
import type { DefectCode } from '../contract/codes.js';
import { escapePointer } from '../contract/pointer.js';
import type { Defect } from '../contract/problem.js';

/** A body of a megabyte can hold many thousands of defects; nobody reads more than these. */
export const MOST_DEFECTS = 1000;

const CODES: Readonly<Record<string, DefectCode>> = {
  type: 'wrong-type',
  required: 'missing',
  dependentRequired: 'missing',
  additionalProperties: 'unknown-property',
  enum: 'not-allowed-value',
  const: 'not-allowed-value',
  discriminator: 'unknown-type',
  pattern: 'wrong-format',
  format: 'wrong-format',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  exclusiveMinimum: 'out-of-range',
  exclusiveMaximum: 'out-of-range',
  minLength: 'out-of-range',
  maxLength: 'out-of-range',
  minItems: 'out-of-range',
  maxItems: 'out-of-range',
  minProperties: 'out-of-range',
  maxProperties: 'out-of-range',
  // of parameters, which are no JSON
  repeated: 'not-valid',
  digits: 'wrong-type',
};

/** Keywords that only repeat what their branches have said. */
const FRAMES = new Set(['if', 'anyOf', 'oneOf', 'allOf']);

/** Every defect that the errors stand for, in the order of the schema; `prefix` goes before each pointer. */
export function schemaDefects(errors: readonly ErrorObject[], prefix = ''): Defect[] {
  const defects = new Map<string, Defect>();
  for (const error of errors) {
    if (defects.size === MOST_DEFECTS) break;
    const defect = FRAMES.has(error.keyword) ? unionDefect(error, errors) : toDefect(error);
    if (!defect) continue;
    const placed = { ...defect, pointer: prefix + defect.pointer };
    const key = `${placed.pointer} ${placed.code}`;
    if (!defects.has(key)) defects.set(key, placed);
  }
  // a value of the wrong type is also none of those allowed: that need not be said twice
  return [...defects.values()].filter(({ pointer, code }) => code !== 'not-allowed-value' || !defects.has(`${pointer} wrong-type`));
}

function toDefect(error: ErrorObject): Defect | undefined {
  const untagged = error.keyword === 'discriminator' && (error.params as { tagValue?: unknown }).tagValue === undefined;
  // of a missing tag `required` has spoken, of a branch its union will
  if (untagged || isBranch(error)) return undefined;
  return { pointer: pointerOf(error), code: CODES[error.keyword] ?? 'not-valid', message: messageOf(error) + cure(error) };
}

/** Of a union, what no branch took: its types in one breath, where that was the matter. */
function unionDefect(error: ErrorObject, errors: readonly ErrorObject[]): Defect | undefined {
  if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') return undefined;
  const branches = errors.filter((other) => other.instancePath === error.instancePath && other.schemaPath.startsWith(`${error.schemaPath}/`));
  // a branch of the right type says itself what else is wrong
  if (branches.some(({ keyword }) => keyword !== 'type')) return undefined;
  const types = branches.map(({ params }) => String((params as { type: unknown }).type));
  const message = types.length > 0 ? `must be ${[...new Set(types)].join(' or ')}${not(error.data)}` : 'matches none of what it may be';
  return { pointer: error.instancePath, code: types.length > 0 ? 'wrong-type' : 'not-valid', message };
}

/** Whether it comes from one branch of a union, and is about the value as a whole. */
const isBranch = ({ keyword, schemaPath }: ErrorObject): boolean => keyword === 'type' && /\/(anyOf|oneOf)\/\d+\/type$/.test(schemaPath);

function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  const named = params as { missingProperty?: string; additionalProperty?: string; tag?: string };
  if (keyword === 'required') return `${instancePath}/${escapePointer(named.missingProperty!)}`;
  if (keyword === 'additionalProperties') return `${instancePath}/${escapePointer(named.additionalProperty!)}`;
  return keyword === 'discriminator' ? `${instancePath}/${named.tag!}` : instancePath;
}

interface Params {
  readonly missingProperty: string;
  readonly additionalProperty: string;
  readonly tag: string;
  readonly tagValue: unknown;
  readonly allowedValues: readonly unknown[];
  readonly allowedValue: unknown;
  readonly type: string | readonly string[];
  readonly limit: number;
  readonly pattern: string;
  readonly count: number;
  readonly text: string;
}

const MESSAGES: Readonly<Record<string, (params: Params) => string>> = {
  required: ({ missingProperty }) => `\`${missingProperty}\` is missing`,
  additionalProperties: ({ additionalProperty }) => `there is no property \`${short(additionalProperty)}\``,
  type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) =>
    allowedValues.length > MOST_VALUES
      ? `is none of the ${allowedValues.length} values that there are`
      : `must be one of ${allowedValues.map((value) => `\`${String(value)}\``).join(', ')}`,
  const: ({ allowedValue }) => `must be \`${String(allowedValue)}\``,
  discriminator: ({ tag, tagValue }) =>
    typeof tagValue === 'string' ? `\`${short(tagValue)}\` is none of the values of \`${tag}\`` : `\`${tag}\` must be a string`,
  minLength: ({ limit }) => `must have at least ${counted(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'item')}`,
  uniqueItems: () => 'holds the same item twice',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  pattern: ({ pattern }) => `does not match \`${pattern}\``,
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'property', 'properties')}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, 'property', 'properties')}`,
  repeated: ({ count }) => `is given ${count === 2 ? 'twice' : `${count} times`}; give it once`,
  digits: ({ text }) => `must be an integer in digits, not \`${short(text)}\``,
};

const messageOf = ({ keyword, params, message = 'is not valid' }: ErrorObject): string => MESSAGES[keyword]?.(params as Params) ?? message;

interface Described {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly oneOf?: readonly { readonly $ref?: string }[];
  readonly discriminator?: { readonly propertyName: string };
}

/** What would be right: the values or the names there are, or what the schema says of it. */
function cure({ keyword, params, parentSchema, data }: ErrorObject): string {
  const { missingProperty, additionalProperty, tag, tagValue, allowedValues } = params as Params;
  const schema = (parentSchema ?? {}) as Described;
  switch (keyword) {
    case 'additionalProperties':
      return instead(additionalProperty, Object.keys(schema.properties ?? {}));
    case 'required':
      return schema.discriminator?.propertyName === missingProperty
        ? oneOf(tagsOf(schema, missingProperty))
        : wanted(schema.properties?.[missingProperty]);
    case 'discriminator':
      return typeof tagValue === 'string' ? instead(tagValue, tagsOf(schema, tag), 30) : '';
    case 'enum':
      if (typeof data !== 'string') return described(schema);
      return allowedValues.length > MOST_VALUES ? instead(data, allowedValues.map(String)) : likeness(data, allowedValues.map(String));
    case 'type':
      return not(data) + rewritten(params as Params, data) + (described(schema) || membersOf(schema));
    case 'pattern':
    case 'digits':
      return described(schema);
    default:
      return '';
  }
}

/** Longer lists of values are not written out. */
const MOST_VALUES = 50;

/** The values of the tag of a union: types of actions are called as their schemas are, formats of games as theirs without what they are of. */
const tagsOf = ({ oneOf = [] }: Described, tag: string): string[] =>
  oneOf.map(({ $ref = '' }) => (tag === 'type' ? kebab($ref.replace('#', '')) : kebab($ref.replace('#', '')).split('-')[0]!));

const described = ({ description }: Described): string => (description === undefined ? '' : `: ${description}`);

/** What an object is made of, where nothing else is said about it. */
function membersOf({ properties }: Described): string {
  const names = Object.keys(properties ?? {});
  return names.length === 0 || names.length > MOST_MEMBERS ? '' : `: its members are ${names.map((name) => `\`${name}\``).join(', ')}`;
}
const MOST_MEMBERS = 12;

/** What a member that is missing would be. */
function wanted(schema: Described | undefined): string {
  if (!schema) return '';
  return (schema.enum && schema.enum.length <= MOST_VALUES ? oneOf(schema.enum) : '') + described(schema);
}

const oneOf = (values: readonly unknown[]): string => `; it is one of ${values.map((value) => `\`${String(value)}\``).join(', ')}`;

/** What was sent instead. */
function not(data: unknown): string {
  if (data === undefined) return '';
  if (data === null || typeof data === 'number') return `, not ${String(data)}`;
  return `, not ${Array.isArray(data) ? 'array' : typeof data}`;
}

/** A number in quotes, or a text without them; a word that is no truth value. */
function rewritten({ type }: Params, data: unknown): string {
  const types = [type].flat();
  if (typeof data === 'string' && /^-?\d+$/.test(data) && types.includes('integer')) return `; write ${data} without quotes`;
  if (typeof data === 'string' && /^(?:true|false)$/.test(data) && types.includes('boolean')) return `; write ${data} without quotes`;
  if (typeof data === 'string' && types.includes('boolean')) return '; it is `true` or `false`';
  return typeof data === 'number' && types.includes('string') ? `; write it in quotes` : '';
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}...` : text);
