/** Bodies nested so deeply that writing them out again would exhaust the stack. */
import { Invalid } from '../../contract/errors.js';
import { escapePointer } from '../../contract/problem.js';

const DEEPEST = 32;

/** Lists whose schema leaves no room for depth; they are long, and looking into them would only cost time. */
const FLAT: ReadonlySet<string> = new Set(['tiles', 'figures']);

/** Checks a body that has passed its schema. Throws `Invalid` with a pointer to where the limit is passed. */
export function checkNesting(body: object): void {
  for (const name in body) {
    const value = (body as Readonly<Record<string, unknown>>)[name];
    const path = name === 'snapshot' && value !== null ? deepSnapshot(value as Readonly<Record<string, unknown>>) : tooDeep(value, 1);
    if (path) throw new Invalid('nested-too-deeply', undefined, [defect([name, ...path])]);
  }
}

/** Whether that limit is passed anywhere in a body that no schema has held to be right. */
export const isNestedTooDeeply = (body: unknown): boolean => tooDeep(body, 0) !== undefined;

/** Checks a body that no schema has held to be right. Throws `Invalid` with a pointer to where the limit is passed. */
export function checkNestingOfAll(body: object): void {
  const path = tooDeep(body, 0);
  if (path) throw new Invalid('nested-too-deeply', undefined, [defect(path)]);
}

function deepSnapshot(snapshot: Readonly<Record<string, unknown>>): string[] | undefined {
  for (const name in snapshot) {
    if (FLAT.has(name)) continue;
    const path = tooDeep(snapshot[name], 2);
    if (path) return [name, ...path];
  }
  return undefined;
}

/** The path to a value that lies too deep. */
function tooDeep(value: unknown, depth: number): string[] | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (depth === DEEPEST) return [];
  return Array.isArray(value) ? deepItem(value, depth) : deepProperty(value as Readonly<Record<string, unknown>>, depth);
}

function deepItem(list: readonly unknown[], depth: number): string[] | undefined {
  for (let i = 0; i < list.length; i++) {
    const path = typeof list[i] === 'object' ? tooDeep(list[i], depth + 1) : undefined;
    if (path) return [String(i), ...path];
  }
  return undefined;
}

function deepProperty(object: Readonly<Record<string, unknown>>, depth: number): string[] | undefined {
  for (const name in object) {
    const path = typeof object[name] === 'object' ? tooDeep(object[name], depth + 1) : undefined;
    if (path) return [name, ...path];
  }
  return undefined;
}

const defect = (path: readonly string[]) => ({
  pointer: path.map((name) => `/${escapePointer(name)}`).join(''),
  code: 'not-valid',
  message: `lies more than ${DEEPEST} levels deep`,
});
