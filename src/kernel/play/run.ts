/** What follows from an action: its effects, what they trigger, and everything up to the next decision. */
import type { Action } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { DoneAction, Snapshot, Turn } from '../../contract/snapshot.js';
import type { Next, Score } from '../../contract/verdict.js';
import { isInterlude } from '../declare/action.js';
import type { Happening, Missing } from '../declare/happening.js';
import type { ExtraPart, NextPart, Step } from '../declare/step.js';
import { groundedScore } from '../judge/grounds.js';
import { asks, mayBeOpen } from '../judge/legal-actions.js';
import { flatMap } from '../lists.js';
import { apply } from '../position/apply.js';
import type { Position } from '../position/position.js';
import { GAME_OVER } from './game-over.js';
import { scoreFeature } from './scoring.js';
import { extraPartWon, nextPart } from './succession.js';

export interface Consequences {
  readonly position: Position;
  readonly effects: readonly Effect[];
  readonly scores: readonly Score[];
  readonly missing: readonly Missing[];
  readonly next: Next;
}

/** Plays a legal action. */
export function play(view: Position, action: Action): Consequences {
  return taken(view, action).toNextDecision(action, view);
}

/** Plays an action though it is not legal; undefined where it cannot be carried out at all. */
export function force(view: Position, action: Action): Consequences | undefined {
  const { ruleset } = view;
  const kind = view.kindOf(action);
  const step = ruleset.step(view.turn.step);
  if (!kind || !step || !(kind.canPerform?.(view, action) ?? true)) return undefined;
  // what a step does next may hang on its state; the tile in the hand is none, it is known once it is laid
  if (step.lacks?.(view).some((pointer) => pointer !== '/turn/tile')) return undefined;
  return play(view, action);
}

/** What an action does by itself, before the turn goes on. */
export function perform(view: Position, action: Action): Consequences {
  return taken(view, action).result(null);
}

function taken(view: Position, action: Action): Run {
  const run = new Run(view);
  run.readExtraPart();
  run.readDone();
  run.happen(doing(view, action));
  const noted = view.kindOf(action)!.noted?.(view, action);
  run.record(noted ? { ...action, ...noted } : action);
  return run;
}

/** What the kind of the action does, and what expansions make of it. */
function doing(view: Position, action: Action): Happening {
  const kind = view.kindOf(action)!;
  const usual = () => kind.perform(view, action);
  const done = view.ruleset
    .proposalsFor(kind.id)
    .reduce<() => Happening>((before, { perform }) => (perform ? () => perform(view, action, before) : before), usual);
  return done();
}

/** Ends the game at once: the final scoring of a board. */
export function endGame(view: Position): Consequences {
  const run = new Run(view);
  run.finish();
  return run.result(null);
}

/** How a game begins: up to the first decision of whoever begins, found as that of every later turn. */
export function begin(view: Position, player: string): Consequences {
  const run = new Run(view);
  return run.result(run.toFirstDecision(player));
}

/** More steps than any turn has: beyond it something leads round in a circle. */
const MOST_STEPS = 1000;

const isLast = ({ phase }: Step) => phase === 'end';
const isFirstPart = ({ part = 1 }: Turn) => part === 1;

function withoutPlayer({ player: _player, ...rest }: Action): DoneAction {
  return rest;
}

class Run {
  private readonly effects: Effect[] = [];
  private readonly scores: Score[] = [];
  private readonly missing: Missing[] = [];
  /** Whether the final scoring has begun. */
  private isFinal = false;
  /** What the tile just laid has won, before anything came of its laying that could take it away. */
  private extraPart: ExtraPart | undefined;

  constructor(private view: Position) {}

  happen({ effects = [], scores = [], missing = [] }: Happening): void {
    for (const score of scores) this.credit(score);
    for (const effect of effects) this.apply(effect);
    this.missing.push(...missing);
  }

