/** What follows from a legal action: its effects, what they trigger, and everything up to the next decision. */
import type { Action } from '../contract/action.js';
import type { Effect } from '../contract/effect.js';
import type { Bag, DoneAction, Snapshot, Turn } from '../contract/snapshot.js';
import type { Next, Score } from '../contract/verdict.js';
import { apply } from './apply.js';
import { isOpen } from './legal-actions.js';
import type { Missing } from './missing.js';
import { type Position } from './position.js';
import { scoreFeature } from './score.js';
import type { Happening, Step } from './step.js';

export interface Consequences {
  readonly position: Position;
  readonly effects: readonly Effect[];
  readonly scores: readonly Score[];
  readonly missing: readonly Missing[];
  readonly next: Next;
}

/** The step of a snapshot whose game is over. */
export const GAME_OVER = 'game-over';

/** Plays a legal action. */
export function play(view: Position, action: Action): Consequences {
  const run = new Run(view);
  run.readExtraPart();
  run.happen(view.ruleset.kindOf(action)!.perform(view, action));
  run.record(action);
  return run.toNextDecision(action);
}

/** Ends the game at once: the final scoring of a board. */
export function endGame(view: Position): Consequences {
  const run = new Run(view);
  run.finish();
  return run.result(null);
}

const isFirstPart = ({ part = 1 }: Turn) => part === 1;

class Run {
  private readonly effects: Effect[] = [];
  private readonly scores: Score[] = [];
  private readonly missing: Missing[] = [];

  constructor(private view: Position) {}

  happen({ effects = [], scores = [], missing = [] }: Happening): void {
    for (const score of scores) this.credit(score);
    for (const effect of effects) this.apply(effect);
    this.missing.push(...missing);
  }

  /** Writes the action into the list of this turn's actions. */
  record(action: Action): void {
    const { player: _player, ...taken } = action;
    this.changeTurn((turn) => ({ ...turn, done: [...(turn.done ?? []), taken as DoneAction] }));
  }

  toNextDecision(action: Action): Consequences {
    const { ruleset } = this.view;
    const current = ruleset.step(this.view.turn.step)!;
    if (this.view.ruleset.kindOf(action)?.interlude) return this.result(this.decision(current));
    if (action.type === 'place-tile') this.winExtraPart();
    if (current.stays?.(this.view, action)) {
      if (action.type === 'discard-tile') this.draw();
      return this.result(this.decision(current));
    }
    if (current.end) this.happen(current.end(this.view));
    let at = ruleset.steps.indexOf(current);
    for (;;) {
      at += 1;
      if (at === ruleset.steps.length) {
        if (this.bag?.remaining === 0) {
          this.finish();
          return this.result(null);
        }
        this.beginTurn();
        at = 0;
      }
      const next = this.enter(ruleset.steps[at]!);
      if (next) return this.result(next);
    }
  }

  /** Scores everything that is still on the board, and what expansions score once. */
  finish(): void {
    const features = this.view.occupiedFeatures;
    // roads, cities and monasteries before fields, as the scoring of fields closes the game
    const order = [...features.filter(({ kind }) => kind !== 'field'), ...features.filter(({ kind }) => kind === 'field')];
    for (const feature of order) this.happen(scoreFeature(this.view, feature, 'final'));
    for (const final of this.view.ruleset.finals) this.happen({ scores: final.score(this.view) });
    const player = this.view.snapshot.turn?.player ?? this.view.players[0]!.id;
    this.change({ ...this.view.snapshot, turn: { player, step: GAME_OVER } });
  }

  result(next: Next): Consequences {
    return { position: this.view, effects: this.effects, scores: this.scores, missing: this.missing, next };
  }

  /** Runs a step; the decision that it asks for, if any. */
  private enter(step: Step): Next | undefined {
    const skipped = this.view.ruleset.skips.some(({ steps, when }) => steps.includes(step.id) && when(this.view));
    if (skipped || (step.due && !step.due(this.view))) return undefined;
    this.changeTurn((turn) => ({ ...turn, step: step.id }));
    if (step.begin) this.happen(step.begin(this.view));
    if (!step.decides) return undefined;
    if (step.open ? step.open(this.view) : isOpen(this.view, step)) return this.decision(step);
    if (step.end) this.happen(step.end(this.view));
    return undefined;
  }

  private decision(step: Step): Next {
    return { step: step.id, player: step.decider?.(this.view) ?? this.view.active };
  }

  private apply(effect: Effect): void {
    const before = this.view;
    // an orphan that a trigger has sent home is not sent home again
    if (effect.type === 'figure-returned' && !before.figure(effect.figure)) return;
    const snapshot = apply(before.snapshot, [effect]);
    this.view = before.next(snapshot);
    this.effects.push(effect);
    for (const trigger of before.ruleset.triggersFor(effect.type)) for (const further of trigger.then(this.view, effect, before)) this.apply(further);
  }

  private credit(score: Score): void {
    this.scores.push(score);
    const first = score.lines[0];
    if (score.points === 0 || !first) return;
    this.apply({ type: 'points', player: score.player, points: score.points, rule: first.rule, cites: first.cites });
  }

  private get bag(): Bag | undefined {
    return this.view.snapshot.bag;
  }

  /** The next tile is taken into the hand: which one, the client knows. */
  private draw(): void {
    const remaining = this.bag?.remaining;
    if (remaining !== undefined && remaining > 0) this.change({ ...this.view.snapshot, bag: { ...this.bag, remaining: remaining - 1 } });
  }

  /** What the tile has won stays won, whatever happens to the figure later in the turn. */
  private winExtraPart(): void {
    const extra = isFirstPart(this.view.turn) ? this.view.ruleset.extraParts.find(({ won }) => won(this.view)) : undefined;
    if (extra) this.apply({ type: 'extra-part-won', player: this.view.active, rule: extra.id, cites: [...extra.cites] });
  }

  /** Where the position does not say it, it is read off the board before the action can take away what won it. */
  readExtraPart(): void {
    const { turn, ruleset } = this.view;
    const unsaid = turn.placed !== undefined && turn.extraPart === undefined && isFirstPart(turn);
    if (unsaid && ruleset.extraParts.some(({ won }) => won(this.view))) this.changeTurn((now) => ({ ...now, extraPart: true }));
  }

  /** The next part of a double turn, or the next player's turn. */
  private beginTurn(): void {
    const { turn, players, ruleset } = this.view;
    const won = isFirstPart(turn) && turn.extraPart === true;
    const seat = players.findIndex(({ id }) => id === this.view.active);
    const player = won ? turn.player : players[(seat + 1) % players.length]!.id;
    this.change({ ...this.view.snapshot, turn: { player, step: ruleset.steps[0]!.id, done: [], ...(won && { part: 2 }) } });
    this.draw();
  }

  private changeTurn(change: (turn: Turn) => Turn): void {
    this.change({ ...this.view.snapshot, turn: change(this.view.turn) });
  }

  private change(snapshot: Snapshot): void {
    this.view = this.view.next(snapshot);
  }
}
