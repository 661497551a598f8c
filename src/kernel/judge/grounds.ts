/**
 * What an answer rests on. Whoever writes a rule cites what speaks of it, wherever that holds; here the clauses that hold for the printing are
 * told from those that do not, and what is stated from what is inferred.
 */
import type { Effect } from '../../contract/effect.js';
import type { Basis, Read, SeeAlso, Standing } from '../../contract/grounds.js';
import type { Finding, OutcomeKind, Score, ScoreLine, Verdict, VerdictKind } from '../../contract/verdict.js';
import type { Setting } from '../declare/setting.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { isInForce, type Standings } from '../ruleset/standing.js';
import { ending, INFERRED, RULED } from './message.js';
import { flatMap } from '../lists.js';

const NONE: ReadonlySet<string> = new Set();

interface Citing {
  readonly cites: string[];
  readonly seeAlso?: SeeAlso[];
}

/**
 * Something that cites, with those clauses apart that do not hold. What it rests on is by analogy: where no clause holds all of them, and those
 * in `from`, which an inferred value was read out of.
 */
export function sorted<T extends Citing>({ standings }: Ruleset, citing: T, from: ReadonlySet<string> = NONE): T {
  const { cites } = citing;
  if (holdAll(standings, cites)) return citing;
  const inForce: string[] = [];
  const others: string[] = [];
  for (const id of cites) (isInForce(standings, id) ? inForce : others).push(id);
  const why = (id: string) => {
    const standing = standings!.get(id) as Exclude<Standing, 'in-force'>;
    return standing !== 'contrary' && (inForce.length === 0 || from.has(id)) ? 'by-analogy' : standing;
  };
  const apart = others.map((clause): SeeAlso => ({ clause, why: why(clause) }));
  return { ...citing, cites: inForce, seeAlso: citing.seeAlso ? [...citing.seeAlso, ...apart] : apart };
}

function holdAll(standings: Standings | undefined, cites: readonly string[]): boolean {
  for (let i = 0; i < cites.length; i++) if (!isInForce(standings, cites[i]!)) return false;
  return true;
}

/** The weakest of what settings and traits rest on. */
export const basisOf = (reads: readonly Read[]): Basis => (reads.some(({ basis }) => basis === 'inferred') ? 'inferred' : 'stated');

/** What is said of something that hangs on the values of settings, besides the clauses that it rests on anyway. */
export function restingOn(
  { settings }: Ruleset,
  cites: readonly string[],
  by: readonly Setting[],
): Pick<Finding, 'cites' | 'settings' | 'reads' | 'basis'> {
  if (by.length === 0) return { cites: [...cites] };
  const chosen = by.map((setting) => settings.entry(setting)!);
  const reads = chosen.map((entry) => settings.readOf(entry));
  return {
    cites: [...new Set([...cites, ...flatMap(chosen, (entry) => entry.cites)])],
    settings: Object.fromEntries(chosen.map(({ setting, value }) => [setting.key, value!])),
    reads,
    basis: basisOf(reads),
  };
}

/** A finding with what it rests on; not on settings that are `idle`. */
export function grounded(ruleset: Ruleset, found: Finding, idle: ReadonlySet<string> = NONE): Finding {
  // as most are
  if (!found.reads && found.cites.length > 0 && holdAll(ruleset.standings, found.cites)) return found;
  const finding = idle.size > 0 && found.basis === 'inferred' ? { ...found, basis: basisOf(weighing(found, idle)) } : found;
  const { reads = NO_READS, basis } = finding;
  const told = ruled(sorted(ruleset, finding, found.basis === 'inferred' ? new Set(flatMap(reads, (read) => read.from ?? [])) : NONE));
  const isBare = told.cites.length === 0 && !reads.some(({ setBy }) => setBy !== undefined);
  if (basis !== 'inferred' && !isBare) return told;
  const said = told.outcome === 'forbid' ? ending(told.message, INFERRED.message) : told.message;
  return { ...told, message: said, basis: 'inferred' };
}

/** The finding, saying so where the setting that it read last, and that so decided it, was chosen by a ruling. */
function ruled(finding: Finding): Finding {
  const last = finding.reads?.findLast(({ setting }) => setting !== undefined);
  const said = last?.setBy === 'ruling' ? ending(finding.message, RULED.message) : finding.message;
  return said === finding.message ? finding : { ...finding, message: said };
}

const NO_READS: readonly Read[] = [];

const weighing = (found: Finding, idle: ReadonlySet<string>): readonly Read[] =>
  (found.reads ?? NO_READS).filter(({ setting }) => setting === undefined || !idle.has(setting));

/** Something that follows, with those clauses apart that do not hold; where none holds it is inferred. */
export function following<T extends Citing>(ruleset: Ruleset, citing: T): T & { readonly basis?: 'inferred' } {
  const told = sorted(ruleset, citing);
  return told.cites.length === 0 ? { ...told, basis: 'inferred' } : told;
}

/** Effects with what they rest on. */
export const groundedEffects = (ruleset: Ruleset, effects: readonly Effect[]): Verdict['effects'] =>
  effects.map((effect) => following(ruleset, effect));

/** Scores likewise, line by line. */
export const groundedScores = (ruleset: Ruleset, scores: readonly Score[]): Score[] => scores.map((score) => groundedScore(ruleset, score));

export const groundedScore = (ruleset: Ruleset, score: Score): Score => ({ ...score, lines: groundedLines(ruleset, score.lines) });

export const groundedLines = (ruleset: Ruleset, lines: readonly ScoreLine[]): ScoreLine[] => lines.map((line) => following(ruleset, line));

/** The outcome of a finding that leads to a verdict. */
const DECIDES: Readonly<Record<VerdictKind, OutcomeKind>> = {
  legal: 'permit',
  illegal: 'forbid',
  disputed: 'disputed',
  unregulated: 'unregulated',
  unsupported: 'unsupported',
  undetermined: 'unknown',
};

/**
 * The findings without which the verdict would be different: of an illegal action all bans, or those that are stated where some only are; of a
 * legal one the permits that beat a ban, and those that are inferred, as another reading would forbid it; where none is beaten, all that are no mere
 * remarks.
 */
export function deciding({ rules: { remarks } }: Ruleset, verdict: VerdictKind, findings: readonly Finding[]): readonly Finding[] {
  const found = findings.filter(({ outcome }) => outcome === DECIDES[verdict]);
  if (verdict === 'illegal') return statedOrAll(found);
  if (verdict !== 'legal') return found;
  const beating = new Set<string>();
  for (const { overruledBy } of findings) if (overruledBy !== undefined) beating.add(overruledBy);
  const isNeeded = ({ rule, basis }: Finding) => beating.has(rule) || ((beating.size === 0 || basis === 'inferred') && !remarks.has(rule));
  const needed = found.filter(isNeeded);
  return needed.length > 0 ? needed : found;
}

/** One ban is enough: beside a stated one nothing rests on those that are inferred. */
function statedOrAll(bans: readonly Finding[]): readonly Finding[] {
  const stated = bans.filter(({ basis }) => basis !== 'inferred');
  return stated.length > 0 ? stated : bans;
}
