/** What lies on the desk: the position and its ruleset with everything that was there before, what is in hand, and what was asked. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Action, Answer, Ask, Box, Cell, Defect, Judged, Look, Place, Prints, RulesetChoice, Snapshot, Spots, TileSeen } from '../engine/api.js';
import { language, playedIn } from '../words/index.js';
import { withoutPrisoner } from './build.js';
import { engine } from './engine.js';
import { underLaw, watchLaw } from './law.js';
import { startChoice, startSnapshot } from './start.js';

export interface Situation {
  readonly choice: RulesetChoice;
  readonly snapshot: Snapshot;
}

/** What is in hand: a tile or piece from the box, or one taken up from the board. */
export type Held =
  | { readonly what: 'tile'; readonly tile: string }
  | { readonly what: 'figure'; readonly kind: string; readonly owner?: string }
  | { readonly what: 'standing'; readonly id: string; readonly kind: string; readonly owner?: string }
  | { readonly what: 'captive'; readonly captor: string; readonly index: number; readonly kind: string; readonly owner: string }
  | { readonly what: 'neutral'; readonly kind: string }
  | { readonly what: 'token'; readonly kind: string };

const NO_SPOTS: Spots = { areas: [], places: [] };
const NO_PRINTS: Prints = { tiles: [], defects: [] };

export const situation = signal<Situation>({ choice: startChoice, snapshot: startSnapshot });
const past = signal<readonly Situation[]>([]);
const future = signal<readonly Situation[]>([]);
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

export const held = signal<Held | null>(null);
export const rotation = signal(0);
/** The cell that the keys move about, and whose contents the panel shows. */
export const cursor = signal<Cell | null>(null);
export const box = signal<Box | null>(null);
/** What the position tells of tiles whose print no source gives. */
export const printed = signal<Prints>(NO_PRINTS);
/** The tile whose print is being told. */
export const untold = signal<string | null>(null);
/** Every tile that can be laid: what the position says is printed on one counts. */
export const laidOut = computed<readonly TileSeen[]>(() => {
  const told = new Map(printed.value.tiles.map((tile) => [tile.id, tile]));
  const known = (box.value?.tiles ?? []).map((tile) => told.get(tile.id) ?? tile);
  return [...known, ...printed.value.tiles.filter(({ id }) => !known.some((tile) => tile.id === id))];
});
export const look = signal<Look | null>(null);
/** What is wrong with the ruleset itself. */
export const rulesetDefects = signal<readonly Defect[]>([]);
/** Why what the address tells could not be opened. */
export const unopened = signal<readonly Defect[]>([]);
export const asks = signal<readonly Ask[]>([]);
/** Cells on which the tile in hand fits. */
export const fits = signal<readonly { readonly at: Cell; readonly rotations: readonly number[] }[]>([]);
/** Where the figure in hand may be put besides the features of the tiles. */
export const spots = signal<Spots>(NO_SPOTS);
export const asked = signal<Action | null>(null);
export const judged = signal<Answer<Judged> | null>(null);
/** What a screen reader is told next. */
export const spoken = signal('');

/** A second time in a row it is another text all the same, to the ear the same one: what does not change is not read out again. */
export const say = (text: string): void => void (spoken.value = spoken.peek() === text ? `${text}\u00a0` : text);

export function change(edit: (situation: Situation) => Situation): void {
  const before = situation.value;
  const after = edit(before);
  if (after === before) return;
  batch(() => {
    past.value = [...past.value, before];
    future.value = [];
    unopened.value = [];
    settle(after);
  });
}

/** What was asked is asked again where only the ruleset is another; in another position it is no longer the question. */
function settle(next: Situation): void {
  const { choice, snapshot } = situation.value;
  situation.value = next;
  // at his place in another position may be somebody else
  if (held.peek()?.what === 'captive') held.value = null;
  if (next.choice !== choice && isSameBoard(next.snapshot, snapshot)) askAgain();
  else forget();
}

/** An expansion that comes or goes changes what players have in supply, nothing else. */
const isSameBoard = (one: Snapshot, other: Snapshot): boolean =>
  one.tiles === other.tiles && one.figures === other.figures && one.turn === other.turn;

export const edit = (change_: (snapshot: Snapshot) => Snapshot): void => change(({ choice, snapshot }) => ({ choice, snapshot: change_(snapshot) }));

/** Whether the board should be shown whole once it is drawn: another position has come, not a change of the one that was there. */
export const wantsFit = signal(true);

/** Another position altogether. */
export const replace = (next: (before: Situation) => Situation): void => {
  batch(() => {
    change(next);
    cursor.value = null;
    held.value = null;
    wantsFit.value = true;
  });
};

export const rule = (next: RulesetChoice): void => change(({ snapshot }) => ({ choice: next, snapshot }));

function forget(): void {
  asked.value = null;
  judged.value = null;
}

