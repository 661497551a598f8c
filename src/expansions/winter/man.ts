/** The gingerbread man, who belongs to nobody: where he stands, and where he could go. */
import { placeIn, type Cell, type Place, type Spot } from '../../contract/spot.js';
import type { Effect } from '../../contract/effect.js';
import { placeOf, type Feature } from '../../kernel/board/feature.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { FigureKind } from '../../kernel/declare/piece.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, type because } from './author.js';
import type { Gingerbread } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const MAN = 'gingerbread-man';
/** Printed on the tiles that call him. */
export const SIGN = 'gingerbread-man';

export const gingerbreadMan: FigureKind = { kind: MAN, perPlayer: 0, neutral: true, on: 'feature', weight: 0, cites: cites('winter.figure.neutral') };

/** Whether the tile in hand, or the one just laid, bears the sign. */
export const GINGERBREAD = procedure<Gingerbread>('gingerbread');

export const hasSign = (view: Position): boolean => view.laid !== undefined && (view.laidSymbol(SIGN) || view.state(GINGERBREAD)?.sign === true);

/** He stands in cities only. */
export function inACity({ snapshot, add }: Check): void {
  const { feature } = snapshot.neutral?.[MAN] ?? {};
  if (feature !== undefined && feature !== 'city')
    add(`/neutral/${MAN}/feature`, 'figure-cannot-stand-there', `the gingerbread man stands in a city, not on a ${feature}`);
}

/** Every part of a city on these cells, with its node. */
const partsOfCities = (cells: readonly Laid[]): { readonly place: Place; readonly node: number }[] =>
  flatMap(cells, (laid) =>
    flatMap(laid.shape.design.features, ({ kind }, i) => (kind === 'city' ? [{ place: placeOf(laid, i), node: laid.node + i }] : [])),
  );

/** The same on the tile that lies on a cell, or on both halves that do. */
export const partsOfCitiesOn = ({ board }: Position, tile: Cell) => partsOfCities(flatMap(board.tilesOn(tile), ({ entry }) => board.cellsOf(entry)));

/** The cities of the tile on which he stands, among which his own is, or that alone where it is said; none where he is off the board. */
export function citiesOfMan(view: Position): readonly Feature[] {
  const { tile, feature, edge } = view.neutral(MAN) ?? {};
  if (!tile) return [];
  const node = feature === undefined ? -1 : view.board.nodeAt(tile, feature, edge);
  if (node >= 0) return [view.board.feature(node)];
  return [...new Set(citiesOn(view, tile))];
}

/** The cities of a tile, each once. */
export const citiesOn = (view: Position, tile: Cell): readonly Feature[] => [
  ...new Map(partsOfCitiesOn(view, tile).map(({ node }) => [view.board.rootOf(node), view.board.feature(node)])).values(),
];

/** The city in which he stands; undefined where he is off the board, or where his tile has several and it is not said which. */
export function cityOfMan(view: Position): Feature | undefined {
  const [city, ...others] = citiesOfMan(view);
  return others.length === 0 ? city : undefined;
}

export const isOnBoard = (view: Position): boolean => view.neutral(MAN) !== undefined;

/** Whether his tile has several cities, and it is not said in which he stands. */
export const isUnclear = (view: Position): boolean => citiesOfMan(view).length > 1;

/** Whether he may stand in that city, as far as is known. */
export const mayStandIn = (view: Position, city: Feature): boolean => citiesOfMan(view).some(({ root }) => root === city.root);

/** The city that a spot names. */
export function cityAt(view: Position, to: Spot): Feature | undefined {
  const place = placeIn(to);
  return place?.feature === 'city' ? view.feature(place) : undefined;
}

/** Every place in a city that is not his. */
export const placesElsewhere = (view: Position): readonly Place[] => {
  const root = cityOfMan(view)?.root;
  return flatMap(partsOfCities(view.board.laid), ({ place, node }) => (view.board.rootOf(node) === root ? [] : [place]));
};

const ASIDE: Spot = { area: 'supply' };

/** Where he is now. */
function whereabouts(view: Position): Spot {
  const { tile, feature, edge } = view.neutral(MAN) ?? {};
  if (!tile) return ASIDE;
  return feature === undefined ? { tile } : { tile, feature, ...(edge && { edge }) };
}

export const moved = (view: Position, to: Spot, why: ReturnType<typeof because>): Effect => ({
  type: 'piece-moved',
  piece: { neutral: MAN },
  from: whereabouts(view),
  to,
  ...why,
});
export const aside = (view: Position, why: ReturnType<typeof because>): Effect => moved(view, ASIDE, why);
