/**
 * The board: which tiles lie where, and which features they form together.
 *
 * Built from tiles and the pieces that change them as a whole, never patched: a node is one printed feature of one cell,
 * and union-find joins the nodes that meet at an edge, or that a piece joins. Features are made only for those who ask.
 */
import type { Cell, Place } from '../../contract/spot.js';
import type { PlacedTile } from '../../contract/snapshot.js';
import { addTo } from '../lists.js';
import { Feature, placeOf } from './feature.js';
import { grownCells, grownNeighbours, growRoots, placeAt, putOn } from './growing.js';
import { Grid } from './grid.js';
import { joinCells, joinLong, joinSides, separate, settle, unite, type Join } from './joining.js';
import { Laid } from './laid.js';
import { ALL_SIDES, featureIndex, LONG_BIT, isAlike, matches, type Shape } from './shape.js';

export { Laid } from './laid.js';

/** How a tile would lie: how many neighbours it meets, at which sides (one bit each, the long side of half a tile last) it does not match them, and whether a cell is taken. */
export interface Fit {
  readonly neighbours: number;
  readonly mismatches: number;
  readonly isTaken: boolean;
}

/** What lies on a cell, and beside it on each of its sides, clockwise from n: indexes, or -1. */
interface Around {
  readonly x: number;
  readonly y: number;
  readonly here: number;
  readonly sides: readonly number[];
}

/** Nodes that belong together though they do not meet at an edge: ends of a tunnel, a road by ferry. */
export type Joins = (board: Board) => Iterable<readonly [node: number, other: number]>;

/** Neighbours by side: n e s w. */
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** The four orthogonal neighbours of a cell, clockwise from n. */
export const neighbours = ([x, y]: Cell): Cell[] => DX.map((dx, side) => [x + dx, y + DY[side]!] as const);

const NOWHERE: readonly Laid[] = [];
const NO_NODES: readonly number[] = [];

export class Board {
  /** By root. */
  private readonly features = new Map<number, Feature>();
  /** For each node its root, then for each the next one, then for each its cell: taken at once, as small arrays cost more than what they hold. */
  private readonly numbers: Int32Array;
  private isJoined = false;
  private isChained = false;
  private hasOwners = false;
  private besides: Int16Array | undefined;
  private evenly = false;
  private placeList: readonly Place[] | undefined;
  private lastAround: Around | undefined;
  /** Whether somebody has looked it through and found nothing wrong: edges that match, one piece. */
  isSound = false;
  private symbols: ReadonlyMap<string, readonly Laid[]> | undefined;
  private marks: ReadonlyMap<string, readonly number[]> | undefined;
  private readonly byKind = new Map<string, readonly Feature[]>();
  private rootsByKind: ReadonlyMap<string, readonly number[]> | undefined;
  /** What others have found out about this board, by name. */
  private derived: Map<string, unknown> | undefined;

  private constructor(
    readonly laid: readonly Laid[],
    /** Number of tiles. */
    readonly entries: number,
    readonly nodes: number,
    private readonly grid: Grid,
    /** Tiles with a cell that another one holds; none in a position. */
    readonly overlaps: readonly number[],
    private readonly joins: Joins | undefined,
    /** Whether some cells have only two sides. */
    readonly isHalved: boolean,
  ) {
    this.numbers = new Int32Array(3 * nodes);
  }

  /** `shapes[i]` is the shape of `tiles[i]`; the tiles must not lie too far apart (`position/ground.ts` sees to that). */
  static of(tiles: readonly PlacedTile[], shapes: readonly Shape[], joins?: Joins): Board {
    const grid = gridFor(tiles, shapes);
    const laid: Laid[] = [];
    const overlaps: number[] = [];
    let node = 0;
    for (let entry = 0; entry < tiles.length; entry++) {
      const { at } = tiles[entry]!;
      const { cells } = shapes[entry]!;
      for (let i = 0; i < cells.length; i++) {
        const { dx, dy, shape } = cells[i]!;
        const index = laid.length;
        laid.push(new Laid(shape, at[0] + dx, at[1] + dy, node, index, entry));
        if (!claim(grid, laid, index)) overlaps.push(entry);
        node += shape.design.features.length;
      }
    }
    const isHalved = shapes.some(({ covers }) => covers !== ALL_SIDES);
    return new Board(laid, tiles.length, node, grid, overlaps, joins, isHalved);
  }

