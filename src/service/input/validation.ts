/**
 * Whether what comes in has the shape of a named schema of the contract.
 *
 * It is first checked up to its first defect. Only what fails is checked again for all its defects, and then cut to size: ajv
 * copies its list of errors so often that a megabyte of them would take minutes.
 */
import { counted } from '../../contract/counted.js';
import { Ajv, type AnySchema, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { caseSchemas } from '../../contract/case.js';
import { Invalid } from '../../contract/errors.js';
import type { Defect } from '../../contract/problem.js';
import { wireSchemas } from '../../wire.js';
import { MOST_DEFECTS, schemaDefects } from '../../shapes/defects.js';
import { AJV_OPTIONS } from '../../shapes/options.js';

/** Those that others refer to. */
export const namedSchemas = [...wireSchemas, ...caseSchemas];

/**
 * One instance each for the life of the process, made when it is first needed: putting them together takes a tenth of a start. That the schemas are
 * sound is for the tests to see, not for each start.
 */
export function validatorsWith(options: Options): () => Ajv {
  let made: Ajv | undefined;
  const make = () => {
    const ajv = new Ajv({ ...AJV_OPTIONS, ...options, validateSchema: false });
    for (const schema of namedSchemas) ajv.addSchema(schema);
    return ajv;
  };
  return () => (made ??= make());
}

// what comes in means what it says: no text becomes a number
const quick = validatorsWith({ coerceTypes: false });
// with the schemas that were not met, where it stands what is allowed
const thorough = validatorsWith({ coerceTypes: false, allErrors: true, verbose: true });

/** Longer than any list may be, so that it still shows when one is too long. */
const LONGEST = 3_001;

/** The value without what lies beyond the first items of a list or the first properties of an object. */
function cut(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || depth > 10) return value;
  if (Array.isArray(value)) return value.slice(0, LONGEST).map((item) => cut(item, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.slice(0, LONGEST).map(([name, item]) => [name, cut(item, depth + 1)]));
}

export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[];
}

/** For a schema that may refer to those of the contract. It is compiled with the first value. */
export function validatorOf(schema: AnySchema): Validator {
  let first: ValidateFunction | undefined;
  let all: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    first ??= quick().compile(schema);
    if (first(value)) return true;
    all ??= thorough().compile(schema);
    validator.errors = (all(cut(value)) ? first.errors : all.errors) ?? [];
    return false;
  };
  return validator;
}

const named = new Map<string, Validator>();

/** What keeps a value from being what the named schema asks for. */
export function defectsOf(name: string, value: unknown): Defect[] {
  const validate = named.get(name) ?? validatorOf({ $ref: `${name}#` });
  named.set(name, validate);
  return validate(value) ? [] : schemaDefects(validate.errors ?? []);
}

/** The value as what the named schema describes. Throws `Invalid` with every defect. */
export function accepted<T>(name: string, value: unknown): T {
  const defects = defectsOf(name, value);
  if (defects.length > 0) throw misshapen(defects);
  return value as T;
}

/** For an input that does not match its schema. */
export function misshapen(defects: readonly Defect[], code: 'invalid-request' | 'invalid-parameters' = 'invalid-request'): Invalid {
  const more = defects.length === MOST_DEFECTS ? 'at least ' : '';
  return new Invalid(code, more + counted(defects.length, 'defect'), defects);
}
