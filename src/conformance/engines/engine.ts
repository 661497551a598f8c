/** An engine under test, and how it can break. */
import type { KitAnswers, KitRequest } from '../../contract/conformance.js';

/** A request without its number: that is the engine's connection's own affair. */
export type Asked = KitRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** An answer that has the shape of the protocol, or a refusal. */
export type Told<K extends keyof KitAnswers> =
  | { readonly kind: 'answer'; readonly answer: KitAnswers[K] }
  | { readonly kind: 'unsupported'; readonly reason: string }
  | { readonly kind: 'error'; readonly message: string; readonly defects?: readonly unknown[] };

/** One running engine. Asked one thing after the other. */
export interface Connection {
  /** The object that it answered, not looked at yet. Rejects with `Broken`; ends the engine when the signal says so. */
  ask(request: Asked, signal: AbortSignal): Promise<unknown>;
  /** Ends the engine; resolves when it has ended. */
  close(): Promise<void>;
}

/** How engines are started: as many as there are jobs, and again after one broke. */
export interface EngineUnderTest {
  /** The command or the address. */
  readonly label: string;
  start(): Promise<Connection>;
}

export const BREAKS = ['timed-out', 'crashed', 'malformed', 'unreachable', 'not-run'] as const;
/** `timed-out`: no answer in time; `crashed`: it ended; `malformed`: what it said is no answer; `not-run`: it could not be started any more. */
export type Break = (typeof BREAKS)[number];

export class Broken extends Error {
  constructor(
    readonly how: Break,
    message: string,
  ) {
    super(message);
    this.name = 'Broken';
  }
}
