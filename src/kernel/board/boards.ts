/**
 * Boards, and those that were built lately, by their tiles. A game comes back with the same board again and again (what is legal,
 * then one of those actions, then the next step of the turn), and building it costs more than telling that it is the same. Nothing
 * but time hangs on what is remembered: a board is a function of its tiles and of the pieces that change it.
 */
import type { PlacedTile, Snapshot, Token } from '../../contract/snapshot.js';
import type { Topology } from '../declare/topology.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { Board } from './board.js';
import { reshaped } from './reprints.js';
import { withCells, type Shape } from './shape.js';
import type { TileDesign } from './tile-notation.js';

/** What a board is built with: the shapes of tiles by id and alias, and what pieces change. */
export interface Prints {
  readonly shapesById: ReadonlyMap<string, readonly Shape[]>;
  readonly vocabulary: Vocabulary;
  readonly topologies: readonly Topology[];
}

interface Known {
  readonly shapes: Prints['shapesById'];
  /** The names under which its tiles were given; undefined where those are their own ids. */
  readonly names: readonly string[] | undefined;
  /** The tokens that changed it, spelt out. */
  readonly tokens: string;
  readonly board: Board;
}

/** About 12 KB each at the end of a game. With many more, each would be moved about with the young garbage before it goes, which costs as much as building it. */
const MOST = 64;
/** Boards that fall to the same place: as many as are asked about in turn. */
const WAYS = 2;

export class Boards {
  /**
   * A few places for each key, and the board that comes there puts out the one that was longest there. No `Map`: what was ever in one whose
   * oldest entries go outlives the quick collections of garbage, which cost more than all other upkeep.
   */
  private readonly places: (Known | undefined)[];

  constructor(private readonly most = MOST) {
    this.places = new Array<Known | undefined>(most).fill(undefined);
  }

  /** The board of a snapshot, if it was built lately. */
  find(prints: Prints, snapshot: Pick<Snapshot, 'tiles' | 'tokens'>): Board | undefined {
    if (this.most === 0) return undefined;
    const { shapesById, topologies } = prints;
    const first = this.placeOf(snapshot.tiles);
    for (let place = first; place < first + WAYS; place++) {
      const known = this.places[place];
      if (known?.shapes === shapesById && isOf(known, snapshot.tiles) && known.tokens === spelt(changing(topologies, snapshot.tokens)))
        return known.board;
    }
    return undefined;
  }

  keep({ shapesById, topologies }: Prints, { tiles, tokens }: Pick<Snapshot, 'tiles' | 'tokens'>, board: Board): void {
    if (this.most === 0) return;
    const place = this.placeOf(tiles);
    this.places[place + 1] = this.places[place];
    this.places[place] = { shapes: shapesById, names: aliasesIn(board, tiles), tokens: spelt(changing(topologies, tokens)), board };
  }

  // Stryker disable all: in which place a board is looked for is only for speed, as what lies there is compared tile by tile
  /** The first of the places for boards with these tiles. */
  private placeOf(tiles: readonly PlacedTile[]): number {
    const groups = this.most / WAYS;
    return WAYS * Math.floor((keyOf(tiles) / 2 ** 32) * groups);
  }
  // Stryker restore all

  /** The board of a snapshot whose tiles are all known. */
  of(prints: Prints, snapshot: Pick<Snapshot, 'tiles' | 'tokens'>): Board {
    let board = this.find(prints, snapshot);
    if (!board) {
      const { tiles } = snapshot;
      board = buildBoard(
        prints,
        snapshot,
        tiles.map(({ tile, rotation }) => prints.shapesById.get(tile)![rotation / 90]!),
      );
      this.keep(prints, snapshot, board);
    }
    return board;
  }
}

/** Builds a board; `laid[i]` is the shape of tile `i` before any piece changes it. */
export function buildBoard(prints: Prints, { tiles, tokens }: Pick<Snapshot, 'tiles' | 'tokens'>, laid: readonly Shape[]): Board {
  const changes = changing(prints.topologies, tokens);
  if (changes.length === 0) return Board.of(tiles, laid);
  const own = changesOf(prints.topologies, changes);
  return Board.of(tiles, reprinted(prints, own, tiles, laid), function* (board) {
    for (const { joins, tokens: pieces } of own) if (joins) yield* joins(board, pieces);
  });
}

/** What changes a board, each with its own pieces; what has none on the board changes nothing. */
interface Change extends Omit<Topology, 'tokens' | 'near'> {
  readonly tokens: readonly Token[];
  /** The cells that it may change; undefined where it does not say. */
  readonly cells: ReadonlySet<number> | undefined;
}

