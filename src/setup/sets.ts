/** Which tiles the boxes on the table have. */
import { tiles as printed, unprinted } from '../catalog.js';
import type { Counts } from '../kernel/declare/setup.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';

/** Every tile of the catalogue once, those of which no source gives the shape too. */
const copiesById = new Map(
  [...printed, ...[...unprinted.values()].map(({ id, text }) => ({ id, copies: text.copies }))].map(({ id, copies }) => [id, copies]),
);
const tiles = [...copiesById].map(([id, copies]) => ({ id, copies }));

/** Whether no source says what a tile shows: a position may say it. */
export const isUnknown = (id: string, ruleset: Ruleset): boolean => unprinted.has(id) && (ruleset.design(id)?.features.length ?? 0) === 0;

const BASIC = 'basic';

/** The set that a tile's `copies` name, whichever print of it. */
const nameOf = (set: string): string => set.replace(/-c1$|:.$/, '');

/** Every set that there is, by name. */
export const setNames: readonly string[] = [...new Set(tiles.flatMap(({ copies }) => Object.keys(copies).map(nameOf)))];

/** Sets are called after their expansions, but for those of the basic game. */
const isInPlay = (set: string, { expansions }: Ruleset): boolean => {
  const [name = ''] = nameOf(set).split('/');
  return name === BASIC || expansions.some(({ id }) => id === name);
};

/** Of each set in play the print of the edition, where there are two, as tiles name them in their `copies`. */
export function printsOf(ruleset: Ruleset): string[] {
  const { edition } = ruleset;
  const printed = new Set(tiles.flatMap(({ copies }) => Object.keys(copies)).filter((set) => isInPlay(set, ruleset)));
  const other = edition === 'C1' ? '2' : '1';
  const own = edition === 'C1' ? '1' : '2';
  const isOther = (set: string) => (set.endsWith(`:${other}`) || set.endsWith('-c1')) && printed.has(`${nameOf(set)}:${own}`);
  return [...printed].filter((set) => !isOther(set));
}

/** The sets that are there with these expansions, by name: `basic`, `river/1`, `river/2`. */
export const setsOf = (ruleset: Ruleset): string[] => [...new Set(printsOf(ruleset).map(nameOf))];

/** A box that has the tiles of the basic game once more is the basic game: its tiles have backs of their own, and are not mixed with those of another. */
function boxesOf(ruleset: Ruleset, without: readonly string[]): ReadonlySet<string> {
  const chosen = printsOf(ruleset).filter((set) => !without.includes(nameOf(set)));
  const isAgain = (set: string) =>
    nameOf(set) !== BASIC && tiles.some(({ copies }) => set in copies && Object.keys(copies).some((other) => nameOf(other) === BASIC));
  return new Set(chosen.some(isAgain) ? chosen.filter((set) => nameOf(set) !== BASIC) : chosen);
}

/** How many there are of each tile, in the order of the catalogue. Of boxes that have the same tile one is on the table. */
export function tilesOf(ruleset: Ruleset, without: readonly string[] = []): Counts {
  const sets = boxesOf(ruleset, without);
  const counts: Record<string, number> = {};
  for (const { id, copies } of tiles) {
    const count = Math.max(0, ...Object.entries(copies).map(([set, number]) => (sets.has(set) ? number : 0)));
    if (count > 0) counts[id] = count;
  }
  return counts;
}

/** Whether no box tells how often it has the tile. */
export const isInNoSet = (id: string): boolean => Object.keys(copiesById.get(id) ?? {}).length === 0;
