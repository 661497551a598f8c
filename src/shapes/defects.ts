/** What ajv says of an input, as defects with pointers: readable, and each thing said once. */
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
  const message = types.length > 0 ? `must be ${[...new Set(types)].join(' or ')}` : 'matches none of what it may be';
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
}

const MESSAGES: Readonly<Record<string, (params: Params) => string>> = {
  required: ({ missingProperty }) => `\`${missingProperty}\` is missing`,
  additionalProperties: ({ additionalProperty }) => `there is no property \`${short(additionalProperty)}\``,
  type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${allowedValues.map((value) => `\`${String(value)}\``).join(', ')}`,
  const: ({ allowedValue }) => `must be \`${String(allowedValue)}\``,
  discriminator: ({ tag, tagValue }) =>
    typeof tagValue === 'string' ? `\`${short(tagValue)}\` is none of the values of \`${tag}\`` : `\`${tag}\` must be a string`,
  minLength: ({ limit }) => `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} items`,
  maxItems: ({ limit }) => `must have at most ${limit} items`,
  minProperties: ({ limit }) => `must have at least ${limit} properties`,
  maxProperties: ({ limit }) => `must have at most ${limit} properties`,
};

const messageOf = ({ keyword, params, message = 'is not valid' }: ErrorObject): string => MESSAGES[keyword]?.(params as Params) ?? message;

/** What there is instead of a name that is none. */
function cure({ keyword, params, parentSchema, data }: ErrorObject): string {
  const { additionalProperty, tag, tagValue, allowedValues } = params as Params;
  const schema = (parentSchema ?? {}) as { readonly properties?: object; readonly oneOf?: readonly { readonly $ref?: string }[] };
  if (keyword === 'additionalProperties') return instead(additionalProperty, Object.keys(schema.properties ?? {}));
  // the types of actions are called as their schemas are
  if (keyword === 'discriminator' && tag === 'type' && typeof tagValue === 'string')
    return instead(
      tagValue,
      (schema.oneOf ?? []).map(({ $ref = '' }) => kebab($ref.replace('#', ''))),
      30,
    );
  if (keyword === 'enum' && typeof data === 'string') return likeness(data, allowedValues.map(String));
  return '';
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}...` : text);
