/** What came of a run of the suite, ready to be written in any form. */
import { LEVELS, PROTOCOL, type Level } from '../../contract/conformance.js';
import { ENGINE_VERSION } from '../../kernel/version.js';
import type { Difference } from '../compare.js';
import type { Break } from '../engines/engine.js';
import { decidedBy } from '../kit/reference.js';
import type { RunResult, RunState, SuiteResult } from '../kit/result.js';
import { SUITE_VERSION } from '../version.js';
import { compareWithBaseline, type Baseline, type Comparison } from './baseline.js';
import { suspects } from './blame.js';
import { REPORT_FORMAT, type ReportLine } from './line.js';
import { clauseText, type ClauseText } from './law.js';

export interface Tally {
  readonly runs: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly broken: number;
}
export interface Row extends Tally {
  readonly id: string;
}
export type LevelTally = Pick<Tally, 'passed' | 'failed' | 'skipped'>;

/** A rule that the engine has wrong. */
export interface WrongRule extends Partial<ClauseText> {
  readonly clause: string;
  /** Failed runs that it explains. */
  readonly explains: number;
  readonly cases: readonly string[];
  /** Clauses of the same rule that fail with it, as where it has one for each kind of figure. */
  readonly alike?: readonly string[];
}

/** Presets under which a case failed in the same way. */
export interface Failure {
  readonly case: string;
  readonly presets: readonly string[];
  readonly levels: readonly Level[];
  /** Those that it exercises. */
  readonly clauses: readonly string[];
  /** Those of them that decide it, in our answer; all of them where none does. */
  readonly decidedBy: readonly string[];
  readonly differences: readonly Difference[];
}

/** Runs at which the engine broke in the same way. */
export interface Breakdown {
  readonly how: Break;
  readonly reason: string;
  readonly runs: readonly { readonly case: string; readonly preset: string }[];
}

export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly date?: string;
  readonly suite: { readonly version: string; readonly engine: string; readonly protocol: number };
  /** `name` is null where it could not be started. */
  readonly engine: { readonly label: string; readonly name: string | null; readonly version: string | null };
  readonly level: Level;
  readonly seed: number;
  readonly jobs: number;
  readonly restarts: number;
  readonly total: Tally;
  readonly levels: Readonly<Record<Level, LevelTally>>;
  readonly expansions: readonly Row[];
  readonly topics: readonly Row[];
  readonly presets: readonly Row[];
  readonly clauses: readonly Row[];
  readonly wrong: readonly WrongRule[];
  readonly failures: readonly Failure[];
  readonly breaks: readonly Breakdown[];
  /** Why runs were skipped, the most frequent reason first. */
  readonly skips: readonly { readonly reason: string; readonly runs: number }[];
  readonly baseline?: Comparison;
  readonly results: readonly ReportLine[];
}

export interface ReportOptions {
  /** An earlier report: what it has wrong already is not new. */
  readonly baseline?: Baseline;
  /** When the suite was run, as the report is to show it. */
  readonly date?: string;
}

export function reportOf(result: SuiteResult, { baseline, date }: ReportOptions = {}): Report {
  const { results, hello, label, level, seed, jobs, restarts } = result;
  const lines = results.map(lineOf);
  return {
    format: REPORT_FORMAT,
    ...(date !== undefined && { date }),
    suite: { version: SUITE_VERSION, engine: ENGINE_VERSION, protocol: PROTOCOL },
    engine: { label, name: hello?.name ?? null, version: hello?.version ?? null },
    level,
    seed,
    jobs,
    restarts,
    total: tally(results),
    levels: Object.fromEntries(LEVELS.map((one) => [one, levelTally(results, one)])) as Record<Level, LevelTally>,
    expansions: rows(results, ({ run }) => run.ruleset.expansions),
    topics: rows(results, ({ run }) => [`${run.expansion}/${run.topic}`]),
    presets: rows(results, ({ run }) => [run.preset]),
    clauses: rows(results, ({ run }) => clausesOf(run)),
    wrong: wrongRules(results),
    failures: failuresOf(results),
    breaks: breaksOf(results),
    skips: skipsOf(results),
    ...(baseline && { baseline: compareWithBaseline(lines, baseline) }),
    results: lines,
  };
}

function tally(results: readonly RunResult[]): Tally {
  const count = (state: RunState) => results.filter((result) => result.state === state).length;
  return { runs: results.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), broken: count('broken') };
}

function levelTally(results: readonly RunResult[], level: Level): LevelTally {
  const count = (state: RunState) => results.filter(({ outcomes }) => (outcomes[level]?.state ?? 'skipped') === state).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

function rows(results: readonly RunResult[], names: (result: RunResult) => readonly string[]): Row[] {
  const groups = new Map<string, RunResult[]>();
  for (const result of results)
    for (const name of new Set(names(result))) {
      const group = groups.get(name);
      if (group) group.push(result);
      else groups.set(name, [result]);
    }
  return [...groups].map(([id, group]) => ({ id, ...tally(group) }));
}

/** Both sides of a clause may be shown by one case. */
const clausesOf = ({ exercises }: RunResult['run']): string[] => [...new Set(exercises.map(({ clause }) => clause))];

function decidingOf(run: RunResult['run']): string[] {
  const exercised = clausesOf(run);
  const deciding = run.kind === 'case' ? new Set(decidedBy(run)) : new Set<string>();
  const both = exercised.filter((clause) => deciding.has(clause));
  return both.length > 0 ? both : exercised;
}

const wrongRules = (results: readonly RunResult[]): WrongRule[] =>
  suspects(results).map(({ clause, runs, alike }) => ({
    clause,
    explains: runs.length,
    cases: [...new Set(runs.map(({ run }) => run.id))],
    ...(alike.length > 0 && { alike }),
    ...clauseText(clause),
  }));

function failuresOf(results: readonly RunResult[]): Failure[] {
  const groups = new Map<string, Omit<Failure, 'presets'> & { presets: string[] }>();
  for (const { run, state, outcomes } of results) {
    if (state !== 'failed') continue;
    const failed = LEVELS.filter((level) => outcomes[level]?.state === 'failed');
    const differences = failed.flatMap((level) => outcomes[level]!.differences);
    const name = JSON.stringify([run.id, failed, differences]);
    const group = groups.get(name);
    if (group) group.presets.push(run.preset);
    else groups.set(name, { case: run.id, presets: [run.preset], levels: failed, clauses: clausesOf(run), decidedBy: decidingOf(run), differences });
  }
  return [...groups.values()];
}

function breaksOf(results: readonly RunResult[]): Breakdown[] {
  const groups = new Map<string, Breakdown & { runs: { case: string; preset: string }[] }>();
  for (const { run, broke: how, reason = '' } of results) {
    if (!how) continue;
    const name = `${how} ${reason}`;
    const group = groups.get(name) ?? { how, reason, runs: [] };
    group.runs.push({ case: run.id, preset: run.preset });
    groups.set(name, group);
  }
  return [...groups.values()];
}

function skipsOf(results: readonly RunResult[]): Report['skips'] {
  const counts = new Map<string, number>();
  for (const { state, reason = '' } of results) if (state === 'skipped') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, runs]) => ({ reason, runs })).sort((a, b) => b.runs - a.runs);
}

function lineOf({ run, state, outcomes, reason }: RunResult): ReportLine {
  const levels = Object.fromEntries(Object.entries(outcomes).map(([level, of]) => [level, of.state]));
  return { case: run.id, preset: run.preset, state, levels, ...(reason !== undefined && { reason }) };
}