  /**
   * The board with one more tile, a whole one of one cell, which comes before the tile at `entry`: the same as the board built of all of them, at a
   * fraction of what that costs. `joins` are those of all pieces, none of which may lie on the new tile. Undefined where nothing lies beside
   * the cell, or something on it.
   */
  grown(shape: Shape, x: number, y: number, entry: number, joins?: Joins): Board | undefined {
    const sides = [0, 1, 2, 3].map((side) => this.besideCell(x, y, side));
    if (this.overlaps.length > 0 || this.grid.at(x, y) >= 0 || sides.every((other) => other < 0)) return undefined;
    const place = placeAt(this.laid, this.nodes, entry);
    const laid = grownCells(this.laid, place, shape, x, y);
    const grid = this.grid.roomFor(x, y);
    putOn(grid, laid);
    const board = new Board(laid, this.entries + 1, this.nodes + shape.design.features.length, grid, this.overlaps, joins, this.isHalved);
    const around = sides.map((other) => (other < place.index ? other : other + 1));
    const facing = (test: (other: Shape, theirs: number, side: number) => boolean) =>
      around.every((other, side) => other < 0 || test(laid[other]!.shape, (side + 2) & 3, side));
    board.besides = grownNeighbours(this.beside, place.index, around);
    board.evenly = this.isEven && facing((other, theirs, side) => other.sides[theirs] === shape.sides[side]);
    board.isSound = this.isSound && facing((other, theirs, side) => matches(other, theirs, shape, side));
    if (this.isJoined) board.joinMore(this, place.index);
    return board;
  }

  /** Joins the features of a new tile with those of the board as it was. */
  private joinMore(before: Board, index: number): void {
    const { laid, numbers, besides, nodes } = this;
    const tile = laid[index]!;
    growRoots(before.numbers, before.nodes, tile.node, nodes - before.nodes, numbers);
    const join: Join = (node, other) => unite(numbers, node, other);
    for (let side = 0; side < 4; side++) {
      const other = besides![4 * index + side]!;
      if (other >= 0) joinSides(join, tile, laid[other]!, side);
    }
    settle(numbers, nodes);
    this.isJoined = true;
  }

  /** What hangs on the board alone and costs something to find out: done once. */
  derive<T>(name: string, find: () => T): T {
    const derived = (this.derived ??= new Map());
    if (!derived.has(name)) derived.set(name, find());
    return derived.get(name) as T;
  }

  /** Whether a tile of the board bears a symbol: asked before each cell is looked at for it. */
  shows(symbol: string): boolean {
    return this.bySymbol.has(symbol);
  }

  /** The cells whose tile bears a symbol, in their order. */
  bearing(symbol: string): readonly Laid[] {
    return this.bySymbol.get(symbol) ?? NOWHERE;
  }

  private get bySymbol(): ReadonlyMap<string, readonly Laid[]> {
    return (this.symbols ??= this.findSymbols());
  }

  private findSymbols(): ReadonlyMap<string, readonly Laid[]> {
    const found = new Map<string, Laid[]>();
    for (const laid of this.laid) for (const symbol of laid.shape.design.symbols) addTo(found, symbol, laid);
    return found;
  }

  /** The nodes that are printed with a mark, in their order. */
  marked(mark: string): readonly number[] {
    return (this.marks ??= this.findMarks()).get(mark) ?? NO_NODES;
  }

  private findMarks(): ReadonlyMap<string, readonly number[]> {
    const found = new Map<string, number[]>();
    for (const { shape, node } of this.laid) for (const [index, mark] of shape.marks) addTo(found, mark, node + index);
    return found;
  }

  tileAt(x: number, y: number): Laid | undefined {
    const index = this.grid.at(x, y);
    return index < 0 ? undefined : this.laid[index];
  }

  /** What lies on a cell; of two half tiles the one that comes first. */
  tile(cell: Cell | undefined): Laid | undefined {
    return cell && this.tileAt(cell[0], cell[1]);
  }

  /** Whether a node is of a feature that spans the cells of its tile, and the cell is one of them. */
  spans(node: number, cell: Cell): boolean {
    if (node < 0 || this.entries === this.laid.length) return false;
    const { shape, node: first } = this.ownerOf(node);
    return shape.design.features[node - first]!.spansCells === true && this.feature(node).liesOn(cell);
  }

  /** What lies on a cell, both of two half tiles. */
  tilesOn(cell: Cell): readonly Laid[] {
    const first = this.tile(cell);
    if (!first || !this.isHalved) return first ? [first] : [];
    const second = this.grid.secondAt(cell[0], cell[1]);
    return second < 0 ? [first] : [first, this.laid[second]!];
  }

