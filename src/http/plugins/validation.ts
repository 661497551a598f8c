/** How Fastify checks bodies and parameters. */
import type { AnySchema, ErrorObject } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { validatorOf, validatorsWith } from '../../service/input/validation.js';

// parameters come as text; `1e309` becomes an infinite number, which strict numbers would exempt from all limits
const parameters = validatorsWith({ coerceTypes: 'array', useDefaults: true, allErrors: true, verbose: true, strictNumbers: false });

export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? (validatorOf(schema) as ReturnType<FastifySchemaCompiler<AnySchema>>) : parameters.compile(schema);

/** Fastify passes on what ajv reported. */
export const ajvErrors = (errors: readonly FastifySchemaValidationError[]): readonly ErrorObject[] => errors as readonly ErrorObject[];
