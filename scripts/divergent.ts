/** Recorded games in which JCloisterZone plays against a clause for which we have no setting, by name: `test/divergences.md` says why. */
interface Divergence {
  readonly clauses: readonly string[];
  /** As many as it brings about: one more is not explained by it. */
  readonly mismatches: number;
}

export const DIVERGENT: Readonly<Record<string, Divergence>> = {};

/** A recorded game, packed or not. */
export const RECORDED = /\.(jcz|json\.gz)$/;
