/** What is told of the work while it goes on, to whoever counts it: nobody in the library, `http/plugins/metrics.ts` in the service. */
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { JobKind } from '../contract/job.js';
import type { VerdictKind } from '../contract/verdict.js';

interface Signals {
  /** A verdict was given. */
  readonly verdict: { readonly verdict: VerdictKind };
  /** Something kept in memory was asked for; whether it was there. */
  readonly cache: { readonly cache: 'board-bodies' | 'case-law' | 'rulesets'; readonly result: 'hit' | 'miss' };
  /** An item of a job was answered. */
  readonly jobItem: { readonly kind: JobKind; readonly ok: boolean };
}

const channels = {
  verdict: channel('seneschal:verdict'),
  cache: channel('seneschal:cache'),
  jobItem: channel('seneschal:job-item'),
} as const satisfies Record<keyof Signals, unknown>;

/** Costs next to nothing while nobody listens. */
export function signal<K extends keyof Signals>(kind: K, what: Signals[K]): void {
  const told = channels[kind];
  if (told.hasSubscribers) told.publish(what);
}

/** Of the whole process. Returns what ends it. */
export function onSignal<K extends keyof Signals>(kind: K, listen: (what: Signals[K]) => void): () => void {
  const hear = (message: unknown) => listen(message as Signals[K]);
  const { name } = channels[kind];
  subscribe(name, hear);
  return () => void unsubscribe(name, hear);
}
