/** What no source says: actions that nothing forbids, and of which nothing says that they are legal. */
import type { Action } from '../../contract/action.js';
import type { ActionKindId, Rule } from '../declare/rule.js';
import type { Position } from '../position/position.js';
import { applies, findings, rulesFor, verdictOf } from './evaluate.js';
import { Inquiry } from './inquiry.js';

/** Whether a rule forbids an action, and nothing can beat it. */
const forbids = (inquiry: Inquiry, rule: Rule): boolean =>
  inquiry.view.ruleset.overridersOf(rule.id).length === 0 && applies(inquiry, rule) && inquiry.ask(rule).outcome === 'forbid';

/** Whether no source says of an action whether it is legal. Most candidates are forbidden, and then one ban is enough. */
export function isUnsaid(view: Position, action: Action): boolean {
  const inquiry = new Inquiry(view, action);
  return !rulesFor(view, action).some((rule) => forbids(inquiry, rule)) && verdictOf(findings(view, action)) === 'unregulated';
}

/** Whether the turn alone forbids whatever is of the kind, and does not merely leave it open: then none need be tried. */
export function isForbidden(view: Position, kind: ActionKindId): boolean {
  const inquiry = new Inquiry(view, view.ruleset.bareAction(kind));
  return view.ruleset.sortedRulesFor(kind).turn.some((rule) => forbids(inquiry, rule));
}
