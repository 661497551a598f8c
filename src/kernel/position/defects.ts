/** Everything that is wrong with a snapshot, each defect with its pointer: all of them, not the first. */
import { cellOf, isCell, type Cell } from '../../contract/spot.js';
import { escapePointer } from '../../contract/pointer.js';
import type { Defect } from '../../contract/problem.js';
import type { Figure, Player, Snapshot, Turn } from '../../contract/snapshot.js';
import type { Board } from '../board/board.js';
import { stateIn, type Check } from '../declare/state.js';
import { flatMap } from '../lists.js';
import { GAME_OVER } from '../play/game-over.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { Unchosen } from '../ruleset/settings.js';
import { checkSupplies } from './conservation.js';
import { nobody, noFigure, noStep, noSuchFigure, noTile, noToken, playerIds } from './naming.js';
import { cellKey, groundOf, noTileOn, show, type Ground } from './ground.js';
import type { Standing } from './position.js';
import { checkHeld, checkInBag } from './token-counts.js';
import { spotDefect, standingDefect, strayIn } from './spots.js';

interface Inspected {
  /** With what the snapshot says of tiles whose shape no source gives. */
  readonly ruleset: Ruleset;
  readonly defects: Defect[];
  readonly board: Board | undefined;
  /** Cells of the board of which nothing is known. */
  readonly doubtful: ReadonlySet<number>;
  readonly standing: Standing[];
  /** Pointers of tiles that the state of an expansion names by an alias. */
  readonly aliases: readonly string[];
  /** Names of tiles whose print cannot be read. */
  readonly unread: readonly string[];
}

/** Reads the board of a snapshot; `defects` is empty exactly when the snapshot is sound. */
export function inspect(chosen: Ruleset, snapshot: Snapshot): Inspected {
  const { ruleset, defects, unread } = chosen.printing(snapshot.prints);
  const list: Defect[] = [...defects];
  const ground = groundOf(ruleset, snapshot, list);
  checkPlayers(ruleset, snapshot, list);
  const standing = checkFigures(ruleset, snapshot, ground, list);
  checkSupplies(ruleset, snapshot, list);
  checkNeutral(ruleset, snapshot, ground, list);
  checkRest(ruleset, snapshot, ground, list);
  if (snapshot.turn) checkTurn(ruleset, snapshot, snapshot.turn, ground, list);
  const aliases = checkState(ruleset, snapshot, ground, list);
  const told = withoutUnread(ruleset, unread, list);
  return { ruleset, defects: once(told), board: ground?.board, doubtful: ground?.doubtful ?? new Set(), standing, aliases, unread };
}

/** Without the defects of which each is only that a print, which is told to be wrong, is not known. */
export function withoutUnread(ruleset: Ruleset, unread: readonly string[], list: Defect[]): Defect[] {
  if (unread.length === 0) return list;
  const known = new Set(unread.map((tile) => noTile(ruleset, tile)));
  return list.filter(({ code, message }) => code !== 'unknown-tile' || !known.has(message));
}

/** Several expansions may look at the same state, and say the same of it. */
const once = (list: Defect[]): Defect[] =>
  list.length < 2 ? list : [...new Map(list.map((defect) => [`${defect.pointer} ${defect.code} ${defect.message}`, defect])).values()];

/** Whether surely no tile lies there. */
const isBare = (ground: Ground | undefined, cell: Cell): boolean =>
  ground !== undefined && !ground.board.tile(cell) && !ground.doubtful.has(cellKey(cell));

const add = (list: Defect[], pointer: string, code: string, message: string) => void list.push({ pointer, code, message });

function checkPlayers(ruleset: Ruleset, { players }: Snapshot, list: Defect[]): void {
  const ids = new Set<string>();
  players.forEach(({ id, supply, reserve, tokens, hand = [] }, i) => {
    if (ids.has(id)) add(list, `/players/${i}/id`, 'duplicate-id', `another player is called \`${id}\``);
    ids.add(id);
    checkCounts(ruleset, supply, () => `/players/${i}/supply`, list);
    checkCounts(ruleset, reserve, () => `/players/${i}/reserve`, list);
    if (tokens) checkHeld(ruleset, tokens, `/players/${i}/tokens`, list);
    hand.forEach((tile, k) => {
      if (!ruleset.hasTile(tile)) add(list, `/players/${i}/hand/${k}`, 'unknown-tile', noTile(ruleset, tile));
    });
  });
  checkPrisoners(ruleset, players, ids, list);
}

/** How many figures of each kind. */
function checkCounts(ruleset: Ruleset, counts: Player['supply'], pointer: () => string, list: Defect[]): void {
  for (const kind in counts) {
    const figure = ruleset.figures.get(kind);
    if (!figure && counts[kind]! > 0) add(list, `${pointer()}/${escapePointer(kind)}`, 'unknown-figure-kind', noFigure(ruleset, kind));
    if (figure?.neutral) add(list, `${pointer()}/${escapePointer(kind)}`, 'neutral-figure', `a \`${kind}\` belongs to nobody`);
  }
}

