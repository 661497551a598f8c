/** The same position and action written otherwise: in another order, and with the tiles under their other names. */
import type { Action } from '../contract/action.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { around, isLeaf, placesIn } from './places.js';

/** Members that name tiles. */
const OF_TILES: ReadonlySet<string> = new Set(['tile', 'hand', 'setAside']);

interface Asked {
  readonly snapshot: Snapshot;
  readonly action: Action;
}

export function rewritten(ruleset: Ruleset, { snapshot, action }: Asked): Asked {
  const { tiles, figures, ...rest } = snapshot;
  const back = <T>(list: readonly T[]): T[] => [...list].reverse();
  const others = Object.fromEntries(back(Object.entries(rest)));
  const asked = structuredClone({ action, snapshot: { ...others, ...(figures && { figures: back(figures) }), tiles: back(tiles) } as Snapshot });
  for (const { path, name, value } of placesIn(asked).filter(isLeaf)) {
    const alias = typeof value === 'string' && OF_TILES.has(name) ? ruleset.design(value)?.aliases[0] : undefined;
    if (alias !== undefined) around(asked, path)![path.at(-1)!] = alias;
  }
  return asked;
}
