/** One random game through the engine, moment by moment. */
import { anyAction } from '../any-action.js';
import type { Action } from '../contract/action.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Verdict } from '../contract/verdict.js';
import { decide, legalIn, type LegalActions } from '../kernel/judge/adjudicate.js';
import { GAME_OVER } from '../kernel/play/game-over.js';
import { Position } from '../kernel/position/position.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import type { AnyAction } from '../wire.js';
import { picked, random } from './random.js';
import { beginning } from './setup.js';

/** A decision of the game, and what came of it. */
export interface Moment {
  readonly view: Position;
  /** Now and then with the candidates that were rejected. */
  readonly answer: LegalActions;
  readonly action: AnyAction;
  readonly verdict: Verdict;
}

/** What cannot be decided is no way to go on. */
export class Stuck extends Error {
  constructor(
    readonly view: Position,
    why: string,
    readonly action?: AnyAction,
  ) {
    super(why);
  }
}

/** Who plays seldom passes, and places figures rather than points at them. */
const eager = ({ type }: AnyAction): number => (type === 'pass' ? 0.4 : type === 'place-figure' ? 2 : 1);

/** Of so many decisions one is looked at with its rejected candidates as well where nobody says: it costs more than all else. */
const EXPLAINED = 10;

/** Far more decisions than any game has. */
const MOST = 20_000;

/** Throws `Stuck` where nothing is legal though a decision is due, or where the game does not end. */
export function* game(ruleset: Ruleset, players: number, seed: number, explainEach = EXPLAINED): Generator<Moment> {
  const next = random(seed);
  const { snapshot: first, bag } = beginning(ruleset, players, next);
  // with the tiles whose print only the position says
  const printed = ruleset.printing(first.prints).ruleset;
  let snapshot: Snapshot = first;
  for (let i = 0; snapshot.turn?.step !== GAME_OVER; i++) {
    snapshot = withTiles(snapshot, bag);
    const view = new Position(printed, snapshot);
    if (i > MOST) throw new Stuck(view, `the game has not ended after ${MOST} decisions`);
    const answer = legalIn(view, { explain: i % explainEach === 0 });
    const ways = drawn(waysOn(answer), bag);
    if (ways.length === 0) throw new Stuck(view, nothingLegal(view));
    let action = told(view, picked(ways.map(anyAction), eager, next), bag);
    let verdict = decide(view, action);
    const known = verdict.after === null && answer.actions.length === 0 ? wayOn(view, answer) : undefined;
    if (known) ({ action, verdict } = known);
    yield { view, answer, action, verdict };
    if (!verdict.after) throw new Stuck(view, notKnown(action), action);
    if (isDraw(action)) bag.pop();
    takenBack(snapshot, verdict, bag, next);
    snapshot = verdict.after;
  }
}

/** Everything that can be done; where nothing is known to be legal, what may be. */
export const waysOn = ({ actions, undetermined = [] }: LegalActions): readonly Action[] =>
  actions.length > 0 ? actions : undetermined.map(({ action }) => action);

/** Where nothing is known to be legal: the first of what may be of which it is known what follows. */
export function wayOn(view: Position, answer: LegalActions): { readonly action: AnyAction; readonly verdict: Verdict } | undefined {
  for (const way of waysOn(answer)) {
    const action = anyAction(way);
    const verdict = decide(view, action);
    if (verdict.after) return { action, verdict };
  }
  return undefined;
}

export const nothingLegal = ({ turn }: Position): string => `nothing is legal in step \`${turn.step}\`, though a decision is due`;
export const notKnown = (action: AnyAction): string => `what follows from a legal action is not known: ${JSON.stringify(action)}`;

/** What the table knows and the engine cannot: which tile has been drawn. Those that were put beneath others have left the bag. */
function withTiles(snapshot: Snapshot, bag: string[]): Snapshot {
  const { turn } = snapshot;
  if (!turn || !['place-tile', 'draw-tile'].includes(turn.step) || turn.tile !== undefined) return snapshot;
  const left = (snapshot.bag?.remaining ?? bag.length) + (turn.step === 'place-tile' ? 1 : 0);
  bag.splice(0, Math.max(0, bag.length - left));
  if (turn.step === 'draw-tile') return snapshot;
  const tile = bag.pop();
  if (tile === undefined) throw new Error('a tile is to be laid and the bag is empty');
  return { ...snapshot, turn: { ...turn, tile } };
}

/** Where drawing a tile is what chance decides. */
const isDraw = (action: { readonly type: string }): boolean => action.type === 'chance' && (action as { readonly of?: unknown }).of === 'tile';

/** Of all tiles that chance might bring the one that is drawn, with whatever it may bear. */
const drawn = (actions: readonly Action[], bag: readonly string[]): readonly Action[] =>
  actions.every(isDraw) ? actions.filter((action) => (action as { readonly outcome?: unknown }).outcome === bag.at(-1)) : actions;

/** Tiles that come up are named: the list says only how many. What may not come up yet stays in the bag, and another comes. */
function told(view: Position, action: AnyAction, bag: string[]): AnyAction {
  const { outcome } = action as { readonly outcome?: unknown };
  if (action.type !== 'chance' || !Array.isArray(outcome)) return action;
  const naming = (tiles: readonly unknown[]) => anyAction({ ...action, outcome: tiles } as AnyAction);
  const tiles = [...(outcome as unknown[])];
  tiles.forEach((known, i) => {
    if (known !== null) return;
    const at = bag.findLastIndex((tile) => decide(view, naming(tiles.with(i, tile))).verdict !== 'illegal');
    if (at >= 0) tiles[i] = bag.splice(at, 1)[0];
  });
  return naming(tiles);
}

/** Tiles that were set aside come back into the bag, and one that may not be laid yet. */
function takenBack(before: Snapshot, { effects, after }: Verdict, bag: string[], next: () => number): void {
  const mixed = (tile: string) => void bag.splice(Math.floor(next() * (bag.length + 1)), 0, tile);
  const aside = before.bag?.setAside ?? [];
  const still = after?.bag?.setAside?.length ?? 0;
  if (still < aside.length) aside.forEach(mixed);
  for (const effect of effects) if (effect.type === 'tile-discarded' && effect.to === 'bag') mixed(effect.tile);
}
