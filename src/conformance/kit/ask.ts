/** Puts one run to an engine and judges what it says. */
import type { KitAnswers, Level } from '../../contract/conformance.js';
import { difference } from '../compare.js';
import type { Asked, Told } from '../engines/engine.js';
import { judgeCase } from './judge.js';
import { judgeGame } from './judge-game.js';
import { outcome, type LevelOutcome, type Outcomes } from './outcome.js';
import { valuesOf, type CaseRun, type GameRun, type Run } from './plan.js';
import type { RunResult, RunState } from './result.js';

/** Asks the engine; rejects with `Broken`. */
export type Ask = <K extends keyof KitAnswers>(request: Extract<Asked, { request: K }>) => Promise<Told<K>>;

/** What the engine is judged by. */
export interface Judged {
  readonly levels: readonly Level[];
  /** Whether it can be asked for the legal actions. */
  readonly listsLegal: boolean;
}

export const put = (run: Run, ask: Ask, judged: Judged): Promise<RunResult> =>
  run.kind === 'case' ? putCase(run, ask, judged) : putGame(run, ask, judged);

async function putCase(run: CaseRun, ask: Ask, { levels, listsLegal }: Judged): Promise<RunResult> {
  const { ruleset, test, expected } = run;
  const { snapshot, action } = test;
  const values = valuesOf(run);
  const told = await ask<'adjudicate'>({ request: 'adjudicate', ruleset, values, snapshot, action, want: [...levels] });
  if (told.kind === 'unsupported') return skipped(run, told.reason);
  if (told.kind === 'error') return of(run, { verdict: refused(expected.verdict, told) });
  const { answer } = told;
  // what it does not model is no wrong answer
  if (answer.verdict === 'unsupported' && (expected.verdict as string) !== 'unsupported') return skipped(run, 'not modelled');
  // whoever decides is not known: there is nothing to list
  if (!listsLegal || !levels.includes('legal') || !snapshot.turn) return of(run, judgeCase(run, levels, answer), answer.clauses);
  const legal = await ask<'legal-actions'>({ request: 'legal-actions', ruleset, values, snapshot });
  if (legal.kind === 'answer') return of(run, judgeCase(run, levels, answer, legal.answer), answer.clauses);
  const outcomes = judgeCase(run, levels, answer);
  return of(run, legal.kind === 'error' ? { ...outcomes, legal: refused('the legal actions', legal) } : outcomes, answer.clauses);
}

async function putGame(run: GameRun, ask: Ask, { levels }: Judged): Promise<RunResult> {
  const { ruleset, test } = run;
  const values = valuesOf(run);
  const { play } = test;
  const told =
    play.request === 'play'
      ? await ask<'play'>({ request: 'play', ruleset, values, snapshot: play.snapshot, actions: [...play.actions] })
      : await ask<'replay'>({ request: 'replay', ruleset, values, format: play.format, game: play.game });
  if (told.kind === 'unsupported') return skipped(run, told.reason);
  if (told.kind === 'error') return of(run, { verdict: refused('an answer', told) });
  return of(run, judgeGame(run, levels, told.answer));
}

const refused = (expected: unknown, { message, defects }: Extract<Told<'play'>, { kind: 'error' }>): LevelOutcome =>
  outcome([difference('', expected, { error: message, ...(defects && { defects }) })]);

export const skipped = (run: Run, reason: string): RunResult => ({ run, state: 'skipped', outcomes: {}, reason });

function of(run: Run, outcomes: Outcomes, claimed?: readonly string[]): RunResult {
  const states = Object.values(outcomes).map(({ state }) => state);
  const state: RunState = states.includes('failed') ? 'failed' : states.includes('passed') ? 'passed' : 'skipped';
  return {
    run,
    state,
    outcomes,
    ...(claimed && { claimed }),
    ...(state === 'skipped' && { reason: 'its answer says nothing that can be compared' }),
  };
}
