/** Everything that is wrong with a position and an action in it: what is wrong with the one hides nothing of the other. */
import type { Action } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { actionDefects, nameDefects } from './action-defects.js';
import { inspect, withoutUnread } from './defects.js';

export interface InputDefects {
  /** Pointers are relative to the snapshot. */
  readonly snapshot: readonly Defect[];
  /** Pointers are relative to the action. */
  readonly action: readonly Defect[];
}

/** Of a board that cannot be read the action is told only what it names besides. */
export function inputDefects(chosen: Ruleset, snapshot: Snapshot, action?: Action): InputDefects {
  const { ruleset, defects, board, doubtful, unread } = inspect(chosen, snapshot);
  if (!action) return { snapshot: defects, action: [] };
  const ofAction = board ? actionDefects({ ruleset, board, snapshot, doubtful }, action) : nameDefects(ruleset, snapshot.players, action);
  return { snapshot: defects, action: withoutUnread(ruleset, unread, ofAction) };
}
