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

/** The candidates on which `verdictOf(findings(...))` would be legal, without making the findings. */
export function legalAmong<A extends Action>(view: Position, candidates: readonly A[]): A[] {
  const test = legality(view);
  return candidates.filter(test);
}

/** A test for many candidates of one position. */
export function legality(view: Position): (action: Action) => boolean {
  let inquiry: Inquiry | undefined;
  return (action) => {
    if (inquiry) inquiry.action = action;
    else inquiry = new Inquiry(view, action);
    return isLegal(inquiry, view.ruleset.rulesFor(actionKindId(action)));
  };
}

function isLegal(inquiry: Inquiry, rules: readonly Rule[]): boolean {
  let permitted = false;
  for (const rule of rules) {
    if (rule.applies && !rule.applies(inquiry)) continue;
    const { outcome } = inquiry.ask(rule);
    if (outcome === 'permit') permitted = true;
    else if (outcome !== 'forbid' || !overruled(inquiry, rule, rules)) return false;
  }
  return permitted;
}

function overruled(inquiry: Inquiry, ban: Rule, rules: readonly Rule[]): boolean {
  return inquiry.view.ruleset
    .overridersOf(ban.id)
    .some((rule) => rules.includes(rule) && (rule.applies?.(inquiry) ?? true) && inquiry.ask(rule).outcome === 'permit');
}
