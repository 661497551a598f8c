/** What is wrong with the shape of something, as at every door of the service. */
import * as validators from '#validators';
import type { Defect } from '../contract/problem.js';
import { schemaDefects } from './defects.js';
import type { Checked } from './validators.node.js';

/** Every defect of the shape, pointers relative to the value; empty where it has the shape. */
export function shapeDefects(name: Checked, value: unknown): Defect[] {
  const validate = validators[name];
  return validate(value) ? [] : schemaDefects(validate.errors ?? []);
}
