/** The proofs of `docs/quality.md`: the command of each, and which figures of what it says are written down. */
import type { Coverage } from '../../src/conformance/coverage.js';

/** By what they count, in words. */
export type Figures = Readonly<Record<string, number>>;

export interface Proof {
  /** Says its figures as JSON on its standard output, and nothing else; how far it has come on its standard error. */
  readonly command: readonly string[];
  readonly figures: (said: never) => Figures;
  /** Every run is kept by its options, and is a row; otherwise the last one alone, and each figure is a row. */
  readonly keepsRuns?: boolean;
}

const itself = (said: Figures): Figures => said;

export const PROOFS: Readonly<Record<string, Proof>> = {
  cases: {
    command: ['src/cli/main.ts', 'coverage', '--json'],
    figures: (said: Coverage) => ({
      cases: said.cases,
      'runs of cases, under each printing that they speak of': said.runs,
      'runs that come out otherwise': said.failed,
      'runs that cite a clause that does not hold for the printing': said.outOfScope,
      'cases that name no rule that decides': said.missing.deciding.length,
      clauses: said.clauses,
      'clauses that can be adjudicated': said.adjudicable,
      'of them shown on both sides by cases': said.exercised,
      'values of settings': said.settingValues,
      'of them read by a case': said.settingValuesReached,
      printings: said.presets,
    }),
  },
  law: { command: ['scripts/mutate-law.ts', '--json'], figures: itself },
  code: { command: ['scripts/mutate.ts', '--json'], figures: itself, keepsRuns: true },
  selfplay: {
    command: ['src/cli/main.ts', 'selfplay', '--json'],
    figures: ({ games, decisions, failures }: { games: number; decisions: number; failures: readonly unknown[] }) => ({
      games,
      decisions,
      broken: failures.length,
    }),
    keepsRuns: true,
  },
  model: { command: ['scripts/model.ts', '--json'], figures: itself, keepsRuns: true },
  peers: { command: ['scripts/peer.ts', '--json'], figures: itself },
  requests: { command: ['scripts/fuzz.ts', '--json'], figures: itself, keepsRuns: true },
};
