/** Checks the outer shape of a recorded game against the schemas of the contract: every defect with its pointer. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { problemSchemas, type Defect } from '../contract/problem.js';
import { replaySchemas } from '../contract/replay.js';
import { rulesetSchemas } from '../contract/ruleset.js';
import { schemaDefects } from '../shapes/defects.js';
import { positionSchemas } from '../wire.js';

const ajv = new Ajv({ allErrors: true, strict: false, discriminator: true, verbose: true });
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
  if (validate(value)) return [];
  // of a game it is told whether something is missing or cannot be read
  return schemaDefects(validate.errors ?? [], pointer).map((defect) => ({ ...defect, code: defect.code === 'missing' ? 'missing' : 'malformed' }));
}
