/** What no source says: actions that nothing forbids, and of which nothing says that they are legal. */
import type { Action } from '../../contract/action.js';
import type { ActionKindId, Outcome, Rule } from '../declare/rule.js';
import type { Position } from '../position/position.js';
import { applies, findings, isOpen, rulesFor, verdictOf } from './evaluate.js';
import { Inquiry } from './inquiry.js';

const isBeatable = ({ ruleset }: Position, rule: Rule): boolean => ruleset.overridersOf(rule.id).length > 0;

/** Whether a rule forbids an action, and no other beats it, or may. */
function forbids(inquiry: Inquiry, rule: Rule): boolean {
  const { view, action } = inquiry;
  if (!applies(inquiry, rule) || inquiry.ask(rule).outcome !== 'forbid') return false;
  if (!isBeatable(view, rule)) return true;
  const heard = rulesFor(view, action);
  const mayBeat = ({ outcome }: Outcome) => outcome === 'permit' || isOpen(outcome);
  return !view.ruleset.overridersOf(rule.id).some((by) => heard.includes(by) && applies(inquiry, by) && mayBeat(inquiry.ask(by)));
}

/** Whether no source says of an action whether it is legal. Most candidates are forbidden, and then one ban is enough. */
export function isUnsaid(view: Position, action: Action): boolean {
  const inquiry = new Inquiry(view, action);
  return !rulesFor(view, action).some((rule) => forbids(inquiry, rule)) && verdictOf(findings(view, action)) === 'unregulated';
}

/** Whether the turn alone forbids whatever is of the kind, and does not merely leave it open: then none need be tried. */
export function isForbidden(view: Position, kind: ActionKindId): boolean {
  const inquiry = new Inquiry(view, view.ruleset.bareAction(kind));
  // what may beat a ban looks at more than the turn
  return view.ruleset.sortedRulesFor(kind).turn.some((rule) => !isBeatable(view, rule) && forbids(inquiry, rule));
}