  /** Writes the action into the list of this turn's actions. */
  record(action: Action): void {
    const done: DoneAction = 'player' in action ? withoutPlayer(action) : { ...action };
    this.changeTurn((turn) => ({ ...turn, done: [...(turn.done ?? []), done] }));
  }

  toNextDecision(action: Action, before: Position): Consequences {
    const current = this.view.ruleset.step(before.turn.step)!;
    if (isInterlude(before.kindOf(action), before)) return this.result(this.run(current, this.isLeftToDecide(current)));
    if (action.type === 'place-tile') this.winExtraPart();
    const goesOn = current.stays?.(this.view, action) ?? false;
    // in place of a tile that fits nowhere another is drawn
    if (goesOn && current.draws && before.turn.tile !== undefined) this.draw();
    return this.result(this.run(current, goesOn));
  }

  /** In a turn that begins now. */
  toFirstDecision(player: string): Next {
    this.beginPart({ turn: { player } });
    const step = this.following(undefined);
    return step ? this.run(step, this.asks(step)) : null;
  }

  /** Scores everything that is still on the board, and what expansions score once. */
  finish(): void {
    const { kinds } = this.view.ruleset.vocabulary;
    const features = this.view.occupiedFeatures.filter(({ kind }) => !kinds.get(kind)?.neverFinal);
    const isField = ({ completedBy }: { completedBy: string }) => completedBy === 'nothing';
    // roads, cities and monasteries before fields, as the scoring of fields closes the game
    const order = [...features.filter((feature) => !isField(feature)), ...features.filter(isField)];
    // no later step could credit what would be withheld now
    this.isFinal = true;
    for (const feature of order) this.happen(scoreFeature(this.view, { feature, stage: 'final' }));
    for (const final of this.view.ruleset.all('finals')) this.happen({ scores: final.score(this.view), missing: final.missing?.(this.view) ?? [] });
    const player = this.view.snapshot.turn?.player ?? this.view.players[0]!.id;
    this.change({ ...this.view.snapshot, turn: { player, step: GAME_OVER } });
  }

  result(next: Next): Consequences {
    return { position: this.view, effects: this.effects, scores: this.scores, missing: this.missing, next };
  }

  /** Runs on from a step, which goes on or is over, to the next decision; null when the game is over. */
  private run(from: Step, goesOn: boolean): Next {
    let step: Step | undefined = from;
    let isOver = !goesOn;
    for (let i = 0; i < MOST_STEPS; i++) {
      const cut = this.interruption(step);
      if (cut) {
        this.begin(cut, step);
        step = cut;
        isOver = !this.asks(cut);
      } else if (!isOver) {
        return this.decision(step);
      } else {
        step = this.leave(step);
        if (!step) return null;
        isOver = !(this.returned ? this.resumes(step) : this.asks(step));
      }
    }
    throw new Error(`the steps lead round in a circle at \`${step.id}\``);
  }

  /** Whether a step is not over after an interlude, which may have taken away all that was to be decided: where one may pass, that can still be done. */
  private isLeftToDecide(step: Step): boolean {
    if (step.open) return step.open(this.view);
    return step.passable === true || (step.lacks?.(this.view) ?? []).length > 0 || mayBeOpen(this.view, step);
  }

  /** Whether the step that was come to last had been interrupted. */
  private returned = false;

  /** Whether a step goes on after an interruption. */
  private resumes(step: Step): boolean {
    return step.resumes ? step.resumes(this.view) : !this.isDecided(step) && this.asks(step);
  }

  /** Whether an action of the step led to the interruption, and not an interlude, which decides nothing. */
  private isDecided(step: Step): boolean {
    const { ruleset, done } = this.view;
    const onTheSide = (action: Action) => isInterlude(ruleset.kinds.of(action, step.id), this.view);
    const isIn = (action: Action, { id }: Step) => ruleset.kinds.decidedIn(id).includes(ruleset.kinds.idOf(action, id));
    const own = done.findLast((action) => !onTheSide(action) && !ruleset.interrupting.some((other) => isIn(action, other)));
    return (own !== undefined && isIn(own, step)) || !done.some(onTheSide);
  }

