/** How Fastify checks bodies and parameters. */
import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { validatorOf, validatorsWith, type Validator } from '../../service/input/validation.js';

// parameters come as text; `1e309` becomes an infinite number, which strict numbers would exempt from all limits
const parameters = validatorsWith({ coerceTypes: 'array', useDefaults: true, allErrors: true, verbose: true, strictNumbers: false });

export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? validatorOf(schema) : parametersOf(schema)) as ReturnType<FastifySchemaCompiler<AnySchema>>;

/** For routes whose body is read bit by bit: as a whole it is not checked. */
export const unlessBody: typeof validatorCompiler = (route) => (route.httpPart === 'body' ? () => true : validatorCompiler(route));

/** Compiled with the first request: all routes together take a start as long as everything else. */
function parametersOf(schema: AnySchema): Validator {
  let compiled: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    compiled ??= parameters().compile(schema);
    const isValid = compiled(value);
    validator.errors = compiled.errors ?? [];
    return isValid;
  };
  return validator;
}

/** Fastify passes on what ajv reported. */
export const ajvErrors = (errors: readonly FastifySchemaValidationError[]): readonly ErrorObject[] => errors as readonly ErrorObject[];
