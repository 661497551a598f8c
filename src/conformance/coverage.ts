/** How much of the corpus is in force, and how much of it is proved by cases. */
import { counted } from '../contract/counted.js';
import { expansions, settings } from '../catalog.js';
import type { Case, ClauseSide } from '../contract/case.js';
import type { Clause } from '../contract/clause.js';
import { clauses } from '../corpus/clauses.js';
import { presets } from '../corpus/presets.js';
import { holdsIn } from '../corpus/scopes.js';
import type { PresetId } from '../contract/presets.js';
import type { Expansion } from '../kernel/declare/expansion.js';
import { saidOf } from '../kernel/declare/setting.js';
import { declared } from '../kernel/ruleset/in-play.js';
import { undecided } from './deciding.js';
import { caseFiles, readJson, SOURCE } from './files.js';
import { expectations, runCase, type Result } from './run.js';

export interface Coverage {
  readonly clauses: number;
  readonly adjudicable: number;
  /** Cited by a rule, a setting, a trait, a step, an effect or a line of a score. */
  readonly modelled: number;
  /** Adjudicable clauses shown on both sides. */
  readonly exercised: number;
  /** Adjudicable clauses that speak of modelled expansions only, and how many of them are exercised. */
  readonly inReach: number;
  readonly inReachExercised: number;
  readonly settings: number;
  readonly settingValues: number;
  /** Values that a case has read. */
  readonly settingValuesReached: number;
  readonly presets: number;
  readonly presetsReached: number;
  readonly cases: number;
  readonly runs: number;
  readonly failed: number;
  /** Verdicts of the suite that cite a clause which does not hold for the printing. */
  readonly outOfScope: number;
  /** By preset: how many settings are stated and how many inferred. */
  readonly bases: Readonly<Record<string, { readonly stated: number; readonly inferred: number }>>;
  readonly missing: Missing;
}

export interface Missing {
  /** Adjudicable clauses that no case shows on both sides. */
  readonly exercised: readonly string[];
  readonly modelled: readonly string[];
  readonly settingValues: readonly string[];
  /** Clauses that cases show, but no answer to these cases cites. */
  readonly cited: readonly string[];
  /** Cases with an expectation that names no deciding rule. */
  readonly deciding: readonly string[];
}

/** What may never be less than it was; `failed` may never be more than nothing. */
export type Minimums = Partial<Record<'modelled' | 'exercised' | 'inReachExercised' | 'settingValuesReached' | 'presetsReached' | 'cases', number>>;

/** Sides of each clause that the cases show. */
export function sidesShown(cases: readonly Case[]): Map<string, Set<ClauseSide>> {
  const shown = new Map<string, Set<ClauseSide>>();
  for (const { exercises } of cases) for (const { clause, side } of exercises) shown.set(clause, (shown.get(clause) ?? new Set()).add(side));
  return shown;
}

/** Both of a pair; an example needs to be played only. */
export function isExercised(clause: Clause, sides: ReadonlySet<ClauseSide> = new Set()): boolean {
  if (clause.kind === 'example' && sides.has('example')) return true;
  return (sides.has('permits') && sides.has('forbids')) || (sides.has('happens') && sides.has('does-not-happen'));
}

/** Clauses that are shown by cases whose answers never cite them. */
function uncited(cases: readonly Case[], results: readonly Result[]): string[] {
  const cited = new Map<string, Set<string>>();
  for (const { case: id, verdict } of results)
    for (const clause of Object.keys(verdict?.clauses ?? {})) cited.set(id, (cited.get(id) ?? new Set()).add(clause));
  const proved = new Set(
    cases.flatMap(({ id, exercises }) => exercises.filter(({ clause }) => cited.get(id)?.has(clause)).map(({ clause }) => clause)),
  );
  return [...new Set(cases.flatMap(({ exercises }) => exercises.map(({ clause }) => clause)))].filter((clause) => !proved.has(clause)).sort();
}

/** Whether every expansion that a clause speaks of is modelled. */
export function isInReach({ involves }: Clause): boolean {
  return involves.expansions.every((id) => expansions.find((expansion) => expansion.id === id)?.modelled === 'complete');
}

/** Clauses that the parts of the expansions cite, and those that answers cite. */
export function modelledClauses(results: readonly Result[]): Set<string> {
  const cited = new Set(expansions.flatMap(citedBy));
  for (const { verdict } of results) for (const id of Object.keys(verdict?.clauses ?? {})) cited.add(id);
  return cited;
}

const CITING = [
  'rules',
  'steps',
  'skips',
  'triggers',
  'draws',
  'extraParts',
  'successions',
  'actions',
  'figures',
  'completions',
  'scoring',
  'weights',
  'tieBreaks',
  'payouts',
  'additions',
  'settlements',
  'departures',
  'withholdings',
  'finals',
] as const;