  /** The step that comes after one that is over; undefined when the game is over. */
  private leave(step: Step): Step | undefined {
    const back = step.interrupts?.(this.view);
    if (step.end) this.happen(step.end(this.view));
    this.returned = back !== undefined;
    if (back !== undefined) {
      this.changeTurn((turn) => ({ ...turn, step: back }));
      return this.view.ruleset.step(back)!;
    }
    return this.following(step) ?? this.closing(step) ?? (isLast(step) ? this.over() : this.nextTurn());
  }

  /** What the end of the last step has brought about comes before the turn is over, and leads back to that step. */
  private closing(step: Step): Step | undefined {
    const cut = this.interruption(step);
    return cut && this.begin(cut, step);
  }

  private over(): undefined {
    this.finish();
    return undefined;
  }

  /** The next step of the same turn that comes up. */
  private following(step: Step | undefined, first?: string): Step | undefined {
    const { successive, closing } = this.view.ruleset;
    const steps = step !== undefined && isLast(step) ? closing : successive;
    let at = step ? steps.indexOf(step) + 1 : first === undefined ? 0 : steps.findIndex(({ id }) => id === first);
    for (; at < steps.length; at++) if (this.comesUp(steps[at]!)) return this.begin(steps[at]!);
    return undefined;
  }

  /** The first step of the next turn, or what comes after the last one. */
  private nextTurn(): Step | undefined {
    for (let i = 0; i < MOST_STEPS; i++) {
      const part = nextPart(this.view);
      if (!part) break;
      this.beginPart(part);
      const step = this.following(undefined, part.step);
      if (step) return step;
    }
    const last = this.view.ruleset.steps.find((step) => isLast(step) && this.comesUp(step));
    return last ? this.begin(last) : this.over();
  }

  private comesUp(step: Step): boolean {
    const isSkipped = this.view.ruleset.all('skips').some(({ steps, when }) => steps.includes(step.id) && when(this.view));
    return !isSkipped && (step.due?.(this.view) ?? true);
  }

  private begin(step: Step, interrupted?: Step): Step {
    this.changeTurn((turn) => ({ ...turn, step: step.id }));
    if (step.draws) this.draw();
    if (step.begin) this.happen(step.begin(this.view, interrupted?.id));
    return step;
  }

  /** Whether a step that was begun leaves something to decide. */
  private asks(step: Step): boolean {
    if (!step.decides) return false;
    return step.open ? step.open(this.view) : asks(this.view, step);
  }

  /** A step that interrupts the present one; where that interrupts as well, only one that comes before it. */
  private interruption(present: Step): Step | undefined {
    const { interrupting } = this.view.ruleset;
    const before = interrupting.indexOf(present);
    return interrupting.find((step, i) => (before < 0 || i < before) && step.due?.(this.view));
  }

  private decision(step: Step): Next {
    return { step: step.id, player: step.decider?.(this.view) ?? this.view.active };
  }

  private apply(effect: Effect): void {
    const before = this.view;
    // an orphan that a trigger has sent home is not sent home again
    if (effect.type === 'figure-returned' && !before.figure(effect.figure)) return;
    this.view = before.next(apply(before.snapshot, [effect]));
    this.effects.push(effect);
    if (effect.type === 'tile-placed') this.extraPart = this.extraPartNow();
    for (const trigger of before.ruleset.triggersFor(effect.type)) {
      const further = trigger.seconds === undefined ? trigger.then(this.view, effect, before) : undefined;
      if (further) this.happen(this.seconded(further, trigger.id, effect, before));
    }
  }

