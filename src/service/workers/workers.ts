/**
 * Work that takes long, done beside everything else. What it takes and what it gives is data, so that it does not matter where it is done;
 * `pool.ts` does it in threads, or in this one.
 */
import type { RulesetChoice } from '../../catalog.js';
import type { AdjudicationRequest, ReplayRequest } from '../../contract/requests.js';
import type { VerdictKind } from '../../contract/verdict.js';
import type { CaseDifference } from '../../contract/ruling-requests.js';
import type { Language } from '../../languages/index.js';
import type { Parts } from '../decisions/verdict-text.js';
import type { Refusal } from './refusal.js';

/** A verdict as JSON that is still open, for the precedents to follow, and what these may be about; or why there is none. */
export type Opinion = { readonly text: string; readonly verdict: VerdictKind; readonly touched: readonly string[] } | { readonly refused: Refusal };

type Proposal = Pick<AdjudicationRequest, 'snapshot' | 'action'>;

export interface Question {
  /** With the rulings that bind in it. */
  readonly choice: RulesetChoice;
  readonly request: Proposal;
  readonly language: Language;
}

interface Kinds {
  /** A recorded game to its replay, as the bytes of its JSON. Without a choice the game's own set-up decides. */
  readonly replay: {
    readonly input: { readonly request: ReplayRequest; readonly choice?: RulesetChoice; readonly language: Language };
    readonly output: Uint8Array;
  };
  readonly adjudicate: {
    readonly input: { readonly questions: readonly Question[]; readonly parts: Parts };
    readonly output: readonly Opinion[];
  };
  readonly compare: {
    readonly input: {
      readonly choices: readonly RulesetChoice[];
      readonly request: Proposal;
      readonly language: Language;
      readonly parts: Parts;
    };
    /** With whether they agree and on what they differ, as JSON. */
    readonly output: { readonly opinions: readonly Opinion[]; readonly agreement: string };
  };
  /** The cases of the suite that two rulesets answer differently. */
  readonly suite: {
    readonly input: readonly [RulesetChoice, RulesetChoice];
    readonly output: { readonly cases: CaseDifference[]; readonly compared: number };
  };
}
export type Kind = keyof Kinds;
export type Input<K extends Kind> = Kinds[K]['input'];
export type Output<K extends Kind> = Kinds[K]['output'];

export interface Asking {
  /** Whoever asks: clients take turns. */
  readonly client: string;
  /** Ends the work, wherever it has got to, and the waiting for it. */
  readonly signal?: AbortSignal;
}

export interface Workers {
  /** Rejects with the reason of the signal; with `Invalid` where the work refuses its input. */
  run<K extends Kind>(kind: K, input: Input<K>, asking: Asking): Promise<Output<K>>;
  /** Pieces of work that wait, and that are being done. */
  load(): { readonly waiting: number; readonly running: number };
  close(): Promise<void>;
}

export interface WithWorkers {
  readonly workers: Workers;
}

/** What work asks while it goes on. */
export interface Progress {
  /** Throws when nobody waits for the outcome any more. */
  check(): void;
  /** The same, and others get their turn meanwhile. */
  rest(): Promise<void>;
}