export function citedBy(expansion: Expansion): string[] {
  return [
    ...CITING.flatMap((member) => declared(expansion, member).flatMap(({ cites }) => cites)),
    ...declared(expansion, 'figures').flatMap(({ owned = [], instead = [] }) => [...owned, ...instead]),
    ...(expansion.settings ?? []).flatMap(({ text }) => text.values.flatMap(saidOf)),
    ...declared(expansion, 'traits').flatMap(({ cells }) => Object.values(cells).flatMap(({ C1, C2 }) => [...C1.cites, ...C2.cites])),
  ];
}

/** By what the law says, and not by what the engine knows of it. */
function citesOutOfScope({ preset: id, verdict }: Result): boolean {
  if (!verdict) return false;
  const preset = presets.find((known) => known.id === id)!;
  const holds = (clause: string) => clauses.get(clause)?.holds.some((scope) => holdsIn(scope, preset)) ?? true;
  const citing = [...verdict.findings, ...verdict.effects, ...verdict.scores.flatMap(({ lines }) => lines)];
  return citing.some(({ cites }) => !cites.every(holds));
}

function basesOf(preset: PresetId): Coverage['bases'][string] {
  const bases = [...settings.values()].map(({ text }) => text.presets[preset][1]);
  const stated = bases.filter((basis) => basis === 'stated').length;
  return { stated, inferred: bases.length - stated };
}

const valueName = (key: string, value: string) => `${key}=${value}`;

export function coverage(
  cases: readonly Case[] = caseFiles().flatMap((file) => file.cases),
  results = cases.flatMap((test) => runCase(test)),
): Coverage {
  const all = [...clauses.values()];
  const adjudicable = all.filter((clause) => clause.adjudicable);
  const shown = sidesShown(cases);
  const modelled = modelledClauses(results);
  const done = (clause: Clause) => isExercised(clause, shown.get(clause.id));
  const inReach = adjudicable.filter(isInReach);
  const unmodelled = all.filter(({ id }) => !modelled.has(id)).map(({ id }) => id);
  const values = [...settings.values()].flatMap(({ key, values: of }) => of.map((value) => valueName(key, value)));
  const reached = new Set(results.flatMap(({ read }) => [...read].map(([key, value]) => valueName(key, value))));
  const unreached = values.filter((name) => !reached.has(name));
  return {
    clauses: all.length,
    adjudicable: adjudicable.length,
    modelled: all.length - unmodelled.length,
    exercised: adjudicable.filter(done).length,
    inReach: inReach.length,
    inReachExercised: inReach.filter(done).length,
    settings: settings.size,
    settingValues: values.length,
    settingValuesReached: values.length - unreached.length,
    presets: presets.length,
    presetsReached: new Set(cases.flatMap((test) => expectations(test).map(([preset]) => preset))).size,
    cases: cases.length,
    runs: results.length,
    failed: results.filter(({ passed }) => !passed).length,
    outOfScope: results.filter(citesOutOfScope).length,
    bases: Object.fromEntries(presets.map(({ id }) => [id, basesOf(id)])),
    missing: {
      exercised: adjudicable.filter((clause) => !done(clause)).map(({ id }) => id),
      modelled: unmodelled,
      settingValues: unreached,
      cited: uncited(cases, results),
      deciding: undecided(cases).map(({ id }) => id),
    },
  };
}

export const minimums = (): Minimums => readJson<Minimums>(`${SOURCE}conformance/coverage.json`);

/** What has fallen below the minimums; empty when nothing has. */
export function shortfalls(actual: Coverage, least: Minimums = minimums()): string[] {
  const fallen = Object.entries(least).filter(([key, minimum]) => actual[key as keyof Minimums] < minimum);
  return [
    ...fallen.map(([key, minimum]) => `${key}: ${actual[key as keyof Minimums]}, at least ${minimum}`),
    ...(actual.failed > 0 ? [`failed: ${actual.failed}, at most 0`] : []),
  ];
}

export function coverageText(of: Coverage): string {
  const rows: [string, string][] = [
    ['clauses', `${of.clauses}, ${of.adjudicable} of them adjudicable`],
    ['modelled', `${of.modelled} of ${of.clauses}`],
    ['exercised on both sides', `${of.exercised} of ${of.adjudicable}`],
    ['of modelled expansions', `${of.inReachExercised} of ${of.inReach}`],
    ['settings', `${of.settings}, ${of.settingValuesReached} of ${of.settingValues} values reached`],
    ['presets', `${of.presetsReached} of ${of.presets}`],
    ['cases', `${of.cases}, ${counted(of.runs, 'run')}, ${of.failed} failed`],
    ['cites out of scope', `${of.outOfScope}`],
    ['no deciding rule', counted(of.missing.deciding.length, 'case')],
    ...Object.entries(of.bases).map(([preset, { stated, inferred }]): [string, string] => [
      preset,
      `${stated} settings stated, ${inferred} inferred`,
    ]),
  ];
  return rows.map(([name, value]) => `${name.padEnd(24)}${value}`).join('\n');
}
