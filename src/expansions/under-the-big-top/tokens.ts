/** The animal tokens: what is left of them, and what that may be. */
import type { Snapshot } from '../../contract/snapshot.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';

export const ANIMAL = 'animal-token';
const STOCK: Readonly<Record<string, number>> = { 'animal-1': 1, 'animal-3': 4, 'animal-4': 5, 'animal-5': 3, 'animal-6': 2, 'animal-7': 1 };

export const animalTokens: readonly TokenKind[] = [{ kind: ANIMAL, total: 16, values: [1, 3, 4, 5, 6, 7] }];

/** The number on a token by its name; undefined where there is no such token. */
export const valueOf = (name: unknown): number | undefined =>
  typeof name === 'string' && Object.hasOwn(STOCK, name) ? Number(name.slice('animal-'.length)) : undefined;

/** How many of each have not been revealed yet; where the snapshot does not say, it may be any of them. */
export const left = ({ bag }: Snapshot): ReadonlyMap<string, number> => {
  const known = bag?.tokens;
  return new Map(Object.entries(STOCK).map(([name, all]) => [name, known && isTold(known) ? (known[name] ?? 0) : all]));
};

/** Whether the general supply speaks of them at all. */
const isTold = (tokens: Readonly<Record<string, number>>): boolean => Object.keys(tokens).some((name) => Object.hasOwn(STOCK, name));

export function noMoreThanThereAre({ snapshot: { bag }, add }: Check): void {
  for (const [name, count] of Object.entries(bag?.tokens ?? {})) {
    const all = STOCK[name];
    if (all !== undefined && count > all) add(`/bag/tokens/${name}`, 'too-many-tokens', `there are ${count} \`${name}\`, the game has ${all}`);
  }
}
