/**
 * What else an engine has wrong because it lacks one rule. It stops for a decision that nobody has, walks on where the walk ends, or plays a
 * game on that has come to another pass: nothing there is a mistake of its own. Our engine without the rule shows which failures these are.
 */
import { expansions } from '../../catalog.js';
import { LEVELS, type AdjudicateAnswer, type GameAnswer, type LegalActionsAnswer, type Level } from '../../contract/conformance.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { matches, type Difference } from '../compare.js';
import { answerOf } from '../engines/own.js';
import { judgeCase } from '../kit/judge.js';
import { judgeGame } from '../kit/judge-game.js';
import type { Outcomes } from '../kit/outcome.js';
import type { CaseRun, GameRun } from '../kit/plan.js';
import { forbiddingRules } from '../kit/reference.js';
import type { RunResult } from '../kit/result.js';

const cites = new Map(expansions.flatMap((expansion) => declared(expansion, 'rules').map((rule) => [rule.id, rule.cites] as const)));

/** So many runs are played through without a rule: an engine that has almost all of them wrong is told as much without. */
const TRIES = 1000;

/** The rules that an engine lacks altogether: wherever one of them alone forbids, it does not. Each is looked at once. */
export class LackingRules {
  private readonly shown = new Map<string, RunResult[]>();
  private tries = 0;

  constructor(results: readonly RunResult[]) {
    const kept = new Set<string>();
    for (const result of results) {
      const rule = forbiddenByOne(result);
      if (rule === undefined) continue;
      if (lacksBan(result)) this.shown.set(rule, [...(this.shown.get(rule) ?? []), result]);
      else if (result.outcomes.verdict?.state === 'passed') kept.add(rule);
    }
    for (const rule of kept) this.shown.delete(rule);
  }

  /** The others of the failed runs that are wrong because of what these show to be lacking. */
  explain(runs: readonly RunResult[], others: Iterable<RunResult>): RunResult[] {
    const lacking = [...this.shown].flatMap(([rule, shown]) => (runs.some((result) => shown.includes(result)) ? [rule] : []));
    for (const rule of lacking) this.shown.delete(rule);
    return [...others].filter((result) => lacking.some((rule) => this.isBecauseOf(result, rule)));
  }

  private isBecauseOf(result: RunResult, rule: string): boolean {
    if (lacksBan(result)) return forbiddenByOne(result) === rule;
    if (!result.run.ruleset.expansions.includes(rule.slice(0, rule.indexOf('.')))) return false;
    return this.tries++ < TRIES && isWrongLikewise(result, rule);
  }
}

/** Where a single rule forbids the action. */
function forbiddenByOne({ run, state }: RunResult): string | undefined {
  if (run.kind !== 'case' || (state !== 'passed' && state !== 'failed')) return undefined;
  const rules = forbiddingRules(run);
  return rules.length === 1 ? rules[0] : undefined;
}

/** What is forbidden is not. */
export const lacksBan = ({ run, outcomes: { verdict } }: RunResult): boolean =>
  run.kind === 'case' && run.expected.verdict === 'illegal' && verdict?.state === 'failed' && verdict.differences.some(({ at }) => at === '/verdict');

/** Whether our engine would be wrong in the same places without the rule. */
function isWrongLikewise(result: RunResult, rule: string): boolean {
  const levels = LEVELS.filter((level) => result.outcomes[level]?.state === 'failed' && level !== 'clauses');
  const without = outcomesWithout(result.run, rule, levels);
  return levels.length > 0 && levels.every((level) => isAlike(result.outcomes[level]!.differences, without[level]?.differences ?? []));
}

/** The same places; of verdicts and of what comes next also the same answer, since these are told alike by all engines. */
function isAlike(theirs: readonly Difference[], ours: readonly Difference[]): boolean {
  const isSame = (one: Difference, other: Difference) =>
    one.at === other.at && (!/\/(?:verdict|next)$/.test(one.at) || matches(one.actual, other.actual));
  return theirs.length === ours.length && theirs.every((one, i) => isSame(one, ours[i]!));
}

type Asked = CaseRun['ruleset'];

function outcomesWithout(run: CaseRun | GameRun, rule: string, levels: readonly Level[]): Outcomes {
  const { disabledClauses = [] } = run.ruleset;
  const ruleset = { ...run.ruleset, disabledClauses: [...disabledClauses, ...(cites.get(rule) ?? [])] };
  return run.kind === 'game' ? gameWithout(run, ruleset, levels) : caseWithout(run, ruleset, levels);
}

function caseWithout(run: CaseRun, ruleset: Asked, levels: readonly Level[]): Outcomes {
  const { snapshot, action } = run.test;
  const answer = answerOf({ id: 0, request: 'adjudicate', ruleset, values: {}, snapshot, action, want: [...levels] });
  if ('error' in answer) return {};
  const legal = levels.includes('legal') ? answerOf({ id: 0, request: 'legal-actions', ruleset, values: {}, snapshot }) : undefined;
  return judgeCase(run, levels, answer as AdjudicateAnswer, legal as LegalActionsAnswer | undefined);
}

function gameWithout(run: GameRun, ruleset: Asked, levels: readonly Level[]): Outcomes {
  const { play } = run.test;
  const answer =
    play.request === 'play'
      ? answerOf({ id: 0, request: 'play', ruleset, values: {}, snapshot: play.snapshot, actions: [...play.actions] })
      : answerOf({ id: 0, request: 'replay', ruleset, values: {}, format: play.format, game: play.game });
  return 'error' in answer ? {} : judgeGame(run, levels, answer as GameAnswer);
}
