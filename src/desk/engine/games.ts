/** Plays a recorded game, and keeps its positions for who steps through it. */
import { builtInRuleset, type RulesetChoice } from '../../catalog.js';
import type { Defect } from '../../contract/problem.js';
import type { JczGame, ReplayStep, SeneschalGame } from '../../contract/replay.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Language } from '../../corpus/terms.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { readGame, rulesetOfGame, tilesRemaining } from '../../replay/jcz-game.js';
import { replay } from '../../replay/replay.js';
import { firstSnapshot, playerIds } from '../../replay/setup.js';
import type { Answer, Played, StepSeen } from './api.js';
import { requireFolders } from './folders.js';
import { look } from './look.js';
import { firstOtherPoints } from './points.js';
import { answering, rulesetOf } from './reading.js';
import { theLaw } from './verdicts.js';

let kept: { readonly choice: RulesetChoice; readonly positions: readonly Snapshot[]; readonly steps: readonly ReplayStep[] } | undefined;

const isJcz = (game: unknown): game is JczGame => typeof game === 'object' && game !== null && 'setup' in game && 'replay' in game;

/** Progress is told now and then, not with every message. */
const EVERY = 20;

export function play(file: unknown, progress: (done: number, of: number) => void): Promise<Answer<Played>> {
  return answering(() => {
    const positions: Snapshot[] = [];
    const watch = (after: Snapshot, index: number, of: number) => {
      positions.push(after);
      if (index % EVERY === 0) progress(index, of);
    };
    const jcz = isJcz(file);
    const game: unknown = jcz ? file : ownGame(file);
    requireFolders(jcz ? (rulesetOfGame(readGame(file, true), undefined).expansions ?? []) : expansionsOf(game));
    const stops: NonNullable<Played['unread']>[] = [];
    const stopped = (index: number, defects: readonly Defect[]) => void stops.push({ index, defects });
    const { steps: read, final, assertions = [] } = replay(game, { format: jcz ? 'jcz' : 'seneschal', watch, stopped });
    const [unread = null] = stops;
    const { choice, first, players } = jcz ? startOfJcz(file) : startOfOwn(game as SeneschalGame);
    const steps = withUnread(read, unread, first);
    // nothing happens there
    if (unread) positions.push(positions.at(-1) ?? first);
    kept = { choice, positions: [first, ...positions], steps };
    return {
      format: jcz ? 'jcz' : 'seneschal',
      choice,
      players,
      steps,
      final: { points: final.points, scores: final.scores ?? [] },
      // what a file says of its end is not about the middle
      assertions: unread ? [] : assertions,
      unread,
      firstIllegal: steps.findIndex(({ action, verdict }) => action !== null && verdict !== 'legal'),
      otherPoints: jcz ? firstOtherPoints(unread ? { ...file, final: null } : file, read) : null,
    };
  });
}

/** The message that cannot be read stands behind the others, as one that did nothing. */
function withUnread(steps: readonly ReplayStep[], unread: Played['unread'], first: Snapshot): readonly ReplayStep[] {
  if (!unread) return steps;
  const points = steps.at(-1)?.points ?? first.players.map(({ score = 0 }) => score);
  return [...steps, { index: unread.index, player: '', action: null, verdict: null, findings: [], scores: [], points }];
}

/** What a game of ours says that it is played with, whatever its shape. */
function expansionsOf(game: unknown): readonly string[] {
  const { expansions } = (game as { readonly ruleset?: { readonly expansions?: unknown } } | null)?.ruleset ?? {};
  return Array.isArray(expansions) ? expansions.filter((id) => typeof id === 'string') : [];
}

/** The suite keeps further members in its games than the contract knows. */
function ownGame(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file;
  const { ruleset, snapshot, actions } = file as Readonly<Record<string, unknown>>;
  return { ...(ruleset !== undefined && { ruleset }), snapshot, actions };
}

function startOfJcz(file: JczGame) {
  const read = readGame(file, true);
  const choice = rulesetOfGame(read, undefined);
  return { choice, first: firstSnapshot(read.game, tilesRemaining(read, undefined)), players: playerIds(file.players) };
}

function startOfOwn({ ruleset = {}, snapshot }: SeneschalGame) {
  const { rulings: _rulings, event: _event, ...given } = typeof ruleset === 'string' ? { id: ruleset } : ruleset;
  const choice: RulesetChoice = 'id' in given ? (builtInRuleset(given.id) ?? given) : given;
  return { choice, first: snapshot, players: snapshot.players.map(({ id }) => id) };
}

export async function step(index: number, language: Language): Promise<Answer<StepSeen>> {
  // without a network what is said stays English
  const law = language === 'en' ? undefined : await theLaw().catch(() => undefined);
  return answering(() => {
    const after = kept?.positions[index + 1];
    const judged = kept?.steps[index];
    if (!kept || !after || !judged) throw new InvalidInput([{ pointer: '', code: 'no-such-step', message: `no step ${index} has been played` }]);
    const rules = rulesetOf(kept.choice);
    const { findings, scores } = judged;
    return {
      index,
      findings: law ? law.findingsSpoken(findings, language) : findings,
      scores: law ? law.scoresSpoken(scores, language) : scores,
      before: kept.positions[index]!,
      after,
      look: look(rules, after),
    };
  });
}
