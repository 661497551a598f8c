/**
 * What is answered to every case, all of it and not only what the case is about, and what is answered to other questions where it stands, as one number for
 * each case. A number that changes unasked is an answer that a change of something else has changed too.
 */
import { sha256 } from '#sha256';
import { ruleset } from '../catalog.js';
import type { Case } from '../contract/case.js';
import { QUESTIONS, said } from './questions.js';
import { expectations, type Result } from './run.js';
import { answerOf } from './unworded.js';

export { answerOf };

/** Case id -> number of its answers under all presets. */
export type Answers = Readonly<Record<string, string>>;

/** Characters that are kept: what is held against is oversight, not malice. */
const LENGTH = 10;

export type Question = keyof typeof QUESTIONS;
export const ASIDE = Object.keys(QUESTIONS) as readonly Question[];

export function answers(results: readonly Result[], cases: readonly Case[]): Answers {
  const of = new Map(cases.map((test) => [test.id, ASIDE.map((question) => askedAside(test, question))]));
  for (const { case: id, preset, verdict } of results) of.get(id)?.push(`${preset} ${verdict ? answerOf(verdict) : 'none'}`);
  return Object.fromEntries([...of].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, list]) => [id, sha256(list.join('\n')).slice(0, LENGTH)]));
}

/** Asks one of the questions, under the first printing that the case speaks of. A label is no part of what is answered. */
export function askedAside(test: Case, question: Question, label = ''): string {
  const [preset] = expectations(test)[0]!;
  const choice = { preset, ...test.ruleset, ...(label !== '' && { label }) };
  return said(() => QUESTIONS[question]({ test, choice, ruleset: ruleset(choice) }));
}
