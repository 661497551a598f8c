/** What has members that it must not have, without them: so that what is wrong with the rest can be told at once. */
import { pointerParts } from '../contract/pointer.js';
import type { Defect } from '../contract/problem.js';

/** A copy without the unknown properties; undefined where something else is wrong with the shape below `prefix`. */
export function withoutUnknown(value: unknown, defects: readonly Defect[], prefix = ''): unknown {
  const below = defects.filter(({ pointer }) => pointer === prefix || pointer.startsWith(`${prefix}/`));
  if (below.some(({ code }) => code !== 'unknown-property')) return undefined;
  if (below.length === 0) return value;
  const copy = structuredClone(value);
  for (const { pointer } of below) remove(copy, pointerParts(pointer.slice(prefix.length)));
  return copy;
}

function remove(value: unknown, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (typeof value !== 'object' || value === null || name === undefined) return;
  const holder = value as Record<string, unknown>;
  if (rest.length > 0) remove(holder[name], rest);
  else delete holder[name];
}
