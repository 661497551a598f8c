/**
 * The expansions as the worker has them, in the place of `src/expansions/index.ts`: what the desk opens with is there, of the others outlines,
 * and their rules come when a ruleset names them.
 */
import { folders } from 'virtual:folders';
import type { Expansion } from '../../kernel/declare/expansion.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { complete, NotLoaded, outlined } from './outline.js';

type Loader = () => Promise<Readonly<Record<string, Expansion>>>;

/** Of those that have not come yet. */
const loaders = new Map<string, Loader>();

const expansionIn = (module: Readonly<Record<string, Expansion>>): Expansion => Object.values(module)[0]!;

export const expansions: readonly Expansion[] = folders.map((folder) => {
  if ('module' in folder) return expansionIn(folder.module);
  loaders.set(folder.outline.id, folder.load);
  return outlined(folder.outline);
});

/** Throws `NotLoaded` where the rules of one of these have not come yet. */
export function requireFolders(ids: readonly string[]): void {
  const absent = ids.filter((id) => loaders.has(id));
  if (absent.length > 0) throw new NotLoaded(absent);
}

/** Does the work as soon as the rules that it needs are there. Throws `InvalidInput` where they do not come. */
export async function withFolders<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await Promise.all(error.folders.map(load));
    }
  }
}

async function load(id: string): Promise<void> {
  const module = await loaders
    .get(id)?.()
    .catch(() => undefined);
  // somebody else may have asked for it meanwhile
  if (!loaders.has(id)) return;
  const outline = expansions.find((expansion) => expansion.id === id)!;
  if (!module) {
    const message = `the rules of ${outline.name} could not be loaded; is there a network?`;
    throw new InvalidInput([{ pointer: '/expansions', code: 'not-loaded', message }]);
  }
  complete(outline, expansionIn(module));
  loaders.delete(id);
}
