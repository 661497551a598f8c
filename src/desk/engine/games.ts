/** Plays a recorded game, and keeps its positions for who steps through it. */
import type { RulesetChoice } from '../../catalog.js';
import type { JczGame, SeneschalGame } from '../../contract/replay.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { readGame, rulesetOfGame, tilesRemaining } from '../../replay/jcz-game.js';
import { replay } from '../../replay/replay.js';
import { firstSnapshot, playerIds } from '../../replay/setup.js';
import type { Answer, Played, StepSeen } from './api.js';
import { requireFolders } from './folders.js';
import { look } from './look.js';
import { answering, rulesetOf } from './reading.js';

let kept: { readonly choice: RulesetChoice; readonly positions: readonly Snapshot[] } | undefined;

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
    requireFolders(jcz ? (rulesetOfGame(readGame(file), undefined).expansions ?? []) : expansionsOf(game));
    const { steps, final, assertions = [] } = replay(game, { format: jcz ? 'jcz' : 'seneschal', watch });
    const { choice, first, players } = jcz ? startOfJcz(file) : startOfOwn(game as SeneschalGame);
    kept = { choice, positions: [first, ...positions] };
    return {
      format: jcz ? 'jcz' : 'seneschal',
      choice,
      players,
      steps,
      final: { points: final.points, scores: final.scores ?? [] },
      assertions,
      firstIllegal: steps.findIndex(({ action, verdict }) => action !== null && verdict !== 'legal'),
    };
  });
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
  const read = readGame(file);
  const choice = rulesetOfGame(read, undefined);
  return { choice, first: firstSnapshot(read.game, tilesRemaining(read, undefined)), players: playerIds(file.players) };
}

function startOfOwn({ ruleset = {}, snapshot }: SeneschalGame) {
  const { rulings: _rulings, event: _event, ...choice } = typeof ruleset === 'string' ? { id: ruleset } : ruleset;
  return { choice, first: snapshot, players: snapshot.players.map(({ id }) => id) };
}

export function step(index: number): Promise<Answer<StepSeen>> {
  return answering(() => {
    const after = kept?.positions[index + 1];
    if (!kept || !after) throw new InvalidInput([{ pointer: '', code: 'no-such-step', message: `no step ${index} has been played` }]);
    const rules = rulesetOf(kept.choice);
    return { before: kept.positions[index]!, after, look: look(rules, after) };
  });
}
