/** Rule by preset: which clauses each rule was seen to cite over all cases. A cell that changes unasked is a rule that rests on something else. */
import { EVERY_OTHER_PRESET } from '../contract/case.js';
import { presets } from '../corpus/presets.js';
import type { Result } from './run.js';

/** Rule id -> presets -> clauses, in the notation of the grid; a clause that is only pointed to has its reason after it. */
export type Citations = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What the findings of a result rest on, by rule. */
export function restingOn({ verdict }: Result): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { rule, cites, seeAlso = [] } of verdict?.findings ?? []) {
    const known = found.get(rule) ?? found.set(rule, new Set()).get(rule)!;
    for (const id of cites) known.add(id);
    for (const { clause, why } of seeAlso) known.add(`${clause} (${why})`);
  }
  return found;
}

export function citations(results: readonly Result[]): Citations {
  const rules = new Map<string, Map<string, Set<string>>>();
  for (const result of results)
    for (const [rule, clauses] of restingOn(result)) {
      const byPreset = rules.get(rule) ?? rules.set(rule, new Map()).get(rule)!;
      const known = byPreset.get(result.preset) ?? byPreset.set(result.preset, new Set()).get(result.preset)!;
      for (const clause of clauses) known.add(clause);
    }
  return Object.fromEntries([...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([rule, byPreset]) => [rule, row(byPreset)]));
}

/** Presets that agree stand together, the most of them as `*`; one under which the rule never spoke has no clauses. */
function row(byPreset: ReadonlyMap<string, ReadonlySet<string>>): Record<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { id } of presets) {
    const key = [...(byPreset.get(id) ?? [])].sort().join('\n');
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const [most, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const list = (key: string) => (key === '' ? [] : key.split('\n'));
  return Object.fromEntries([[EVERY_OTHER_PRESET, list(most![0])], ...others.map(([key, ids]) => [ids.join('|'), list(key)] as const)]);
}
