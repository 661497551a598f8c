/**
 * What is answered to every case, all of it and not only what the case is about, what is legal where it stands, and what is answered beside it, as one
 * number for each case. A number that changes unasked is an answer
 * that a change of something else has changed too.
 */
import { sha256 } from '#sha256';
import { ruleset } from '../catalog.js';
import type { Case } from '../contract/case.js';
import type { Reading, Finding, Verdict } from '../contract/verdict.js';
import { adjudicate, legalActions } from '../kernel/judge/adjudicate.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { beside } from './beside.js';
import { expectations, type Result } from './run.js';

/** Case id -> number of its answers under all presets. */
export type Answers = Readonly<Record<string, string>>;

/** Characters that are kept: what is held against is oversight, not malice. */
const LENGTH = 10;
/** Positions beside that of a case. */
const BESIDE = 3;

export function answers(results: readonly Result[], cases: readonly Case[]): Answers {
  const of = new Map(cases.map((test) => [test.id, [allowedIn(test), answersBeside(test)]]));
  for (const { case: id, preset, verdict } of results) of.get(id)?.push(`${preset} ${verdict ? answerOf(verdict) : 'none'}`);
  return Object.fromEntries([...of].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, list]) => [id, sha256(list.join('\n')).slice(0, LENGTH)]));
}

/** What is legal where the case stands, under the first printing that it speaks of. A label is no part of what is answered. */
export function allowedIn(test: Case, label = ''): string {
  return said(() => sha256(JSON.stringify(legalActions(rulesetOf(test, label), test.snapshot))));
}

/** What is answered to the case's action in positions beside its own. */
export function answersBeside(test: Case, label = ''): string {
  return sha256(
    beside(test, BESIDE)
      .map((snapshot) => said(() => answerOf(adjudicate(rulesetOf(test, label), snapshot, test.action))))
      .join(' '),
  );
}

function rulesetOf(test: Case, label: string): Ruleset {
  const [preset] = expectations(test)[0]!;
  return ruleset({ preset, ...test.ruleset, ...(label !== '' && { label }) });
}

/** What is wrong with a position is an answer too. */
function said(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (error instanceof InvalidInput) return sha256(JSON.stringify(error.defects.map(({ pointer, code }) => [pointer, code])));
    throw error;
  }
}

/** Everything in the verdict but how it is worded, and of which version it is. */
export function answerOf({ verdict, basis, decidedBy, findings, effects, scores, after, next, missing, nearest }: Verdict): string {
  return sha256(JSON.stringify([verdict, basis, decidedBy, findings.map(unworded), effects, scores, after, next, missing, nearest]));
}

function unworded({ message: _message, template: _template, readings, ...finding }: Finding): unknown {
  return { ...finding, ...(readings && { readings: readings.map(unwordedReading) }) };
}

const unwordedReading = ({ message: _message, template: _template, ...reading }: Reading): unknown => reading;
