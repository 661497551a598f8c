/** A game that was written down, looked at as if it were played now. */
import { ruleset, type RulesetChoice } from '../catalog.js';
import type { SeneschalGame } from '../contract/replay.js';
import type { Snapshot } from '../contract/snapshot.js';
import { anyAction } from '../any-action.js';
import { read } from '../kernel/judge/adjudicate.js';
import type { Position } from '../kernel/position/position.js';
import { replay } from '../replay/replay.js';
import { brokenAt, PROMISES, type Broken, type PromiseName } from './promises.js';

const NAMES = Object.keys(PROMISES) as PromiseName[];

/** Everything that it breaks, action by action; of a game without actions, whether it could go on. Throws `InvalidInput` where it is no game. */
export function brokenIn(value: unknown): Broken[] {
  const after: Snapshot[] = [];
  const played = replay(value, { format: 'seneschal', at: 0, watch: (snapshot) => after.push(snapshot) });
  // it was read as one
  const { snapshot, actions } = value as SeneschalGame;
  const rules = ruleset(played.position?.ruleset as RulesetChoice);
  const at = (position: Snapshot) => read(rules, position);
  const look = (view: Position, promise: PromiseName, action?: SeneschalGame['actions'][number]): Broken[] => {
    const detail = brokenAt(view, action && anyAction(action), promise);
    return detail === undefined ? [] : [{ promise, detail }];
  };
  if (actions.length === 0) return look(at(snapshot), 'ends');
  return actions.flatMap((action, i) => NAMES.flatMap((promise) => look(at([snapshot, ...after][i]!), promise, action)));
}
