/** Promise: the quick test of a shape says what the full check says, of sound input and of whatever becomes of it when something is changed. */
import fc from 'fast-check';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { AJV_OPTIONS } from '../../src/shapes/options.js';
import { Action, checkedSchemas, Snapshot, type Validate } from '../../src/shapes/validators.node.js';

const ajv = new Ajv({ ...AJV_OPTIONS, allErrors: true, verbose: true });
for (const schema of checkedSchemas) ajv.addSchema(schema);
const full = { Snapshot: ajv.getSchema('Snapshot#')!, Action: ajv.getSchema('Action#')! };

const cases = caseFiles().flatMap(({ cases: list }) => list);

/** Every place in a value, the value itself apart. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...places(inner, [...path, key])]);
}

const INSTEAD: readonly unknown[] = [null, true, -1, 0.5, 1e9, '', 'x', 'n', 90, [], {}, [0, 0], { tile: [0, 0] }, { area: 'x' }, ['x']];

function changed(value: unknown, [key, ...rest]: readonly string[], instead: unknown, how: 'put' | 'leave out' | 'add'): unknown {
  if (key === undefined) return instead;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, instead, how);
  else if (how === 'leave out') delete copy[key];
  else copy[how === 'add' ? `${key}x` : key] = instead;
  return copy;
}

const same = (check: Validate, whole: Validate, value: unknown) => {
  expect(check(value)).toBe(whole(value));
  expect(check.errors ?? []).toEqual(whole.errors ?? []);
};

it('of the snapshots and actions of the cases', () => {
  for (const { snapshot, action } of cases) {
    same(Snapshot, full.Snapshot, snapshot);
    same(Action, full.Action, action);
  }
});

it('of what becomes of them', () => {
  const of = fc.constantFrom(...cases);
  fc.assert(
    fc.property(of, fc.nat(), fc.constantFrom(...INSTEAD), fc.constantFrom('put', 'leave out', 'add'), ({ snapshot, action }, n, instead, how) => {
      for (const [check, whole, value] of [
        [Snapshot, full.Snapshot, snapshot],
        [Action, full.Action, action],
      ] as const) {
        const all = places(value);
        same(check, whole, changed(value, all[n % all.length]!, instead, how));
      }
    }),
    { numRuns: 1500 },
  );
});
