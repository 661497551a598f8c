/** How an expansion folder writes down what each figure and token can do: rows are subjects, columns are traits. Labels and remarks stand in its `texts.json`. */

export type TraitValue = 'yes' | 'no' | 'unspecified';

export interface TraitCell<C extends string = string> {
  /** `unspecified`: no source says it. Without `inferred` the cell is silent. */
  readonly value: TraitValue;
  /** Our reading where the sources are silent. */
  readonly inferred?: 'yes' | 'no';
  readonly cites: readonly C[];
}

export interface TraitRow<C extends string = string> {
  readonly subject: string;
  readonly group: string;
  readonly cells: Readonly<Record<string, Readonly<Record<'C1' | 'C2', TraitCell<C>>>>>;
}

/** A cell as it is written down: one for both editions, or one for each. */
export type TraitCellText<C extends string> = TraitCell<C> | Readonly<Record<'C1' | 'C2', TraitCell<C>>>;

type Mark = 'y' | 'n';
type AtLeastOne<C> = readonly [C, ...C[]];

const answers = { y: 'yes', n: 'no' } as const;

/** The sources say it. */
export function cell<C extends string>(mark: Mark, cites: AtLeastOne<C>): TraitCell<C> {
  return { value: answers[mark], cites };
}

/** The sources do not say it; the clauses suggest it. */
export function inferred<C extends string>(mark: Mark, cites: AtLeastOne<C>): TraitCell<C> {
  return { value: 'unspecified', inferred: answers[mark], cites };
}

/** No source says it and nothing suggests it; `cites` are the nearest clauses. */
export function silent<C extends string = never>(cites: readonly C[] = []): TraitCell<C> {
  return { value: 'unspecified', cites };
}

/** Rows of one group: all columns must be there but for the sparse ones, which are silent where left out; only the clauses `C` may be cited. */
export function traitRows<C extends string, Column extends string, Sparse extends string = never>(group: string) {
  return (subject: string, cells: Readonly<Record<Column, TraitCellText<C>> & Partial<Record<Sparse, TraitCellText<C>>>>): TraitRow<C> => ({
    subject,
    group,
    cells: Object.fromEntries(
      Object.entries<TraitCellText<C>>(cells).map(([column, text]) => [column, 'value' in text ? { C1: text, C2: text } : text]),
    ),
  });
}
