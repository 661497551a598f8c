/** Putting down what is in hand. */
import { batch } from '@preact/signals';
import type { AreaSpot, Cell, Place, Snapshot } from '../engine/api.js';
import { freePrisoner, moveFigure, movePrisoner, putFigure, putNeutral, putTile, putToken, removeFigure, removeNeutral } from '../state/build.js';
import { box, cursor, edit, featureAt, fits, held, laidOut, look, rotation, say, situation, type Held } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { cellText, placeText, spotText, tileText } from '../words/say.js';
import type { Target } from './target.js';

const tilesAt = ([x, y]: Cell) => situation.value.snapshot.tiles.filter(({ at }) => at[0] === x && at[1] === y);
const isHalf = (tile: string): boolean => laidOut.value.find(({ id }) => id === tile)?.isHalf ?? false;

/** Whether one of two half tiles is missing there. */
export const isHalfFree = (tile: string, cell: Cell): boolean => {
  const there = tilesAt(cell);
  return there.length === 1 && isHalf(tile) && isHalf(there[0]!.tile);
};

/** Puts what is in hand where it is told; says so, or why it cannot. */
export function put(target: Target): void {
  const piece = held.value;
  if (!piece) return;
  if (piece.what === 'tile') layTile(piece.tile, target.cell);
  else if (tilesAt(target.cell).length === 0) say(t('no tile lies there'));
  else if (piece.what === 'neutral') placeNeutral(piece.kind, target);
  else if (piece.what === 'token') {
    edit((snapshot) => putToken(snapshot, tokenAt(piece.kind, target)));
    // what else is to be said of it is said there
    cursor.value = target.cell;
    say(t('{figure} lies at {cell}', { figure: nameOf('token', piece.kind), cell: cellText(target.cell) }));
  } else if (target.place) placeFigure(piece, target.place);
  else say(t('choose a feature of the tile'));
}

/** As much as is said by where it was put: the side, and the figure that it was put onto. */
function tokenAt(kind: string, { cell, place, figure }: Target) {
  const { members = [], hasSide } = box.value?.tokens.find((known) => known.kind === kind) ?? {};
  if (figure !== undefined && members.includes('figure')) return { kind, figure };
  const edge = place?.edge;
  return { kind, tile: cell, ...(edge?.length === 1 && hasSide && { edge }) };
}

/** Turned as it is in hand, or, where it does not fit so, as it does. */
function layTile(tile: string, at: Cell): void {
  if (tilesAt(at).length > 0 && !isHalfFree(tile, at)) {
    say(t('a tile lies there already'));
    return;
  }
  const fit = fits.value.find((candidate) => candidate.at[0] === at[0] && candidate.at[1] === at[1]);
  const turned = fit && !fit.rotations.includes(rotation.value) ? fit.rotations[0]! : rotation.value;
  batch(() => {
    rotation.value = turned;
    edit((snapshot) => putTile(snapshot, tile, at, turned, isHalf(tile)));
    held.value = null;
  });
  say(t('{tile} lies at {cell}', { tile: tileText(tile), cell: cellText(at) }));
}

type FigureHeld = Exclude<Held, { what: 'tile' | 'neutral' | 'token' }>;

/** A figure from wherever it was. */
function stand(snapshot: Snapshot, piece: FigureHeld, at: Place | AreaSpot): Snapshot {
  if (piece.what === 'standing') return moveFigure(snapshot, piece.id, at);
  if (piece.what === 'captive') return movePrisoner(snapshot, piece.captor, piece.index, at);
  return putFigure(snapshot, piece.kind, piece.owner, at);
}

function placeFigure(piece: FigureHeld, named: Place): void {
  const place =
    featureAt(look.value, named)?.parts.find(
      ({ place: { tile, edge } }) => tile[0] === named.tile[0] && tile[1] === named.tile[1] && edge === named.edge,
    )?.place ?? named;
  batch(() => {
    edit((snapshot) => stand(snapshot, piece, place));
    held.value = null;
  });
  say(t('{figure} stands on the {spot}', { figure: nameOf('figure', piece.kind), spot: placeText(place) }));
}

/** What is said of where a neutral figure is besides its tile. */
export const bindingOf = (kind: string) => box.value?.figures.find((known) => known.kind === kind)?.on;

/** Of where she is as much is said as there is to say: the figure that she was put onto, the feature, or the tile alone. */
function placeNeutral(kind: string, { cell, figure, place }: Target): void {
  const on = bindingOf(kind);
  const at = on === 'feature' && place ? place : { tile: cell, ...(on === 'figure' && figure !== undefined && { figure }) };
  batch(() => {
    edit((snapshot) => putNeutral(snapshot, kind, at));
    held.value = null;
  });
  say(t('{figure} goes to {spot}', { figure: nameOf('figure', kind), spot: on === 'feature' && place ? placeText(place) : cellText(cell) }));
}

/** Off the tiles. */
export function putAside(spot: AreaSpot): void {
  const piece = held.value;
  if (!piece || piece.what === 'tile' || piece.what === 'token') return;
  batch(() => {
    edit((snapshot) => (piece.what === 'neutral' ? putNeutral(snapshot, piece.kind, { ...spot }) : stand(snapshot, piece, spot)));
    held.value = null;
  });
  say(t('{figure} goes to {spot}', { figure: nameOf('figure', piece.kind), spot: spotText(spot) }));
}

/** What was taken up from the board, or out of somebody's hands, and let go beside it goes back into its supply. */
export function putBack(): void {
  const piece = held.value;
  if (!piece) return;
  const isTakenUp =
    piece.what === 'standing' ||
    piece.what === 'captive' ||
    (piece.what === 'neutral' && situation.value.snapshot.neutral?.[piece.kind] !== undefined);
  say(isTakenUp ? t('{what} is gone', { what: nameOf('figure', piece.kind) }) : t('nothing is in hand'));
  batch(() => {
    if (piece.what === 'standing') edit((snapshot) => removeFigure(snapshot, piece.id));
    if (piece.what === 'captive') edit((snapshot) => freePrisoner(snapshot, piece.captor, piece.index));
    if (piece.what === 'neutral') edit((snapshot) => (snapshot.neutral?.[piece.kind] ? removeNeutral(snapshot, piece.kind) : snapshot));
    held.value = null;
  });
}