const changesOf = (topologies: readonly Topology[], tokens: readonly Token[]): Change[] =>
  topologies
    .map(({ near, ...topology }): Change => {
      const own = tokens.filter(({ kind }) => topology.tokens.includes(kind));
      return { ...topology, tokens: own, cells: near && new Set(own.flatMap((token) => near(token).map(([x, y]) => keyOfCell(x, y)))) };
    })
    .filter(({ tokens: pieces }) => pieces.length > 0);

const keyOfCell = (x: number, y: number): number => (y + 4096) * 8192 + x + 4096;

/** The shapes of the tiles as pieces change them. */
function reprinted({ vocabulary }: Prints, changes: readonly Change[], tiles: readonly PlacedTile[], laid: readonly Shape[]): readonly Shape[] {
  const changing = changes.filter(({ reprint: change }) => change);
  if (changing.length === 0) return laid;
  const near = changing.every(({ cells }) => cells) ? new Set(changing.flatMap(({ cells }) => [...cells!])) : undefined;
  const isNear = ({ at }: PlacedTile, { cells }: Shape) => !near || cells.some(({ dx, dy }) => near.has(keyOfCell(at[0] + dx, at[1] + dy)));
  return tiles.map((tile, i) => (isNear(tile, laid[i]!) ? reprint(vocabulary, changing, tile, laid[i]!) : laid[i]!));
}

function reprint(vocabulary: Vocabulary, changes: readonly Change[], { at, rotation }: PlacedTile, shape: Shape): Shape {
  const printed = (cell: TileDesign, dx: number, dy: number): TileDesign =>
    changes.reduce((design, change) => change.reprint?.({ design, at: [at[0] + dx, at[1] + dy], rotation }, change.tokens) ?? design, cell);
  const design = withCells(shape.design, rotation, printed);
  return design === shape.design ? shape : reshaped(design, shape.number, rotation, vocabulary);
}

const NONE: readonly Token[] = [];

/** The tokens on which the board hangs. */
function changing(topologies: readonly Topology[], tokens: readonly Token[] = NONE): readonly Token[] {
  if (topologies.length === 0 || tokens.length === 0) return NONE;
  return tokens.filter(({ kind }) => topologies.some((topology) => topology.tokens.includes(kind)));
}

/** Whether the same pieces change a board, be there what others may. */
export function changeAlike({ topologies }: Pick<Prints, 'topologies'>, one?: readonly Token[], other?: readonly Token[]): boolean {
  if (one === other || topologies.length === 0) return true;
  const [own, others] = [changing(topologies, one), changing(topologies, other)];
  return own.length === others.length && own.every((token, i) => token === others[i]);
}

const spelt = (tokens: readonly Token[]): string => (tokens.length === 0 ? '' : JSON.stringify(tokens));

// Stryker disable all: the same
/** Boards that agree in it are compared tile by tile; below 2 ** 32. The same tiles under other names are another entry. */
function keyOf(tiles: readonly PlacedTile[]): number {
  let key = tiles.length;
  for (const { tile, at, rotation } of tiles) key = Math.imul(key ^ (at[0] + 1024 * at[1] + rotation * 2048 + tile.length), 0x01000193);
  return key >>> 0;
}
// Stryker restore all

/** Whether the tiles of a board came under their own ids. */
export const isNamed = (board: Board, tiles: readonly PlacedTile[]): boolean =>
  board.derive('named', () => board.laid.every(({ shape, entry }) => shape.design.id === tiles[entry]!.tile));

/** The names of tiles where one of them is not its own: what was posted is not held on to without need. */
const aliasesIn = (board: Board, tiles: readonly PlacedTile[]): string[] | undefined =>
  isNamed(board, tiles) ? undefined : tiles.map(({ tile }) => tile);

function isOf({ board: { laid, entries }, names }: Known, tiles: readonly PlacedTile[]): boolean {
  if (entries !== tiles.length) return false;
  for (let i = 0; i < laid.length; i++) {
    const { x, y, shape, entry } = laid[i]!;
    const { tile, at, rotation, half } = tiles[entry]!;
    if (tile !== (names ? names[entry] : shape.design.id) || rotation !== shape.rotation || half !== shape.half) return false;
    // the first cell of a tile is the one that it lies at
    if ((i === 0 || laid[i - 1]!.entry !== entry) && (at[0] !== x || at[1] !== y)) return false;
  }
  return true;
}
