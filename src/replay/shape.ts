/** Checks the outer shape of a recorded game against the schemas of the contract: every defect with its pointer. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { escapePointer, problemSchemas, type Defect } from '../contract/problem.js';
import { replaySchemas } from '../contract/replay.js';
import { rulesetSchemas } from '../contract/ruleset.js';
import { positionSchemas } from '../wire.js';

const ajv = new Ajv({ allErrors: true, strict: false, discriminator: true });
for (const schema of [...positionSchemas, ...rulesetSchemas, ...problemSchemas, ...replaySchemas]) ajv.addSchema(schema);

const compiled = new WeakMap<TSchema, ValidateFunction>();

/** What is wrong with a value, pointers below `pointer`. */
export function shapeDefects(schema: TSchema, value: unknown, pointer: string): Defect[] {
  let validate = compiled.get(schema);
  if (!validate) {
    const { $id } = schema as { $id?: string };
    validate = ($id === undefined ? ajv.compile(schema) : ajv.getSchema($id)) as ValidateFunction;
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).filter(isOwn).map((error) => toDefect(error, pointer));
}

/** Of a choice only the whole is reported, not each branch that did not fit. */
const isOwn = ({ schemaPath, keyword }: ErrorObject): boolean => !/\/(anyOf|oneOf)\/\d/.test(schemaPath) && keyword !== 'if';

function toDefect({ instancePath, keyword, message, params }: ErrorObject, pointer: string): Defect {
  const below =
    keyword === 'required'
      ? `/${escapePointer(String(params['missingProperty']))}`
      : keyword === 'additionalProperties'
        ? `/${escapePointer(String(params['additionalProperty']))}`
        : '';
  return {
    pointer: `${pointer}${instancePath}${below}`,
    code: keyword === 'required' ? 'missing' : 'malformed',
    message: message ?? 'cannot be read',
  };
}
