/** What the model is told, as it goes over the wire: positions, tiles, and what the table chose. It knows no other type of ours. */

/** x grows to the east, y to the south. */
export type Cell = readonly [x: number, y: number];

/** What is printed on a tile, as `GET /v1/tiles` tells it. */
export interface PrintedTile {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly features: readonly PrintedFeature[];
  readonly symbols: readonly string[];
}
export interface PrintedFeature {
  readonly kind: string;
  /** Sides of a road, city or river; half-sides of a field; before the tile is turned. */
  readonly edges: readonly string[];
  /** Of a field: which features of the tile, by their number, are the cities at it. */
  readonly touches: readonly number[];
  readonly pennants: number;
  readonly marks: readonly string[];
}

export interface Figure {
  readonly id: string;
  readonly kind: string;
  readonly owner?: string;
  readonly at: { readonly tile?: Cell; readonly feature?: string; readonly edge?: string };
}

export interface Position {
  readonly players: readonly { readonly id: string; readonly score?: number; readonly tokens?: Readonly<Record<string, unknown>> }[];
  readonly tiles: readonly { readonly tile: string; readonly at: Cell; readonly rotation: number }[];
  readonly figures?: readonly Figure[];
  readonly neutral?: Readonly<Record<string, { readonly tile?: Cell; readonly figure?: string | null } | undefined>>;
  readonly turn?: {
    readonly player: string;
    readonly step: string;
    readonly part?: number;
    readonly placed?: { readonly at: Cell };
    readonly done?: readonly { readonly type: string }[];
    readonly dragon?: { readonly visited: readonly Cell[]; readonly stepsLeft: number };
  };
}

/** Of a table: the tiles there are, the expansions in play, and how it reads what printings differ on. */
export interface Table {
  readonly tiles: ReadonlyMap<string, PrintedTile>;
  readonly expansions: readonly string[];
  /** Mechanics of theirs that the table leaves out, though their tiles are there. */
  readonly without: readonly string[];
  /** By the key of the setting, as `GET /v1/rulesets/{id}` tells it; null where nobody has chosen. */
  readonly settings: Readonly<Record<string, string | null>>;
}

/** Whether the table plays a mechanic of an expansion. */
export const plays = ({ expansions, without }: Table, expansion: string, mechanic: string): boolean =>
  expansions.includes(expansion) && !without.includes(mechanic);

/** Points by player; who gets none is not in it. */
export type Points = Readonly<Record<string, number>>;

/** The points of several occasions together. */
export function together(...all: readonly Points[]): Points {
  const sum: Record<string, number> = {};
  for (const points of all) for (const [player, some] of Object.entries(points)) if (some !== 0) sum[player] = (sum[player] ?? 0) + some;
  return sum;
}

export const sameCell = (one?: Cell, other?: Cell): boolean => one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
