/** How a game begins, as the API gives it. */
import type { Snapshot } from '../engine/api.js';

export interface Grounds {
  readonly cites: readonly string[];
  readonly seeAlso?: readonly { readonly clause: string }[];
}

export interface Share extends Grounds {
  readonly kind: string;
  readonly count: number;
}

type Counts = Readonly<Record<string, number>>;

export interface Lot extends Grounds {
  readonly rule: string;
  readonly among: Counts;
  readonly count?: number;
  readonly each?: number;
  readonly to: 'aside' | 'hand' | { readonly pile: string };
}

export interface SetupRead {
  readonly snapshot: Snapshot;
  readonly each: { readonly figures: readonly Share[]; readonly tokens: readonly Share[] };
  readonly start: string;
  readonly starts: readonly string[];
  readonly steps: readonly (Grounds & { readonly rule: string })[];
  readonly piles: readonly { readonly id: string; readonly tiles: Counts; readonly count: number }[];
  readonly aside: Counts;
  readonly lots: readonly Lot[];
  readonly missing: readonly string[];
  /** Why it is asked; of prints it is said nowhere. */
  readonly asked: readonly (Grounds & { readonly pointer: string })[];
  readonly clauses: Readonly<Record<string, { readonly statement: string; readonly language?: 'en' }>>;
}
