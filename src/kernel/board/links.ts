/** How a feature hangs together: which nodes a node is joined to, one by one, where the board only knows what belongs together in the end. */
import { flatMap } from '../lists.js';
import type { Board } from './board.js';
import type { Laid } from './laid.js';

const NONE: readonly number[] = [];
const OPPOSITE = (side: number) => (side + 2) & 3;

type Links = ReadonlyMap<number, readonly number[]>;

/** What pieces join, from either end. */
const byPieces = (board: Board): Links =>
  board.derive('links by pieces', () => {
    const links = new Map<number, number[]>();
    const add = (from: number, to: number) => links.set(from, [...(links.get(from) ?? []), to]);
    for (const [one, other] of board.joinedByPieces) {
      add(one, other);
      add(other, one);
    }
    return links;
  });

/** What a side shows, clockwise: what takes it up and the fields on its halves; seen in halves, what has each of them. */
function onSide({ shape }: Laid, side: number, inHalves: boolean): readonly number[] {
  const { sideFeature, halfFeature, divided } = shape;
  const whole = sideFeature[side]!;
  const halves = [halfFeature[2 * side]!, halfFeature[2 * side + 1]!];
  if (!inHalves) return [whole, ...halves];
  return divided & (1 << side) ? halves : [whole, whole];
}

const isDivided = ({ shape }: Laid, side: number) => (shape.divided & (1 << side)) !== 0;

/** What a feature of a cell meets beyond a side of it. */
function beyondSide(board: Board, laid: Laid, index: number, side: number): readonly number[] {
  const other = board.laid[board.beside[laid.index * 4 + side]!];
  if (!other) return NONE;
  const inHalves = isDivided(laid, side) || isDivided(other, OPPOSITE(side));
  const there = onSide(other, OPPOSITE(side), inHalves);
  // the first half clockwise meets the second of the other
  const facing = inHalves ? [there[1]!, there[0]!] : [there[0]!, there[2]!, there[1]!];
  return flatMap(onSide(laid, side, inHalves), (own, i) => (own === index && facing[i]! >= 0 ? [other.node + facing[i]!] : []));
}

/** What a feature of half a tile meets beyond its long side. */
function beyondLong(board: Board, laid: Laid, index: number): readonly number[] {
  const { long } = laid.shape;
  const other = long && board.otherHalf(laid);
  if (!long || !other?.shape.long) return NONE;
  const { feature, halves } = other.shape.long;
  const facing = [feature, halves[1], halves[0]];
  return flatMap([long.feature, ...long.halves], (own, i) => (own === index && facing[i]! >= 0 ? [other.node + facing[i]!] : []));
}

/** The nodes of its feature that a node is joined to: at the sides of its cell, across the long side of half a tile, and by what pieces do. */
export function linksOf(board: Board, node: number): number[] {
  const laid = board.ownerOf(node);
  const index = node - laid.node;
  const beyond = [...flatMap([0, 1, 2, 3], (side) => beyondSide(board, laid, index, side)), ...beyondLong(board, laid, index)];
  // what ends at a side does not go on there
  return [...beyond.filter((other) => board.rootOf(other) === board.rootOf(node)), ...(byPieces(board).get(node) ?? NONE)];
}
