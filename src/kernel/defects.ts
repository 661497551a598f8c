/** Everything that is wrong with a snapshot, each defect with its pointer: all of them, not the first. */
import { escapePointer, type Defect } from '../contract/problem.js';
import type { Cell, Figure, Place, Snapshot, Turn } from '../contract/snapshot.js';
import { Board } from './board.js';
import { keepBoard, knownBoard } from './boards.js';
import type { Standing } from './position.js';
import { GAME_OVER } from './progress.js';
import type { Ruleset } from './ruleset.js';
import type { Shape } from './shape.js';

/** Cells further apart than a connected board could be would only waste memory. */
const MAX_SPAN = 2001;

/** Snapshot or action could not be read; `defects` says where and why. */
export class InvalidInput extends Error {
  constructor(readonly defects: readonly Defect[]) {
    super(`${defects.length} defect${defects.length === 1 ? '' : 's'}: ${defects.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')}`);
    this.name = 'InvalidInput';
  }
}

/** What lies on the table, as far as it can be read. */
interface Ground {
  readonly board: Board;
  /** Cells of which nothing is known, since their tile is not, or two lie there: nothing that stands on them is a further defect. */
  readonly doubtful: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
/** Boards that were looked through; a replay also builds such as no legal move leads to. */
const sound = new WeakSet<Board>();

/** Reads the board of a snapshot; `defects` is empty exactly when the snapshot is sound. */
export function inspect(ruleset: Ruleset, snapshot: Snapshot): { defects: Defect[]; board: Board | undefined; standing: Standing[] } {
  const list: Defect[] = [];
  const ground = groundOf(ruleset, snapshot, list);
  checkPlayers(ruleset, snapshot, list);
  const standing = checkFigures(ruleset, snapshot, ground, list);
  checkSupplies(ruleset, snapshot, list);
  checkNeutral(ruleset, snapshot, ground, list);
  checkRest(ruleset, snapshot, ground, list);
  if (snapshot.turn) checkTurn(ruleset, snapshot, snapshot.turn, ground, list);
  return { defects: list, board: ground?.board, standing };
}

/** Whether surely no tile lies there. */
const isBare = (ground: Ground | undefined, cell: Cell): boolean =>
  ground !== undefined && !ground.board.tile(cell) && !ground.doubtful.has(key(cell));

const add = (list: Defect[], pointer: string, code: string, message: string) => void list.push({ pointer, code, message });
const key = ([x, y]: Cell) => (y + 4096) * 8192 + x + 4096;
const show = ([x, y]: Cell) => `[${x}, ${y}]`;

function groundOf(ruleset: Ruleset, { tiles }: Snapshot, list: Defect[]): Ground | undefined {
  const known = knownBoard(ruleset, tiles);
  if (known && sound.has(known)) return { board: known, doubtful: NONE };
  const ground = layOut(ruleset, tiles, list);
  if (ground && list.length === 0) {
    sound.add(ground.board);
    keepBoard(ruleset, tiles, ground.board);
  }
  return ground;
}

function layOut(ruleset: Ruleset, tiles: Snapshot['tiles'], list: Defect[]): Ground | undefined {
  const shapes = new Array<Shape | undefined>(tiles.length);
  const doubtful = new Set<number>();
  for (let i = 0; i < tiles.length; i++) {
    const { tile, at, rotation } = tiles[i]!;
    shapes[i] = ruleset.shape(tile, rotation);
    if (shapes[i]) continue;
    add(list, `/tiles/${i}/tile`, 'unknown-tile', `no tile \`${tile}\` is known`);
    doubtful.add(key(at));
  }
  const [width, height] = span(tiles);
  if (width > MAX_SPAN || height > MAX_SPAN) {
    add(list, '/tiles', 'board-not-connected', 'the tiles lie too far apart to be one board');
    checkOverlaps(tiles, doubtful, list);
    return undefined;
  }
  // where all are known, as they mostly are, nothing is copied
  const known = doubtful.size > 0 ? [...tiles.keys()].filter((i) => shapes[i]) : undefined;
  if (known?.length === 0) return undefined;
  const board = Board.of(known?.map((i) => tiles[i]!) ?? tiles, (known?.map((i) => shapes[i]!) ?? shapes) as Shape[]);
  if (known || board.overlaps.length > 0) checkOverlaps(tiles, doubtful, list);
  checkEdges(board, known, list);
  // a tile that is unknown or hidden under another one may be what connects the others
  if (doubtful.size === 0) checkConnected(board, list);
  return { board, doubtful };
}

function span(tiles: Snapshot['tiles']): [width: number, height: number] {
  let left = Infinity,
    right = -Infinity,
    top = Infinity,
    bottom = -Infinity;
  for (const { at } of tiles) {
    if (at[0] < left) left = at[0];
    if (at[0] > right) right = at[0];
    if (at[1] < top) top = at[1];
    if (at[1] > bottom) bottom = at[1];
  }
  return [right - left + 1, bottom - top + 1];
}

function checkOverlaps(tiles: Snapshot['tiles'], doubtful: Set<number>, list: Defect[]): void {
  const cells = new Set<number>();
  tiles.forEach(({ at }, i) => {
    if (cells.has(key(at))) {
      add(list, `/tiles/${i}/at`, 'tiles-overlap', `another tile lies on ${show(at)}`);
      doubtful.add(key(at));
    }
    cells.add(key(at));
  });
}

/** `indexes` are those of the tiles in the snapshot, where not all are on the board. */
function checkEdges(board: Board, indexes: readonly number[] | undefined, list: Defect[]): void {
  const { laid, beside } = board;
  for (const { index, shape, at } of laid) {
    for (let side = 0; side < 4; side++) {
      // each pair is reported once, at the tile that comes later in the list
      const other = beside[index * 4 + side]!;
      if (other < 0 || other > index || laid[other]!.shape.sides[(side + 2) & 3] === shape.sides[side]) continue;
      add(
        list,
        `/tiles/${indexes?.[index] ?? index}`,
        'edges-do-not-fit',
        `side \`${'nesw'[side]!}\` of \`${shape.design.id}\` at ${show(at)} does not match its neighbour`,
      );
    }
  }
}

function checkConnected({ laid, beside }: Board, list: Defect[]): void {
  const seen = new Uint8Array(laid.length);
  const stack = [0];
  seen[0] = 1;
  while (stack.length > 0) {
    const tile = stack.pop()!;
    for (let side = 0; side < 4; side++) {
      const other = beside[tile * 4 + side]!;
      if (other < 0 || seen[other]) continue;
      seen[other] = 1;
      stack.push(other);
    }
  }
  for (const { index, at } of laid)
    if (!seen[index]) add(list, `/tiles/${index}/at`, 'board-not-connected', `the tile at ${show(at)} is not connected with the first tile`);
}

function checkPlayers(ruleset: Ruleset, { players }: Snapshot, list: Defect[]): void {
  const ids = new Set<string>();
  players.forEach(({ id, supply, prisoners = [] }, i) => {
    prisoners.forEach((prisoner, j) => checkPrisoner(ruleset, players, prisoner, `/players/${i}/prisoners/${j}`, list));
    if (ids.has(id)) add(list, `/players/${i}/id`, 'duplicate-id', `another player is called \`${id}\``);
    ids.add(id);
    const pointer = (kind: string) => `/players/${i}/supply/${escapePointer(kind)}`;
    for (const kind of Object.keys(supply ?? {})) {
      const figure = ruleset.figures.get(kind);
      if (!figure && supply![kind]! > 0) add(list, pointer(kind), 'unknown-figure-kind', `no expansion of the ruleset has a \`${kind}\``);
      if (figure?.neutral) add(list, pointer(kind), 'neutral-figure', `a \`${kind}\` belongs to nobody`);
    }
  });
}

function checkPrisoner(ruleset: Ruleset, players: Snapshot['players'], prisoner: unknown, pointer: string, list: Defect[]): void {
  const { owner, kind } = (prisoner ?? {}) as { owner?: unknown; kind?: unknown };
  if (typeof owner === 'string' && !players.some(({ id }) => id === owner))
    add(list, `${pointer}/owner`, 'unknown-player', `nobody is called \`${owner}\``);
  if (typeof kind === 'string' && !ruleset.figures.has(kind))
    add(list, `${pointer}/kind`, 'unknown-figure-kind', `no expansion of the ruleset has a \`${kind}\``);
}

/** The figures, each with where it stands. */
function checkFigures(ruleset: Ruleset, { players, figures = [] }: Snapshot, ground: Ground | undefined, list: Defect[]): Standing[] {
  const ids = new Set<string>();
  const owners = new Set(players.map(({ id }) => id));
  return figures.map((figure, i) => {
    if (ids.has(figure.id)) add(list, `/figures/${i}/id`, 'duplicate-id', `another figure is called \`${figure.id}\``);
    ids.add(figure.id);
    checkOwner(ruleset, owners, figure, `/figures/${i}`, list);
    const isKnown = ground && !ground.doubtful.has(key(figure.at.tile));
    return { figure, node: isKnown ? checkStanding(ruleset, ground.board, figure, `/figures/${i}/at`, list) : -1 };
  });
}

function checkOwner(ruleset: Ruleset, owners: ReadonlySet<string>, { kind, owner }: Figure, pointer: string, list: Defect[]): void {
  const known = ruleset.figures.get(kind);
  if (!known) add(list, `${pointer}/kind`, 'unknown-figure-kind', `no expansion of the ruleset has a \`${kind}\``);
  else if (known.neutral && owner !== undefined) add(list, `${pointer}/owner`, 'neutral-figure', `a \`${kind}\` belongs to nobody`);
  else if (!known.neutral && owner === undefined) add(list, pointer, 'owner-missing', `a \`${kind}\` belongs to a player`);
  if (owner !== undefined && !owners.has(owner)) add(list, `${pointer}/owner`, 'unknown-player', `nobody is called \`${owner}\``);
}

/** The node that a figure stands on; -1 where there is none, as on a tower or a castle. */
function checkStanding(ruleset: Ruleset, board: Board, { kind, at }: Figure, pointer: string, list: Defect[]): number {
  const node = board.nodeAt(at.tile, at.feature, at.edge);
  if (node < 0) {
    const defect = placeDefect(ruleset, board, at, pointer);
    if (defect) list.push(defect);
    return -1;
  }
  const { occupies } = ruleset.figures.get(kind) ?? {};
  if (occupies && !(occupies as readonly string[]).includes(at.feature))
    add(list, `${pointer}/feature`, 'figure-cannot-stand-there', `a \`${kind}\` never stands on a ${at.feature}`);
  return node;
}

/** What is wrong with a place: no tile, or no such feature on it. */
export function placeDefect(ruleset: Ruleset, board: Board, { tile, feature, edge }: Place, pointer: string): Defect | undefined {
  const laid = board.tile(tile);
  if (!laid) return { pointer: `${pointer}/tile`, code: 'no-tile-there', message: `no tile lies on ${show(tile)}` };
  if (ruleset.isElsewhere(feature)) return undefined;
  if (board.nodeAt(tile, feature, edge) >= 0) return undefined;
  const where = edge === undefined ? '' : ` at \`${edge}\``;
  return { pointer, code: 'no-such-feature', message: `\`${laid.shape.design.id}\` at ${show(tile)} has no ${feature}${where}` };
}

function checkSupplies(ruleset: Ruleset, { players, figures = [] }: Snapshot, list: Defect[]): void {
  players.forEach(({ id, supply }, i) => {
    const owned = new Map<string, number>(Object.entries(supply ?? {}));
    for (const figure of figures) if (figure.owner === id) owned.set(figure.kind, (owned.get(figure.kind) ?? 0) + 1);
    for (const [kind, count] of owned) {
      const limit = ruleset.figures.get(kind)?.perPlayer;
      if (limit !== undefined && count > limit)
        add(
          list,
          supply && kind in supply ? `/players/${i}/supply/${escapePointer(kind)}` : `/players/${i}`,
          'too-many-figures',
          `\`${id}\` has ${count} figures \`${kind}\`, a player owns ${limit}`,
        );
    }
  });
}

function checkNeutral(ruleset: Ruleset, snapshot: Snapshot, ground: Ground | undefined, list: Defect[]): void {
  for (const [kind, standing] of Object.entries(snapshot.neutral ?? {})) {
    if (!standing) continue;
    const pointer = () => `/neutral/${escapePointer(kind)}`;
    if (!ruleset.figures.get(kind)?.neutral) add(list, pointer(), 'unknown-figure-kind', `no expansion of the ruleset has a neutral \`${kind}\``);
    if (isBare(ground, standing.tile)) add(list, `${pointer()}/tile`, 'no-tile-there', `no tile lies on ${show(standing.tile)}`);
    if (typeof standing.figure !== 'string') continue;
    const companion = (snapshot.figures ?? []).find(({ id }) => id === standing.figure);
    if (!companion) add(list, `${pointer()}/figure`, 'unknown-figure', `no figure is called \`${standing.figure}\``);
    else if (key(companion.at.tile) !== key(standing.tile))
      add(list, `${pointer()}/figure`, 'not-on-one-tile', `\`${standing.figure}\` stands on another tile`);
  }
}

function checkRest(ruleset: Ruleset, { tokens, bag }: Snapshot, ground: Ground | undefined, list: Defect[]): void {
  (tokens ?? []).forEach(({ kind, tile }, i) => {
    if (tile && isBare(ground, tile)) add(list, `/tokens/${i}/tile`, 'no-tile-there', `no tile lies on ${show(tile)}`);
    if (!ruleset.tokens.has(kind)) add(list, `/tokens/${i}/kind`, 'unknown-token', `no expansion of the ruleset has a \`${kind}\``);
  });
  (bag?.setAside ?? []).forEach((tile, i) => {
    if (!ruleset.design(tile)) add(list, `/bag/setAside/${i}`, 'unknown-tile', `no tile \`${tile}\` is known`);
  });
}

function checkTurn(ruleset: Ruleset, snapshot: Snapshot, turn: Turn, ground: Ground | undefined, list: Defect[]): void {
  const isPlayer = (id: string) => snapshot.players.some((player) => player.id === id);
  if (!isPlayer(turn.player)) add(list, '/turn/player', 'unknown-player', `nobody is called \`${turn.player}\``);
  if (!ruleset.step(turn.step)?.decides && turn.step !== GAME_OVER)
    add(list, '/turn/step', 'unknown-step', `nothing is decided in a step \`${turn.step}\``);
  if (turn.tile !== undefined && !ruleset.design(turn.tile)) add(list, '/turn/tile', 'unknown-tile', `no tile \`${turn.tile}\` is known`);
  if (turn.placed) {
    const laid = ground?.doubtful.has(key(turn.placed.at)) ? undefined : ground?.board.tile(turn.placed.at);
    if (isBare(ground, turn.placed.at)) add(list, '/turn/placed/at', 'no-tile-there', `no tile lies on ${show(turn.placed.at)}`);
    else if (laid && turn.tile !== undefined && ruleset.design(turn.tile) && laid.shape.design !== ruleset.design(turn.tile))
      add(list, '/turn/placed/at', 'not-the-tile-laid', `the tile on ${show(turn.placed.at)} is not \`${turn.tile}\``);
  }
  (turn.done ?? []).forEach(({ tile }, i) => {
    if (typeof tile === 'string' && !ruleset.design(tile)) add(list, `/turn/done/${i}/tile`, 'unknown-tile', `no tile \`${tile}\` is known`);
  });
  const walk = turn.dragon;
  if (!walk) return;
  if (!isPlayer(walk.mover)) add(list, '/turn/dragon/mover', 'unknown-player', `nobody is called \`${walk.mover}\``);
  walk.visited.forEach((cell, i) => {
    if (isBare(ground, cell)) add(list, `/turn/dragon/visited/${i}`, 'no-tile-there', `no tile lies on ${show(cell)}`);
  });
  const dragon = snapshot.neutral?.dragon;
  if (!dragon) add(list, '/turn/dragon', 'dragon-off-board', 'the dragon walks but stands beside the board');
  else if (key(walk.visited.at(-1)!) !== key(dragon.tile))
    add(list, '/turn/dragon/visited', 'walk-ends-elsewhere', 'the last tile visited is not where the dragon stands');
}
