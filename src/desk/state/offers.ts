/** How the actions that could be taken are looked through: what is sought among them, how they are arranged, what is unfolded, and what is pointed at. It outlives the verdicts on them, but not their position. */
import { batch, computed, effect, signal } from '@preact/signals';
import { foundIn, type Arrangement } from '../ask/groups.js';
import type { Action, Ask } from '../engine/api.js';
import { asks, situation } from './desk.js';

export const sought = signal('');
export const arrangement = signal<Arrangement>('piece');
/** Whether a group is open, by its id, where somebody has opened or closed it. */
export const unfolded = signal<ReadonlyMap<string, boolean>>(new Map());
/** Where the board shows that they would happen. */
export const pointed = signal<readonly Ask[]>([]);
/** The action whose verdict has just been closed. */
export const left = signal<Action | null>(null);

/** Those that are listed, and marked on the board. */
export const offered = computed(() => foundIn(asks.value, sought.value, situation.value.snapshot));

export const unfold = (id: string, isOpen: boolean): void => void (unfolded.value = new Map([...unfolded.peek(), [id, isOpen]]));

/** Of another position other things are asked. */
export function watchOffers(): void {
  let before = situation.peek().snapshot;
  effect(() => {
    const { snapshot } = situation.value;
    if (snapshot === before) return;
    before = snapshot;
    batch(() => {
      sought.value = '';
      unfolded.value = new Map();
      left.value = null;
    });
  });
  effect(() => {
    // what is no longer there cannot be left by the pointer
    void offered.value;
    pointed.value = [];
  });
}
