/** The types of action that the base game and several expansions use, and what they name. */
import type { Spot } from '../../contract/spot.js';
import type {
  Chance,
  Choose,
  DiscardTile,
  MoveFigure,
  MoveToken,
  Pass,
  PlaceFigure,
  PlaceTile,
  PlaceToken,
  RemoveFigure,
  TokenSpot,
} from '../../contract/action.js';
import type { ActionType, Named } from '../../kernel/declare/action.js';

const figure = (pointer: string, id: string | undefined): Named[] => (id === undefined ? [] : [{ pointer, is: 'figure', figure: id }]);
const spot = (pointer: string, at: Spot): Named => ({ pointer, is: 'spot', spot: at });
/** A token lies on a tile, in an area, or beside a figure; which sides it joins its own rules say. */
const tokenSpot = (pointer: string, { edges: _edges, ...at }: TokenSpot): Named => spot(pointer, at as Spot);

const placeTile: ActionType<PlaceTile> = {
  type: 'place-tile',
  names: ({ tile, rotation, half }) => [
    { pointer: '/tile', is: 'tile', tile },
    ...(half === undefined ? [] : [{ pointer: '/half', is: 'half' as const, half, tile, rotation }]),
  ],
};
const discardTile: ActionType<DiscardTile> = { type: 'discard-tile' };
const pass: ActionType<Pass> = { type: 'pass' };
const placeFigure: ActionType<PlaceFigure> = {
  type: 'place-figure',
  apart: 'kind',
  outcome: 'outcome',
  names: ({ kind, at, figure: id, replaces, via }) => [
    { pointer: '/kind', is: 'kind', kind },
    ...(via === undefined ? [] : [{ pointer: '/via', is: 'way' as const, way: via }]),
    { pointer: '/at', is: 'spot', spot: at, forFigure: true },
    ...(id === undefined ? [] : [{ pointer: '/figure', is: 'new-figure' as const, figure: id }]),
    ...figure('/replaces', replaces),
  ],
};
const moveFigure: ActionType<MoveFigure> = {
  type: 'move-figure',
  variant: 'step',
  names: ({ figure: id, to }) => [...figure('/figure', id), spot('/to', to)],
};
const removeFigure: ActionType<RemoveFigure> = { type: 'remove-figure', variant: 'by', names: ({ figure: id }) => figure('/figure', id) };
const placeToken: ActionType<PlaceToken> = {
  type: 'place-token',
  variant: 'kind',
  names: ({ kind, at }) => [{ pointer: '/kind', is: 'token', kind }, tokenSpot('/at', at)],
};
const moveToken: ActionType<MoveToken> = {
  type: 'move-token',
  variant: 'kind',
  names: ({ kind, from, to }) => [{ pointer: '/kind', is: 'token', kind }, spot('/from', from), tokenSpot('/to', to)],
};
const choose: ActionType<Choose> = {
  type: 'choose',
  variant: 'option',
  outcome: 'outcome',
  names: ({ figure: id, feature }) => [...figure('/figure', id), ...(feature ? [spot('/feature', feature)] : [])],
};
const chance: ActionType<Chance> = { type: 'chance', variant: 'of' };

export const baseActionTypes: readonly ActionType[] = [
  placeTile,
  discardTile,
  pass,
  placeFigure,
  moveFigure,
  removeFigure,
  placeToken,
  moveToken,
  choose,
  chance,
];
