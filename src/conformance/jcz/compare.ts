/** A game that JCloisterZone's engine played, replayed by our rules: where the two part, message by message, and which clauses decide it on our side. */
import { anyAction } from '../../any-action.js';
import type { RulesetChoice } from '../../catalog.js';
import type { Action } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { ReplayStep } from '../../contract/replay.js';
import { decide } from '../../kernel/judge/adjudicate.js';
import type { Verdict } from '../../contract/verdict.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Position } from '../../kernel/position/position.js';
import { replay } from '../../replay/replay.js';
import { playerIds } from '../../replay/setup.js';
import { accepts, reopened } from '../../replay/table.js';
import { traceMismatches, type Mismatch } from '../../replay/trace.js';
import type { AnyAction } from '../../wire.js';
import { bansOf, permitsOf, type Compared, type Difference } from '../diff/compare.js';
import { elsewhere, nameOf } from './standing.js';
import type { RecordedGame } from './walk.js';

export interface ComparedGame {
  /** By message, as far as both were in the same position. */
  readonly messages: readonly Compared[];
  /** Why it could not be replayed further. */
  readonly unread?: string;
}

/** What has once come out otherwise does so from there on: where points, figures or whose turn it is differ the comparison ends. */
export function compareGame(game: RecordedGame, ruleset: RulesetChoice): ComparedGame {
  const views: Position[] = [];
  try {
    const options = { format: 'jcz', ruleset, legalActions: true, judgedIn: (view: Position, index: number) => void (views[index] = view) } as const;
    const played = replay(game, options);
    const found = traceMismatches(game.trace, game.final ?? {}, played, playerIds(game.players));
    const messages: Compared[] = [];
    for (const step of played.steps) {
      const compared = compareMessage(step, { game, views, steps: played.steps, mismatches: found.filter(({ index }) => index === step.index) });
      messages.push(compared);
      const isLegal = step.verdict === null || step.verdict === 'legal';
      if (!isLegal || compared.differences.some(({ kind }) => kind !== 'permits' && kind !== 'forbids')) break;
    }
    return { messages };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return refused(error, game, ruleset);
  }
}

/** As far as it can be read. */
function refused({ defects }: InvalidInput, game: RecordedGame, ruleset: RulesetChoice): ComparedGame {
  const { pointer, message } = defects[0]!;
  const unread = `its game cannot be replayed: ${message}`;
  const index = /^\/game\/replay\/(\d+)/.exec(pointer)?.[1];
  if (index === undefined || Number(index) >= game.replay.length) return { messages: [], unread };
  const { final: _final, ...whole } = game;
  return { ...compareGame({ ...whole, replay: game.replay.slice(0, Number(index)), trace: game.trace.slice(0, Number(index)) }, ruleset), unread };
}

interface Setting {
  readonly game: RecordedGame;
  readonly views: readonly Position[];
  readonly steps: readonly ReplayStep[];
  readonly mismatches: readonly Mismatch[];
}

function compareMessage(step: ReplayStep, setting: Setting): Compared {
  const { views, mismatches, game } = setting;
  const view = views[step.index]!;
  const figures = step.message === 'PLACE_TILE' ? figuresBefore(step, setting) : [];
  const differences = [...figures, ...mismatches.flatMap((mismatch) => differenceOf(mismatch, step, view, setting))];
  const isAgreed = (...kinds: Difference['kind'][]) => !differences.some(({ kind }) => kinds.includes(kind));
  const allowed = step.action && step.verdict === 'legal' && game.trace[step.index]?.items ? permitsOf(decide(view, step.action)) : [];
  return {
    differences,
    agreed: [...(isAgreed('permits', 'forbids') ? allowed : []), ...(isAgreed('points') ? scoreCites(step) : [])],
  };
}

