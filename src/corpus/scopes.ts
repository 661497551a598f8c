/** Which clauses there are, and where each of them holds: what the engine knows of the law without its texts. */
import type { Scope } from '../contract/clause.js';
import type { Standing } from '../contract/grounds.js';
import type { Preset } from './presets.js';
import { hasReached } from './printings.js';
import { SCOPE_TABLE } from './scope-table.js';

/** By clause id; those of expansions whose mechanics are modelled. */
export const scopes: ReadonlyMap<string, readonly Scope[]> = new Map(
  SCOPE_TABLE.flatMap(({ prefix, holds, ids }) => ids.split(' ').map((id) => [`${prefix}.${id}`, holds] as const)),
);

type Printing = Pick<Preset, 'edition' | 'printing'> & { readonly publisher: string };

/** Whether a clause of this scope is law of the edition and the publisher of a printing, at whatever time. */
const isOf = ({ edition, publisher }: Scope, of: Printing): boolean =>
  edition === of.edition && (publisher === undefined || of.publisher === '*' || publisher === of.publisher);

/** Whether a clause of this scope is law of the printing of a preset. */
export function holdsIn(scope: Scope, preset: Printing): boolean {
  const { printings, from, to } = scope;
  return (
    isOf(scope, preset) &&
    (printings === undefined || printings.includes(preset.printing)) &&
    (from === undefined || hasReached(preset.printing, from)) &&
    (to === undefined || !hasReached(preset.printing, to))
  );
}

/** What each clause is to a printing. */
export function standingsIn(preset: Printing): ReadonlyMap<string, Standing> {
  const standing = (holds: readonly Scope[]): Standing => {
    if (holds.some((scope) => holdsIn(scope, preset))) return 'in-force';
    return holds.some((scope) => isOf(scope, preset)) ? 'history' : 'other-printing';
  };
  return new Map([...scopes].map(([id, holds]) => [id, standing(holds)]));
}
