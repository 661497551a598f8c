/** The words in which folders describe tiles: kinds of features, and what is printed on them. */

/** A kind of feature that tiles have. */
export interface FeatureKind {
  readonly kind: string;
  /** Where it meets the neighbouring tile: on whole sides, on half-sides beside others, or nowhere, as it lies in the centre. */
  readonly meets: 'sides' | 'half-sides' | 'nothing';
  /** Of a kind on sides: it takes up the whole side, so that no field lies beside it there. */
  readonly fillsSide?: true;
  /** Of a kind on sides: nothing goes on beyond it, and it may meet these kinds of sides besides its own. */
  readonly endsAt?: readonly string[];
  /** What completes it: that no side is open, that all cells around are taken, or nothing. */
  readonly completedBy: 'sides' | 'surroundings' | 'nothing';
  /** One in the centre of each cell of a tile is one feature all the same. */
  readonly spansCells?: true;
  /** When the game is over it is not scored with what is left on the board. */
  readonly neverFinal?: true;
}

/** Words printed on features, by kind of feature; `*` for every kind. A word that ends in `-` stands for all that begin so. */
export type Marks = Readonly<Record<string, readonly string[]>>;

/** The words of all folders together. */
export class Vocabulary {
  readonly kinds: ReadonlyMap<string, FeatureKind>;
  /** Kinds that meet on whole sides: how shapes tell sides apart; index 0 is a side of fields. */
  readonly sideKinds: readonly string[];

  constructor(
    kinds: readonly FeatureKind[],
    private readonly marks: readonly Marks[],
    private readonly symbols: readonly string[],
  ) {
    this.kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
    const open = kinds.filter(({ meets }) => meets === 'half-sides').map(({ kind }) => kind);
    this.sideKinds = [open[0] ?? 'field', ...kinds.filter(({ meets }) => meets === 'sides').map(({ kind }) => kind)];
  }

  /** Whether sides of these kinds may meet. */
  mayMeet(side: string, other: string): boolean {
    return side === other || this.endsAt(side).includes(other) || this.endsAt(other).includes(side);
  }

  private endsAt(kind: string): readonly string[] {
    return this.kinds.get(kind)?.endsAt ?? [];
  }

  isMark(kind: string, word: string): boolean {
    return this.marks.some((list) => [...(list[kind] ?? []), ...(list['*'] ?? [])].some((known) => fits(known, word)));
  }

  isSymbol(word: string): boolean {
    return this.symbols.some((known) => fits(known, word));
  }
}

const fits = (known: string, word: string) => (known.endsWith('-') ? word.startsWith(known) && word.length > known.length : known === word);
