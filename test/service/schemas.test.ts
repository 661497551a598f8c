/** Promise: the schemas that requests are checked by are sound themselves. They are not looked at when the service starts, as that takes a tenth of a start. */
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { AJV_OPTIONS } from '../../src/shapes/options.js';
import { namedSchemas, validatorsWith } from '../../src/service/input/validation.js';

const idOf = (schema: object) => (schema as { readonly $id: string }).$id;

it.each(namedSchemas.map((schema) => [idOf(schema), schema] as const))('%s', (_, schema) => {
  expect(() => new Ajv({ ...AJV_OPTIONS, validateSchema: true }).addSchema(schema)).not.toThrow();
});

it('refer to nothing that is not there', () => {
  const ajv = validatorsWith({ validateFormats: false })();
  for (const schema of namedSchemas) expect(() => ajv.getSchema(`${idOf(schema)}#`)).not.toThrow();
});

it('would be noticed if one were not', () => {
  expect(() => new Ajv({ ...AJV_OPTIONS, validateSchema: true }).addSchema({ type: 'strnig' })).toThrow('schema is invalid');
});
