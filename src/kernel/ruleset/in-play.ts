/** What of the declared parts is in force. */
import type { Expansion, Parts } from '../declare/expansion.js';
import { flatMap } from '../lists.js';

/** The parts in force, older expansions first: without mechanics that are switched off, with what expansions add for each other. */
export function partsInPlay(expansions: readonly Expansion[], without: ReadonlySet<string>): Parts[] {
  const ids = new Set(expansions.map(({ id }) => id));
  const isInForce = (partner: string): boolean => {
    const [id = '', mechanic] = partner.split('/');
    return ids.has(id) && (mechanic === undefined || !without.has(mechanic));
  };
  const list: Parts[] = [];
  const add = (parts: Parts): void => {
    list.push(parts);
    for (const [name, mechanic] of Object.entries(parts.mechanics ?? {})) if (!without.has(name)) add(mechanic);
    for (const [partner, together] of Object.entries(parts.with ?? {})) if (isInForce(partner)) add(together);
  };
  expansions.forEach(add);
  return list;
}

/** Every part that an expansion declares, whatever is in play. */
export function allParts(expansion: Expansion): Parts[] {
  const list: Parts[] = [];
  const add = (parts: Parts): void => {
    list.push(parts);
    Object.values(parts.mechanics ?? {}).forEach(add);
    Object.values(parts.with ?? {}).forEach(add);
  };
  add(expansion);
  return list;
}

/** The mechanics of an expansion that can be switched off. */
export const mechanicsOf = (expansion: Expansion): string[] => [
  ...new Set(flatMap(allParts(expansion), ({ mechanics }) => Object.keys(mechanics ?? {}))),
];

/** One member of every part that an expansion declares, whatever is in play. */
export const declared = <K extends keyof Parts>(expansion: Expansion, member: K): Item<Parts[K]>[] => joined(allParts(expansion), member);

/** One member of all parts, in order. */
export const joined = <K extends keyof Parts>(parts: readonly Parts[], member: K): Item<Parts[K]>[] =>
  flatMap(parts, (part) => (part[member] ?? []) as readonly Item<Parts[K]>[]);

type Item<T> = NonNullable<T> extends readonly (infer I)[] ? I : never;
