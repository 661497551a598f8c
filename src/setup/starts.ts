/** The tiles with which a game may start. */
import type { PlacedTile } from '../contract/snapshot.js';
import type { Counts, StartRule, Table } from '../kernel/declare/setup.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { isInNoSet } from './sets.js';

export interface Start {
  /** The expansion that has it. */
  readonly by: string;
  readonly rule: StartRule;
}

/**
 * The starts that there are with these tiles, the one that is taken first of all; the ordinary one last, whose tile stays out where another is taken. Tiles
 * that are in no set are on the table where their expansion is in play.
 */
export function startsOf(seats: Pick<Table, 'players'> & { readonly ruleset: Ruleset }, all: Counts): Start[] {
  const isThere = ({ tile }: PlacedTile) => (all[tile] ?? 0) > 0 || isInNoSet(tile);
  const there = seats.ruleset.all('starts').filter((rule) => (rule.applies?.(seats) ?? true) && rule.tiles(seats).every(isThere));
  return [...there.filter(({ isOrdinary }) => !isOrdinary), ...there.filter(({ isOrdinary }) => isOrdinary)].map((rule) => ({
    by: rule.id.slice(0, rule.id.indexOf('.')),
    rule,
  }));
}
