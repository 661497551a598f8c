/**
 * The board: which tiles lie where, and which features they form together.
 *
 * Built from the tiles as a whole, never patched: a node is one printed feature of one laid tile, and union-find
 * joins the nodes that meet at an edge. Features are made only for those who ask.
 */
import type { Cell, PlacedTile, Place } from '../contract/snapshot.js';
import { Feature, placeOf } from './feature.js';
import { Grid } from './grid.js';
import { featureIndex, type Shape } from './shape.js';

/** A tile on the board. */
export interface Laid {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly at: Cell;
  /** Number of its first node; its features follow in order. */
  readonly node: number;
  readonly index: number;
}

/** Neighbours by side: n e s w. */
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** The four orthogonal neighbours of a cell, clockwise from n. */
export const neighbours = ([x, y]: Cell): Cell[] => DX.map((dx, side) => [x + dx, y + DY[side]!] as const);

export class Board {
  readonly laid: readonly Laid[];
  readonly nodes: number;
  private readonly grid: Grid;
  private roots: Int32Array | undefined;
  private features: (Feature | undefined)[] = [];
  private owners: Int32Array | undefined;
  private nextNodes: Int32Array | undefined;
  private besides: Int16Array | undefined;
  private placeList: readonly Place[] | undefined;

  /** Tiles on a cell that another one holds; none in a position. */
  readonly overlaps: readonly number[];

  private constructor(laid: readonly Laid[], nodes: number, grid: Grid, overlaps: readonly number[]) {
    this.laid = laid;
    this.nodes = nodes;
    this.grid = grid;
    this.overlaps = overlaps;
  }

  /** `shapes[i]` is the shape of `tiles[i]`; the tiles must not lie too far apart (`defects.ts` sees to that). */
  static of(tiles: readonly PlacedTile[], shapes: readonly Shape[]): Board {
    let left = Infinity,
      top = Infinity,
      right = -Infinity,
      bottom = -Infinity;
    for (const { at } of tiles) {
      if (at[0] < left) left = at[0];
      if (at[0] > right) right = at[0];
      if (at[1] < top) top = at[1];
      if (at[1] > bottom) bottom = at[1];
    }
    const grid = new Grid(left, top, right, bottom);
    const laid: Laid[] = new Array<Laid>(tiles.length);
    const overlaps: number[] = [];
    let node = 0;
    for (let index = 0; index < tiles.length; index++) {
      const { at } = tiles[index]!;
      const shape = shapes[index]!;
      if (grid.at(at[0], at[1]) >= 0) overlaps.push(index);
      // a copy that stays as it is, since a board outlives what it was read from
      laid[index] = { shape, x: at[0], y: at[1], at: Object.freeze([at[0], at[1]] as const), node, index };
      grid.set(at[0], at[1], index);
      node += shape.design.features.length;
    }
    return new Board(laid, node, grid, overlaps);
  }

  tileAt(x: number, y: number): Laid | undefined {
    const index = this.grid.at(x, y);
    return index < 0 ? undefined : this.laid[index];
  }

  tile(cell: Cell): Laid | undefined {
    return this.tileAt(cell[0], cell[1]);
  }

  /** Indexes of the neighbours of each tile, four for each, clockwise from n; -1 where there is none. */
  get beside(): Int16Array {
    return (this.besides ??= this.findNeighbours());
  }

  private findNeighbours(): Int16Array {
    const beside = new Int16Array(this.laid.length * 4);
    for (const { index, x, y } of this.laid)
      for (let side = 0; side < 4; side++) beside[index * 4 + side] = this.grid.at(x + DX[side]!, y + DY[side]!);
    return beside;
  }

  /** How many of the eight surrounding cells hold a tile. */
  surroundings(x: number, y: number): number {
    let count = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if ((dx !== 0 || dy !== 0) && this.grid.at(x + dx, y + dy) >= 0) count++;
    return count;
  }

  /** Empty cells with a tile beside them, row by row. */
  frontier(): Cell[] {
    const seen = new Set<number>();
    const cells: Cell[] = [];
    for (const { x, y } of this.laid) {
      for (let side = 0; side < 4; side++) {
        const cx = x + DX[side]!,
          cy = y + DY[side]!;
        if (this.grid.at(cx, cy) >= 0) continue;
        const key = (cy + 4096) * 8192 + cx + 4096;
        if (!seen.has(key)) {
          seen.add(key);
          cells.push([cx, cy]);
        }
      }
    }
    return cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }

