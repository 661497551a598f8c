/**
 * ajv, with the options that bodies and parameters need: one instance each for the life of the process.
 *
 * A body is first checked up to its first defect. Only one that fails is checked again for all its defects, and then cut
 * to size: ajv copies its list of errors so often that a megabyte of them would take minutes.
 */
import { Ajv, type AnySchema, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { Defect } from '../contract/problem.js';
import { schemaDefects } from './schema-defects.js';
import { schemas } from './schemas/index.js';

const common: Options = {
  removeAdditional: false,
  // the discriminator picks the branch of an action
  discriminator: true,
  // lengths in code units: counting code points took more time than all other checks together
  unicode: false,
  // it would only say that the option above is not the usual one
  logger: false,
  // types like ['string', 'object'] and `required` beside `if` are meant as they are
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
};

function withSchemas(options: Options): Ajv {
  const ajv = new Ajv({ ...common, ...options });
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

// a body means what it says: no text becomes a number
const bodies = withSchemas({ coerceTypes: false });
const thorough = withSchemas({ coerceTypes: false, allErrors: true });
// parameters come as text; `1e309` becomes an infinite number, which strict numbers would exempt from all limits
const parameters = withSchemas({ coerceTypes: 'array', useDefaults: true, allErrors: true, strictNumbers: false });

/** Longer than any list may be, so that it still shows when one is too long. */
const LONGEST = 3_001;

/** The value without what lies beyond the first items of a list or the first properties of an object. */
function cut(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || depth > 10) return value;
  if (Array.isArray(value)) return value.slice(0, LONGEST).map((item) => cut(item, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.slice(0, LONGEST).map(([name, item]) => [name, cut(item, depth + 1)]));
}

interface Validator {
  (body: unknown): boolean;
  errors?: readonly ErrorObject[];
}

function bodyValidator(schema: AnySchema): Validator {
  const quick = bodies.compile(schema);
  let all: ValidateFunction | undefined;
  const validator: Validator = (body) => {
    if (quick(body)) return true;
    all ??= thorough.compile(schema);
    validator.errors = (all(cut(body)) ? quick.errors : all.errors) ?? [];
    return false;
  };
  return validator;
}

export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? (bodyValidator(schema) as ReturnType<FastifySchemaCompiler<AnySchema>>) : parameters.compile(schema);

const named = new Map<string, Validator>();

/** What keeps a value from being what the named schema asks for. */
export function defectsOf(name: string, value: unknown): Defect[] {
  const validate = named.get(name) ?? bodyValidator({ $ref: `${name}#` });
  named.set(name, validate);
  return validate(value) ? [] : schemaDefects(validate.errors ?? []);
}

/** Fastify passes on what ajv reported. */
export const ajvErrors = (errors: readonly FastifySchemaValidationError[]): readonly ErrorObject[] => errors as unknown as readonly ErrorObject[];