function differenceOf({ kind, action, text }: Mismatch, step: ReplayStep, seen: Position, setting: Setting): Difference[] {
  const { game, steps } = setting;
  const view = action ? askedIn(seen, action, step, setting) : seen;
  if (kind === 'permits')
    return [{ kind, ours: null, theirs: action ? unnamed(action) : text, clauses: action ? citesIn(view, action, bansOf) : [] }];
  if (kind === 'forbids') {
    // what allows the actions that both have is not at fault
    const shared = step.action && step.verdict === 'legal' ? citesIn(view, step.action, permitsOf) : [];
    const clauses = action ? citesIn(view, action, permitsOf) : [];
    const own = clauses.filter((clause) => !shared.includes(clause));
    return [{ kind, ours: action ?? text, theirs: null, clauses: own.length > 0 ? own : clauses }];
  }
  if (kind === 'points') {
    const before = steps[step.index - 1]?.points ?? game.trace[0]?.points ?? [];
    const after = game.trace[step.index + 1]?.points ?? game.final?.points ?? [];
    const gained = (points: readonly number[]) => points.map((value, i) => value - (before[i] ?? 0));
    const [ours, theirs] = [gained(step.points), gained(after)];
    const players = playerIds(game.players).filter((_, i) => ours[i] !== theirs[i]);
    const own = scoreCites(step, (player) => players.includes(player));
    return [{ kind, ours, theirs, clauses: own.length > 0 ? own : scoreCites(step) }];
  }
  return [{ kind: 'decider', ours: step.player, theirs: text, clauses: step.action ? citesIn(view, step.action, permitsOf) : [] }];
}

/** Where it asks for what is no decision to us our turn has run on: the position is taken back to where the decision would be. */
function askedIn(view: Position, action: Action, { index }: ReplayStep, { views, steps }: Setting): Position {
  const last = accepts(view, action) ? undefined : steps.slice(0, index).findLast((step) => step.action !== null);
  return (last && reopened({ before: views[last.index]!, action: last.action! }, action)) ?? view;
}

/** Which figure of the supply is placed every game says for itself. */
export function unnamed(given: Action): AnyAction {
  const action = anyAction(given);
  if (action.type !== 'place-figure') return action;
  const { figure: _figure, ...placement } = action;
  return placement;
}

/** Of an action that both see; one that names what is not there has none. */
function citesIn(view: Position, action: Action, cites: (verdict: ReturnType<typeof decide>) => string[]): string[] {
  try {
    return cites(decide(view, action));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return [];
  }
}

const scoreCites = ({ scores }: ReplayStep, isMeant: (player: string) => boolean = () => true): string[] => [
  ...new Set(scores.filter(({ player }) => isMeant(player)).flatMap(({ lines }) => lines.flatMap(({ cites }) => cites))),
];

/** At the beginning of a turn everything that the last one brought has been done by both. */
function figuresBefore(step: ReplayStep, { game, views, steps }: Setting): Difference[] {
  const { ours, theirs } = elsewhere(views[step.index]!.snapshot, game.trace[step.index]!);
  if (ours.length + theirs.length === 0) return [];
  const begun = Math.max(
    0,
    steps.slice(0, step.index).findLastIndex(({ message }) => message === 'PLACE_TILE'),
  );
  const apart = new Set([...ours, ...theirs].map(({ id }) => id));
  const clauses = steps
    .slice(begun, step.index)
    .flatMap(({ action, index }) => (action ? citesIn(views[index]!, action, (verdict) => citesOfMoves(verdict, apart)) : []));
  return [{ kind: 'figures', ours, theirs, clauses: [...new Set(clauses)] }];
}

/** What put the figures there that differ, and what allows that where it is the action itself. Of what nothing of ours has moved no clause is the reason. */
const citesOfMoves = (verdict: Verdict, apart: ReadonlySet<string>): string[] =>
  verdict.effects.flatMap((effect) => {
    const moved = movedBy(effect);
    if (moved === undefined || !apart.has(nameOf(moved))) return [];
    return effect.type === 'figure-placed' ? permitsOf(verdict) : [...effect.cites];
  });

const movedBy = (effect: Effect): string | undefined => {
  const { neutral, figure } = (effect.type === 'piece-moved' ? effect.piece : effect) as {
    readonly neutral?: string;
    readonly figure?: string | null;
  };
  return neutral ?? figure ?? undefined;
};
