/** How many defects are where: `2 defects in the snapshot and 1 in the action`. */
import { counted } from '../../contract/counted.js';

export function defectsIn(...parts: readonly (readonly [part: string, defects: readonly unknown[]])[]): string {
  const told = parts
    .filter(([, { length }]) => length > 0)
    .map(([part, { length }], i) => `${i === 0 ? counted(length, 'defect') : length} in the ${part}`);
  return told.length < 2 ? told.join() : `${told.slice(0, -1).join(', ')} and ${told.at(-1)!}`;
}
