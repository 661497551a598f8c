/** The rulings that bind in what lies on the desk: asked of the server once, so that a click still waits for nobody. Without a server there are none. */
import { effect, signal } from '@preact/signals';
import type { RulesetChoice } from '../engine/api.js';
import { bindsIn, type Ruling } from '../rulings/types.js';
import { address, get } from './remote.js';

interface Page {
  readonly items: readonly Ruling[];
  readonly next: string | null;
}

/** The newest last, as they count. */
const binding = signal<readonly Ruling[]>([]);

const same = (one: readonly Ruling[], other: readonly Ruling[]) => one.map(({ hash }) => hash).join() === other.map(({ hash }) => hash).join();

/** Asks the server which rulings bind; what was known stays where it does not answer. */
export async function readLaw(): Promise<void> {
  const found: Ruling[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const got: Awaited<ReturnType<typeof get<Page>>> = await get<Page>(
      address('/v1/rulings', { binding: 'true', status: 'published', limit: '200', cursor }),
    );
    if (!got.ok) return;
    found.unshift(...[...got.value.items].reverse());
    cursor = got.value.next ?? undefined;
  }
  if (!same(found, binding.value)) binding.value = found;
}

/** The ruleset with the rulings that bind in it; the same one where there are none. */
export function underLaw(choice: RulesetChoice): RulesetChoice {
  const rulings = binding.value.flatMap((ruling) => (ruling.binding && bindsIn(ruling, choice) ? [{ id: ruling.id, binding: ruling.binding }] : []));
  // the page only reads what the server tells, the engine's types would let it write
  return rulings.length > 0 ? { ...choice, rulings: rulings as RulesetChoice['rulings'] & object } : choice;
}

/** Reads the law, and again whenever somebody comes back to the page; `changed` is called when others bind than before. */
export function watchLaw(changed: () => void): void {
  let before = binding.peek();
  effect(() => {
    const now = binding.value;
    if (now === before) return;
    before = now;
    changed();
  });
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && readLaw()));
  void readLaw();
}
