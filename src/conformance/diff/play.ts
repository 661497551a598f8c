/** Random games that another engine looks on at: at each decision it is asked what is legal and what follows, and held against us. */
import { ruleset as rulesetOf, tiles, type RulesetChoice } from '../../catalog.js';
import { anyAction } from '../../any-action.js';
import type { Hello, TypedObject } from '../../contract/conformance.js';
import { decide, legalIn, type LegalActions } from '../../kernel/judge/adjudicate.js';
import { game, Stuck } from '../../selfplay/game.js';
import { random } from '../../selfplay/random.js';
import { Broken, type EngineUnderTest } from '../engines/engine.js';
import { whyNot } from '../kit/ability.js';
import { kitTiles, valuesOf, type CaseRun } from '../kit/plan.js';
import { clock, Session, type Alarm } from '../kit/session.js';
import type { Habit } from '../jcz/setup.js';
import { compareHere, type Compared } from './compare.js';
import { gathering, type Divergence } from './gather.js';
import { decisionAt, endOf, undrawn, type Decision, type Course, type Here, type Line } from './line.js';
import { shrunk, withFewer } from './shrink.js';

/** Which games are played against an engine, whatever it speaks. */
export interface Dealt {
  readonly games: number;
  /** Games are dealt to them in turn. */
  readonly choices: readonly RulesetChoice[];
  /** The fewest and the most players. */
  readonly players: readonly [from: number, to: number];
  /** The same seed gives the same games. */
  readonly seed: number;
  /** Milliseconds for an answer; 10,000 when left out. */
  readonly timeout?: number;
  readonly alarm?: Alarm;
  /** Told of each game that has ended. */
  readonly onGame?: (played: number) => void;
}

export interface DiffOptions extends Dealt {
  readonly engine: EngineUnderTest;
}

export interface DiffResult<L extends Course = Line> {
  readonly label: string;
  /** What the engine said of itself; null where it could not be started. */
  readonly hello: Hello | null;
  readonly games: number;
  /** Decisions at which both could be compared. */
  readonly compared: number;
  /** What could not be compared, by the reason. */
  readonly skips: Readonly<Record<string, number>>;
  /** How the engine broke, each time. */
  readonly breaks: readonly string[];
  /** The likeliest first. */
  readonly divergences: readonly Divergence<L>[];
  /** What the engine is known to play otherwise than the printing, and is not held against it: of JCloisterZone. */
  readonly habits?: readonly Habit[];
}

type Said = Compared | { readonly skipped: string };

export const TIMEOUT = 10_000;
/** A program may take its time to start. */
export const START = 60_000;

/** Resolves also when the engine breaks: that is in the result, and the games end when it cannot be started again. */
export async function playAgainst(options: DiffOptions): Promise<DiffResult> {
  const { engine, games, choices, players, seed, timeout = TIMEOUT, alarm = clock, onGame } = options;
  const session = new Session({ engine, tiles: kitTiles(tiles.map(({ id }) => id)), timeout, startTimeout: Math.max(timeout, START), alarm });
  const found = gathering();
  const skips: Record<string, number> = {};
  const breaks: string[] = [];
  const next = random(seed);
  let compared = 0;
  let played = 0;
  try {
    for (; played < games; played++) {
      const ruleset = choices[played % choices.length] as CaseRun['ruleset'];
      const table = players[0] + Math.floor(next() * (players[1] - players[0] + 1));
      const own = Math.floor(next() * 2 ** 31);
      for (const { line, here, legal } of decisionsOf(ruleset, table, own)) {
        await session.ready();
        const said = await ask(session, ruleset, here, legal).catch((error: unknown) => noted(error, breaks));
        if ('skipped' in said) skips[said.skipped] = (skips[said.skipped] ?? 0) + 1;
        else {
          compared++;
          found.note(said, line, { game: played, seed: own, players: table });
        }
      }
      onGame?.(played + 1);
    }
    const shows = async (line: Line, isSame: (said: Compared) => boolean): Promise<boolean> => {
      const here = endOf(rulesetOf(line.choice), line);
      if (!here) return false;
      await session.ready();
      const said = await ask(session, line.choice, here, legalIn(here.view)).catch((error: unknown) => noted(error, breaks));
      return !('skipped' in said) && isSame(said);
    };
    await found.shorten((line, isSame) => shrunk(line, { shows: (shorter) => shows(shorter, isSame), shorter: withFewer }));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    breaks.push(error.message);
  } finally {
    await session.end();
  }
  return { label: engine.label, hello: session.hello ?? null, games: played, compared, skips, breaks, divergences: found.divergences() };
}

