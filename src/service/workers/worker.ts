/** What a thread does: one piece of work after the other. */
import { move } from 'piscina';
import { Invalid } from '../../contract/errors.js';
import { refusalOf, type Refusal } from './refusal.js';
import { tasks } from './tasks.js';
import type { Input, Kind, Output, Progress } from './workers.js';

export interface Order<K extends Kind = Kind> {
  readonly kind: K;
  readonly input: Input<K>;
  /** Not 0 once nobody waits for it any more. */
  readonly stopped: Int32Array;
}

/** Bytes are handed over as they are. */
export type Outcome<K extends Kind = Kind> = Uint8Array | { readonly output: Output<K> } | { readonly refused: Refusal };

export default async function work<K extends Kind>({ kind, input, stopped }: Order<K>): Promise<Outcome<K>> {
  const check = () => {
    if (Atomics.load(stopped, 0) !== 0) throw new Error('nobody waits for it any more');
  };
  const progress: Progress = { check, rest: async () => check() };
  try {
    const output = await tasks[kind](input, progress);
    return output instanceof Uint8Array ? (move(output) as Uint8Array) : { output };
  } catch (error) {
    if (error instanceof Invalid) return { refused: refusalOf(error) };
    throw error;
  }
}
