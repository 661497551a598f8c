/** The points that a recorded game says it had, against ours. */
import type { ReplayStep } from '../../contract/replay.js';
import type { OtherPoints } from './api.js';

type Told = { readonly points?: unknown } | null | undefined;

/** A trace says before each message what had been scored until then; what the last one scores stands at the end of the file. */
export function firstOtherPoints(file: unknown, steps: readonly ReplayStep[]): OtherPoints | null {
  const { trace, final } = file as { readonly trace?: unknown; readonly final?: Told };
  const offers: readonly Told[] = Array.isArray(trace) ? (trace as readonly Told[]) : [];
  const last = steps.length - 1;
  for (const [index, { points }] of steps.entries()) {
    const theirs = (offers[index + 1] ?? (index === last ? final : undefined))?.points;
    if (Array.isArray(theirs) && theirs.join() !== points.join()) return { index, theirs: theirs.map(Number) };
  }
  return null;
}
