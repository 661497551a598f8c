/**
 * Boards, and those that were built lately, by their tiles. A game comes back with the same board again and again (what is legal,
 * then one of those actions, then the next step of the turn), and building it costs more than telling that it is the same; and in its next turn
 * with a board that has one tile more, which is found out from the one before. Nothing but time hangs on what is remembered: a board is
 * a function of its tiles and of the pieces that change it.
 */
import type { PlacedTile, Snapshot, Token } from '../../contract/snapshot.js';
import type { Topology } from '../declare/topology.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { Board, type Joins } from './board.js';
import { reshaped } from './reprints.js';
import { ALL_SIDES, withCells, type Shape } from './shape.js';
import type { TileDesign } from './tile-notation.js';
import { flatMap } from '../lists.js';

/** What a board is built with: the shapes of tiles by id and alias, and what pieces change. */
export interface Prints {
  readonly shapesById: ReadonlyMap<string, readonly Shape[]>;
  readonly vocabulary: Vocabulary;
  readonly topologies: readonly Topology[];
}

/** The part of a snapshot that a board hangs on, and which tile came last. */
type OnTable = Pick<Snapshot, 'tiles' | 'tokens' | 'turn'>;

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
    return this.known(shapesById, snapshot.tiles, -1, () => spelt(changing(topologies, snapshot.tokens)));
  }

  /** The board of all of these tiles, or of all but one of them, if it was built lately with the same pieces. */
  private known(shapes: Prints['shapesById'], tiles: readonly PlacedTile[], without: number, tokens: () => string): Board | undefined {
    const first = this.placeOf(tiles, without);
    for (let place = first; place < first + WAYS; place++) {
      const known = this.places[place];
      if (known?.shapes === shapes && isOf(known, tiles, without) && known.tokens === tokens()) return known.board;
    }
    return undefined;
  }

  /** The board of a snapshot, made from the one without the tile that was laid in this turn, if that was built lately. */
  grow(prints: Prints, { tiles, tokens, turn }: OnTable): Board | undefined {
    const at = turn?.placed?.at;
    if (this.most === 0 || !at) return undefined;
    const newest = tiles.findIndex((tile) => tile.at[0] === at[0] && tile.at[1] === at[1]);
    const tile = tiles[newest];
    const shape = tile && shapeOf(prints, tile);
    if (!shape || shape.covers !== ALL_SIDES || shape.cells.length > 1 || tile.half !== undefined) return undefined;
    const changes = changing(prints.topologies, tokens);
    const own = changesOf(prints.topologies, changes);
    if (own.some(({ reprint: change, cells }) => change && (!cells || cells.has(keyOfCell(at[0], at[1]))))) return undefined;
    return this.known(prints.shapesById, tiles, newest, () => spelt(changes))?.grown(shape, at[0], at[1], newest, joinsOf(own));
  }

  keep({ shapesById, topologies }: Prints, { tiles, tokens }: Pick<Snapshot, 'tiles' | 'tokens'>, board: Board): void {
    if (this.most === 0) return;
    const place = this.placeOf(tiles, -1);
    for (let way = place; way < place + WAYS; way++) if (this.places[way]?.board === board) return;
    this.places[place + 1] = this.places[place];
    this.places[place] = { shapes: shapesById, names: aliasesIn(board, tiles), tokens: spelt(changing(topologies, tokens)), board };
  }

  // Stryker disable all: in which place a board is looked for is only for speed, as what lies there is compared tile by tile
  /** The first of the places for boards with these tiles, or with all but one of them. */
  private placeOf(tiles: readonly PlacedTile[], without: number): number {
    const groups = this.most / WAYS;
    return WAYS * Math.floor((keyOf(tiles, without) / 2 ** 32) * groups);
  }
  // Stryker restore all

  /** The board of a snapshot whose tiles are all known; it is not kept, as most of what is tried does not come to be. */
  of(prints: Prints, snapshot: OnTable): Board {
    return this.find(prints, snapshot) ?? this.grow(prints, snapshot) ?? buildWhole(prints, snapshot);
  }
}

const shapeOf = ({ shapesById }: Prints, { tile, rotation }: PlacedTile): Shape | undefined => shapesById.get(tile)?.[rotation / 90];

