/** A fact that the snapshot lacks, and the rule that would need it. */
export interface Missing {
  readonly rule: string;
  readonly cites: readonly string[];
  readonly message: string;
  /** JSON pointer into the snapshot. */
  readonly pointer: string;
}