  /** What is wrong with laying this shape on the cell: the sides that do not match, and how many neighbours there are. */
  fit(shape: Shape, x: number, y: number): { neighbours: number; mismatches: number } {
    let count = 0,
      mismatches = 0;
    for (let side = 0; side < 4; side++) {
      const beside = this.tileAt(x + DX[side]!, y + DY[side]!);
      if (!beside) continue;
      count++;
      if (beside.shape.sides[(side + 2) & 3] !== shape.sides[side]) mismatches |= 1 << side;
    }
    return { neighbours: count, mismatches };
  }

  /** The node that a place names on a tile, or -1. */
  nodeAt(cell: Cell, kind: string, edge: string | undefined): number {
    const laid = this.tile(cell);
    if (!laid) return -1;
    const index = featureIndex(laid.shape, kind, edge);
    return index < 0 ? -1 : laid.node + index;
  }

  /** The place that names each node. */
  get places(): readonly Place[] {
    return (this.placeList ??= this.laid.flatMap((laid) => laid.shape.design.features.map((_, index) => Object.freeze(placeOf(laid, index)))));
  }

  /** The tile that a node is printed on. */
  ownerOf(node: number): Laid {
    this.owners ??= this.findOwners();
    return this.laid[this.owners[node]!]!;
  }

  private findOwners(): Int32Array {
    const owners = new Int32Array(this.nodes);
    for (const { node, shape, index } of this.laid) owners.fill(index, node, node + shape.design.features.length);
    return owners;
  }

  /** The whole feature that a node belongs to. */
  feature(node: number): Feature {
    const root = this.rootOf(node);
    return (this.features[root] ??= new Feature(this, root));
  }

  /** A number that all nodes of one feature share. */
  rootOf(node: number): number {
    this.roots ??= this.join();
    return this.roots[node]!;
  }

  /** The next node of the same feature, in the order of the tiles, or -1. */
  nextOf(node: number): number {
    this.nextNodes ??= this.chain();
    return this.nextNodes[node]!;
  }

  private chain(): Int32Array {
    const next = new Int32Array(this.nodes).fill(-1);
    const head = new Int32Array(this.nodes).fill(-1);
    for (let node = this.nodes - 1; node >= 0; node--) {
      const root = this.rootOf(node);
      next[node] = head[root]!;
      head[root] = node;
    }
    return next;
  }

  /** All features, in the order of their first tile. */
  allFeatures(): Feature[] {
    const all: Feature[] = [];
    for (let node = 0; node < this.nodes; node++) if (this.rootOf(node) === node) all.push(this.feature(node));
    return all;
  }

  private join(): Int32Array {
    const parent = new Int32Array(this.nodes);
    for (let i = 0; i < parent.length; i++) parent[i] = i;
    for (const tile of this.laid) {
      // looking east and south meets every pair of neighbours once
      for (let side = 1; side <= 2; side++) {
        const beside = this.beside[tile.index * 4 + side]!;
        if (beside >= 0) joinSides(parent, tile, this.laid[beside]!, side);
      }
    }
    for (let i = 0; i < parent.length; i++) parent[i] = find(parent, i);
    return parent;
  }
}

/** Two neighbours meet at a side with its feature (city, road, river) and with the fields on its two halves. */
function joinSides(parent: Int32Array, tile: Laid, beside: Laid, side: number): void {
  const opposite = (side + 2) & 3;
  unite(parent, tile, tile.shape.sideFeature[side]!, beside, beside.shape.sideFeature[opposite]!);
  const first = tile.shape.halfFeature[2 * side]!,
    second = tile.shape.halfFeature[2 * side + 1]!;
  unite(parent, tile, first, beside, beside.shape.halfFeature[2 * opposite + 1]!);
  unite(parent, tile, second, beside, beside.shape.halfFeature[2 * opposite]!);
}

function unite(parent: Int32Array, tile: Laid, feature: number, beside: Laid, other: number): void {
  if (feature < 0 || other < 0) return;
  const a = find(parent, tile.node + feature);
  const b = find(parent, beside.node + other);
  // the smaller number is the root, so that a feature is known by its first tile
  if (a < b) parent[b] = a;
  else if (b < a) parent[a] = b;
}

function find(parent: Int32Array, node: number): number {
  let root = node;
  while (parent[root] !== root) root = parent[root]!;
  while (parent[node] !== root) {
    const next = parent[node]!;
    parent[node] = root;
    node = next;
  }
  return root;
}
