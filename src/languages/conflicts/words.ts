/** What conflicts and open questions say in one language. */
export interface ConflictWords {
  /** By id; the readings in the order of the conflict. */
  readonly conflicts: Readonly<Record<string, { readonly question: string; readonly readings: readonly string[]; readonly explanation: string }>>;
  readonly openQuestions: Readonly<Record<string, { readonly question: string; readonly explanation: string }>>;
}
