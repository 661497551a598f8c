/** A snapshot as rules see it: the board, who stands where, whose turn it is and what he has done. Never changes. */
import { cellOf, type Cell, type Spot } from '../../contract/spot.js';
import type { Action, PlaceTile } from '../../contract/action.js';
import type { DoneAction, Figure, NeutralFigure, Player, Snapshot, Token, Turn } from '../../contract/snapshot.js';
import { neighbours, type Board, type Fit, type Laid } from '../board/board.js';
import { changeAlike } from '../board/boards.js';
import type { Feature } from '../board/feature.js';
import type { ActionKind } from '../declare/action.js';
import type { ActionKindId } from '../declare/rule.js';
import type { Setting } from '../declare/setting.js';
import { stateIn, type StateMember } from '../declare/state.js';
import { addTo, flatMap } from '../lists.js';
import type { Ruleset } from '../ruleset/ruleset.js';

/** A figure with the node it stands on; -1 where that is no feature of the tiles. */
export interface Standing {
  readonly figure: Figure;
  readonly node: number;
}

export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean => a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

const NO_TOKENS: readonly Token[] = [];
const NO_SYMBOLS: readonly string[] = [];
const NOTHING: readonly string[] = [];

function byKind(tokens: readonly Token[] = NO_TOKENS): ReadonlyMap<string, readonly Token[]> {
  const map = new Map<string, Token[]>();
  for (const token of tokens) addTo(map, token.kind, token);
  return map;
}

type Laying = Pick<PlaceTile, 'tile' | 'at' | 'rotation'>;

