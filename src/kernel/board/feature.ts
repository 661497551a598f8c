/** A feature of the board: a city, road, field, monastery ... made of the printed parts that are joined. */
import type { Cell, Place } from '../../contract/spot.js';
import type { Laid } from './laid.js';
import { meetsLong, meetsSide } from './shape.js';
import type { TileFeature } from './tile-notation.js';

/** One printed part of a feature. */
export interface Part {
  readonly laid: Laid;
  readonly index: number;
  readonly node: number;
  readonly printed: TileFeature;
}

/** What a feature asks of the board that it is part of. */
interface Nodes {
  ownerOf(node: number): Laid;
  /** The next node of the same feature; -1 after the last. */
  nextOf(node: number): number;
  feature(node: number): Feature;
  isClosed(laid: Laid, side: number): boolean;
  otherHalf(laid: Laid): Laid | undefined;
  emptyAround(laid: Laid): number;
  emptyAroundAll(cells: readonly Laid[]): number;
}

export class Feature {
  readonly kind: string;
  /** What completes it. */
  readonly completedBy: TileFeature['completedBy'];
  readonly root: number;
  private readonly board: Nodes;
  private partList: Part[] | undefined;
  private tileCount: number | undefined;
  private open: number | undefined;

  constructor(board: Nodes, root: number) {
    this.board = board;
    this.root = root;
    const laid = board.ownerOf(root);
    ({ kind: this.kind, completedBy: this.completedBy } = laid.shape.design.features[root - laid.node]!);
  }

  /** Its printed parts, in the order of the tiles. */
  get parts(): readonly Part[] {
    return (this.partList ??= this.collect());
  }

  /** Number of tiles it lies on; of some tiles of several cells each cell is one. */
  get tiles(): number {
    // below zero, so that no cell is taken for a tile
    const counted = ({ shape, index, entry }: Laid) => (shape.design.countsCells ? -1 - index : entry);
    return (this.tileCount ??= new Set(this.parts.map(({ laid }) => counted(laid))).size);
  }

  /** Edges at which it could still grow, or empty cells around what is completed by its surroundings. */
  get openEdges(): number {
    return (this.open ??= this.countOpen());
  }

  /** Some kinds of features never are. */
  get isComplete(): boolean {
    if (this.completedBy === 'nothing') return false;
    // most are open somewhere, and one place tells
    return this.open !== undefined || this.completedBy === 'surroundings' ? this.openEdges === 0 : this.isClosed();
  }

  get pennants(): number {
    return this.parts.reduce((sum, part) => sum + part.printed.pennants, 0);
  }

  /** How many of its parts carry the mark. */
  count(mark: string): number {
    return this.parts.reduce((sum, part) => sum + (part.printed.marks.includes(mark) ? 1 : 0), 0);
  }

  /** The cities that a field borders, complete or not. */
  get bordered(): Feature[] {
    const cities = new Map<number, Feature>();
    for (const { laid, printed } of this.parts) {
      for (const index of printed.touches) {
        const city = this.board.feature(laid.node + index);
        cities.set(city.root, city);
      }
    }
    return [...cities.values()];
  }

  /** A place that names it: the first part's. */
  get place(): Place {
    const laid = this.board.ownerOf(this.root);
    return placeOf(laid, this.root - laid.node);
  }

  /** Whether one of its parts is printed on the tile there. */
  liesOn(cell: Cell): boolean {
    return this.parts.some(({ laid }) => laid.x === cell[0] && laid.y === cell[1]);
  }

  private collect(): Part[] {
    const parts: Part[] = [];
    // the root is the smallest node, so the chain begins there
    for (let node = this.root; node >= 0; node = this.board.nextOf(node)) {
      const laid = this.board.ownerOf(node);
      const index = node - laid.node;
      parts.push({ laid, index, node, printed: laid.shape.design.features[index]! });
    }
    return parts;
  }

  private countOpen(): number {
    if (this.completedBy === 'surroundings') {
      const cells = this.parts.map(({ laid }) => laid);
      return cells.length === 1 ? this.board.emptyAround(cells[0]!) : this.board.emptyAroundAll(cells);
    }
    let open = 0;
    for (let node = this.root; node >= 0; node = this.board.nextOf(node)) open += this.openAt(node);
    return open;
  }

  private isClosed(): boolean {
    for (let node = this.root; node >= 0; node = this.board.nextOf(node)) if (this.openAt(node) > 0) return false;
    this.open = 0;
    return true;
  }

  /** Edges of one of its parts at which it could still grow. */
  private openAt(node: number): number {
    const laid = this.board.ownerOf(node);
    const { shape } = laid;
    const index = node - laid.node;
    let open = shape.design.features[index]!.openEnds ?? 0;
    if (meetsLong(shape, index) && !this.board.otherHalf(laid)) open++;
    for (let side = 0; side < 4; side++) if (meetsSide(shape, side, index) && !this.board.isClosed(laid, side)) open++;
    return open;
  }
}

/** The place that names a printed feature on its tile: its first edge clockwise, none in the centre. */
export function placeOf(laid: Laid, index: number): Place {
  const edge = laid.shape.edges[index];
  const { kind } = laid.shape.design.features[index]!;
  return edge === undefined ? { tile: laid.at, feature: kind } : { tile: laid.at, feature: kind, edge };
}
