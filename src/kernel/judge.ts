/** All rules that apply are judged, never only the first; a permit that names a ban overrules it. */
import type { Action } from '../contract/action.js';
import type { Finding, VerdictKind } from '../contract/verdict.js';
import { Inquiry } from './inquiry.js';
import type { Position } from './position.js';
import { actionKindId, type Rule } from './rule.js';

/** Reads an action that leaves something out the way only one reading is possible. */
export function complete(view: Position, action: Action): Action {
  return view.ruleset.proposalsFor(actionKindId(action)).reduce((read, { infer }) => infer?.(view, read) ?? read, action);
}

/** Every finding on an action, bans that were beaten marked as overruled. */
export function findings(view: Position, action: Action): Finding[] {
  const inquiry = new Inquiry(view, action);
  const rules = view.ruleset.rulesFor(actionKindId(action)).filter((rule) => rule.applies?.(inquiry) ?? true);
  const found = rules.map((rule) => inquiry.finding(rule));
  const overruledBy = new Map<string, string>();
  rules.forEach((rule, i) => {
    if (found[i]!.outcome === 'permit') for (const id of rule.overrides ?? []) overruledBy.set(id, rule.id);
  });
  return found.map((finding) => {
    const by = finding.outcome === 'forbid' ? overruledBy.get(finding.rule) : undefined;
    return by === undefined ? finding : { ...finding, outcome: 'overruled' as const, overruledBy: by };
  });
}

/** One ban suffices; then doubt counts; where no rule speaks at all, nobody regulated it. */
export function verdictOf(found: readonly Finding[]): VerdictKind {
  const has = (outcome: Finding['outcome']) => found.some((finding) => finding.outcome === outcome);
  if (has('forbid')) return 'illegal';
  if (has('disputed')) return 'disputed';
  if (has('unregulated')) return 'unregulated';
  if (has('unknown')) return 'undetermined';
  return has('permit') ? 'legal' : 'unregulated';
}

/** Whether `verdictOf(findings(...))` would be legal, without making the findings. */
export function isLegal(view: Position, action: Action): boolean {
  const inquiry = new Inquiry(view, action);
  let permitted = false;
  for (const rule of view.ruleset.rulesFor(actionKindId(action))) {
    if (rule.applies && !rule.applies(inquiry)) continue;
    const { outcome } = inquiry.ask(rule);
    if (outcome === 'permit') permitted = true;
    else if (outcome !== 'forbid' || !overruled(inquiry, rule)) return false;
  }
  return permitted;
}

function overruled(inquiry: Inquiry, ban: Rule): boolean {
  return inquiry.view.ruleset.overridersOf(ban.id).some(
    (rule) =>
      inquiry.view.ruleset.rulesFor(actionKindId(inquiry.action)).includes(rule) &&
      (rule.applies?.(inquiry) ?? true) &&
      inquiry.ask(rule).outcome === 'permit',
  );
}
