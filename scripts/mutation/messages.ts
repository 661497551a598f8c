/** What is said between the one who deals out the mutants and the processes in which they are tried. */

/** Of the cases those in which one of the folders is in play, and of the others each so manieth. */
export interface Choice {
  readonly folders: readonly string[];
  readonly each: number;
}

/** Before anything else; `looks`: it is to find out which runs come by which mutants. */
export interface Start {
  readonly root: string;
  readonly choice: Choice;
  readonly looks: boolean;
}

/** Of each mutant (by id) the runs that come by it, by their numbers, and how often the one does that does most. */
export interface Reached {
  readonly runs: ReadonlyMap<string, Uint32Array>;
  readonly most: ReadonlyMap<string, number>;
  /** Those that something comes by while the modules load. */
  readonly onLoading: ReadonlySet<string>;
  /** How many runs there are. */
  readonly of: number;
}

/** To be tried by these runs, as many of them as `most`. */
export interface Trial {
  readonly id: string;
  readonly folder: string;
  readonly runs: Uint32Array;
  readonly most: number;
  /** It is at an end when a run comes by so often. */
  readonly hitLimit: number;
  /** None was tried there before, so that whatever goes another way does so by this one. */
  readonly isFirst?: boolean;
}

/**
 * `by`: the run whose case found something wrong. `differs`: one that was answered otherwise, which its case did not mind, but the kept answers would.
 * `spoilt`: so it was afterwards, without a mutant; whoever tried it is of no further use.
 */
export interface Tried {
  readonly id: string;
  readonly by?: string;
  readonly differs?: string;
  readonly why?: string;
  readonly asked: number;
  readonly spoilt: boolean;
}

export type Said = { readonly alive: true } | { readonly ready: Reached | null } | { readonly tried: Tried };
