/** A snapshot as rules see it: the board, who stands where, whose turn it is and what he has done. Never changes. */
import type { Cell, DoneAction, Figure, NeutralFigure, Place, Player, Snapshot, Turn } from '../contract/snapshot.js';
import type { Board, Laid } from './board.js';
import { boardOf } from './boards.js';
import type { Feature } from './feature.js';
import type { Ruleset } from './ruleset.js';
import type { Setting } from './setting.js';

/** A figure with the node it stands on; -1 where that is no feature of the tiles (a tower, a castle). */
export interface Standing {
  readonly figure: Figure;
  readonly node: number;
}

const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export class Position {
  readonly board: Board;
  private byFeature: Map<number, Standing[]> | undefined;
  private lastPlace: Place | undefined;
  private lastNode = -1;
  /** Answers that are asked for more than once, by rule. */
  private memo: Map<string, unknown> | undefined;

  constructor(
    readonly ruleset: Ruleset,
    readonly snapshot: Snapshot,
    board?: Board,
    /** The standing figures, where they are known already. */
    private standing?: readonly Standing[],
  ) {
    this.board = board ?? boardOf(ruleset, snapshot.tiles);
  }

  /** The position that a changed snapshot makes; what the change leaves alone is not read again. */
  next(snapshot: Snapshot): Position {
    const sameTiles = snapshot.tiles === this.snapshot.tiles;
    const sameFigures = sameTiles && snapshot.figures === this.snapshot.figures;
    return new Position(this.ruleset, snapshot, sameTiles ? this.board : undefined, sameFigures ? this.standing : undefined);
  }

  get players(): readonly Player[] {
    return this.snapshot.players;
  }

  player(id: string): Player | undefined {
    return this.players.find((player) => player.id === id);
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

  /** This turn's actions so far. */
  get done(): readonly DoneAction[] {
    return this.snapshot.turn?.done ?? [];
  }

  /** The tile laid in this turn. */
  get laid(): Laid | undefined {
    const at = this.snapshot.turn?.placed?.at;
    return at && this.board.tile(at);
  }

  /** Whether the tile laid in this turn bears the symbol. */
  laidSymbol(symbol: string): boolean {
    return this.laid?.shape.design.symbols.includes(symbol) ?? false;
  }

  neutral(kind: string): NeutralFigure | undefined {
    return this.snapshot.neutral?.[kind];
  }

  get<V extends string>(setting: Setting<V>): V {
    return this.ruleset.settings.get(setting);
  }

  get figures(): readonly Standing[] {
    return (this.standing ??= (this.snapshot.figures ?? []).map((figure) => ({ figure, node: this.node(figure.at) })));
  }

  figure(id: string): Standing | undefined {
    return this.figures.find(({ figure }) => figure.id === id);
  }

  /** The node that a place names, or -1. */
  node(place: Place): number {
    // the rules that judge one action ask for the same place one after the other
    if (place !== this.lastPlace) {
      this.lastPlace = place;
      this.lastNode = this.board.nodeAt(place.tile, place.feature, place.edge);
    }
    return this.lastNode;
  }

  feature(place: Place): Feature | undefined {
    const node = this.node(place);
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

  /** The figures on a tile, wherever on it they stand. */
  onTile(cell: Cell): readonly Standing[] {
    return this.figures.filter(({ figure }) => sameCell(figure.at.tile, cell));
  }

  /** What a figure counts for in the majority of a feature. */
  weight(figure: Figure, feature: Feature): number {
    const weight = this.ruleset.figures.get(figure.kind)?.weight ?? 0;
    return weight === 'pennants' ? feature.pennants : weight;
  }

  /** How many figures of the kind a player has off the board; undefined where the snapshot does not say. */
  supply(player: string, kind: string): number | undefined {
    const supply = this.player(player)?.supply;
    return supply && (supply[kind] ?? 0);
  }

  remember<T>(key: string, make: () => T): T {
    const memo = (this.memo ??= new Map());
    if (!memo.has(key)) memo.set(key, make());
    return memo.get(key) as T;
  }

  private occupied(): Map<number, Standing[]> {
    if (this.byFeature) return this.byFeature;
    const map = new Map<number, Standing[]>();
    for (const standing of this.figures) {
      if (standing.node < 0) continue;
      const root = this.board.rootOf(standing.node);
      const list = map.get(root);
      if (list) list.push(standing);
      else map.set(root, [standing]);
    }
    return (this.byFeature = map);
  }
}

export { sameCell };
