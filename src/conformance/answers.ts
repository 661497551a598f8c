/**
 * What is answered to every case, all of it and not only what the case is about, and what is answered to other questions where it stands, as one number for
 * each case. A number that changes unasked is an answer that a change of something else has changed too.
 */
import { sha256 } from '#sha256';
import { ruleset } from '../catalog.js';
import type { Case } from '../contract/case.js';
import type { Defect } from '../contract/problem.js';
import type { Reading, Finding, Verdict } from '../contract/verdict.js';
import { adjudicate, decisionId, legalActions, read, warnings } from '../kernel/judge/adjudicate.js';
import { describe } from '../kernel/judge/describe.js';
import { inputDefects } from '../kernel/position/input-defects.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { askew } from './askew.js';
import { beside } from './beside.js';
import { rewritten } from './rewritten.js';
import { expectations, type Result } from './run.js';

/** Case id -> number of its answers under all presets. */
export type Answers = Readonly<Record<string, string>>;

/** Characters that are kept: what is held against is oversight, not malice. */
const LENGTH = 10;
/** Positions beside that of a case. */
const BESIDE = 3;
/** Positions and actions with which more and more is wrong. */
const ASKEW = 6;
/** Of what is legal, so many are carried out. */
const AFTER = 4;

export function answers(results: readonly Result[], cases: readonly Case[]): Answers {
  const of = new Map(cases.map((test) => [test.id, ASIDE.map((question) => askedAside(test, question))]));
  for (const { case: id, preset, verdict } of results) of.get(id)?.push(`${preset} ${verdict ? answerOf(verdict) : 'none'}`);
  return Object.fromEntries([...of].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, list]) => [id, sha256(list.join('\n')).slice(0, LENGTH)]));
}

/** What is asked besides where a case stands, under the first printing that it speaks of. */
const QUESTIONS = {
  /** What is legal there, and why the rest is not. */
  legal: (ruleset, { snapshot }) => {
    const { rejected = [], ...legal } = legalActions(ruleset, snapshot, { explain: true });
    return sha256(JSON.stringify([legal, rejected.map(({ action, findings }) => [action, findings.map(unworded)])]));
  },
  /** What follows from some of what is legal there. */
  after: (ruleset, { snapshot }) =>
    some(legalActions(ruleset, snapshot).actions)
      .map((action) => answerOf(adjudicate(ruleset, snapshot, action)))
      .join(' '),
  /** What stands there, and what is unlikely about it. */
  described: (ruleset, { snapshot }) => sha256(JSON.stringify([describe(ruleset, snapshot), warnings(ruleset, snapshot).map(placed)])),
  /** What is answered to the same action in positions beside it. */
  beside: (ruleset, test) =>
    beside(test, BESIDE)
      .map((snapshot) => said(() => answerOf(adjudicate(ruleset, snapshot, test.action))))
      .join(' '),
  /** What is answered where the same is written otherwise, and whether it has the id of the same decision, which nothing beside it has. */
  rewritten: (ruleset, test) => {
    const other = rewritten(ruleset, test);
    const idOf = ({ snapshot, action }: Pick<Case, 'snapshot' | 'action'>) => said(() => decisionId(read(ruleset, snapshot), action));
    const ids = [test, other, ...beside(test, BESIDE).map((snapshot) => ({ ...test, snapshot }))].map(idOf);
    return JSON.stringify([answerOf(adjudicate(ruleset, other.snapshot, other.action)), ids.map((id) => ids.indexOf(id))]);
  },
  /** What is wrong where more and more is, or else unlikely. */
  askew: (ruleset, test) =>
    sha256(
      JSON.stringify(
        askew(test, ASKEW).map(({ snapshot, action }) => {
          const wrong = inputDefects(ruleset, snapshot, action);
          const all = [...wrong.snapshot, ...wrong.action];
          return (all.length > 0 ? all : warnings(ruleset, snapshot)).map(named);
        }),
      ),
    ),
} satisfies Readonly<Record<string, (ruleset: Ruleset, test: Case) => string>>;
export type Question = keyof typeof QUESTIONS;
export const ASIDE = Object.keys(QUESTIONS) as readonly Question[];

/** Asks one of the questions. A label is no part of what is answered. */
export function askedAside(test: Case, question: Question, label = ''): string {
  const [preset] = expectations(test)[0]!;
  const choice = { preset, ...test.ruleset, ...(label !== '' && { label }) };
  return said(() => QUESTIONS[question](ruleset(choice), test));
}

/** A few of them, far from each other. */
function some<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(list.length / AFTER));
  return list.filter((_, i) => i % step === 0);
}

/** With what its message names. */
const named = (defect: Defect): unknown => [placed(defect), defect.message.match(/`[^`]*`|-?\d+/g)];

const placed = ({ pointer, code }: Defect): unknown => [pointer, code];

/** What is wrong with a position is an answer too. */
function said(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (error instanceof InvalidInput) return sha256(JSON.stringify(error.defects.map(placed)));
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
