/** One position, as the model sees it and as the engine describes it. */
import type { Action } from '../../../src/contract/action.js';
import type { FeatureDescription, FeatureValue, PositionDescription } from '../../../src/contract/position.js';
import { boardOf, type Board, type Region } from '../board.js';
import { reach, steps } from '../dragon.js';
import { isFollower, majority, standingIn, weights } from '../figures.js';
import { together, type Points, type Position, type Table } from '../given.js';
import { scored, worth, type Occasion } from '../points.js';
import { removable } from '../princess.js';

/** Says how two answers differ, or nothing. */
export function differ(what: string, ours: unknown, theirs: unknown): string[] {
  const [model, engine] = [JSON.stringify(ours), JSON.stringify(theirs)];
  return model === engine ? [] : [`${what}: the model says ${model}, the engine ${engine}`];
}

export const inOrder = (names: Iterable<string>): string[] => [...names].sort();
export const orderly = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(together(counts)).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Everything that is described of a position otherwise than the model sees it. */
export function describedOtherwise(position: Position, described: PositionDescription, table: Table): string[] {
  const board = boardOf(position, table);
  return [
    ...differ('regions', board.regions.length, described.features.length),
    ...described.features.flatMap((feature) => featureOtherwise(position, board, feature, table)),
    ...reachOtherwise(position, board, described),
  ];
}

/** No city of two tiles with a cathedral is ever complete, so that no clause says what it would be worth. */
const isNever = ({ kind, tiles, marks }: Region): boolean => kind === 'city' && tiles === 2 && marks.includes('cathedral');

const placesOf = (region: Region): string[] => region.parts.map(({ cell, index }) => `${cell.join()}#${index}`);

function featureOtherwise(position: Position, board: Board, feature: FeatureDescription, table: Table): string[] {
  const name = JSON.stringify(feature.feature);
  const region = board.at(feature.feature);
  if (!region) return [`${name}: the model sees nothing there`];
  const figures = standingIn(position, board, region);
  const strays = feature.places.filter((place) => board.at(place) !== region);
  return [
    ...differ(`${name} parts`, [placesOf(region).length, 0], [feature.places.length, strays.length]),
    ...differ(`${name} tiles`, region.tiles, feature.tiles.length),
    ...differ(`${name} open edges`, region.open, feature.openEdges),
    ...differ(`${name} complete`, region.isComplete, feature.complete),
    ...differ(`${name} pennants`, region.pennants, feature.pennants ?? 0),
    ...differ(`${name} figures`, inOrder(figures.map(({ id }) => id)), inOrder(feature.figures)),
    ...differ(`${name} weights`, orderly(weights(figures)), orderly(feature.weights)),
    ...differ(`${name} owners`, inOrder(majority(figures)), inOrder(feature.owners)),
    ...(feature.now ? valueOtherwise(`${name} now`, feature.now, 'completed') : []),
    ...valueOtherwise(`${name} at the end`, feature.end, 'final'),
  ];

  function valueOtherwise(what: string, value: FeatureValue, occasion: Occasion): string[] {
    if (occasion === 'completed' && isNever(region!)) return [];
    const paid = together(...value.scores.map(({ player, points }): Points => ({ [player]: points })));
    return [
      ...(figures.length === 0 ? differ(`${what} worth`, worth(board, region!, occasion, table), value.points) : []),
      ...differ(`${what} points`, orderly(scored(position, board, region!, occasion, table)), orderly(paid)),
    ];
  }
}

/** Whom the dragon can reach, and in how many steps. */
function reachOtherwise(position: Position, board: Board, described: PositionDescription): string[] {
  const found = reach(board, position);
  const cellOf = new Map((position.figures ?? []).map(({ id, at }) => [id, at.tile?.join()]));
  return described.figures.flatMap(({ id, warnings }) => {
    const warning = warnings.find(({ rule, side }) => rule === 'princess-and-dragon.danger.dragon' && side === 'threatens');
    return differ(`steps of the dragon to ${id}`, found.get(cellOf.get(id) ?? '') ?? null, warning?.facts['steps'] ?? null);
  });
}

const of = <Type extends string>(actions: readonly Action[], type: Type) =>
  actions.filter((action) => action.type === type) as (Action & Record<string, unknown>)[];

/** What is legal otherwise than the model has it: the steps of the dragon, the knights of the princess, and followers on a volcano. */
export function legalOtherwise(position: Position, actions: readonly Action[], table: Table): string[] {
  const { turn } = position;
  if (turn?.step === 'move-dragon') {
    const board = boardOf(position, table);
    const legal = of(actions, 'move-dragon').map(({ to }) => String(to));
    return differ('steps of the dragon', inOrder(steps(board, position).map(String)), inOrder(legal));
  }
  const placed = turn?.placed?.at;
  // what was done before in this turn may rule out more
  if (!placed || turn.step !== 'place-figure' || turn.done?.some(({ type }) => type !== 'place-tile')) return [];
  const board = boardOf(position, table);
  const knights = of(actions, 'remove-figure').flatMap(({ by, figure }) => (by === 'princess' ? [String(figure)] : []));
  const onIt = of(actions, 'place-figure').filter(
    ({ kind, at }) => isFollower({ kind } as never) && String((at as { tile: unknown }).tile) === String(placed),
  );
  return [
    ...differ('knights of the princess', inOrder(removable(position, board, placed, table).map(({ id }) => id)), inOrder(knights)),
    // pd.volcano.no-follower-on-it
    ...(table.expansions.includes('princess-and-dragon') && board.bears(placed, 'volcano') ? differ('followers on a volcano', 0, onIt.length) : []),
  ];
}
