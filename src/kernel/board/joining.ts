/** Which printed features of a board belong together: union-find over its nodes, in which the smaller number is the root. */
import type { Laid } from './laid.js';
import type { Shape } from './shape.js';

/** The parent of each node while features are being joined, never a greater number; at the end the root of each. What comes after them is not touched. */
export type Parents = Int32Array;

/** Takes up that two nodes belong together. */
export type Join = (node: number, other: number) => void;

/** Each node by itself. */
export function separate(parent: Parents, nodes: number): void {
  for (let i = 0; i < nodes; i++) parent[i] = i;
}

/** Two neighbours meet at a side with the feature that takes up the side or its middle, and with the fields on its two halves. */
export function joinSides(join: Join, tile: Laid, beside: Laid, side: number): void {
  const opposite = (side + 2) & 3;
  const { shape } = tile;
  const other = beside.shape;
  if (shape.divided & (1 << side) || other.divided & (1 << opposite)) {
    for (const half of [0, 1]) meet(join, tile, halfOf(shape, side, half), beside, halfOf(other, opposite, 1 - half));
    return;
  }
  // what ends at the other side does not go on there
  if (shape.sides[side] === other.sides[opposite]) meet(join, tile, shape.sideFeature[side]!, beside, other.sideFeature[opposite]!);
  const first = shape.halfFeature[2 * side]!,
    second = shape.halfFeature[2 * side + 1]!,
    beyondFirst = other.halfFeature[2 * opposite + 1]!,
    beyondSecond = other.halfFeature[2 * opposite]!;
  meet(join, tile, first, beside, beyondFirst);
  if (second !== first || beyondSecond !== beyondFirst) meet(join, tile, second, beside, beyondSecond);
}

/** Two half tiles in one cell meet with their long sides. */
export function joinLong(join: Join, tile: Laid, other: Laid): void {
  const own = tile.shape.long;
  const beyond = other.shape.long;
  if (!own || !beyond) return;
  meet(join, tile, own.feature, other, beyond.feature);
  meet(join, tile, own.halves[0], other, beyond.halves[1]);
  meet(join, tile, own.halves[1], other, beyond.halves[0]);
}

/** What spans the cells of one tile is joined with its part in the first cell that has one. */
export function joinCells(join: Join, cells: readonly Laid[]): void {
  const first = new Map<string, number>();
  for (const { shape, node } of cells)
    for (const [i, { kind, spansCells }] of shape.design.features.entries()) {
      if (!spansCells) continue;
      const other = first.get(kind);
      if (other === undefined) first.set(kind, node + i);
      else join(other, node + i);
    }
}

/** What has the first or second half of a side, clockwise. */
const halfOf = ({ halfFeature, sideFeature, divided }: Shape, side: number, half: number): number =>
  divided & (1 << side) ? halfFeature[2 * side + half]! : sideFeature[side]!;

function meet(join: Join, tile: Laid, feature: number, beside: Laid, other: number): void {
  if (feature >= 0 && other >= 0) join(tile.node + feature, beside.node + other);
}

export function unite(parent: Parents, node: number, other: number): void {
  const a = find(parent, node);
  const b = find(parent, other);
  // the smaller number is the root, so that a feature is known by its first tile
  parent[Math.max(a, b)] = Math.min(a, b);
}

function find(parent: Parents, node: number): number {
  for (;;) {
    const above = parent[node]!;
    if (above === node) return node;
    // halves the way for whoever comes next
    node = parent[node] = parent[above]!;
  }
}

/** Makes of each parent the root: those with smaller numbers know theirs already. */
export function settle(parent: Parents, nodes: number): void {
  for (let i = 0; i < nodes; i++) parent[i] = parent[parent[i]!]!;
}
