/** The castles of the board: who sits in them, what lies around them, and what completes them. */
import { cellOf, spotIn, type Cell, type Place } from '../../contract/spot.js';
import { SIDES } from '../../contract/compass.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Feature } from '../../kernel/board/feature.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { completedNow } from '../../kernel/play/completed.js';
import { isLeftOut, scoreLines, total } from '../../kernel/play/scoring.js';
import { halvesOf, type Half } from './castle-board.js';
import { CASTLE_SCORES_FROM } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export interface Castle {
  readonly feature: Feature;
  readonly halves: readonly [Half, Half];
  /** One follower in a castle of an ordinary game. */
  readonly figures: readonly Figure[];
  readonly owner: string | undefined;
}

/** What a castle can score for: a feature that has been completed, or another castle that scores. */
export interface Option {
  readonly feature: Place;
  readonly points: number;
}

/** The castles whose places are known, in turn order of those who sit in them, beginning with the active player. */
export function castlesOf(view: Position): Castle[] {
  const castles = flatMap(view.tokens('castle'), (token): Castle[] => {
    const halves = halvesOf(token);
    const feature = halves && view.feature({ tile: halves[0].tile, feature: 'castle', edge: SIDES[halves[0].side]! });
    if (!halves || !feature) return [];
    const figures = view.on(feature).map(({ figure }) => figure);
    return [{ feature, halves, figures, owner: figures[0]?.owner }];
  });
  const order = view.playersFrom(view.active);
  const seat = ({ owner }: Castle) => (owner === undefined ? order.length : order.indexOf(owner));
  return castles.sort((a, b) => seat(a) - seat(b) || a.feature.root - b.feature.root);
}

/** The six tiles around a castle: its own two, and those to the left and the right of both. */
export const vicinity = ({ halves }: Castle): Cell[] =>
  flatMap(halves, ({ tile, side }) => {
    const [dx, dy] = side % 2 === 0 ? [1, 0] : [0, 1];
    return [tile, [tile[0] - dx, tile[1] - dy] as const, [tile[0] + dx, tile[1] + dy] as const];
  });

export const liesAround = (castle: Castle, feature: Feature): boolean => vicinity(castle).some((cell) => feature.liesOn(cell));

/** Whether it was built in this turn: then it scores in a later one. */
export function isNew(view: Position, { halves }: Castle): boolean {
  const actions = view.get(CASTLE_SCORES_FROM) === 'later-turn' ? view.doneInTurn : view.done;
  return actions.some((action) => {
    if (action.type !== 'place-token' || action['kind'] !== 'castle') return false;
    const at = spotIn(action['at']);
    const { edge } = (at ?? {}) as { readonly edge?: string };
    return halves.some(({ tile, side }) => sameCell(tile, cellOf(at)) && (edge === undefined || edge === SIDES[side]));
  });
}

/** Kinds of features that somebody can score at all: a garden counts where somebody tends it. */
const isScored = (view: Position, kind: string): boolean => [...view.ruleset.figures.values()].some(({ occupies }) => occupies?.includes(kind));

/** What a feature itself is worth, without what single figures bring their owners. */
const worth = (view: Position, feature: Feature): number => total(scoreLines({ view, feature, stage: 'completed', player: '' }));

/** The features around a castle that have just been completed, occupied or not. */
export const completedAround = (view: Position, castle: Castle): Option[] =>
  completedNow(view)
    .filter((feature) => isScored(view, feature.kind) && liesAround(castle, feature) && !isLeftOut(view, { feature, stage: 'completed' }))
    .map((feature) => ({ feature: feature.place, points: worth(view, feature) }));

/** Whether a tile of one castle lies around the other. */
export const isNear = (castle: Castle, other: Castle): boolean =>
  castle !== other && other.halves.some(({ tile }) => vicinity(castle).some((cell) => sameCell(cell, tile)));
