/** A request that has not the shape of one: what is wrong all the same with the parts of it that have theirs. */
import { builtInRuleset, expansions, ruleset as assemble } from '../../catalog.js';
import type { Action } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { nameDefects } from '../../kernel/position/action-defects.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { validate } from '../../kernel/judge/adjudicate.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { withoutUnknown } from '../../shapes/repaired.js';
import { defectsOf as shapeDefects } from '../input/validation.js';

/** Pointers are relative to the body; those that are known are not said again. */
export function furtherDefects(body: unknown, known: readonly Defect[]): Defect[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const part = (name: 'ruleset' | 'snapshot' | 'action'): unknown =>
    name in body ? withoutUnknown((body as Readonly<Record<string, unknown>>)[name], known, `/${name}`) : undefined;
  // a body of another kind has members of these names as well
  const isOne = (name: string, value: unknown) => value !== undefined && shapeDefects(name, value).length === 0;
  const snapshot = part('snapshot');
  if (!isOne('Snapshot', snapshot)) return [];
  const { rules, defects } = rulesFor(part('ruleset'));
  const action = part('action');
  const said = new Set(known.map(({ pointer }) => pointer));
  const { players } = snapshot as Snapshot;
  return [
    ...below('/ruleset', defects),
    ...below('/snapshot', validate(rules, snapshot as Snapshot)),
    ...(isOne('Action', action) ? below('/action', nameDefects(rules, players, action as Action)) : []),
  ].filter(({ pointer }) => !said.has(pointer));
}

let widest: Ruleset | undefined;
const everything = (): Ruleset => (widest ??= assemble({ expansions: expansions.map(({ id }) => id) }));

function rulesFor(reference: unknown): { readonly rules: Ruleset; readonly defects: readonly Defect[] } {
  if (reference === undefined) return { rules: assemble({}), defects: [] };
  const builtIn = typeof reference === 'string' ? builtInRuleset(reference) : undefined;
  const inline = typeof reference === 'object' && reference !== null && !('id' in reference) ? reference : undefined;
  try {
    const choice = builtIn ?? inline;
    // what is stored is not looked up for a request that is refused anyway
    return { rules: choice ? assemble(choice) : everything(), defects: [] };
  } catch (error) {
    if (error instanceof InvalidInput) return { rules: everything(), defects: error.defects };
    throw error;
  }
}

const below = (pointer: string, defects: readonly Defect[]): Defect[] => defects.map((defect) => ({ ...defect, pointer: pointer + defect.pointer }));
