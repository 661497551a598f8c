/** Checks what a file holds against the schemas of the contract, by interpreting them: a page under a strict policy cannot compile any. */
import { Validator, type Schema } from '@cfworker/json-schema';
import type { TSchema } from 'typebox';
import { problemSchemas, type Defect } from '../../contract/problem.js';
import { replaySchemas } from '../../contract/replay.js';
import { rulesetSchemas } from '../../contract/ruleset.js';
import { positionSchemas } from '../../wire.js';

const known = [...positionSchemas, ...rulesetSchemas, ...problemSchemas, ...replaySchemas].map(plain);

/** As data, and with addresses in place of the names by which the schemas refer to each other. */
function plain(schema: TSchema): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    (key === '$ref' || key === '$id') && typeof value === 'string' ? `https://seneschal/${value.replace(/#$/, '')}` : value,
  );
  return JSON.parse(text) as Schema;
}

const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema);
  if (!validator) {
    const own = plain(schema);
    validator = new Validator(own, '2020-12', false);
    for (const other of known) if (other.$id !== undefined && other.$id !== own.$id) validator.addSchema(other);
    validators.set(schema, validator);
  }
  return validator;
}

/** What is wrong with a value, pointers below `pointer`; as `replay/shape.ts` tells it. */
export function shapeDefects(schema: TSchema, value: unknown, pointer: string): Defect[] {
  const { valid, errors } = validatorOf(schema).validate(value);
  if (valid) return [];
  const leaves = errors.filter(({ keyword }) => !['$ref', 'properties', 'items', 'oneOf', 'anyOf', 'additionalProperties'].includes(keyword));
  return (leaves.length > 0 ? leaves : errors).slice(0, 50).map(({ instanceLocation, keyword, error }) => ({
    pointer: pointer + instanceLocation.replace(/^#/, ''),
    code: keyword === 'required' ? 'missing' : 'malformed',
    message: error.toLowerCase().replace(/\.$/, ''),
  }));
}

/** What is wrong with a part of a question that came from a file. */
export function partDefects(name: string, value: unknown): Defect[] {
  const schema = [...positionSchemas].find((candidate) => (candidate as { $id?: string }).$id === name);
  return schema ? shapeDefects(schema, value, '') : [];
}
