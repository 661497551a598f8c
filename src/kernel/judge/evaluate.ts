/**
 * The one evaluator. All rules that apply are judged, and their outcomes are weighed in one place (`verdictOf`); a permit that names
 * another rule overrules what that one objects. Where only legality is asked for, many candidates of one position are judged: what they have in common is judged
 * once, and judging one ends with the first ban that nothing beats. Both ways ask the same rules and weigh the same outcomes.
 */
import type { Action } from '../../contract/action.js';
import type { Finding, OutcomeKind, VerdictKind } from '../../contract/verdict.js';
import type { ActionKindId, Rule } from '../declare/rule.js';
import type { Position } from '../position/position.js';
import { Inquiry } from './inquiry.js';
import { seconded } from './seconded.js';

/** Reads an action that leaves something out the way only one reading is possible. */
export function complete<A extends Action>(view: Position, action: A): A {
  const kind = view.ruleset.kinds.idOf(action, view.snapshot.turn?.step);
  return view.ruleset.proposalsFor(kind).reduce((read, { infer }) => (infer?.(view, read) as A | undefined) ?? read, action);
}

/** The rules that judge an action in a position. */
export const rulesFor = ({ ruleset, snapshot }: Position, action: Action) => ruleset.rules.for(ruleset.kinds.idOf(action, snapshot.turn?.step));

export const applies = (inquiry: Inquiry, rule: Rule) => rule.applies?.(inquiry) ?? true;

/** Every finding on an action, objections that were beaten marked as overruled; bans of which it is not known whether something beats them are no bans. */
export function findings(view: Position, action: Action): Finding[] {
  const inquiry = new Inquiry(view, action);
  const rules = rulesFor(view, action).filter((rule) => applies(inquiry, rule));
  const found = rules.map((rule) => inquiry.finding(rule));
  if (!found.some(({ outcome }) => outcome !== 'permit')) return seconded(rules, found);
  const beats = (id: string) => rules.find((rule, i) => found[i]!.outcome === 'permit' && rule.overrides?.includes(id));
  const mayBeat = (id: string) => found.find(({ outcome }, i) => isOpen(outcome) && rules[i]!.overrides?.includes(id));
  const stands = (id: string) => !beats(id) && !mayBeat(id);
  const supplants = (id: string) =>
    rules.find((rule, i) => rule.supplants && found[i]!.outcome === 'forbid' && rule.overrides!.includes(id) && stands(rule.id));
  const weighed = found.map((finding) => {
    const by = finding.outcome === 'permit' ? undefined : (beats(finding.rule) ?? supplants(finding.rule));
    if (by) return { ...finding, outcome: 'overruled' as const, overruledBy: by.id };
    const open = finding.outcome === 'forbid' ? mayBeat(finding.rule) : undefined;
    return open ? { ...finding, outcome: 'unknown' as const, missing: [...(open.missing ?? [])] } : finding;
  });
  return seconded(rules, weighed);
}

/** How outcomes weigh, the heaviest first: one ban suffices, then doubt counts, then what is not modelled or regulated, then what is missing. */
const WEIGHTS: readonly (readonly [OutcomeKind, VerdictKind])[] = [
  ['forbid', 'illegal'],
  ['disputed', 'disputed'],
  ['unsupported', 'unsupported'],
  ['unregulated', 'unregulated'],
  ['unknown', 'undetermined'],
  ['permit', 'legal'],
];

/** What the outcomes of all rules come to; where no rule speaks at all, nobody regulated it. */
export function verdictOf(found: readonly { readonly outcome: OutcomeKind }[]): VerdictKind {
  return WEIGHTS.find(([outcome]) => found.some((finding) => finding.outcome === outcome))?.[1] ?? 'unregulated';
}

/**
 * What comes of an action, as far as lists go: `undecided` hangs on what is missing or disputed, `unsaid` is what no source regulates. A ban outweighs both,
 * and of these two the second counts.
 */
export type Legality = 'legal' | 'illegal' | 'undecided' | 'unsaid';

/** Tells it of many candidates of one position: `legal` of those on which `verdictOf(findings(...))` is so. */
export function legality(view: Position): (action: Action) => Legality {
  let before: Action | undefined;
  let group: Group | undefined;
  return (action) => {
    // candidates come kind by kind, so that comparing with the one before is enough
    if (!group || !before || !differOnlyInPlace(before, action)) group = judgeTogether(new Inquiry(view, action));
    before = action;
    return group.barred ? 'illegal' : judgeOne(new Inquiry(view, action), group);
  };
}

