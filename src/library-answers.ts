/** Answers of the engine that are handed in again: of callers without types they can be anything. */
import { escapePointer } from './contract/pointer.js';
import type { Defect } from './contract/problem.js';
import { InvalidInput } from './kernel/position/invalid-input.js';

/** What is read of something: a type, a list of such things, or an object by its members; `name?` may be left out, `name??` also be null, `*` is any. */
export type Shape = 'string' | readonly [Shape] | { readonly [member: string]: Shape };

/** Throws `InvalidInput` with all that has not that shape, pointers below `pointer`. */
export function checkShape(shape: Shape, value: unknown, pointer = ''): void {
  const defects = unlike(shape, value, pointer);
  if (defects.length > 0) throw new InvalidInput(defects);
}

function unlike(shape: Shape, value: unknown, pointer: string): Defect[] {
  const type = shape === 'string' ? shape : isList(shape) ? 'array' : 'object';
  if (typeOf(value) !== type) return [{ pointer, code: 'wrong-type', message: `must be ${type}` }];
  if (shape === 'string') return [];
  if (isList(shape)) return Array.from(value as readonly unknown[], (item, i) => unlike(shape[0], item, `${pointer}/${i}`)).flat();
  const given = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).flatMap(([member, inner]) => {
    if (member === '*') return Object.entries(given).flatMap(([name, one]) => unlike(inner, one, `${pointer}/${escapePointer(name)}`));
    const name = member.replaceAll('?', '');
    const one = given[name];
    if (one === null && member.endsWith('??')) return [];
    if (one !== undefined) return unlike(inner, one, `${pointer}/${name}`);
    return name === member ? [{ pointer: `${pointer}/${name}`, code: 'missing', message: `\`${name}\` is missing` }] : [];
  });
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
