/**
 * Which rules an engine has wrong.
 *
 * A case exercises several clauses, so that a failure alone does not say which of them is at fault. Each failed run is blamed on the
 * clauses that can have brought it about (`blamed.ts`); those that fail wherever they decide are the likeliest, and as few as explain everything are
 * named. Where they show that a whole rule is missing, what follows from that is explained with them (`lacking.ts`).
 */
import { clauses } from '../../corpus/clauses.js';
import type { Exercised } from '../../contract/case.js';
import type { ClauseKind } from '../../contract/clause.js';
import type { RunResult } from '../kit/result.js';
import { blamed, clearedBy, unscored } from './blamed.js';
import { LackingRules, lacksBan } from './lacking.js';

export interface Suspect {
  readonly clause: string;
  /** The runs that it explains. */
  readonly runs: readonly RunResult[];
  /** Clauses that the same rule rests on elsewhere: most often one for each kind of figure. */
  readonly alike: readonly string[];
}

/** A clause and what is shown of it: to lack a ban is another error than to ban too much. */
const key = ({ clause, side }: Exercised): string => `${side} ${clause}`;
const clauseOf = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** By run, what can have brought its failure about. */
type Open = Map<RunResult, readonly string[]>;

/** As few clauses as explain every failed run, the likeliest first. */
export function suspects(results: readonly RunResult[]): Suspect[] {
  const wrong = results.filter(({ state }) => state === 'failed');
  if (wrong.length === 0) return [];
  const open: Open = new Map(wrong.map((result) => [result, [...new Set(blamed(result).map(key))]]));
  const passed = countPassed(results);
  const failed = count([...open.values()].flat());
  const exercised = count(wrong.flatMap(({ run }) => [...new Set(run.exercises.map(key))]));
  const likely = (name: string): number => (failed.get(name) ?? 0) / ((failed.get(name) ?? 0) + (passed.get(name) ?? 0));
  const likeliest = (left: Open): string =>
    [...count([...left.values()].flat())]
      .map(([name, runs]): Candidate => {
        return { name, weight: runs * likely(name) ** 2 * (isTelling(name) ? 0.5 : 1), about: exercised.get(name) ?? 0 };
      })
      .reduce((a, b) => (beats(b, a) ? b : a)).name;
  const lacking = new LackingRules(results);
  const found: Found[] = [];
  while (open.size > 0) {
    const name = likeliest(open);
    const runs = [...open].flatMap(([result, names]) => (names.includes(name) ? [result] : []));
    for (const result of runs) open.delete(result);
    const others = lacking.explain(runs, open.keys());
    const banned: Open = new Map([...open].filter(([result]) => others.includes(result) && lacksBan(result)));
    for (const result of others) open.delete(result);
    found.push({ name, runs: [...runs, ...others], alike: covering(banned, likeliest).map(clauseOf) });
  }
  return merged(withoutBorne(found, (name) => !passed.has(name)));
}

interface Found {
  readonly name: string;
  readonly runs: RunResult[];
  readonly alike: readonly string[];
}

/** As few as explain all of them. */
function covering(left: Open, likeliest: (left: Open) => string): string[] {
  const names: string[] = [];
  while (left.size > 0) {
    const name = likeliest(left);
    names.push(name);
    for (const [result, ones] of [...left]) if (ones.includes(name)) left.delete(result);
  }
  return names;
}

/** A clause is named once, whatever is wrong with it. */
function merged(found: readonly Found[]): Suspect[] {
  const byClause = new Map<string, Suspect>();
  for (const { name, runs, alike } of found) {
    const clause = clauseOf(name);
    const before = byClause.get(clause) ?? { clause, runs: [], alike: [] };
    byClause.set(clause, {
      clause,
      runs: [...before.runs, ...runs],
      alike: [...new Set([...before.alike, ...alike])].filter((one) => one !== clause),
    });
  }
  return [...byClause.values()];
}

/** A clause is not named where the points that its cases lack are those of another one, which fails always. */
function withoutBorne(found: readonly Found[], failsAlways: (name: string) => boolean): Found[] {
  const kept = [...found];
  for (const one of [...found].reverse()) {
    const lacking = one.runs.map((result) => new Set(unscored(result).map(key)));
    const other = kept.find(({ name }) => name !== one.name && failsAlways(name) && lacking.every((names) => names.has(name)));
    if (!other) continue;
    other.runs.push(...one.runs);
    kept.splice(kept.indexOf(one), 1);
  }
  return kept;
}

/** What tells of a rule, and does not make one. */
const TELLING: readonly ClauseKind[] = ['example', 'change-note', 'errata-or-conflict'];
const isTelling = (name: string): boolean => TELLING.includes(clauses.get(clauseOf(name))?.kind ?? 'rule');

interface Candidate {
  readonly name: string;
  /** How often it fails where it decides, weighed with how much it explains; half of that where it only tells of a rule. */
  readonly weight: number;
  /** So many failed runs are about it. */
  readonly about: number;
}

/** Of equals what more cases are about, then the first by name, so that reports can be compared. */
function beats(a: Candidate, b: Candidate): boolean {
  if (a.weight !== b.weight) return a.weight > b.weight;
  if (a.about !== b.about) return a.about > b.about;
  return a.name < b.name;
}

const countPassed = (results: readonly RunResult[]): Map<string, number> =>
  count(results.filter(({ state }) => state === 'passed').flatMap((result) => [...new Set(clearedBy(result).map(key))]));

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