  /** Index of what lies on the far side of a side of a cell, or -1: of half tiles the one that has that side. */
  private besideCell(x: number, y: number, side: number): number {
    const nx = x + DX[side]!,
      ny = y + DY[side]!;
    const index = this.grid.at(nx, ny);
    if (index < 0 || this.laid[index]!.shape.covers & (1 << ((side + 2) & 3))) return index;
    return this.grid.secondAt(nx, ny);
  }

  /** What lies beyond a side of a cell, with a tile on it or without: of half tiles the one that has that side. */
  facing([x, y]: Cell, side: number): Laid | undefined {
    return this.laid[this.besideCell(x, y, side)];
  }

  /** Whether surely all tiles show the same where they meet; where not, each pair is to be looked at. */
  get isEven(): boolean {
    this.besides ??= this.findNeighbours();
    return this.evenly;
  }

  /** Indexes of the neighbours of each cell, four for each, clockwise from n; -1 where there is none. */
  get beside(): Int16Array {
    return (this.besides ??= this.findNeighbours());
  }

  /** The cells that a tile covers; they follow each other. */
  cellsOf(entry: number): readonly Laid[] {
    if (this.entries === this.laid.length) return [this.laid[entry]!];
    const { laid } = this;
    // none has less than one, so that they cannot come sooner
    let first = entry;
    while (first < laid.length && laid[first]!.entry < entry) first++;
    let end = first;
    while (end < laid.length && laid[end]!.entry === entry) end++;
    return laid.slice(first, end);
  }

  private findNeighbours(): Int16Array {
    const { grid, laid } = this;
    const beside = new Int16Array(laid.length * 4);
    if (this.isHalved || this.overlaps.length > 0) {
      for (const { x, y, shape, index } of laid)
        for (let side = 0; side < 4; side++) beside[index * 4 + side] = shape.covers & (1 << side) ? this.besideCell(x, y, side) : -1;
      return beside;
    }
    beside.fill(-1);
    let isEven = true;
    for (let index = 0; index < laid.length; index++) {
      const { x, y, shape } = laid[index]!;
      // looking north and west meets every pair of neighbours once
      const north = grid.at(x, y - 1);
      if (north >= 0) {
        beside[index * 4] = north;
        beside[north * 4 + 2] = index;
        isEven &&= laid[north]!.shape.sides[2] === shape.sides[0];
      }
      const west = grid.at(x - 1, y);
      if (west >= 0) {
        beside[index * 4 + 3] = west;
        beside[west * 4 + 1] = index;
        isEven &&= laid[west]!.shape.sides[1] === shape.sides[3];
      }
    }
    this.evenly = isEven;
    return beside;
  }

  /** How many of the eight cells around a cell hold no tile. */
  emptyAround({ x, y }: { readonly x: number; readonly y: number }): number {
    let count = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if ((dx !== 0 || dy !== 0) && this.grid.at(x + dx, y + dy) < 0) count++;
    return count;
  }

  /** How many of the cells around several cells together hold no tile. */
  emptyAroundAll(cells: readonly Laid[]): number {
    const empty = new Set<string>();
    for (const { x, y } of cells)
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (this.grid.at(x + dx, y + dy) < 0) empty.add(`${x + dx} ${y + dy}`);
    return empty.size;
  }

  /** Empty cells with a tile beside them, row by row. */
  frontier(): Cell[] {
    return this.grid.border();
  }

