/** Whether a list of legal actions holds the action of a case, however its place is named. */
import { cellOf, type Cell } from '../../contract/spot.js';
import { tile } from '../../catalog.js';
import { matches } from '../compare.js';
import type { TypedObject } from '../../contract/conformance.js';
import { renamer } from './places.js';
import type { CaseRun } from './plan.js';

/** `loosely`: the fairy's tile stands for a figure on it, and a figure for its tile. */
export function holdsAction(run: CaseRun, actions: readonly TypedObject[], loosely: boolean): boolean {
  // a choice among features may name any tile of one; a piece stands on its tile
  const rename = renamer(run, { whole: run.test.action.type === 'choose' });
  const plain = (action: TypedObject) => rename(withoutExtras(action));
  const action = run.test.action as TypedObject;
  const wanted = [action, ...(loosely ? otherDestinations(run, action) : [])].map(plain);
  return actions.map(plain).some((listed) => wanted.some((one) => isSame(one, listed)));
}

/** Two lists of legal actions: what only the first has, and what only the second has. */
export function apart<A extends { readonly type: string }, B extends TypedObject>(
  run: CaseRun,
  ours: readonly A[],
  theirs: readonly B[],
): { readonly missing: readonly A[]; readonly surplus: readonly B[] } {
  const rename = renamer(run);
  const plain = (action: { readonly type: string }) => rename(withoutExtras({ ...action }));
  const [known, told] = [ours.map(plain), theirs.map(plain)];
  return {
    missing: ours.filter((_, i) => !told.some((listed) => isSame(known[i]!, listed))),
    surplus: theirs.filter((_, i) => !known.some((wanted) => isSame(wanted, told[i]!))),
  };
}

/** Some printings know only the tile that the fairy goes to, others only the figure. */
function otherDestinations({ test }: CaseRun, action: TypedObject): TypedObject[] {
  if (action.type !== 'move-fairy') return [];
  const { figure, tile: cell } = action['to'] as { readonly figure?: string; readonly tile?: Cell };
  return (test.snapshot.figures ?? []).flatMap(({ id, at }): TypedObject[] => {
    const stands = cellOf(at);
    if (id === figure) return [{ ...action, to: { tile: stands } }];
    return cell && matches(cell, stands) ? [{ ...action, to: { figure: id } }] : [];
  });
}

/** Who acts, which figure of the supply it is and what chance brings make no other action, unless it is the draw itself. */
function withoutExtras({ player: _player, ...action }: TypedObject): TypedObject {
  const { outcome, ...told } = action;
  const rest = action.type === 'chance' ? { ...told, outcome } : told;
  if (rest.type === 'place-tile') return { ...rest, tile: tile(String(rest['tile']))?.id ?? rest['tile'] };
  if (rest.type !== 'place-figure') return rest;
  const { figure: _figure, ...placement } = rest;
  return placement;
}

/** `via` counts only where both name it: it is inferred where only one way is possible. */
function isSame(wanted: TypedObject, action: TypedObject): boolean {
  const { via, ...rest } = wanted;
  const { via: theirs, ...others } = action;
  return (via === undefined || theirs === undefined || via === theirs) && matches(rest, others) && matches(others, rest);
}