/** What broke the engine is its answer to this. */
function noted(error: unknown, breaks: string[]): { readonly skipped: string } {
  if (!(error instanceof Broken)) throw error;
  breaks.push(error.message);
  return { skipped: 'the engine broke' };
}

/** Every decision of a random game, with the line that leads to it. */
function* decisionsOf(choice: CaseRun['ruleset'], players: number, seed: number): Generator<{ line: Line; here: Here; legal: LegalActions }> {
  const decisions: Decision[] = [];
  let first: Line['first'] | undefined;
  try {
    for (const { view, answer, action, verdict } of game(rulesetOf(choice), players, seed)) {
      first ??= undrawn(view.snapshot);
      decisions.push(decisionAt(view, action));
      yield { line: { choice, first, decisions: [...decisions] }, here: { view, action, verdict }, legal: answer };
    }
  } catch (error) {
    // where we do not know how to go on the game ends: self-play is for that
    if (!(error instanceof Stuck)) throw error;
  }
}

async function ask(session: Session, ruleset: CaseRun['ruleset'], here: Here, ours: LegalActions): Promise<Said> {
  const { snapshot } = here.view;
  const run = runOf(ruleset, here);
  const hello = session.hello!;
  const reason = here.verdict.verdict === 'legal' ? whyNot(run, hello) : 'what follows is not certain';
  if (reason !== undefined) return { skipped: reason };
  const values = valuesOf(run);
  const { action } = run.test;
  const told = await session.ask<'adjudicate'>({ request: 'adjudicate', ruleset, values, snapshot, action, want: ['verdict', 'effects'] });
  if (told.kind === 'unsupported') return { skipped: told.reason };
  if (told.kind === 'error') return { skipped: `it refuses what it is asked: ${told.message}` };
  const { answer } = told;
  if (answer.verdict === 'unsupported') return { skipped: 'not modelled' };
  if (!hello.requests?.includes('legal-actions')) return compareHere(here, { answer, allowed: await allowedBy(session, ruleset, here) }, run, ours);
  const legal = await session.ask<'legal-actions'>({ request: 'legal-actions', ruleset, values, snapshot });
  return compareHere(here, { answer, ...(legal.kind === 'answer' && { legal: legal.answer.actions }) }, run, ours);
}

/** Of many actions that we reject so many are put to an engine that lists none. */
const TRIED = 8;

/** Those of them that it allows. */
async function allowedBy(session: Session, ruleset: CaseRun['ruleset'], { view }: Here): Promise<TypedObject[]> {
  const { rejected = [] } = legalIn(view, { explain: true });
  const some = rejected.filter((_, i) => i % Math.ceil(rejected.length / TRIED) === 0);
  const allowed: TypedObject[] = [];
  for (const { action: listed } of some) {
    const action = anyAction(listed);
    const verdict = decide(view, action);
    const run = runOf(ruleset, { view, action, verdict });
    if (verdict.verdict !== 'illegal' || whyNot(run, session.hello!) !== undefined) continue;
    const values = valuesOf(run);
    const told = await session.ask<'adjudicate'>({ request: 'adjudicate', ruleset, values, snapshot: view.snapshot, action, want: ['verdict'] });
    if (told.kind === 'answer' && told.answer.verdict === 'legal') allowed.push({ ...action });
  }
  return allowed;
}

/** The decision as the kit puts it to engines. */
function runOf(ruleset: CaseRun['ruleset'], { view, action }: Here): CaseRun {
  const { snapshot } = view;
  const id = 'diff.decision';
  const test = { id, exercises: [], ruleset: { expansions: ruleset.expansions }, snapshot, action, expect: {} };
  return { kind: 'case', id, preset: ruleset.preset, expansion: 'base', topic: 'diff', exercises: [], ruleset, test, expected: { verdict: 'legal' } };
}