function checkPrisoners(ruleset: Ruleset, players: readonly Player[], names: ReadonlySet<string>, list: Defect[]): void {
  const ids = new Set<string>();
  players.forEach(({ prisoners = [] }, i) =>
    prisoners.forEach(({ id, owner, kind }, j) => {
      const pointer = `/players/${i}/prisoners/${j}`;
      if (!names.has(owner)) add(list, `${pointer}/owner`, 'unknown-player', nobody(owner, names));
      if (!ruleset.figures.has(kind)) add(list, `${pointer}/kind`, 'unknown-figure-kind', noFigure(ruleset, kind));
      if (id === undefined) return;
      if (names.has(id)) add(list, `${pointer}/id`, 'duplicate-id', `a player is called \`${id}\``);
      checkId(ruleset, ids, id, () => `${pointer}/id`, list);
    }),
  );
}

/** A figure is named by its id, a neutral one by its kind. */
function checkId(ruleset: Ruleset, ids: Set<string>, id: string, pointer: () => string, list: Defect[]): void {
  if (ids.has(id)) add(list, pointer(), 'duplicate-id', `another figure is called \`${id}\``);
  else if (ruleset.figures.get(id)?.neutral) add(list, pointer(), 'duplicate-id', `the neutral \`${id}\` is called so`);
  ids.add(id);
}

/** The figures, each with where it stands. */
function checkFigures(ruleset: Ruleset, snapshot: Snapshot, ground: Ground | undefined, list: Defect[]): Standing[] {
  const { players, figures = [] } = snapshot;
  const ids = new Set<string>();
  for (const { prisoners = [] } of players) for (const { id } of prisoners) if (id !== undefined) ids.add(id);
  const owners = new Set(players.map(({ id }) => id));
  return figures.map((figure, i) => {
    checkId(ruleset, ids, figure.id, () => `/figures/${i}/id`, list);
    checkOwner(ruleset, owners, figure, i, list);
    const cell = cellOf(figure.at);
    const isKnown = ground && !(cell && ground.doubtful.has(cellKey(cell)));
    return { figure, node: isKnown ? checkStanding(ruleset, snapshot, ground.board, figure, i, list) : -1 };
  });
}

function checkOwner(ruleset: Ruleset, owners: ReadonlySet<string>, { kind, owner }: Figure, index: number, list: Defect[]): void {
  const known = ruleset.figures.get(kind);
  const pointer = () => `/figures/${index}`;
  if (!known) add(list, `${pointer()}/kind`, 'unknown-figure-kind', noFigure(ruleset, kind));
  else if (known.neutral && owner !== undefined) add(list, `${pointer()}/owner`, 'neutral-figure', `a \`${kind}\` belongs to nobody`);
  else if (!known.neutral && owner === undefined) add(list, pointer(), 'owner-missing', `a \`${kind}\` belongs to a player`);
  if (owner !== undefined && !owners.has(owner)) add(list, `${pointer()}/owner`, 'unknown-player', nobody(owner, owners));
}

/** The node that a figure stands on; -1 where there is none. */
function checkStanding(ruleset: Ruleset, snapshot: Snapshot, board: Board, { kind, at }: Figure, index: number, list: Defect[]): number {
  const node = 'feature' in at && !('area' in at) ? board.nodeAt(at.tile, at.feature, at.edge) : -1;
  if (node < 0 || !('feature' in at) || strayIn(at) !== undefined) {
    const defect = standingDefect({ ruleset, board, snapshot }, at, `/figures/${index}/at`);
    if (defect) list.push(defect);
    return -1;
  }
  const { occupies } = ruleset.figures.get(kind) ?? {};
  // who comes to a place that an expansion declares, its own rules say
  if (occupies && !occupies.includes(at.feature) && !ruleset.locationOf(at))
    add(
      list,
      `/figures/${index}/at/feature`,
      'figure-cannot-stand-there',
      `a \`${kind}\` never stands on a ${at.feature}; it stands on ${occupies.join(', ')}`,
    );
  return node;
}

