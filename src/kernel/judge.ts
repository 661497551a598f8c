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

/**
 * One ban suffices; then doubt counts; where no rule speaks at all, nobody regulated it. An action whose mechanism is not
 * modelled may be barred by a rule, but no permit makes it legal.
 */
export function verdictOf(found: readonly Finding[], modelled = true): VerdictKind {
  const has = (outcome: Finding['outcome']) => found.some((finding) => finding.outcome === outcome);
  if (has('forbid')) return 'illegal';
  if (!modelled) return has('disputed') ? 'disputed' : 'unregulated';
  if (has('disputed')) return 'disputed';
  if (has('unregulated')) return 'unregulated';
  if (has('unknown')) return 'undetermined';
  return has('permit') ? 'legal' : 'unregulated';
}

/** The candidates on which `verdictOf(findings(...))` would be legal, without making the findings. */
export function legalAmong<A extends Action>(view: Position, candidates: readonly A[]): A[] {
  return candidates.filter(legality(view));
}

/** A test for many candidates of one position: what candidates have in common is judged once. */
export function legality(view: Position): (action: Action) => boolean {
  let inquiry: Inquiry | undefined;
  let group: Group | undefined;
  return (action) => {
    const before = inquiry?.action;
    if (inquiry) inquiry.action = action;
    else inquiry = new Inquiry(view, action);
    // candidates come kind by kind, so that comparing with the one before is enough
    if (!group || !before || !differOnlyInPlace(before, action)) group = judgeTogether(inquiry, view.ruleset.rulesFor(actionKindId(action)));
    return !group.barred && isLegal(inquiry, group);
  };
}

type AnyAction = Action & { readonly by?: string; readonly kind?: string; readonly via?: string };

const differOnlyInPlace = (a: AnyAction, b: AnyAction): boolean =>
  a.type === b.type && a.player === b.player && a.by === b.by && a.kind === b.kind && a.via === b.via;

/** Candidates that differ only in their place. */
interface Group {
  /** No candidate of the group is legal. */
  readonly barred: boolean;
  readonly permits: ReadonlySet<Rule>;
  /** The rules that look at the place. */
  readonly rest: readonly Rule[];
}

/** A rule that looks at no more than the candidates have in common; a ruling on it may look at the place as well. */
const isCommon = ({ view }: Inquiry, { id, about }: Rule) => about !== undefined && view.ruleset.rulingsOn(id).length === 0;

function judgeTogether(inquiry: Inquiry, rules: readonly Rule[]): Group {
  const permits = new Set<Rule>();
  const bans: Rule[] = [];
  for (const rule of rules) {
    if (!isCommon(inquiry, rule) || !(rule.applies?.(inquiry) ?? true)) continue;
    if (inquiry.ask(rule).outcome === 'permit') permits.add(rule);
    else bans.push(rule);
  }
  const isIdle = (rule: Rule) => permits.size > 0 && rule.isRemark === true && inquiry.view.ruleset.rulingsOn(rule.id).length === 0;
  const rest = rules.filter((rule) => !isCommon(inquiry, rule) && !isIdle(rule));
  // a ban of the group may still be beaten by a rule that looks at the place
  const beatable = bans.filter((ban) => inquiry.view.ruleset.overridersOf(ban.id).some((rule) => rest.includes(rule) || permits.has(rule)));
  return { barred: beatable.length < bans.length, permits, rest: [...beatable, ...rest] };
}

function isLegal(inquiry: Inquiry, { permits, rest }: Group): boolean {
  let permitted = permits.size > 0;
  for (const rule of rest) {
    if (rule.applies && !rule.applies(inquiry)) continue;
    const { outcome } = inquiry.ask(rule);
    if (outcome === 'permit') permitted = true;
    else if (outcome !== 'forbid' || !overruled(inquiry, rule, permits, rest)) return false;
  }
  return permitted;
}

function overruled(inquiry: Inquiry, ban: Rule, permits: ReadonlySet<Rule>, rest: readonly Rule[]): boolean {
  return inquiry.view.ruleset
    .overridersOf(ban.id)
    .some((rule) => permits.has(rule) || (rest.includes(rule) && (rule.applies?.(inquiry) ?? true) && inquiry.ask(rule).outcome === 'permit'));
}
