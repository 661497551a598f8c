/** What is done before the first turn: what lies on the table, what is drawn from, and what chance or the table still decides. */
import type { PlacedTile, Player, Snapshot } from '../../contract/snapshot.js';
import type { InForce } from './view.js';

/** How many of each, by id. */
export type Counts = Readonly<Record<string, number>>;

/** Tiles that lie shuffled and face down. */
export interface Pile {
  readonly id: string;
  readonly tiles: Counts;
}

/** Tiles that chance, or the table, picks before the first turn. */
export interface Lot {
  /** Those of them that still lie there when it is drawn. */
  readonly among: Counts;
  /** The pile they lie in until then; left out: aside. */
  readonly from?: string;
  /** How many in all, or how many for each player. */
  readonly count?: number;
  readonly each?: number;
  /** Where those go that are picked: out of the game, into the hands of the players, or on a pile. */
  readonly to: 'aside' | 'hand' | { readonly pile: string };
}

/** Everything before the first tile is drawn. */
export interface Beginning {
  readonly snapshot: Snapshot;
  /** In the order in which they are drawn from. */
  readonly piles: readonly Pile[];
  /** Tiles of the sets in play that lie in no pile. */
  readonly aside: Counts;
  readonly lots: readonly Lot[];
  /** JSON pointers of what the snapshot cannot say, as only the table knows it. */
  readonly missing: readonly string[];
}

/** What it is done for. */
export interface Table {
  readonly ruleset: InForce;
  /** How many there are. */
  readonly players: number;
  /** The expansion whose start lies on the table. */
  readonly start: string;
}

/** Tiles that lie on the table before the first turn; there is one start, and the ordinary one gives way to every other. */
export interface StartRule {
  readonly id: string;
  readonly cites: readonly string[];
  readonly isOrdinary?: true;
  /** Left out: whenever its expansion is in play. */
  applies?(table: Pick<Table, 'ruleset' | 'players'>): boolean;
  tiles(table: Pick<Table, 'ruleset' | 'players'>): readonly PlacedTile[];
}

export interface SetupRule {
  readonly id: string;
  readonly cites: readonly string[];
  /** Kinds of figures and tokens of which it says how many each player takes; tokens nobody has unless such a rule is in force. */
  readonly supplies?: readonly string[];
  /** It comes after all that is taken out and put beside. */
  readonly isLast?: true;
  /** Undefined where it does not come to that; what was given where it is only to be told. */
  perform(now: Beginning, table: Table): Beginning | undefined;
}

/** The pile that all tiles lie in which nothing sets apart. */
export const TILES = 'tiles';

/** Something that only has to be told; `supplies`: kinds of figures and tokens of which it says how many each player takes. */
export const tells = (id: string, cites: readonly string[], supplies: readonly string[] = []): SetupRule => ({
  id,
  cites,
  supplies,
  perform: (now) => now,
});

/** The same of an expansion whose tiles are among the others: some of them are, unless they stayed in the box. */
export const tellsMixed = (folder: string, id: string, cites: readonly string[]): SetupRule =>
  tellsIf((_, now) => total(mixedIn(now, folder)) > 0, tells(id, cites));

/** The same where it is so. */
export const tellsIf = (holds: (table: Table, now: Beginning) => boolean, rule: SetupRule): SetupRule => ({
  ...rule,
  perform: (now, table) => (holds(table, now) ? rule.perform(now, table) : undefined),
});

/** What lies in a pile. */
export const pileOf = ({ piles }: Beginning, id: string): Counts => piles.find((pile) => pile.id === id)?.tiles ?? {};

/** The tiles of an expansion that are among the others. */
export const mixedIn = (now: Beginning, folder: string): Counts => among(pileOf(now, TILES), (tile) => tile.startsWith(`${folder}/`));

/** Those of an expansion that show a kind of feature. */
export const showing = (now: Beginning, { ruleset }: Table, folder: string, kind: string): Counts =>
  among(mixedIn(now, folder), (tile) => ruleset.design(tile)?.features.some((feature) => feature.kind === kind) ?? false);

/** Whether an expansion is played with what belongs to a base game, and nothing else. */
export const isAlone = ({ ruleset }: Table, folder: string): boolean =>
  ruleset.expansions.every(({ id, partOfBaseIn }) => id === folder || partOfBaseIn !== undefined);

/** With the same for every player. */
export const forEach = (now: Beginning, change: (player: Player) => Player): Beginning => ({
  ...now,
  snapshot: { ...now.snapshot, players: now.snapshot.players.map(change) },
});

/** With neutral figures where they begin. */
export const standing = (now: Beginning, neutral: NonNullable<Snapshot['neutral']>): Beginning => ({
  ...now,
  snapshot: { ...now.snapshot, neutral: { ...now.snapshot.neutral, ...neutral } },
});

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The one less the other, as far as it has them. */
export const less = (counts: Counts, taken: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([id, count]) => [id, count - (taken[id] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

/** Both together. */
export const more = (counts: Counts, added: Counts): Counts =>
  Object.entries(added).reduce<Counts>((sum, [id, count]) => ({ ...sum, [id]: (sum[id] ?? 0) + count }), counts);

/** Those that a test holds of. */
export const among = (counts: Counts, holds: (id: string) => boolean): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([id]) => holds(id)));

/** With tiles out of the piles and out of the game, as many of them as there are. */
export function outOfTheGame(now: Beginning, taken: Counts): Beginning {
  const had = now.piles.reduce<Counts>((sum, { tiles }) => more(sum, tiles), {});
  const out = less(had, less(had, taken));
  return { ...now, piles: now.piles.map((pile) => ({ ...pile, tiles: less(pile.tiles, out) })), aside: more(now.aside, out) };
}

/** With tiles that lay aside as a pile that is drawn from before all others. */
export const firstPile = (now: Beginning, pile: Pile): Beginning => ({
  ...now,
  piles: total(pile.tiles) > 0 ? [pile, ...now.piles] : now.piles,
  aside: less(now.aside, pile.tiles),
});