function checkNeutral(ruleset: Ruleset, snapshot: Snapshot, ground: Ground | undefined, list: Defect[]): void {
  const { neutral } = snapshot;
  for (const kind in neutral) {
    const standing = neutral[kind]!;
    const pointer = `/neutral/${escapePointer(kind)}`;
    if (!ruleset.figures.get(kind)?.neutral) add(list, pointer, 'unknown-figure-kind', noFigure(ruleset, kind, true));
    const { tile, figure, area, feature, edge, place, player } = standing;
    const companion = typeof figure === 'string' ? (snapshot.figures ?? []).find(({ id }) => id === figure) : undefined;
    if (tile === undefined && area === undefined && companion === undefined && typeof figure !== 'string')
      add(list, pointer, 'spot-unclear', `where the \`${kind}\` is must be known: on a tile or in an area`);
    if (tile && isBare(ground, tile)) add(list, `${pointer}/tile`, 'no-tile-there', noTileOn(ground?.board, tile));
    else if (tile && feature !== undefined && ground && !ground.doubtful.has(cellKey(tile))) {
      const defect = spotDefect({ ruleset, board: ground.board, snapshot }, { tile, feature, ...(edge && { edge }) }, pointer);
      if (defect) list.push(defect);
    }
    if (area !== undefined && ground) {
      const spot = { area, ...(place !== undefined && { place }), ...(player !== undefined && { player }) };
      const defect = spotDefect({ ruleset, board: ground.board, snapshot }, spot, pointer);
      if (defect) list.push(defect);
    }
    if (typeof figure !== 'string') continue;
    const cell = companion && cellOf(companion.at);
    if (!companion) add(list, `${pointer}/figure`, 'unknown-figure', noSuchFigure(snapshot, figure));
    else if (tile && !sameTile(cell, tile) && !ruleset.locationOf(companion.at)?.parted && !isSpanned(ground, companion, tile))
      add(
        list,
        `${pointer}/figure`,
        'not-on-one-tile',
        `\`${figure}\` stands on another tile${cell ? `: ${show(cell)}; the \`tile\` of the ${kind} may be left out` : ''}`,
      );
  }
}

/** Whether he stands on a feature that fills that cell too. */
const isSpanned = (ground: Ground | undefined, { at }: Figure, cell: Cell): boolean =>
  ground !== undefined && 'feature' in at && ground.board.spans(ground.board.nodeAt(at.tile, at.feature, at.edge), cell);

const sameTile = (cell: Cell | undefined, tile: Cell) => cell !== undefined && cellKey(cell) === cellKey(tile);

function checkRest(ruleset: Ruleset, snapshot: Snapshot, ground: Ground | undefined, list: Defect[]): void {
  const { tokens = [], bag, scored = [] } = snapshot;
  tokens.forEach((token, i) => {
    const { kind, tile, area, figure } = token;
    const known = ruleset.tokens.get(kind);
    if (!known) add(list, `/tokens/${i}/kind`, 'unknown-token', noToken(ruleset, kind));
    if (tile && isBare(ground, tile)) add(list, `/tokens/${i}/tile`, 'no-tile-there', noTileOn(ground?.board, tile));
    else if (ground && !(tile && ground.doubtful.has(cellKey(tile)))) {
      const wrong = known?.defect?.(token, { board: ground.board, snapshot });
      if (wrong !== undefined) add(list, `/tokens/${i}`, 'token-cannot-lie-there', wrong);
      else if (known && tile === undefined && area === undefined && figure === undefined)
        add(list, `/tokens/${i}`, 'spot-unclear', `where the \`${kind}\` lies must be known: on a tile, in an area or beside a figure`);
    }
  });
  if (bag?.tokens) checkInBag(ruleset, bag.tokens, list);
  (bag?.setAside ?? []).forEach((tile, i) => {
    if (!ruleset.hasTile(tile)) add(list, `/bag/setAside/${i}`, 'unknown-tile', noTile(ruleset, tile));
  });
  scored.forEach((place, i) => {
    if (!ground || ground.doubtful.has(cellKey(place.tile))) return;
    const defect = spotDefect({ ruleset, board: ground.board, snapshot }, place, `/scored/${i}`);
    if (defect) list.push(defect);
  });
}

function checkTurn(ruleset: Ruleset, snapshot: Snapshot, turn: Turn, ground: Ground | undefined, list: Defect[]): void {
  const isPlayer = (id: string) => snapshot.players.some((player) => player.id === id);
  if (!isPlayer(turn.player)) add(list, '/turn/player', 'unknown-player', nobody(turn.player, playerIds(snapshot)));
  if (!ruleset.step(turn.step)?.decides && turn.step !== GAME_OVER) add(list, '/turn/step', 'unknown-step', noStep(ruleset, turn.step));
  if (turn.tile !== undefined && !ruleset.design(turn.tile)) add(list, '/turn/tile', 'unknown-tile', noTile(ruleset, turn.tile));
  if (turn.placed) {
    const design = turn.tile === undefined ? undefined : ruleset.design(turn.tile);
    const laid = ground && !ground.doubtful.has(cellKey(turn.placed.at)) ? ground.board.tilesOn(turn.placed.at) : [];
    if (isBare(ground, turn.placed.at)) add(list, '/turn/placed/at', 'no-tile-there', noTileOn(ground?.board, turn.placed.at));
    else if (laid.length > 0 && design && laid.every(({ shape }) => shape.design.id !== design.id))
      add(
        list,
        '/turn/placed/at',
        'not-the-tile-laid',
        `the tile on ${show(turn.placed.at)} is \`${laid[0]!.shape.design.id}\`, not \`${turn.tile}\``,
      );
  }
  for (const member of ['done', 'earlier'] as const)
    (turn[member] ?? []).forEach(({ type, tile, at }, i) => {
      if (type === 'place-tile' && typeof tile === 'string' && isCell(at)) checkLaid(ruleset, ground, { tile, at }, `/turn/${member}/${i}`, list);
      if (typeof tile === 'string' && !ruleset.design(tile)) add(list, `/turn/${member}/${i}/tile`, 'unknown-tile', noTile(ruleset, tile));
    });
}

