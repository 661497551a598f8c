/** What a run says of clauses: those that can have brought its failure about, and those that it clears. */
import { clauses } from '../../corpus/clauses.js';
import type { ClauseSide, Exercised } from '../../contract/case.js';
import type { Level } from '../../contract/conformance.js';
import type { Run } from '../kit/plan.js';
import { decidedBy, forbiddenBy, forbiddingRules, scoredBy, unscoredBy } from '../kit/reference.js';
import type { RunResult } from '../kit/result.js';

/** What shows that something is allowed, and what shows that something follows. */
const ALLOWS: readonly ClauseSide[] = ['permits', 'happens', 'does-not-happen', 'example'];
const FORBIDS: readonly ClauseSide[] = ['forbids', 'does-not-happen', 'example'];
const FOLLOWS: readonly ClauseSide[] = ['happens', 'does-not-happen', 'example'];

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
export function unscored({ run, outcomes }: RunResult): Exercised[] {
  const { actual } = outcomes.effects?.differences.find(({ at }) => at === '/scores') ?? {};
  return run.kind === 'case' && Array.isArray(actual) ? happens(unscoredBy(run, actual)) : [];
}

/** What a run that came out right clears. Where several rules forbid the action, it would have come out right without any one of them. */
export function clearedBy({ run, outcomes }: RunResult): Exercised[] {
  if (run.kind !== 'case') return [...run.exercises];
  if (forbiddingRules(run).length > 1) return run.exercises.filter(({ side }) => side !== 'forbids');
  // points that nobody asked for may be missing
  const isScored = outcomes.effects?.state === 'passed' && run.expected.scores !== undefined;
  return [...run.exercises, ...bans(run), ...(isScored ? happens(scoredBy(run)) : [])];
}

const happens = (clauses: readonly string[]): Exercised[] => clauses.map((clause) => ({ clause, side: 'happens' }));

const bans = (run: Run): Exercised[] => (run.kind === 'case' ? forbiddenBy(run).map((clause) => ({ clause, side: 'forbids' })) : []);

const decides = (run: Run, clause: string): boolean => run.kind === 'case' && decidedBy(run).includes(clause);

/** Those of which it holds, or all where it holds of none. */
function narrowed<T>(list: readonly T[], holds: (item: T) => boolean): T[] {
  const kept = list.filter(holds);
  return kept.length > 0 ? kept : [...list];
}
