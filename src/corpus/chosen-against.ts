/** What a table has chosen against: clauses that the printing has, and that say the contrary of a value that was chosen in place of its own. */
import { CONFLICT_TABLE } from './conflict-table.js';

const contraries = new Map<string, string[]>();
for (const pair of CONFLICT_TABLE) {
  const [a, b] = pair.split(' ') as [string, string];
  contraries.set(a, [...(contraries.get(a) ?? []), b]);
  contraries.set(b, [...(contraries.get(b) ?? []), a]);
}

/** A value with the clauses that say so, and those of the other values that the setting has. */
export interface Choice {
  readonly cites: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** Those of other values that contradict a choice, and that no value in `cited` rests on. */
export function chosenAgainst(choices: readonly Choice[], cited: ReadonlySet<string>): string[] {
  return choices.flatMap(({ cites, others }) => {
    const contrary = new Set(cites.flatMap((id) => contraries.get(id) ?? []));
    return contrary.size === 0 ? [] : others.flat().filter((id) => contrary.has(id) && !cited.has(id));
  });
}
