/** How a contradiction of the sources is written down. */
import type { PrincessAndDragonClauseId } from '../../expansions/princess-and-dragon/clauses/index.js';
import type cultClauses from '../../expansions/cult/clauses.json';
import type towerClauses from '../../expansions/tower/clauses.json';
import type { PresetId } from '../../contract/presets.js';

type ClauseId = PrincessAndDragonClauseId | keyof (typeof cultClauses)['clauses'] | keyof (typeof towerClauses)['clauses'];

/**
 * `authority`, `date`, `specificity`: the higher, newer or more special statement holds. `context`: the text around it, or its example,
 * says what is meant. `no-contradiction`: both can hold. `per-printing`: each printing keeps its own answer. `source-defect`: a slip or a
 * gap in one of the sources. `silence`: no source says it, the nearest clauses suggest it.
 */
export const REASONS = ['authority', 'date', 'specificity', 'context', 'no-contradiction', 'per-printing', 'source-defect', 'silence'] as const;
export type Reason = (typeof REASONS)[number];

export interface ConflictReading {
  /** Where the conflict has a setting, one of its values. */
  readonly value: string;
  readonly statement: string;
  readonly clauses: readonly ClauseId[];
}

export interface Conflict {
  readonly id: `conflict.${string}`;
  readonly question: string;
  /** The clauses that contradict each other, and the one that says so. */
  readonly clauses: readonly ClauseId[];
  readonly readings: readonly ConflictReading[];
  readonly resolution: {
    /** The value of a reading, or of one for each edition. */
    readonly reading: string | Readonly<Record<'C1' | 'C2', string>>;
    readonly reason: Reason;
    readonly explanation: string;
    /** The printings that it is about, where it is not about all. */
    readonly presets?: readonly PresetId[];
    /** What a verdict says all the same, because no reading has enough to stand on. */
    readonly left?: 'disputed' | 'unregulated';
  };
  /** Key of the setting by which a ruleset chooses another reading. */
  readonly setting?: string;
}

export const ANSWERS = ['decided', 'disputed', 'unregulated'] as const;

/** What no source answers. */
export interface OpenQuestion {
  readonly id: `open.${string}`;
  readonly question: string;
  readonly nearest: readonly ClauseId[];
  readonly answer: (typeof ANSWERS)[number];
  /** For `decided` and `disputed`: what it is answered by: a conflict, a setting or a clause. */
  readonly decidedBy?: string;
  readonly explanation: string;
}

/** Keeps the clause ids checked without naming the type in every file. */
export const conflicts = (list: readonly Conflict[]): readonly Conflict[] => list;