const buildWhole = (prints: Prints, snapshot: OnTable): Board =>
  buildBoard(
    prints,
    snapshot,
    snapshot.tiles.map((tile) => shapeOf(prints, tile)!),
  );

/** Builds a board; `laid[i]` is the shape of tile `i` before any piece changes it. */
export function buildBoard(prints: Prints, { tiles, tokens }: Pick<Snapshot, 'tiles' | 'tokens'>, laid: readonly Shape[]): Board {
  const changes = changing(prints.topologies, tokens);
  if (changes.length === 0) return Board.of(tiles, laid);
  const own = changesOf(prints.topologies, changes);
  return Board.of(tiles, reprinted(prints, own, tiles, laid), joinsOf(own));
}

/** Everything that pieces join. */
const joinsOf = (changes: readonly Change[]): Joins | undefined =>
  changes.length === 0
    ? undefined
    : function* (board) {
        for (const { joins, tokens: pieces } of changes) if (joins) yield* joins(board, pieces);
      };

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
      return { ...topology, tokens: own, cells: near && new Set(flatMap(own, (token) => near(token).map(([x, y]) => keyOfCell(x, y)))) };
    })
    .filter(({ tokens: pieces }) => pieces.length > 0);

/** A number for each cell that a board can have. */
export const keyOfCell = (x: number, y: number): number => (y + 4096) * 8192 + x + 4096;

/** The shapes of the tiles as pieces change them. */
function reprinted({ vocabulary }: Prints, changes: readonly Change[], tiles: readonly PlacedTile[], laid: readonly Shape[]): readonly Shape[] {
  const changing = changes.filter(({ reprint: change }) => change);
  if (changing.length === 0) return laid;
  // most tiles are near none: they are told apart by one look
  const near = changing.every(({ cells }) => cells) ? new Set(flatMap(changing, ({ cells }) => [...cells!])) : undefined;
  return tiles.map((tile, i) => {
    const shape = laid[i]!;
    if (near && !isAmong(near, tile, shape)) return shape;
    const own = changing.filter(({ cells }) => !cells || isAmong(cells, tile, shape));
    return reprint(vocabulary, own, tile, shape);
  });
}

/** Whether a tile lies on one of these cells. */
function isAmong(keys: ReadonlySet<number>, { at: [x, y] }: PlacedTile, { cells }: Shape): boolean {
  for (let i = 0; i < cells.length; i++) if (keys.has(keyOfCell(x + cells[i]!.dx, y + cells[i]!.dy))) return true;
  return false;
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
function keyOf(tiles: readonly PlacedTile[], without: number): number {
  let key = without < 0 ? tiles.length : tiles.length - 1;
  for (let i = 0; i < tiles.length; i++) {
    if (i === without) continue;
    const { tile, at, rotation } = tiles[i]!;
    key = Math.imul(key ^ (at[0] + 1024 * at[1] + rotation * 2048 + tile.length), 0x01000193);
  }
  return key >>> 0;
}
// Stryker restore all

/** Whether the tiles of a board came under their own ids. */
export const isNamed = (board: Board, tiles: readonly PlacedTile[]): boolean =>
  board.derive('named', () => board.laid.every(({ shape, entry }) => shape.design.id === tiles[entry]!.tile));

/** The names of tiles where one of them is not its own: what was posted is not held on to without need. */
const aliasesIn = (board: Board, tiles: readonly PlacedTile[]): string[] | undefined =>
  isNamed(board, tiles) ? undefined : tiles.map(({ tile }) => tile);

/** Whether it is the board of these tiles; of all but one of them, where `without` is no less than 0. */
function isOf({ board: { laid, entries }, names }: Known, tiles: readonly PlacedTile[], without: number): boolean {
  if (entries !== (without < 0 ? tiles.length : tiles.length - 1)) return false;
  for (let i = 0; i < laid.length; i++) {
    const { x, y, shape, entry } = laid[i]!;
    const { tile, at, rotation, half } = tiles[without < 0 || entry < without ? entry : entry + 1]!;
    if (tile !== (names ? names[entry] : shape.design.id) || rotation !== shape.rotation || half !== shape.half) return false;
    // the first cell of a tile is the one that it lies at
    if ((i === 0 || laid[i - 1]!.entry !== entry) && (at[0] !== x || at[1] !== y)) return false;
  }
  return true;
}
