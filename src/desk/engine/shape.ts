/** Checks what a file holds against the schemas of the contract, by interpreting them: a page under a strict policy cannot compile any. */
import { dereference, validate, type Schema } from '@cfworker/json-schema';
import type { TSchema } from 'typebox';
import { problemSchemas, type Defect } from '../../contract/problem.js';
import { replaySchemas } from '../../contract/replay.js';
import { rulesetSchemas } from '../../contract/ruleset.js';
import { schemaDefects } from '../../shapes/defects.js';
import { positionSchemas } from '../../wire.js';
import { asAjv, type Checked } from './shape-errors.js';

const known = [...positionSchemas, ...rulesetSchemas, ...problemSchemas, ...replaySchemas].map(plain);

/** As data, and with addresses in place of the names by which the schemas refer to each other. */
function plain(schema: TSchema): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    (key === '$ref' || key === '$id') && typeof value === 'string' ? `https://seneschal/${value.replace(/#$/, '')}` : value,
  );
  return JSON.parse(text) as Schema;
}

/** Schemas by their addresses. */
type Lookup = ReturnType<typeof dereference>;

const lookups = new WeakMap<TSchema, { readonly root: Schema; readonly lookup: Lookup }>();

function lookupOf(schema: TSchema): { readonly root: Schema; readonly lookup: Lookup } {
  let found = lookups.get(schema);
  if (!found) {
    const root = plain(schema);
    const lookup = dereference(root);
    for (const other of known) if (other.$id !== undefined && other.$id !== root.$id) dereference(other, lookup);
    found = { root, lookup };
    lookups.set(schema, found);
  }
  return found;
}

/** What is wrong with a value, pointers below `pointer`; in the words that the service has for it. */
export function shapeDefects(schema: TSchema, value: unknown, pointer: string): Defect[] {
  const { root, lookup } = lookupOf(schema);
  const { valid, errors } = validate(value, root, '2020-12', lookup, false);
  return valid ? [] : schemaDefects(asAjv(errors, { root, lookup, value } as Checked), pointer);
}

/** What is wrong with a part of a question that came from a file. */
export function partDefects(name: string, value: unknown): Defect[] {
  const schema = [...positionSchemas].find((candidate) => (candidate as { $id?: string }).$id === name);
  return schema ? shapeDefects(schema, value, '') : [];
}
