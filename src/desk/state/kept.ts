/** What lies on the desk outlives a reload of its tab: telephones put pages away that nobody looks at. It is kept for the tab alone. */
import { effect } from '@preact/signals';
import { asked, situation, type Situation } from './desk.js';
import { startChoice, startSnapshot } from './start.js';

const KEY = 'seneschal.desk';

/** As it was written down; null where nothing is kept. */
export function keptDesk(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepDesk(): void {
  effect(() => {
    const { choice, snapshot } = situation.value;
    const isStart = snapshot === startSnapshot;
    // a new position is known by not being told
    const kept = JSON.stringify({ choice, ...(!isStart && { snapshot }), action: asked.value });
    try {
      if (isStart && choice === startChoice) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, kept);
    } catch {
      // then it is kept as long as the page
    }
  });
}

let linked: Situation | undefined;

/** What lies on the desk is what the address says. */
export const addressTells = (): void => void (linked = situation.peek());

/** An address that tells another position than the one on the desk would be passed on for it. */
export function watchAddress(): void {
  effect(() => {
    const now = situation.value;
    if (!linked || now === linked) return;
    linked = undefined;
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  });
}
