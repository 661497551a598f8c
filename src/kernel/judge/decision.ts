/** What is decided about one action, before anybody cites it: findings, what follows, and how sure it is. */
import type { Action } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Finding, Next, Score, VerdictKind } from '../../contract/verdict.js';
import { play } from '../play/run.js';
import type { Missing } from '../declare/happening.js';
import type { Position } from '../position/position.js';
import { complete, findings, verdictOf } from './evaluate.js';

export interface Decision {
  readonly verdict: VerdictKind;
  /** With what was left out, where only one reading is possible. */
  readonly action: Action;
  readonly findings: readonly Finding[];
  readonly effects: readonly Effect[];
  readonly scores: readonly Score[];
  /** Null unless the action can be applied. */
  readonly after: Position | null;
  readonly next: Next;
  /** JSON pointers of what the snapshot lacks of the state of its step, where nothing can be carried out without it. */
  readonly lacks?: readonly string[];
}

/** Decides under settings that are all chosen, as far as they are read. Throws `Unchosen` where one is not. */
export function decideOnce(view: Position, posted: Action): Decision {
  // what may be left out hangs on whose turn it is
  if (!view.snapshot.turn) return { ...NOTHING, verdict: 'undetermined', action: posted, findings: [] };
  const action = complete(view, posted);
  const kind = view.kindOf(action);
  const found = findings(view, action);
  const judged = verdictOf(found);
  // a rule may speak of an action whose mechanism is not modelled; no permit makes it legal
  if (!kind) return { ...NOTHING, verdict: found.length === 0 || judged === 'legal' ? 'unsupported' : judged, action, findings: found };
  if (judged !== 'legal') return { ...NOTHING, verdict: judged, action, findings: found };
  if (!(kind.canPerform?.(view, action) ?? true)) return { ...NOTHING, verdict: 'undetermined', action, findings: found, lacks: lackedBy(view) };
  const { effects, scores, missing, position, next } = play(view, action);
  const unsure = missing.map(doubt);
  const verdict = unsure.length === 0 ? judged : verdictOf(unsure);
  return { verdict, action, findings: [...found, ...unsure], effects, scores, after: position, next };
}

/** JSON pointers of what a position lacks of the state of its step. */
export const lackedBy = (view: Position): readonly string[] => view.ruleset.step(view.turn.step)?.lacks?.(view) ?? [];

const NOTHING = { effects: [], scores: [], after: null, next: null } as const;

const doubt = ({ rule, cites, message, pointer, readings, isUnregulated }: Missing): Finding => ({
  rule,
  outcome: isUnregulated ? 'unregulated' : readings ? 'disputed' : 'unknown',
  message,
  facts: {},
  cites: [...cites],
  ...(readings ? { readings: [...readings] } : isUnregulated ? {} : { missing: pointer === undefined ? [] : [pointer] }),
});
