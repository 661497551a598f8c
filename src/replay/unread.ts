/** Where a game ends because a message of it cannot be read. */
import type { Defect } from '../contract/problem.js';
import type { ReplayStep } from '../contract/replay.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { ReplayOptions } from './options.js';

/** A message that cannot be read, and why. */
export interface Unread {
  readonly index: number;
  readonly defects: readonly Defect[];
}

/** The first message that the defects below `list` are about; undefined where some are about something else, so that nothing can be played. */
export function firstUnread(defects: readonly Defect[], list: string): Unread | undefined {
  const indices = defects.map(({ pointer }) => (pointer.startsWith(`${list}/`) ? Number(pointer.slice(list.length + 1).split('/')[0]) : NaN));
  const index = Math.min(...indices);
  return Number.isInteger(index) ? { index, defects: defects.filter((_, i) => indices[i] === index) } : undefined;
}

/** Plays one message after the other: all of them, or those before the first that cannot be read, where the caller wants to be told of it. */
export function playEach<T>(
  messages: readonly T[],
  unread: Unread | undefined,
  { stopped }: ReplayOptions,
  play: (message: T, index: number) => ReplayStep,
): ReplayStep[] {
  const steps: ReplayStep[] = [];
  for (const [index, message] of messages.entries()) {
    try {
      if (unread?.index === index) throw new InvalidInput([...unread.defects]);
      steps.push(play(message, index));
    } catch (error) {
      if (!stopped || !(error instanceof InvalidInput)) throw error;
      stopped(index, error.defects);
      break;
    }
  }
  return steps;
}
