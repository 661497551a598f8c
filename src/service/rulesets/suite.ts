/**
 * Which cases of the suite two rulesets answer differently.
 *
 * The whole suite under two rulesets takes some tenths of a second, so it is run when it is asked for and not beforehand, by the
 * workers, and once for each pair of rulesets, told apart by their hashes. To leave out the cases that read none of the settings
 * on which the two differ would spare little: that a case reads them is only known by running it.
 */
import { adjudicate } from '../../kernel/judge/adjudicate.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { ruleset, type RulesetChoice } from '../../catalog.js';
import { cases } from '../../conformance/catalogue.js';
import type { Case } from '../../contract/case.js';
import type { Effect } from '../../contract/effect.js';
import type { CaseDifference, RulesetDiff } from '../../contract/ruling-requests.js';
import type { Score, Verdict } from '../../contract/verdict.js';
import { changeOf, type VerdictChange } from '../decisions/recorded-verdict.js';
import type { Asking, Workers } from '../workers/workers.js';

export type SuiteDifference = Pick<RulesetDiff, 'cases' | 'compared'>;

/** Cases, of some tenths of a millisecond each, after which others get a turn. */
const SLICE = 16;
/** Pairs whose difference is remembered. */
const KEPT = 200;

const known = new Map<string, Promise<SuiteDifference>>();

/** Worked out once for all who ask for it, so that it goes on when one of them waits no longer. */
export function suiteDifference(
  workers: Workers,
  pair: readonly [RulesetChoice, RulesetChoice],
  { client, signal }: Asking,
): Promise<SuiteDifference> {
  const key = pair.map((choice) => ruleset(choice).hash).join(' ');
  let answer = known.get(key);
  if (!answer) {
    if (known.size >= KEPT) known.delete(known.keys().next().value!);
    answer = workers.run('suite', pair, { client });
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return signal ? unlessEnded(answer, signal) : answer;
}

function unlessEnded<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** The work itself; others get their turn at every `rest`. */
export async function suiteComparison(first: Ruleset, second: Ruleset, rest: () => Promise<void>): Promise<SuiteDifference> {
  const work = comparison(first, second);
  for (let asked = 1; ; asked++) {
    const { done, value } = work.next();
    if (done) return value;
    if (asked % SLICE === 0) await rest();
  }
}

/** The same in one go, for the documentation. */
export function suiteDifferenceAtOnce(first: RulesetChoice, second: RulesetChoice): SuiteDifference {
  const work = comparison(ruleset(first), ruleset(second));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Pauses after each case. */
function* comparison(first: Ruleset, second: Ruleset): Generator<undefined, SuiteDifference> {
  const answer: { cases: CaseDifference[]; compared: number } = { cases: [], compared: 0 };
  for (const test of cases().values()) {
    if (!concerns(first, test) || !concerns(second, test)) continue;
    const verdicts = [verdictOf(first, test), verdictOf(second, test)] as const;
    yield;
    const [one, other] = verdicts;
    if (!one || !other) continue;
    answer.compared += 1;
    const change = first.hash === second.hash ? undefined : changeOf(one, other);
    if (change) answer.cases.push(difference(test, one, other, change));
  }
  return answer;
}

const concerns = (under: Ruleset, test: Case): boolean => test.ruleset.expansions.every((id) => under.has(id));

/** Undefined for a position that cannot be under this ruleset. */
function verdictOf(under: Ruleset, { snapshot, action }: Case): Verdict | undefined {
  try {
    return adjudicate(under, snapshot, action);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

type Part = CaseDifference['differs'][number];

function difference({ id, exercises }: Case, first: Verdict, second: Verdict, change: VerdictChange): CaseDifference {
  const reasons = reasonsOf(first, second, change);
  const clauses = [...new Set(reasons.flatMap(({ cites }) => cites))];
  return {
    case: id,
    verdicts: [first.verdict, second.verdict],
    differs: Object.keys(change) as Part[],
    rules: [...new Set(reasons.map(({ rule }) => rule))],
    // where only the order differs nothing says why, but the case knows what it is about
    clauses: clauses.length > 0 ? clauses : [...new Set(exercises.map(({ clause }) => clause))],
  };
}

interface Reason {
  readonly rule: string;
  readonly cites: readonly string[];
}

/** What made the parts that differ. */
function reasonsOf(first: Verdict, second: Verdict, { rules = [], effects, scores }: VerdictChange): Reason[] {
  const names = new Set(rules.map(({ rule }) => rule));
  return [
    ...[...first.findings, ...second.findings].filter(({ rule }) => names.has(rule)),
    ...([...(effects?.before ?? []), ...(effects?.now ?? [])] as Effect[]),
    ...([...(scores?.before ?? []), ...(scores?.now ?? [])] as Score[]).flatMap(({ lines }) => lines),
  ];
}
