/** What our own engine makes of a run: which clauses decide it, and which settings it hangs on. */
import type { Score } from '../../contract/verdict.js';
import { decidingRules } from '../compare.js';
import { ourEngine, type Answer } from '../engine.js';
import { decidingClauses } from '../engines/own.js';
import type { CaseRun, Run } from './plan.js';
import { valuesOf } from './plan.js';

const answers = new WeakMap<Run, Answer>();

function answerTo(run: CaseRun): Answer {
  let answer = answers.get(run);
  if (!answer) answers.set(run, (answer = ourEngine.answer(run.ruleset, run.test.snapshot, run.test.action)));
  return answer;
}

/** The settings that the answer hangs on, with their values; of a game all that its expansions have. */
export function settingsRead(run: Run): ReadonlyMap<string, string | null> {
  const values = valuesOf(run);
  if (run.kind === 'game') return new Map(Object.entries(values));
  return new Map([...answerTo(run).read.keys(), ...Object.keys(run.ruleset.settings ?? {})].map((key) => [key, values[key] ?? null]));
}

/**
 * The clauses that an engine may name for what decides the case: those of the rules that the case names, or, where it names none, those
 * that it exercises and our answer rests on. Empty where nothing can be asked for.
 */
export function decidedBy(run: CaseRun): string[] {
  const { verdict } = answerTo(run);
  const exercised = new Set(run.exercises.map(({ clause }) => clause));
  const named = new Set(run.expected.rules);
  const ofRules = verdict.findings.filter(({ rule }) => named.has(rule)).flatMap(({ cites }) => cites);
  return [...new Set([...ofRules, ...decidingClauses(verdict).filter((clause) => exercised.has(clause))])];
}

/** The clauses that forbid the action of a case, in our answer; none where it is not forbidden. */
export function forbiddenBy(run: CaseRun): string[] {
  const { verdict } = answerTo(run);
  return verdict.verdict === 'illegal' ? decidingClauses(verdict) : [];
}

/** The rules that forbid the action of a case, in our answer, those with them that rest on inference. */
export function forbiddingRules(run: CaseRun): readonly string[] {
  const { verdict } = answerTo(run);
  return verdict.verdict === 'illegal' ? decidingRules(verdict) : [];
}

/** The clauses of what is scored, in our answer. */
export const scoredBy = (run: CaseRun): string[] => citedBy(answerTo(run).verdict.scores);

/** The clauses of what is scored and is not among the scores that were told. */
export function unscoredBy(run: CaseRun, told: readonly Pick<Score, 'player' | 'points'>[]): string[] {
  const left = [...told];
  const missing = answerTo(run).verdict.scores.filter(({ player, points }) => {
    const at = left.findIndex((score) => score.player === player && score.points === points);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return citedBy(missing);
}

const citedBy = (scores: readonly Score[]): string[] => [
  ...new Set(scores.filter(({ points }) => points !== 0).flatMap(({ lines }) => lines.flatMap(({ cites }) => cites))),
];