  /** With what other expansions say of the occasion. */
  private seconded(happening: Happening, id: string, effect: Effect, before: Position): Happening {
    const others = before.ruleset.triggersFor(effect.type).filter((one) => one.seconds === id && one.then(this.view, effect, before));
    if (others.length === 0) return happening;
    const more = flatMap(others, ({ cites }) => cites);
    return { ...happening, effects: (happening.effects ?? []).map((one) => ({ ...one, cites: [...new Set([...more, ...one.cites])] })) };
  }

  private credit(score: Score): void {
    // what a step scores after the last turn belongs to the final scoring
    const isFinal = this.isFinal || this.view.ruleset.step(this.view.turn.step)?.phase === 'end';
    const withholdings = isFinal ? [] : this.view.ruleset.all('withholdings');
    // the state of a step tells what waits, and clauses of other printings would stand there as if they held
    const waiting = withholdings.length > 0 ? groundedScore(this.view.ruleset, score) : score;
    for (const { withhold } of withholdings) {
      const instead = withhold(this.view, waiting);
      if (instead) return this.happen(instead);
    }
    this.scores.push(score);
    const first = score.lines[0];
    if (score.points === 0 || !first) return;
    const before = this.view;
    const { rule, cites, seeAlso } = first;
    this.apply({ type: 'points', player: score.player, points: score.points, rule, cites, ...(seeAlso && { seeAlso }) });
    if (this.isFinal) for (const { atTheEnd } of before.ruleset.all('withholdings')) this.happen(atTheEnd?.(before, score) ?? {});
  }

  /** The next tile is taken into the hand: which one, the client knows. */
  private draw(): void {
    const { bag } = this.view.snapshot;
    const { tile, source = 'bag' } = this.view.turn;
    // one that comes from elsewhere is in the hand, whether or not it is known
    if (tile !== undefined || source !== 'bag') return;
    // where the drawing has effects it is a step of its own
    if (this.view.ruleset.all('draws').length > 0) return;
    const remaining = bag?.remaining;
    if (remaining !== undefined && remaining > 0) this.change({ ...this.view.snapshot, bag: { ...bag, remaining: remaining - 1 } });
  }

  /** What the tile has won stays won, whatever happens to the figure later in the turn; and what it has not won nothing that comes later wins. */
  private winExtraPart(): void {
    this.noteExtraPart(this.extraPart ?? this.extraPartNow());
  }

  private extraPartNow(): ExtraPart | undefined {
    const { turn } = this.view;
    return isFirstPart(turn) && !turn.extraPart ? extraPartWon(this.view) : undefined;
  }

  /** Where the position does not say it, it is read off the board before the action can take away what won it, or bring it about. */
  readExtraPart(): void {
    const { placed, extraPart } = this.view.turn;
    if (placed !== undefined && extraPart === undefined) this.noteExtraPart(this.extraPartNow());
  }

  private noteExtraPart(extra: ExtraPart | undefined): void {
    const { view } = this;
    if (extra) this.apply({ type: 'extra-part-won', player: view.active, rule: extra.id, cites: [...extra.cites] });
    else if (view.turn.extraPart === undefined && isFirstPart(view.turn) && view.ruleset.all('extraParts').length > 0)
      this.changeTurn((turn) => ({ ...turn, extraPart: false }));
  }

  /** Where the position does not say what was done, that the step has come up says what must have been. */
  readDone(): void {
    const { turn, ruleset } = this.view;
    const implied = turn.done ? undefined : ruleset.step(turn.step)?.impliesDone?.(this.view);
    if (implied) this.changeTurn((now) => ({ ...now, done: [...implied] }));
  }

  private beginPart({ turn, effects = [] }: NextPart): void {
    const first = this.view.ruleset.steps[0]!.id;
    this.change({ ...this.view.snapshot, turn: { step: first, done: [], ...turn } });
    for (const effect of effects) this.apply(effect);
  }

  private changeTurn(change: (turn: Turn) => Turn): void {
    this.change({ ...this.view.snapshot, turn: change(this.view.turn) });
  }

  private change(snapshot: Snapshot): void {
    this.view = this.view.next(snapshot);
  }
}