  /** Cells on which the north-west cell of a shape could come to lie so that one of its cells touches the board, row by row. */
  anchors({ cells, covers }: Shape): Cell[] {
    const free = covers === ALL_SIDES ? this.frontier() : [...this.frontier(), ...this.halfFree()];
    if (cells.length === 1) return free;
    const anchors = new Map<string, Cell>();
    for (const [x, y] of free) for (const { dx, dy } of cells) anchors.set(`${x - dx} ${y - dy}`, [x - dx, y - dy]);
    return [...anchors.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }

  /** Cells with one half tile. */
  private halfFree(): Cell[] {
    return this.laid.filter(({ shape, x, y }) => shape.covers !== ALL_SIDES && this.grid.secondAt(x, y) < 0).map(({ at }) => at);
  }

  /** What lies around a cell. A tile is tried on it turned in each way, one after the other. */
  private around(x: number, y: number): Around {
    const last = this.lastAround;
    if (last?.x === x && last.y === y) return last;
    const beside = (side: number) => this.besideCell(x, y, side);
    return (this.lastAround = { x, y, here: this.grid.at(x, y), sides: [beside(0), beside(1), beside(2), beside(3)] });
  }

  /** How a shape would lie with its north-west cell on that cell. */
  fit({ cells }: Shape, x: number, y: number): Fit {
    let count = 0,
      mismatches = 0,
      isTaken = false;
    for (let i = 0; i < cells.length; i++) {
      const { dx, dy, shape } = cells[i]!;
      const cx = x + dx,
        cy = y + dy;
      const { here: there, sides } = this.around(cx, cy);
      if (there >= 0) {
        // two half tiles touch along their long sides
        if (this.laid[there]!.shape.covers & shape.covers || this.grid.secondAt(cx, cy) >= 0) isTaken = true;
        else {
          count++;
          if (!isAlike(this.laid[there]!.shape.long!.kind, shape.long!.kind)) mismatches |= LONG_BIT;
        }
      }
      for (let side = 0; side < 4; side++) {
        if (!(shape.covers & (1 << side))) continue;
        const index = sides[side]!;
        if (index < 0) continue;
        count++;
        if (!matches(this.laid[index]!.shape, (side + 2) & 3, shape, side)) mismatches |= 1 << side;
      }
    }
    return { neighbours: count, mismatches, isTaken };
  }

  /** The node that a place names on a tile, or -1. */
  nodeAt(cell: Cell, kind: string, edge: string | undefined): number {
    const laid = this.tile(cell);
    if (!laid) return -1;
    const index = featureIndex(laid.shape, kind, edge);
    const second = this.isHalved ? this.grid.secondAt(cell[0], cell[1]) : -1;
    if (second < 0) return index < 0 ? -1 : laid.node + index;
    const other = this.laid[second]!;
    const there = featureIndex(other.shape, kind, edge);
    // without an edge it is to be the only one of both halves that it may mean
    if (index >= 0 && there >= 0) return edge === undefined || edge === 'centre' ? this.innerOf(laid, other, kind) : laid.node + index;
    return index >= 0 ? laid.node + index : there < 0 ? -1 : other.node + there;
  }

  /** What lies in the centre of one of two half tiles and not of the other. */
  private innerOf(one: Laid, other: Laid, kind: string): number {
    const [index, there] = [one, other].map(({ shape }) => featureIndex(shape, kind, 'centre')) as [number, number];
    if (index >= 0 === there >= 0) return -1;
    return index >= 0 ? one.node + index : other.node + there;
  }

  /** The place that names each node. */
  get places(): readonly Place[] {
    return (this.placeList ??= this.namePlaces());
  }

  private namePlaces(): Place[] {
    const places: Place[] = [];
    for (const laid of this.laid)
      for (let index = 0; index < laid.shape.design.features.length; index++) places.push(Object.freeze(placeOf(laid, index)));
    return places;
  }

  /** The tile that a node is printed on. */
  ownerOf(node: number): Laid {
    if (!this.hasOwners) this.findOwners();
    return this.laid[this.numbers[2 * this.nodes + node]!]!;
  }

  private findOwners(): void {
    const { numbers } = this;
    let next = 2 * this.nodes;
    for (const { shape, index } of this.laid) for (let left = shape.design.features.length; left > 0; left--) numbers[next++] = index;
    this.hasOwners = true;
  }

  /** The whole feature that a node belongs to. */
  feature(node: number): Feature {
    const root = this.rootOf(node);
    let feature = this.features.get(root);
    if (!feature) this.features.set(root, (feature = new Feature(this, root)));
    return feature;
  }

  /** A number that all nodes of one feature share. */
  rootOf(node: number): number {
    if (!this.isJoined) this.join();
    return this.numbers[node]!;
  }

  /** The next node of the same feature, in the order of the tiles, or -1. */
  nextOf(node: number): number {
    if (!this.isChained) this.chain();
    // node 0 comes after none
    return this.numbers[this.nodes + node]! || -1;
  }

  private chain(): void {
    if (!this.isJoined) this.join();
    const { numbers, nodes } = this;
    for (let node = nodes - 1; node >= 0; node--) {
      const root = numbers[node]!;
      // the root is the smallest, and comes last: until then it says which of them came before
      if (node === root) continue;
      numbers[nodes + node] = numbers[nodes + root]!;
      numbers[nodes + root] = node;
    }
    this.isChained = true;
  }

  /** All features, in the order of their first tile. */
  allFeatures(): Feature[] {
    const all: Feature[] = [];
    for (let node = 0; node < this.nodes; node++) if (this.rootOf(node) === node) all.push(this.feature(node));
    return all;
  }

  /** All features of one kind, in the order of their first tile, without making the others. */
  featuresOf(kind: string): readonly Feature[] {
    let features = this.byKind.get(kind);
    if (!features)
      this.byKind.set(kind, (features = ((this.rootsByKind ??= this.findRoots()).get(kind) ?? NO_NODES).map((root) => this.feature(root))));
    return features;
  }

  /** For each kind the roots of its features. */
  private findRoots(): ReadonlyMap<string, readonly number[]> {
    const found = new Map<string, number[]>();
    for (const { shape, node } of this.laid) {
      const { features } = shape.design;
      for (let i = 0; i < features.length; i++) if (this.rootOf(node + i) === node + i) addTo(found, features[i]!.kind, node + i);
    }
    return found;
  }

  /** The cell of a tile that lies beyond that side of a cell. */
  neighbour(laid: Laid, side: number): Laid | undefined {
    return this.laid[this.beside[laid.index * 4 + side]!];
  }

  /** Whether something lies beyond that side of a cell. */
  isClosed(laid: Laid, side: number): boolean {
    return this.beside[laid.index * 4 + side]! >= 0;
  }

  private join(): void {
    const { numbers, nodes } = this;
    separate(numbers, nodes);
    this.eachLink((node, other) => unite(numbers, node, other));
    settle(numbers, nodes);
    this.isJoined = true;
  }

  /** Tells all pairs of nodes that make features of printed parts, some of them twice. */
  private eachLink(join: Join): void {
    const { laid, beside } = this;
    for (let index = 0; index < laid.length; index++) {
      // looking east and south meets every pair of neighbours once
      for (let side = 1; side <= 2; side++) {
        const other = beside[index * 4 + side]!;
        if (other >= 0) joinSides(join, laid[index]!, laid[other]!, side);
      }
    }
    if (this.isHalved) for (const tile of laid) this.joinHalves(join, tile);
    this.joinSpanning(join);
    for (const [node, other] of this.joinedByPieces()) join(node, other);
  }

  /** Tells those pairs that have to do with a cell, but for what pieces join. */
  eachLinkOn(tile: Laid, join: Join): void {
    const { laid, beside } = this;
    for (let side = 0; side < 4; side++) {
      const other = beside[tile.index * 4 + side]!;
      if (other >= 0) joinSides(join, tile, laid[other]!, side);
    }
    const half = this.isHalved ? this.otherHalf(tile) : undefined;
    if (half) joinLong(join, tile, half);
    const cells = this.cellsOf(tile.entry);
    if (cells.length > 1) joinCells(join, cells);
  }

  /** The pairs that pieces join. */
  joinedByPieces(): Iterable<readonly [node: number, other: number]> {
    return this.joins?.(this) ?? [];
  }

  private joinHalves(join: Join, tile: Laid): void {
    const other = this.otherHalf(tile);
    if (other && other.index > tile.index) joinLong(join, tile, other);
  }

  /** The half tile that shares the cell of another one. */
  otherHalf(tile: Laid): Laid | undefined {
    if (!tile.shape.long) return undefined;
    return this.tilesOn(tile.at).find((laid) => laid !== tile);
  }

  /** What spans the cells of one tile without meeting at an edge. */
  private joinSpanning(join: Join): void {
    const { laid } = this;
    if (laid.length === this.entries) return;
    for (let first = 0; first < laid.length; first++) {
      // the cells of one tile follow each other
      if (laid[first + 1]?.entry !== laid[first]!.entry) continue;
      const cells = this.cellsOf(laid[first]!.entry);
      joinCells(join, cells);
      first += cells.length - 1;
    }
  }
}

/** Room for every cell of the tiles. */
function gridFor(tiles: readonly PlacedTile[], shapes: readonly Shape[]): Grid {
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity;
  for (let i = 0; i < tiles.length; i++) {
    const { at } = tiles[i]!;
    const { cells } = shapes[i]!;
    for (let k = 0; k < cells.length; k++) {
      const x = at[0] + cells[k]!.dx,
        y = at[1] + cells[k]!.dy;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return new Grid(left, top, right, bottom);
}

/** Puts a cell on the grid; false where another tile lies there already. */
function claim(grid: Grid, laid: readonly Laid[], index: number): boolean {
  const { x, y, shape } = laid[index]!;
  const there = grid.at(x, y);
  if (there < 0) {
    grid.set(x, y, index);
    return true;
  }
  if (laid[there]!.shape.covers & shape.covers || grid.secondAt(x, y) >= 0) return false;
  grid.setSecond(x, y, index);
  return true;
}
