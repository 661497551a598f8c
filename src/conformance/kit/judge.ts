/** An answer against what the case expects, level by level. What an answer leaves out is not judged. */
import type { ExpectedScore } from '../../contract/case.js';
import type { AdjudicateAnswer, LegalActionsAnswer, Level } from '../../contract/conformance.js';
import { compareEffects, compareLegal, compareRules, compareScores, difference, matches, type Difference } from '../compare.js';
import { holdsAction } from './actions.js';
import { renamer, type Rename } from './places.js';
import type { CaseRun } from './plan.js';
import { decidedBy } from './reference.js';
import { outcome, SKIPPED, type LevelOutcome, type Outcomes } from './outcome.js';

type Judge = (run: CaseRun, answer: AdjudicateAnswer, legal: LegalActionsAnswer | undefined) => readonly Difference[] | undefined;

const JUDGES: Readonly<Record<Level, Judge>> = {
  verdict: ({ expected }, { verdict }) => (verdict === expected.verdict ? [] : [difference('/verdict', expected.verdict, verdict)]),
  clauses: judgeClauses,
  effects: judgeEffects,
  legal: judgeLegal,
};

/** Where the verdict is wrong there is no use in asking why, and what follows from it. */
export function judgeCase(run: CaseRun, levels: readonly Level[], answer: AdjudicateAnswer, legal?: LegalActionsAnswer): Outcomes {
  const isWrong = answer.verdict !== run.expected.verdict;
  const judged = (level: Level): LevelOutcome =>
    isWrong && (level === 'clauses' || level === 'effects') ? SKIPPED : outcome(JUDGES[level](run, answer, legal));
  return Object.fromEntries(levels.map((level) => [level, judged(level)]));
}

/** Rules where the engine knows ours, otherwise clauses: one of those that decide must be among them. */
function judgeClauses(run: CaseRun, { rules, clauses }: AdjudicateAnswer): readonly Difference[] | undefined {
  if (rules && run.expected.rules) return compareRules(run.expected, rules);
  const expected = decidedBy(run);
  if (!clauses || expected.length === 0) return undefined;
  return clauses.some((clause) => expected.includes(clause)) ? [] : [difference('/clauses', expected, clauses)];
}

function judgeEffects(run: CaseRun, answer: AdjudicateAnswer): readonly Difference[] | undefined {
  const { expected } = run;
  const parts: Difference[][] = [];
  const { effects, scores, after, next } = answer;
  if (effects && (expected.effects ?? expected.noEffects))
    parts.push(inOtherWords(run, (rename) => compareEffects(rename(expected), rename(effects))));
  if (scores && expected.scores) {
    const due = asTold(expected.scores, scores);
    const told = scores.filter(({ points }) => points !== 0);
    parts.push(inOtherWords(run, (rename) => compareScores(rename(due), rename(told)), { whole: true }));
  }
  if (after !== undefined && expected.after) {
    const due = expected.after;
    parts.push(inOtherWords(run, (rename) => compareAfter(rename(due), rename(after))));
  }
  if (next !== undefined && expected.next !== undefined) parts.push(matches(expected.next, next) ? [] : [difference('/next', expected.next, next)]);
  return parts.length === 0 ? undefined : parts.flat();
}

/** Without what the engine does not tell of any score; that somebody gets nothing need not be said. */
function asTold(expected: readonly ExpectedScore[], scores: NonNullable<AdjudicateAnswer['scores']>): ExpectedScore[] {
  const tellsLines = scores.some(({ lines }) => lines !== undefined);
  const tellsFeature = scores.some(({ feature }) => feature !== undefined);
  return expected
    .filter(({ points }) => points !== 0)
    .map(({ lines, feature, ...score }) => ({
      ...score,
      ...(tellsLines && lines && { lines }),
      ...(tellsFeature && feature !== undefined && { feature }),
    }));
}

/** Compares as it stands, and where that differs with all places under one name: no two names of one place are told as a difference. */
function inOtherWords(run: CaseRun, compare: (rename: Rename) => Difference[], options?: { readonly whole: boolean }): Difference[] {
  const plain = compare((value) => value);
  return plain.length === 0 ? plain : compare(renamer(run, options));
}

/** Members of the position that the engine leaves out are not compared. */
function compareAfter(expected: Readonly<Record<string, unknown>>, after: unknown): Difference[] {
  if (after === null || typeof after !== 'object') return [difference('/after', expected, after)];
  const told = Object.fromEntries(Object.entries(expected).filter(([key]) => key in after));
  return matches(told, after) ? [] : [difference('/after', told, after)];
}

/** The action is among the legal ones exactly when it is legal; and where the case describes all of them, they are these. */
function judgeLegal(run: CaseRun, _answer: AdjudicateAnswer, legal: LegalActionsAnswer | undefined): readonly Difference[] | undefined {
  if (!legal) return undefined;
  const { expected, test } = run;
  const { actions } = legal;
  const all = expected.legal ? inOtherWords(run, (rename) => compareLegal(rename(expected.legal!), rename(actions))) : [];
  // the list is of whoever decides: for another player it says nothing
  const speaksOfIt = test.listed !== false && test.action.player === undefined;
  if ((expected.verdict !== 'legal' && expected.verdict !== 'illegal') || !speaksOfIt) return expected.legal && all;
  const isLegal = expected.verdict === 'legal';
  const listed = holdsAction(run, actions, isLegal);
  const itself = listed === isLegal ? [] : [difference('/legal', { [listed ? 'without' : 'with']: test.action }, actions)];
  return [...itself, ...all];
}