/** False: there is nothing before. */
export function undo(): boolean {
  const before = past.value.at(-1);
  if (!before) return false;
  batch(() => {
    future.value = [situation.value, ...future.value];
    past.value = past.value.slice(0, -1);
    settle(before);
  });
  return true;
}

/** False: there is nothing after. */
export function redo(): boolean {
  const [next, ...rest] = future.value;
  if (!next) return false;
  batch(() => {
    past.value = [...past.value, situation.value];
    future.value = rest;
    settle(next);
  });
  return true;
}

let question = 0;

/** Puts a question to the engine: the answer comes first, the texts of the law as soon as they are there. Only the last question is answered. */
export async function ask(action: Action, focus = true): Promise<void> {
  const { choice: chosen, snapshot } = situation.value;
  const choice = underLaw(chosen);
  const speech = language.value;
  const mine = ++question;
  asked.value = action;
  performance.mark('asked');
  const first = await engine.judge(choice, snapshot, action, speech);
  if (mine !== question || asked.value !== action) return;
  judged.value = first;
  if (focus) wantsFocus.value++;
  if (first.ok && first.value.isRead) return;
  const whole = await engine.read(choice, snapshot, action, speech);
  if (mine === question && asked.value === action) judged.value = whole;
}

/** Counts up when the verdict should be brought before the reader. */
export const wantsFocus = signal(0);

export function dismiss(): void {
  batch(forget);
}

/** The feature that a place belongs to. */
export function featureAt(seen: Look | null, place: Place): Look['features'][number] | undefined {
  const isIt = (other: Place) =>
    other.tile[0] === place.tile[0] && other.tile[1] === place.tile[1] && other.feature === place.feature && other.edge === place.edge;
  return seen?.features.find(({ parts }) => parts.some((part) => isIt(part.place)));
}

let turn = 0;

/** What the engine has to say of the position, whenever that changes; of answers that overtake each other the last one counts. */
export function watchPosition(): void {
  effect(() => {
    const { choice } = situation.value;
    void engine.box(underLaw(choice)).then((answer) => {
      if (situation.value.choice !== choice) return;
      batch(() => {
        rulesetDefects.value = answer.ok ? [] : answer.defects;
        if (answer.ok) box.value = answer.value;
      });
      if (answer.ok) playedIn(answer.value.edition);
    });
  });
  const told = computed(() => JSON.stringify(situation.value.snapshot.prints ?? {}));
  effect(() => {
    const { choice } = situation.value;
    const prints = told.value;
    if (prints === '{}') printed.value = NO_PRINTS;
    else
      void engine.prints(underLaw(choice), JSON.parse(prints) as NonNullable<Snapshot['prints']>).then((seen) => {
        if (situation.value.choice === choice && told.value === prints) printed.value = seen;
      });
  });
  effect(() => {
    const { choice: chosen, snapshot } = situation.value;
    const choice = underLaw(chosen);
    const speech = language.value;
    const mine = ++turn;
    void (async () => {
      const seen = await engine.look(choice, snapshot, speech);
      if (mine !== turn || !seen.ok) return;
      look.value = seen.value;
      const answer = seen.value.defects.length === 0 ? await engine.asks(choice, snapshot, speech) : undefined;
      if (mine === turn) asks.value = answer?.ok ? answer.value : [];
    })();
  });
  effect(() => {
    const { choice, snapshot } = situation.value;
    const tile = held.value?.what === 'tile' ? held.value.tile : null;
    if (tile === null) {
      fits.value = [];
      return;
    }
    void engine.fits(underLaw(choice), snapshot, tile).then((found) => {
      if (situation.value.snapshot === snapshot && held.value?.what === 'tile' && held.value.tile === tile) fits.value = found;
    });
  });
}

/** Who is moved no longer stands where he stood. */
function withoutHeld(snapshot: Snapshot, piece: Held): Snapshot {
  if (piece.what === 'captive') return withoutPrisoner(snapshot, piece.captor, piece.index);
  return piece.what === 'standing' ? { ...snapshot, figures: snapshot.figures?.filter(({ id }) => id !== piece.id) ?? [] } : snapshot;
}

/** Where the piece in hand may be put. */
export function watchHand(): void {
  effect(() => {
    const { choice, snapshot } = situation.value;
    const piece = held.value;
    spots.value = NO_SPOTS;
    if (!piece || piece.what === 'tile' || piece.what === 'token') return;
    const { kind } = piece;
    const others = withoutHeld(snapshot, piece);
    void engine.spots(underLaw(choice), others, { kind, ...('owner' in piece && { owner: piece.owner }) }).then((found) => {
      if (situation.value.snapshot === snapshot && held.value === piece) spots.value = found;
    });
  });
}

/** Asked again in another language, and when other rulings bind than before; of another ruleset the desk itself knows. */
export function watchAnswers(): void {
  let before = language.value;
  effect(() => {
    const now = language.value;
    if (now === before) return;
    before = now;
    askAgain();
  });
  watchLaw(askAgain);
}

function askAgain(): void {
  const action = asked.peek();
  if (action) void ask(action, false);
}
