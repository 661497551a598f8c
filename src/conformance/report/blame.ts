/**
 * Which rules an engine has wrong.
 *
 * A case exercises several clauses, so that a failure alone does not say which of them is at fault. Each failed run is blamed on the
 * clauses that can have brought it about; those that fail wherever they decide are the likeliest, and as few as explain everything are
 * named.
 */
import { clauses } from '../../corpus/clauses.js';
import type { ClauseSide, Exercised } from '../../contract/case.js';
import type { ClauseKind } from '../../contract/clause.js';
import type { Level } from '../../contract/conformance.js';
import type { Run } from '../kit/plan.js';
import { decidedBy, forbiddenBy, forbiddingRules, scoredBy, unscoredBy } from '../kit/reference.js';
import type { RunResult } from '../kit/result.js';

export interface Suspect {
  readonly clause: string;
  /** The runs that it explains. */
  readonly runs: readonly RunResult[];
}

/** What shows that something is allowed, and what shows that something follows. */
const ALLOWS: readonly ClauseSide[] = ['permits', 'happens', 'does-not-happen', 'example'];
const FORBIDS: readonly ClauseSide[] = ['forbids', 'does-not-happen', 'example'];
const FOLLOWS: readonly ClauseSide[] = ['happens', 'does-not-happen', 'example'];

/** A clause and what is shown of it: to lack a ban is another error than to ban too much. */
const key = ({ clause, side }: Exercised): string => `${side} ${clause}`;
const clauseOf = (name: string): string => name.slice(name.indexOf(' ') + 1);

const failedAt = ({ outcomes }: RunResult): Level[] =>
  Object.entries(outcomes).flatMap(([level, { state }]) => (state === 'failed' ? [level as Level] : []));

/** The clauses that can have brought a failure about; at least one. */
export function blamed(result: RunResult): Exercised[] {
  const { run, claimed = [] } = result;
  const levels = failedAt(result);
  const expectsBan = run.kind === 'case' && run.expected.verdict === 'illegal';
  // what it gives as the reason of a ban that does not exist is what it has wrong
  const named = claimed.filter((clause) => clauses.has(clause));
  if (levels.includes('verdict') && !expectsBan && named.length > 0) return named.map((clause) => ({ clause, side: 'permits' }));
  const sides = levels.every((level) => level === 'effects') ? FOLLOWS : expectsBan ? FORBIDS : ALLOWS;
  const shown = narrowed(run.exercises, ({ side }) => sides.includes(side));
  // a case about one rule may hang on another one too
  const about = narrowed(shown, ({ clause }) => decides(run, clause));
  const missing = unscored(result);
  const isAboutThem = about.some(({ clause }) => missing.some((one) => one.clause === clause));
  return [...about, ...(expectsBan ? bans(run) : []), ...(isAboutThem ? [] : missing)];
}

/** Where points are missing, what brings them: cases that are about quite other rules score, too. */
function unscored({ run, outcomes }: RunResult): Exercised[] {
  const { actual } = outcomes.effects?.differences.find(({ at }) => at === '/scores') ?? {};
  return run.kind === 'case' && Array.isArray(actual) ? happens(unscoredBy(run, actual)) : [];
}

const happens = (clauses: readonly string[]): Exercised[] => clauses.map((clause) => ({ clause, side: 'happens' }));

const bans = (run: Run): Exercised[] => (run.kind === 'case' ? forbiddenBy(run).map((clause) => ({ clause, side: 'forbids' })) : []);

const decides = (run: Run, clause: string): boolean => run.kind === 'case' && decidedBy(run).includes(clause);

/** Those of which it holds, or all where it holds of none. */
function narrowed<T>(list: readonly T[], holds: (item: T) => boolean): T[] {
  const kept = list.filter(holds);
  return kept.length > 0 ? kept : [...list];
}

/** As few clauses as explain every failed run, the likeliest first. */
export function suspects(results: readonly RunResult[]): Suspect[] {
  const wrong = results.filter(({ state }) => state === 'failed');
  const open = new Map(wrong.map((result) => [result, [...new Set(blamed(result).map(key))]]));
  if (open.size === 0) return [];
  const passed = countPassed(results);
  const failed = count([...open.values()].flat());
  const exercised = count(wrong.flatMap(({ run }) => [...new Set(run.exercises.map(key))]));
  const likely = (name: string): number => (failed.get(name) ?? 0) / ((failed.get(name) ?? 0) + (passed.get(name) ?? 0));
  const found: Found[] = [];
  while (open.size > 0) {
    const explains = [...count([...open.values()].flat())].map(([name, runs]): Candidate => {
      return { name, weight: runs * likely(name) ** 2 * (isTelling(name) ? 0.5 : 1), about: exercised.get(name) ?? 0 };
    });
    const { name } = explains.reduce((a, b) => (beats(b, a) ? b : a));
    const runs = [...open].flatMap(([result, names]) => (names.includes(name) ? [result] : []));
    for (const result of runs) open.delete(result);
    found.push({ name, runs });
  }
  const merged = new Map<string, RunResult[]>();
  for (const { name, runs } of withoutBorne(found, (name) => !passed.has(name)))
    merged.set(clauseOf(name), [...(merged.get(clauseOf(name)) ?? []), ...runs]);
  return [...merged].map(([clause, runs]) => ({ clause, runs }));
}

interface Found {
  readonly name: string;
  readonly runs: RunResult[];
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

/** What a run that came out right clears. Where several rules forbid the action, it would have come out right without any one of them. */
function clearedBy({ run, outcomes }: RunResult): Exercised[] {
  if (run.kind !== 'case') return [...run.exercises];
  if (forbiddingRules(run) > 1) return run.exercises.filter(({ side }) => side !== 'forbids');
  return [...run.exercises, ...bans(run), ...(outcomes.effects?.state === 'passed' ? happens(scoredBy(run)) : [])];
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
