/** The game that is being looked at. */
import { batch, signal } from '@preact/signals';
import type { Defect, Played, StepSeen } from '../engine/api.js';
import { engine, proxy } from '../state/engine.js';
import { language } from '../words/index.js';

export const played = signal<Played | null>(null);
export const progress = signal<{ readonly done: number; readonly of: number } | null>(null);
export const gameDefects = signal<readonly Defect[]>([]);
export const index = signal(0);
export const seen = signal<StepSeen | null>(null);

/** Has it judged in the worker; what is wrong with it, where it cannot be. */
export async function openGame(game: unknown): Promise<readonly Defect[]> {
  batch(() => {
    played.value = null;
    seen.value = null;
    gameDefects.value = [];
    progress.value = { done: 0, of: 1 };
  });
  // what is still on its way when the answer has come is no news any more
  let isRunning = true;
  const tell = (done: number, of: number) => void (isRunning && (progress.value = { done, of }));
  const answer = await engine.play(game, proxy(tell));
  isRunning = false;
  batch(() => {
    progress.value = null;
    if (answer.ok) played.value = answer.value;
    else gameDefects.value = answer.defects;
  });
  if (answer.ok) await goTo(0);
  return answer.ok ? [] : answer.defects;
}

/** Steps to a message of the game; what is said of it comes in the language of the page. */
export async function goTo(next: number): Promise<void> {
  const last = (played.value?.steps.length ?? 0) - 1;
  const wanted = Math.max(0, Math.min(last, next));
  index.value = wanted;
  const answer = await engine.step(wanted, language.value);
  if (index.value === wanted && answer.ok) seen.value = answer.value;
}