/** What a position remembers of a kind of action; `judge` says what there is. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- see there
export interface OfKind {}

export class Position {
  private byFeature: Map<number, Standing[]> | undefined;
  private tokensByKind: ReadonlyMap<string, readonly Token[]> | undefined;
  private laidTile: Laid | undefined;
  private symbolsLaid: readonly string[] | undefined;
  private lastPlace: Spot | undefined;
  private lastNode = -1;
  private lastLaying: Laying | undefined;
  private lastFit: Fit | undefined;
  private lastBeside: { readonly of: Laying; readonly cells: readonly Cell[] } | undefined;
  /** Answers that are asked for more than once, by rule. */
  private memo: Map<string, unknown> | undefined;
  private kinds: Map<ActionKindId, OfKind> | undefined;

  constructor(
    readonly ruleset: Ruleset,
    readonly snapshot: Snapshot,
    /** The board, where it is built already. */
    private built?: Board,
    /** The standing figures, where they are known already. */
    private standing?: readonly Standing[],
    /** Those of a position with the same board. */
    private readonly stoodBefore: readonly Standing[] = [],
    /** As it was posted, where its tiles or figures came in another order. */
    readonly posted?: Snapshot,
  ) {}

  /** Built when it is first looked at: between two effects of one action nobody does. */
  get board(): Board {
    return (this.built ??= this.ruleset.boards.of(this.ruleset, this.snapshot));
  }

  /** So that it is known where this position is asked about next. */
  keepBoard(): void {
    if (this.built) this.ruleset.boards.keep(this.ruleset, this.snapshot, this.built);
  }

  /** The position that a changed snapshot makes; what the change leaves alone is not read again. */
  next(snapshot: Snapshot): Position {
    const sameBoard = snapshot.tiles === this.snapshot.tiles && changeAlike(this.ruleset, snapshot.tokens, this.snapshot.tokens);
    if (!sameBoard) return new Position(this.ruleset, snapshot);
    const sameFigures = snapshot.figures === this.snapshot.figures;
    return new Position(this.ruleset, snapshot, this.built, sameFigures ? this.standing : undefined, this.standing ?? this.stoodBefore);
  }

  get players(): readonly Player[] {
    return this.snapshot.players;
  }

  player(id: string): Player | undefined {
    return this.players.find((player) => player.id === id);
  }

  /** All players in turn order, beginning with this one. */
  playersFrom(id: string): string[] {
    const seat = this.players.findIndex((player) => player.id === id);
    return this.players.map((_, i) => this.players[(seat + i) % this.players.length]!.id);
  }

  /** The player to the left of this one. */
  playerAfter(id: string): string {
    const seat = this.players.findIndex((player) => player.id === id);
    return this.players[(seat + 1) % this.players.length]!.id;
  }

  /** Throws where the snapshot has none: callers check `snapshot.turn` first. */
  get turn(): Turn {
    if (!this.snapshot.turn) throw new Error('the snapshot has no turn');
    return this.snapshot.turn;
  }

  /** The active player. */
  get active(): string {
    return this.turn.player;
  }

  /** Who decides in the present step. */
  get decider(): string {
    return this.ruleset.step(this.turn.step)?.decider?.(this) ?? this.active;
  }

  /** Pointers of what says who decides, where the snapshot lacks it. */
  get deciderLacks(): readonly string[] {
    const step = this.ruleset.step(this.turn.step);
    if (!step?.decider) return NOTHING;
    return (step.lacksDecider ? step.lacksDecider(this) : step.lacks?.(this)) ?? NOTHING;
  }

  /** The actions so far of this part of the turn. */
  get done(): readonly DoneAction[] {
    return this.snapshot.turn?.done ?? [];
  }

  /** Those since the tile was laid: what came before is no decision about it. */
  get doneSinceTile(): readonly DoneAction[] {
    return this.done.slice(this.done.findLastIndex(({ type }) => type === 'place-tile') + 1);
  }

  /** The actions so far of the whole turn, earlier parts included. */
  get doneInTurn(): readonly DoneAction[] {
    return [...(this.snapshot.turn?.earlier ?? []), ...this.done];
  }

  /** The tile laid in this turn; of a tile of several cells the north-west one. */
  get laid(): Laid | undefined {
    const { turn } = this.snapshot;
    return turn?.placed && (this.laidTile ??= this.findLaid(turn.placed.at, turn.tile));
  }

  private findLaid(at: Cell, tile: string | undefined): Laid | undefined {
    const there = this.board.tilesOn(at);
    // two half tiles may lie there
    return there.find(({ shape }) => shape.design.id === tile) ?? there[0];
  }

  /** Whether the tile laid in this turn bears the symbol, on whichever of its cells. */
  laidSymbol(symbol: string): boolean {
    return (this.symbolsLaid ??= this.findSymbolsLaid()).includes(symbol);
  }

  private findSymbolsLaid(): readonly string[] {
    const { laid, board } = this;
    if (!laid) return NO_SYMBOLS;
    const cells = board.cellsOf(laid.entry);
    return cells.length === 1 ? laid.shape.design.symbols : flatMap(cells, ({ shape }) => shape.design.symbols);
  }

  neutral(kind: string): NeutralFigure | undefined {
    return this.snapshot.neutral?.[kind];
  }

  /** The feature on which a neutral figure stands; undefined where it stands on none, or where only its tile is known. */
  neutralFeature(kind: string): Feature | undefined {
    const { tile, feature, edge } = this.neutral(kind) ?? {};
    const node = tile && feature !== undefined ? this.board.nodeAt(tile, feature, edge) : -1;
    return node < 0 ? undefined : this.board.feature(node);
  }

  /** The state that an expansion keeps in the turn or on the table. */
  state<T>(member: StateMember<T>): T | undefined {
    return stateIn(this.snapshot, member);
  }

  /** Throws `Unchosen` where nobody chose a value. */
  get<V extends string>(setting: Setting<V>): V {
    return this.ruleset.settings.get(setting);
  }

  /** Which kind of action this is, in the present step. */
  kindOf(action: Action): ActionKind | undefined {
    return this.ruleset.kinds.of(action, this.snapshot.turn?.step);
  }

  get figures(): readonly Standing[] {
    return (this.standing ??= this.stand());
  }

  /** Most stand where they stood: mostly one has come or gone. */
  private stand(): readonly Standing[] {
    const before = this.stoodBefore;
    let next = 0;
    return (this.snapshot.figures ?? []).map((figure) => {
      if (before[next]?.figure !== figure && before[next + 1]?.figure === figure) next++;
      return before[next]?.figure === figure ? before[next++]! : { figure, node: this.node(figure.at) };
    });
  }

  figure(id: string): Standing | undefined {
    return this.figures.find(({ figure }) => figure.id === id);
  }

  /** The node that a spot names, or -1. */
  node(spot: Spot): number {
    if (!('feature' in spot)) return -1;
    // the rules that judge one action ask for the same place one after the other
    if (spot !== this.lastPlace) {
      this.lastPlace = spot;
      this.lastNode = this.board.nodeAt(spot.tile, spot.feature, spot.edge);
    }
    return this.lastNode;
  }

  /**
   * Whether a spot is on the tile laid in this turn, on whichever of its cells. Of two half tiles in a cell it is on the one that has the feature; what
   * is on no feature of them is on both.
   */
  isOnLaid(spot: Spot): boolean {
    const { laid, board } = this;
    const cell = cellOf(spot);
    if (!laid || !cell) return false;
    if (!board.isHalved) return board.tile(cell)?.entry === laid.entry;
    const node = this.node(spot);
    return node < 0 ? board.tilesOn(cell).some(({ entry }) => entry === laid.entry) : board.ownerOf(node).entry === laid.entry;
  }

  /** Whether a feature has a part on the tile laid in this turn. */
  isPartlyOnLaid(feature: Feature): boolean {
    const { laid } = this;
    return laid !== undefined && feature.parts.some((part) => part.laid.entry === laid.entry);
  }

  feature(spot: Spot): Feature | undefined {
    const node = this.node(spot);
    return node < 0 ? undefined : this.board.feature(node);
  }

  /** The figures on a feature. */
  on(feature: Feature): readonly Standing[] {
    return this.occupied().get(feature.root) ?? [];
  }

  /** The figures on the feature of a node, without making the feature. */
  onNode(node: number): readonly Standing[] {
    return this.occupied().get(this.board.rootOf(node)) ?? [];
  }

  /** The features with a figure on them. */
  get occupiedFeatures(): Feature[] {
    return [...this.occupied().keys()].sort((a, b) => a - b).map((root) => this.board.feature(root));
  }

  /** How a tile would lie. Several rules ask it of the same action, one after the other. */
  fit(laying: Laying): Fit {
    if (this.lastFit && this.lastLaying === laying) return this.lastFit;
    const { tile, at, rotation } = laying;
    this.lastLaying = laying;
    return (this.lastFit = this.board.fit(this.ruleset.shape(tile, rotation)!, at[0], at[1]));
  }

  /** The cells beside a tile as it would lie, at the sides that it has. Several rules ask it of the same action, one after the other. */
  beside(laying: Laying): readonly Cell[] {
    if (this.lastBeside?.of !== laying) this.lastBeside = { of: laying, cells: this.findBeside(laying) };
    return this.lastBeside.cells;
  }

  private findBeside({ tile, at: [x, y], rotation }: Laying): Cell[] {
    return flatMap(this.ruleset.shape(tile, rotation)?.cells ?? [], ({ dx, dy, shape }) =>
      neighbours([x + dx, y + dy]).filter((_, side) => shape.covers & (1 << side)),
    );
  }

  /** The figures on a cell, wherever on it they stand; one on a feature that spans the cells of its tile stands on each of them. */
  onTile(cell: Cell): readonly Standing[] {
    return this.figures.filter((standing) => this.isOn(standing, cell));
  }

  /** Whether a figure stands on a cell. */
  isOn({ figure, node }: Standing, cell: Cell): boolean {
    return sameCell(cellOf(figure.at), cell) || this.board.spans(node, cell);
  }

  /** Whether a figure on a spot would stand on a cell. */
  isSpotOn(spot: Spot, cell: Cell | undefined): boolean {
    return cell !== undefined && (sameCell(cellOf(spot), cell) || this.board.spans(this.node(spot), cell));
  }

  /** The tokens of a kind that lie somewhere. */
  tokens(kind: string): readonly Token[] {
    return (this.tokensByKind ??= byKind(this.snapshot.tokens)).get(kind) ?? NO_TOKENS;
  }

  /** The tokens of a kind on a tile. */
  tokensOn(kind: string, cell: Cell): readonly Token[] {
    const own = this.tokens(kind);
    return own.length === 0 ? own : own.filter(({ tile }) => sameCell(tile, cell));
  }

  /** How many figures of the kind a player has off the board; undefined where the snapshot does not say. */
  supply(player: string, kind: string): number | undefined {
    const supply = this.player(player)?.supply;
    return supply && (supply[kind] ?? 0);
  }

  /** How many tokens of the kind a player has; undefined where the snapshot does not say. */
  held(player: string, kind: string): number | undefined {
    const count = this.player(player)?.tokens?.[kind];
    return typeof count === 'number' ? count : undefined;
  }

  isFollower(figure: Pick<Figure, 'kind'>): boolean {
    return this.ruleset.isFollower(figure.kind);
  }

  remember<T>(key: string, make: () => T): T {
    const memo = (this.memo ??= new Map());
    const known = memo.get(key) as T | undefined;
    if (known !== undefined || memo.has(key)) return known as T;
    const made = make();
    memo.set(key, made);
    return made;
  }

  /** What is found out about a kind of action, each member by whoever finds it out: asked so often that a key put together for each would cost as much. */
  ofKind(kind: ActionKindId): OfKind {
    const kinds = (this.kinds ??= new Map<ActionKindId, OfKind>());
    let own = kinds.get(kind);
    if (!own) kinds.set(kind, (own = {}));
    return own;
  }

  private occupied(): Map<number, Standing[]> {
    if (this.byFeature) return this.byFeature;
    const map = new Map<number, Standing[]>();
    for (const standing of this.figures) if (standing.node >= 0) addTo(map, this.board.rootOf(standing.node), standing);
    return (this.byFeature = map);
  }
}

declare module '../declare/view.js' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is what stands here
  interface View extends Position {}
}
