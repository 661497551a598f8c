/** Where a thing is that is called so. */
import { tile } from '../../catalog.js';
import { clauses } from '../../corpus/clauses.js';
import { conflictById } from '../../corpus/conflicts.js';
import { cases } from '../../conformance/catalogue.js';

const RULING = /^ruling:([0-9a-z]{17})$/;

/** The address of a clause, a conflict, a case, a tile or a ruling by its name; undefined where nothing of these is called so. */
export function hrefOf(name: string): string | undefined {
  if (name.length > 120) return undefined;
  const at = (list: string) => `/v1/${list}/${encodeURIComponent(name)}`;
  if (clauses.has(name)) return at('clauses');
  if (conflictById(name)) return at('conflicts');
  if (cases().has(name)) return at('cases');
  if (name.includes('/') && tile(name)) return at('tiles');
  const ruling = RULING.exec(name);
  return ruling ? `/v1/rulings/${ruling[1]!}` : undefined;
}
