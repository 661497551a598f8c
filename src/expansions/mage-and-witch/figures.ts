/** The two figures, which belong to nobody, and where they are. */
import { placeIn, type Place, type Spot } from '../../contract/spot.js';
import type { Effect } from '../../contract/effect.js';
import { placeOf, type Feature } from '../../kernel/board/feature.js';
import type { FigureKind } from '../../kernel/declare/piece.js';
import { onlyIn, procedure, type Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, type because } from './author.js';
import type { Magic } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const MAGE = 'mage';
export const WITCH = 'witch';
export const BOTH = [MAGE, WITCH] as const;
export const SYMBOL = 'magic';

const neutral = (kind: string): FigureKind => ({
  kind,
  perPlayer: 0,
  neutral: true,
  on: 'feature',
  weight: 0,
  cites: cites('mage-and-witch.setup.beside', 'mage-and-witch.score.neutral-no-owner'),
});
export const figures: readonly FigureKind[] = BOTH.map(neutral);

/** One of them is to be moved now, or when the gold of the tile has been laid. */
export const MAGIC = procedure<Magic>('magic', (_state, check) => onlyIn(check, 'magic', 'move-magic-figure', 'place-tile', 'place-gold'));

export const isMagic = (kind: string): boolean => kind === MAGE || kind === WITCH;
export const isOnBoard = (view: Position, kind: string): boolean => view.neutral(kind) !== undefined;

/** The road or city it stands on; undefined where it is beside the board, or where only its tile is known. */
export function placeOfMagic(view: Position, kind: string): Place | undefined {
  const { tile, feature, edge } = view.neutral(kind) ?? {};
  return tile && feature !== undefined ? { tile, feature, ...(edge && { edge }) } : undefined;
}

/** Whether only its tile is known. */
export const isUnclear = (view: Position, kind: string): boolean => isOnBoard(view, kind) && !view.neutralFeature(kind);

/** Whether both are on one road or city. */
export function areJoined(view: Position): boolean {
  const mage = view.neutralFeature(MAGE);
  return mage !== undefined && mage.root === view.neutralFeature(WITCH)?.root;
}

const isFor = (kind: string) => kind === 'road' || kind === 'city';

/** They stand on roads and in cities only. */
export function onRoadsAndInCities({ snapshot, add }: Check): void {
  for (const kind of BOTH) {
    const { feature } = snapshot.neutral?.[kind] ?? {};
    if (feature !== undefined && !isFor(feature))
      add(`/neutral/${kind}/feature`, 'figure-cannot-stand-there', `the ${kind} stands on a road or in a city, not on a ${feature}`);
  }
}

/** Every part of a road or city of the board. */
export const roadsAndCities = ({ board }: Position): Place[] =>
  flatMap(board.laid, (laid) => flatMap(laid.shape.design.features, ({ kind }, i) => (isFor(kind) ? [placeOf(laid, i)] : [])));

/** The road or city that a spot names. */
export function roadOrCity(view: Position, to: Spot): Feature | undefined {
  const place = placeIn(to);
  return place && isFor(place.feature) ? view.feature(place) : undefined;
}

const ASIDE: Spot = { area: 'supply' };

export const moved = (view: Position, kind: string, to: Spot, why: ReturnType<typeof because>): Effect => ({
  type: 'piece-moved',
  piece: { neutral: kind },
  from: placeOfMagic(view, kind) ?? (view.neutral(kind)?.tile ? { tile: view.neutral(kind)!.tile! } : ASIDE),
  to,
  ...why,
});
export const aside = (view: Position, kind: string, why: ReturnType<typeof because>): Effect => moved(view, kind, ASIDE, why);