/** A tile that is said to have been laid in this turn lies there. */
function checkLaid(ruleset: Ruleset, ground: Ground | undefined, { tile, at }: { tile: string; at: Cell }, pointer: string, list: Defect[]): void {
  if (!ground || ground.doubtful.has(cellKey(at))) return;
  const laid = ground.board.tilesOn(at);
  const design = ruleset.design(tile);
  if (laid.length === 0) add(list, `${pointer}/at`, 'no-tile-there', `no tile lies on ${show(at)}, where \`${tile}\` is said to have been laid`);
  else if (design && laid.every(({ shape }) => shape.design.id !== design.id))
    add(list, `${pointer}/tile`, 'not-the-tile-laid', `the tile on ${show(at)} is \`${laid[0]!.shape.design.id}\`, not \`${tile}\``);
}

const NO_ALIASES: readonly string[] = [];

/** What the expansions say of their own state, and of the snapshot; gives the pointers of tiles that are named there by an alias. */
function checkState(ruleset: Ruleset, snapshot: Snapshot, ground: Ground | undefined, list: Defect[]): readonly string[] {
  const members = ruleset.checkedState.filter((member) => stateIn(snapshot, member) !== undefined);
  const checks = ruleset.all('checks');
  if (members.length === 0 && checks.length === 0) return NO_ALIASES;
  const aliases: string[] = [];
  const check = checkOf(ruleset, snapshot, ground, list, aliases);
  try {
    for (const member of members) member.check!(stateIn(snapshot, member), check);
    for (const one of checks) one(check);
  } catch (signal) {
    // what hangs on a setting that nobody chose is no defect
    if (!(signal instanceof Unchosen)) throw signal;
  }
  return aliases;
}

function checkOf(ruleset: Ruleset, snapshot: Snapshot, ground: Ground | undefined, list: Defect[], aliases: string[]): Check {
  return {
    ruleset,
    snapshot,
    board: ground?.board,
    tilesOf: (folder) => tilesOfFolder(ruleset, snapshot, ground, folder),
    add: (pointer, code, message) => add(list, pointer, code, message),
    player: (pointer, id) => {
      if (!snapshot.players.some((player) => player.id === id)) add(list, pointer, 'unknown-player', nobody(id, playerIds(snapshot)));
    },
    cell: (pointer, cell) => {
      if (isBare(ground, cell)) add(list, pointer, 'no-tile-there', noTileOn(ground?.board, cell));
    },
    spot: (pointer, spot) => {
      const cell = cellOf(spot);
      if (!ground || (cell && ground.doubtful.has(cellKey(cell)))) return;
      const defect = spotDefect({ ruleset, board: ground.board, snapshot }, spot, pointer);
      if (defect) list.push(defect);
    },
    figure: (pointer, id) => {
      if (!(snapshot.figures ?? []).some((figure) => figure.id === id)) add(list, pointer, 'unknown-figure', noSuchFigure(snapshot, id));
    },
    tile: (pointer, id) => {
      const design = ruleset.design(id);
      if (!design) add(list, pointer, 'unknown-tile', noTile(ruleset, id));
      else if (design.id !== id) aliases.push(pointer);
    },
  };
}

/** Those of that folder; found out once where all tiles are on the board. */
function tilesOfFolder(ruleset: Ruleset, { tiles }: Snapshot, ground: Ground | undefined, folder: string): readonly number[] {
  const { board } = ground ?? {};
  // the cells of one tile follow each other
  if (board?.entries === tiles.length)
    return board.derive(`tiles of ${folder}`, () =>
      flatMap(board.laid, ({ shape, entry, index }) =>
        shape.design.expansion === folder && board.laid[index - 1]?.entry !== entry ? [entry] : NO_TILES,
      ),
    );
  return flatMap(tiles, ({ tile }, i) => (ruleset.design(tile)?.expansion === folder ? [i] : NO_TILES));
}

const NO_TILES: readonly number[] = [];
