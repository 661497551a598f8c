/** What is decided about one action, before anybody cites it: findings, what follows, and how sure it is. */
import type { Action } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Finding, Next, Score, VerdictKind } from '../../contract/verdict.js';
import { play } from '../play/run.js';
import type { Missing } from '../declare/happening.js';
import type { Position } from '../position/position.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { complete, findings, verdictOf } from './evaluate.js';
import { restingOn } from './grounds.js';

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
  const begun = beforehand(view, posted);
  if (begun.verdict !== 'legal') return begun;
  const { action } = begun;
  const { effects, scores, missing, position, next } = play(view, action);
  position.keepBoard();
  const { verdict, findings: found } = withDoubts(view.ruleset, begun, missing);
  return { verdict, action, findings: found, effects, scores, after: position, next };
}

/** What is open about an action, without what follows from it. */
export type Openness = Pick<Decision, 'verdict' | 'findings'>;

/** The same without what follows. */
export function openness(view: Position, posted: Action): Openness {
  const begun = beforehand(view, posted);
  return begun.verdict === 'legal' ? opennessOfLegal(view, begun.action) : begun;
}

/** What remains open about an action that is known to be legal, found out with one of each sort: no rule need be heard again. */
export function opennessOfLegal(view: Position, posted: Action): Openness {
  const action = complete(view, posted);
  const kind = view.kindOf(action);
  if (!kind) return { verdict: 'unsupported', findings: [] };
  if (!(kind.canPerform?.(view, action) ?? true)) return { verdict: 'undetermined', findings: [] };
  const missing = () => play(view, action).missing;
  return withDoubts(
    view.ruleset,
    { verdict: 'legal', findings: [] },
    kind.sort ? view.remember(`missing after ${kind.id} ${kind.sort(view, action)}`, missing) : missing(),
  );
}

/** With what is missing to say what follows, once what is so of several scores. */
function withDoubts(ruleset: Ruleset, { verdict, findings: found }: Openness, missing: readonly Missing[]): Openness {
  const unsure = [...new Set(missing)].map((one) => doubt(ruleset, one));
  return unsure.length === 0 ? { verdict, findings: found } : { verdict: verdictOf(unsure), findings: [...found, ...unsure] };
}

/** As far as it is decided before anything is carried out: nothing follows yet from what is legal. */
function beforehand(view: Position, posted: Action): Decision {
  // what may be left out hangs on whose turn it is
  if (!view.snapshot.turn) return undone('undetermined', posted, []);
  const action = complete(view, posted);
  const kind = view.kindOf(action);
  const found = findings(view, action);
  const judged = verdictOf(found);
  // a rule may speak of an action whose mechanism is not modelled; no permit makes it legal
  if (!kind) return undone(found.length === 0 || judged === 'legal' ? 'unsupported' : judged, action, found);
  if (judged !== 'legal') return undone(judged, action, found);
  if (!(kind.canPerform?.(view, action) ?? true)) return { ...undone('undetermined', action, found), lacks: lackedBy(view) };
  return undone(judged, action, found);
}

/** JSON pointers of what a position lacks of the state of its step. */
export const lackedBy = (view: Position): readonly string[] => view.ruleset.step(view.turn.step)?.lacks?.(view) ?? [];

const undone = (verdict: VerdictKind, action: Action, found: readonly Finding[]): Decision => ({
  verdict,
  action,
  findings: found,
  effects: [],
  scores: [],
  after: null,
  next: null,
});

const doubt = (ruleset: Ruleset, { rule, cites, message, pointer, readings, isUnregulated, settings = [] }: Missing): Finding => ({
  rule,
  outcome: isUnregulated ? 'unregulated' : readings ? 'disputed' : 'unknown',
  message,
  facts: {},
  ...restingOn(ruleset, cites, settings),
  ...(readings ? { readings: [...readings] } : isUnregulated ? {} : { missing: pointer === undefined ? [] : [pointer] }),
});