/** What rules that are about the kind of an action may look at. */
export const COMMON = ['type', 'player', 'by', 'kind', 'via', 'option', 'of', 'tile'] as const;
type Common = { readonly [K in (typeof COMMON)[number]]?: unknown };

// spelt out, as it is asked for every candidate
const differOnlyInPlace = (a: Action & Common, b: Action & Common): boolean =>
  a.type === b.type &&
  a.kind === b.kind &&
  a.via === b.via &&
  a.player === b.player &&
  a.by === b.by &&
  a.option === b.option &&
  a.of === b.of &&
  a.tile === b.tile;

/** What some of the rules have said: few of each, so that a list is looked through faster than a set is made. */
interface Said {
  readonly permits: readonly Rule[];
  readonly bans: readonly Rule[];
  /** Those that left it open. */
  readonly open: readonly Rule[];
  /** Those that say that no source does. */
  readonly silent: readonly Rule[];
}

const NOTHING: Said = { permits: [], bans: [], open: [], silent: [] };

/** What these rules say of an action, after what others have said of it; null as soon as one bans it that no rule can beat. */
function hear(inquiry: Inquiry, rules: readonly Rule[], before?: Said): Said | null {
  if (before && rules.length === 0) return before;
  const { permits, bans, open, silent } = before ?? NOTHING;
  const said = { permits: [...permits], bans: [...bans], open: [...open], silent: [...silent] };
  for (const rule of rules) {
    if (!applies(inquiry, rule)) continue;
    const { outcome } = inquiry.ask(rule);
    if (outcome === 'permit') said.permits.push(rule);
    else if (isOpen(outcome)) said.open.push(rule);
    else if (outcome === 'unregulated') said.silent.push(rule);
    else if (inquiry.view.ruleset.rules.overridersOf(rule.id).length === 0) return null;
    else said.bans.push(rule);
  }
  return said;
}

/** What the rules say that look at the turn alone: the same of all actions of a kind. */
function saidOfTurn(view: Position, kind: ActionKindId): Said | null {
  const own = view.ofKind(kind);
  if (own.said === undefined) own.said = hear(new Inquiry(view, view.ruleset.kinds.bare(kind)), view.ruleset.rules.sortedFor(kind).turn);
  return own.said;
}

/** Whether a ban that rests on the turn alone, and that nothing beats, leaves no action of the kind: then none need be tried. */
export const isBarred = (view: Position, kind: ActionKindId): boolean => (view.ofKind(kind).isBarred ??= barsAll(view, kind));

function barsAll(view: Position, kind: ActionKindId): boolean {
  const { ruleset } = view;
  const said = saidOfTurn(view, kind);
  if (!said) return true;
  const { permits, bans, open } = said;
  if (bans.length === 0) return false;
  const { turn } = ruleset.rules.sortedFor(kind);
  const mayBeat = (rule: Rule) => permits.includes(rule) || open.includes(rule) || (!turn.includes(rule) && ruleset.rules.for(kind).includes(rule));
  return bans.some(({ id }) => !ruleset.rules.overridersOf(id).some(mayBeat));
}

/** Candidates that differ only in their place. */
interface Group {
  /** Every candidate of the group is forbidden. */
  readonly barred: boolean;
  /** None of them is legal, as something is missing or disputed. */
  readonly undecided: boolean;
  /** None of them is legal, as no source says whether it is. */
  readonly unsaid: boolean;
  readonly permits: readonly Rule[];
  /** The rules that leave it open of all of them. */
  readonly open: readonly Rule[];
  /** What is objected to all of them, and may be beaten at some places. */
  readonly objections: readonly Objection[];
  /** The rules that look at the place. */
  readonly rest: readonly Rule[];
  /** What may beat an objection, by the id of its rule: found out once for all of them. */
  readonly defences: Map<string, Defence>;
}

interface Objection {
  readonly rule: Rule;
  readonly outcome: 'forbid' | 'unknown' | 'unregulated';
}

/** What beats an objection whatever the place, and the rules that may beat it at some places. */
interface Defence {
  readonly beaten: Beaten;
  readonly by: readonly Rule[];
}
type Beaten = 'yes' | 'no' | 'perhaps';

