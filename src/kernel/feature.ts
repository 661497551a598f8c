/** A feature of the board: a city, road, field, monastery ... made of the printed parts that are joined. */
import type { Cell, Place } from '../contract/snapshot.js';
import type { Board, Laid } from './board.js';
import type { FeatureKind, TileFeature } from './tile-notation.js';

/** One printed part of a feature. */
export interface Part {
  readonly laid: Laid;
  readonly index: number;
  readonly node: number;
  readonly printed: TileFeature;
}

export class Feature {
  readonly kind: FeatureKind;
  readonly root: number;
  private readonly board: Board;
  private partList: Part[] | undefined;
  private tileCount = -1;
  private open = -1;

  constructor(board: Board, root: number) {
    this.board = board;
    this.root = root;
    const laid = board.ownerOf(root);
    this.kind = laid.shape.design.features[root - laid.node]!.kind;
  }

  /** Its printed parts, in the order of the tiles. */
  get parts(): readonly Part[] {
    return (this.partList ??= this.collect());
  }

  /** Number of tiles it lies on. */
  get tiles(): number {
    if (this.tileCount < 0) this.tileCount = new Set(this.parts.map((part) => part.laid.index)).size;
    return this.tileCount;
  }

  /** Edges at which it could still grow (cities and roads), or empty cells around it (monasteries and gardens). */
  get openEdges(): number {
    if (this.open < 0) this.open = this.countOpen();
    return this.open;
  }

  /** Fields and rivers are never complete. */
  get isComplete(): boolean {
    return this.kind !== 'field' && this.kind !== 'river' && this.openEdges === 0;
  }

  get pennants(): number {
    return this.parts.reduce((sum, part) => sum + part.printed.pennants, 0);
  }

  /** How many of its parts carry the mark. */
  count(mark: string): number {
    return this.parts.reduce((sum, part) => sum + (part.printed.marks.includes(mark) ? 1 : 0), 0);
  }

  /** The completed cities that a field borders. */
  get borderedCities(): Feature[] {
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
    if (this.kind === 'monastery' || this.kind === 'garden') {
      const { x, y } = this.board.ownerOf(this.root);
      return 8 - this.board.surroundings(x, y);
    }
    let open = 0;
    for (const { laid, index } of this.parts) {
      for (let side = 0; side < 4; side++) if (laid.shape.sideFeature[side] === index && !neighbour(this.board, laid, side)) open++;
    }
    return open;
  }
}

function neighbour(board: Board, { x, y }: Laid, side: number): Laid | undefined {
  if (side === 0) return board.tileAt(x, y - 1);
  if (side === 1) return board.tileAt(x + 1, y);
  return side === 2 ? board.tileAt(x, y + 1) : board.tileAt(x - 1, y);
}

/** The place that names a printed feature on its tile: its first edge clockwise, none in the centre. */
export function placeOf(laid: Laid, index: number): Place {
  const edge = laid.shape.edges[index] as Place['edge'];
  const { kind } = laid.shape.design.features[index]!;
  return edge === undefined ? { tile: laid.at as Place['tile'], feature: kind } : { tile: laid.at as Place['tile'], feature: kind, edge };
}
