/** How Fastify checks bodies and parameters. */
import type { AnySchema, ErrorObject, SchemaObject, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { validatorOf, validatorsWith, type Validator } from '../../service/input/validation.js';

// parameters come as text; `1e309` becomes an infinite number, which strict numbers would exempt from all limits
const parameters = validatorsWith({ coerceTypes: 'array', useDefaults: true, allErrors: true, verbose: true, strictNumbers: false });

export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? validatorOf(schema) : parametersOf(schema as Described)) as ReturnType<FastifySchemaCompiler<AnySchema>>;

/** For routes whose body is read bit by bit: as a whole it is not checked. */
export const unlessBody: typeof validatorCompiler = (route) => (route.httpPart === 'body' ? () => true : validatorCompiler(route));

interface Described extends SchemaObject {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly description?: string }>>;
}

/** Compiled with the first request: all routes together take a start as long as everything else. */
function parametersOf(schema: Described): Validator {
  let compiled: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    compiled ??= parameters().compile(schema);
    // as they came: to be checked they are made into what they are to be
    const written = miswritten(schema, value as Readonly<Record<string, unknown>>);
    const isValid = compiled(value) && written.length === 0;
    const places = new Set(written.map(({ instancePath }) => instancePath));
    validator.errors = [...written, ...(compiled.errors ?? []).filter(({ instancePath }) => !places.has(instancePath))];
    return isValid;
  };
  return validator;
}

/** What the parameters say is text, once each; what JavaScript would take for a number, as `0x10` or nothing at all, nobody means by one. */
function miswritten({ properties = {} }: Described, given: Readonly<Record<string, unknown>>): ErrorObject[] {
  return Object.entries(properties).flatMap(([name, { type, description }]): ErrorObject[] => {
    const value = given[name];
    const error = { instancePath: `/${name}`, schemaPath: `#/properties/${name}`, data: value, parentSchema: { description } };
    if (Array.isArray(value)) return [{ ...error, keyword: 'repeated', params: { count: value.length } }];
    if (type !== 'integer' || typeof value !== 'string' || /^-?\d+$/.test(value)) return [];
    return [{ ...error, keyword: 'digits', params: { text: value } }];
  });
}

/** Fastify passes on what ajv reported. */
export const ajvErrors = (errors: readonly FastifySchemaValidationError[]): readonly ErrorObject[] => errors as readonly ErrorObject[];
