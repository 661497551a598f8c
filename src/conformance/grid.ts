/** Rule by preset: what each rule was seen to say over all cases. A cell that changes unasked is a rule that stopped applying. */
import { expansions } from '../catalog.js';
import { declared } from '../kernel/ruleset/in-play.js';
import { EVERY_OTHER_PRESET } from '../contract/case.js';
import { presets } from '../corpus/presets.js';
import { caseFiles } from './files.js';
import { runCase, type Result } from './run.js';

/**
 * Rule id -> presets -> outcomes; `effect` and `score` where the rule brought about one. Presets on which a rule says
 * the same are joined by `|`; `*` are all that are not named.
 */
export type Grid = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const allResults = (): Result[] => caseFiles().flatMap(({ cases }) => cases.flatMap((test) => runCase(test)));

export function grid(results: readonly Result[] = allResults()): Grid {
  const seen = new Map<string, Map<string, Set<string>>>();
  for (const rule of expansions.flatMap((expansion) => declared(expansion, 'rules'))) seen.set(rule.id, new Map());
  for (const { preset, verdict } of results) {
    if (!verdict) continue;
    for (const { rule, outcome } of verdict.findings) note(seen, rule, preset, outcome);
    for (const { rule } of verdict.effects) note(seen, rule, preset, 'effect');
    for (const { lines } of verdict.scores) for (const { rule } of lines) note(seen, rule, preset, 'score');
  }
  return Object.fromEntries([...seen].sort(byKey).map(([rule, cells]) => [rule, row(cells)]));
}

/** One row, with the presets that agree put together. */
function row(cells: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string> {
  const groups = new Map<string, string[]>();
  for (const { id } of presets) {
    const outcomes = [...(cells.get(id) ?? [])].sort().join(' ') || 'nothing';
    groups.set(outcomes, [...(groups.get(outcomes) ?? []), id]);
  }
  const [most, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries<string>([[EVERY_OTHER_PRESET, most![0]], ...others.map(([outcomes, ids]) => [ids.join('|'), outcomes] as const)]);
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);

function note(seen: Map<string, Map<string, Set<string>>>, rule: string, preset: string, outcome: string): void {
  const cells = seen.get(rule) ?? new Map<string, Set<string>>();
  const cell = cells.get(preset) ?? new Set<string>();
  cell.add(outcome);
  cells.set(preset, cell);
  seen.set(rule, cells);
}
