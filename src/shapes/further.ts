/** A position or an action that has not its shape: what is wrong all the same with what can be read of them. */
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { Snapshot } from '../contract/snapshot.js';
import { nameDefects } from '../kernel/position/action-defects.js';
import { inputDefects, type InputDefects } from '../kernel/position/input-defects.js';
import { noTile } from '../kernel/position/naming.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { repairedAction, repairedSnapshot } from './repaired.js';

export interface Given {
  readonly snapshot?: unknown;
  readonly action?: unknown;
}

/** `known` are the defects of their shapes, which are not told again; `isSnapshot` checks the shape of one. */
export function furtherOf(rules: Ruleset, { snapshot, action }: Given, known: InputDefects, isSnapshot: (value: unknown) => boolean): InputDefects {
  const board = repairedSnapshot(snapshot, known.snapshot);
  const names = tileNames(rules, snapshot, known.snapshot);
  const deed = action === undefined ? undefined : repairedAction(action, known.action);
  const proposed = deed && (deed.value as Action);
  if (!board || !isSnapshot(board.value))
    return { snapshot: names, action: proposed ? fresh(deed.told(namesOnly(rules, proposed)), known.action) : [] };
  const found = inputDefects(rules, board.value as Snapshot, proposed);
  return {
    snapshot: [...names, ...fresh(board.told(found.snapshot), known.snapshot)],
    // what it names may be among what could not be read
    action: deed ? fresh(board.told(deed.told(found.action)), known.action) : [],
  };
}

/** Tiles that are not known and are otherwise not written right: as long as they are, nothing else is looked at in them. */
function tileNames(rules: Ruleset, snapshot: unknown, known: readonly Defect[]): Defect[] {
  const { tiles } = (snapshot ?? {}) as { readonly tiles?: unknown };
  if (!Array.isArray(tiles)) return [];
  const places = new Set(known.flatMap(({ pointer }) => /^\/tiles\/\d+(?=\/)/.exec(pointer)?.[0] ?? []));
  const found = [...places].flatMap((place) => {
    const { tile } = (tiles[Number(place.slice('/tiles/'.length))] ?? {}) as { readonly tile?: unknown };
    const isUnknown = typeof tile === 'string' && !rules.isUnprinted(tile) && !rules.shape(tile, 0);
    return isUnknown ? [{ pointer: `${place}/tile`, code: 'unknown-tile', message: noTile(rules, tile) }] : [];
  });
  return fresh(found, known);
}

/** Where nobody is known, nobody is unknown. */
const namesOnly = (rules: Ruleset, action: Action) => nameDefects(rules, [], action).filter(({ pointer }) => pointer !== '/player');

function fresh(found: readonly Defect[], known: readonly Defect[]): Defect[] {
  const said = new Set(known.map(({ pointer }) => pointer));
  return found.filter(({ pointer }) => !said.has(pointer));
}