const BARRED: Group = { barred: true, undecided: false, unsaid: false, permits: [], open: [], objections: [], rest: [], defences: new Map() };

function judgeTogether(inquiry: Inquiry): Group {
  const { view, action } = inquiry;
  const { ruleset, snapshot } = view;
  const kindId = ruleset.kinds.idOf(action, snapshot.turn?.step);
  const { turn, kind, place, beatable: mayBeBeaten, remarks } = ruleset.rules.sortedFor(kindId);
  // whose turn it is speaks to who is said to do it
  const ofTurn = (action as Common).player === undefined ? saidOfTurn(view, kindId) : hear(inquiry, turn);
  const said = ofTurn && hear(inquiry, kind, ofTurn);
  if (!said) return BARRED;
  const { permits, bans, open, silent } = said;
  // what a permit of the group beats anyhow, and beats nothing itself, need not be asked at each place
  const idle = mayBeBeaten.filter(({ id }) => ruleset.rules.overridersOf(id).some((rule) => permits.includes(rule)));
  const asked = idle.length > 0 ? place.filter((rule) => !idle.includes(rule)) : place;
  const rest = permits.length > 0 ? asked : [...place, ...remarks];
  // an objection of the group may still be beaten by a rule that looks at the place
  const isBeatable = (ban: Rule) =>
    ruleset.rules.overridersOf(ban.id).some((rule) => rest.includes(rule) || permits.includes(rule) || open.includes(rule));
  const objections = (rules: readonly Rule[], outcome: Objection['outcome']) =>
    rules.filter(isBeatable).map((rule): Objection => ({ rule, outcome }));
  const [banned, doubted, hushed] = [objections(bans, 'forbid'), objections(open, 'unknown'), objections(silent, 'unregulated')];
  return {
    barred: banned.length < bans.length,
    undecided: doubted.length < open.length,
    unsaid: hushed.length < silent.length,
    permits,
    open,
    objections: [...banned, ...doubted, ...hushed],
    rest,
    defences: new Map(),
  };
}

/** Neither a ban nor a permit: the answer hangs on what is missing, or on what the sources disagree about. */
export const isOpen = (outcome: OutcomeKind): boolean => outcome === 'unknown' || outcome === 'disputed';

function judgeOne(inquiry: Inquiry, group: Group): Legality {
  const { permits, objections, rest } = group;
  let permitted = permits.length > 0;
  let open = group.undecided;
  let silent = group.unsaid;
  for (let i = 0; i < objections.length + rest.length; i++) {
    const heard = objections[i];
    const rule = heard ? heard.rule : rest[i - objections.length]!;
    if (!heard && rule.applies && !rule.applies(inquiry)) continue;
    const { outcome } = heard ?? inquiry.ask(rule);
    if (outcome === 'permit') permitted = true;
    else {
      const beaten = isBeaten(inquiry, rule, group);
      if (beaten === 'yes') continue;
      if (outcome === 'unregulated') silent = true;
      else if (isOpen(outcome) || (beaten === 'perhaps' && outcome === 'forbid')) open = true;
      else return 'illegal';
    }
  }
  if (silent) return 'unsaid';
  if (open) return 'undecided';
  return permitted ? 'legal' : 'unsaid';
}

/** Whether a rule beats an objection. */
function isBeaten(inquiry: Inquiry, { id }: Rule, group: Group): Beaten {
  let defence = group.defences.get(id);
  if (!defence) group.defences.set(id, (defence = defenceOf(inquiry.view, id, group)));
  let { beaten } = defence;
  if (beaten === 'yes') return beaten;
  for (const rule of defence.by) {
    if (!applies(inquiry, rule)) continue;
    const { outcome } = inquiry.ask(rule);
    if (outcome === 'permit') return 'yes';
    if (isOpen(outcome)) beaten = 'perhaps';
  }
  return beaten;
}

function defenceOf({ ruleset }: Position, id: string, { permits, open, rest }: Group): Defence {
  const all = ruleset.rules.overridersOf(id);
  const beaten = all.some((rule) => permits.includes(rule)) ? 'yes' : all.some((rule) => open.includes(rule)) ? 'perhaps' : 'no';
  return { beaten, by: all.filter((rule) => rest.includes(rule)) };
}

declare module '../position/position.js' {
  interface OfKind {
    said?: Said | null;
    isBarred?: boolean;
  }
}
