/** One decision, as the other engine sees it and as we do: where they part, and which clauses decide that on our side. */
import { anyAction } from '../../any-action.js';
import type { AdjudicateAnswer, TypedObject } from '../../contract/conformance.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Verdict } from '../../contract/verdict.js';
import { decide, legalIn, type LegalActions } from '../../kernel/judge/adjudicate.js';
import { stableJson } from '../../kernel/position/canonical.js';
import { decidingRules } from '../compare.js';
import { apart } from '../kit/actions.js';
import { renamer } from '../kit/places.js';
import type { CaseRun } from '../kit/plan.js';
import type { Here } from './line.js';

/** What the other engine said of a decision; what it left out is not compared. */
export interface Opinion {
  readonly answer: AdjudicateAnswer;
  readonly legal?: readonly TypedObject[];
  /** Actions that we reject and it allows, where it lists none. */
  readonly allowed?: readonly TypedObject[];
}

export const KINDS = {
  forbids: 'does not allow what is legal',
  permits: 'allows what is not legal',
  points: 'gives other points',
  figures: 'has other figures on the board',
  decider: 'asks another player',
} as const;
export type Kind = keyof typeof KINDS;

export interface Difference {
  readonly kind: Kind;
  readonly ours: unknown;
  readonly theirs: unknown;
  /** What decides it on our side. */
  readonly clauses: readonly string[];
}

export interface Compared {
  readonly differences: readonly Difference[];
  /** What decided where both agree. */
  readonly agreed: readonly string[];
}

export function compareHere(here: Here, opinion: Opinion, run: CaseRun, ours: LegalActions = legalIn(here.view)): Compared {
  const follows = stopsElsewhere(here.verdict, opinion.answer) ? [] : [pointsOf(here, opinion), figuresOn(here, opinion, run)];
  const parts = [listed(here, opinion, run, ours), ...follows];
  return { differences: parts.flatMap(({ differences }) => differences), agreed: parts.flatMap(({ agreed }) => agreed) };
}

/** An engine may wait for a pass where nothing else can be done; it scores when that has come. */
const stopsElsewhere = (ours: Verdict, { next }: AdjudicateAnswer): boolean =>
  next !== undefined && (next?.step !== ours.next?.step || next?.player !== ours.next?.player);

const NOTHING: Compared = { differences: [], agreed: [] };

/** The legal actions; or, where it lists none, whether it allows this one. */
function listed(here: Here, opinion: Opinion, run: CaseRun, { actions, undetermined = [] }: LegalActions): Compared {
  const { view, action, verdict } = here;
  const { answer, legal, allowed = [] } = opinion;
  const permits = (theirs: TypedObject): Difference => ({ kind: 'permits', ours: null, theirs, clauses: bansOf(decide(view, anyAction(theirs))) });
  const allows = answer.verdict === 'legal';
  if (!legal) {
    const clauses = permitsOf(verdict);
    const forbids: Difference[] = allows ? [] : [{ kind: 'forbids', ours: action, theirs: answer.verdict, clauses }];
    return { differences: [...forbids, ...allowed.map(permits)], agreed: allows ? clauses : [] };
  }
  const open = undetermined.map((one) => one.action);
  const { missing, surplus } = apart(run, [...actions, ...open], legal);
  const forbids = missing.filter((one) => !open.includes(one));
  const shared = new Set(permitsOf(verdict));
  const differences = [
    ...forbids.map((one): Difference => {
      const clauses = permitsOf(decide(view, anyAction(one)));
      // what allows the actions that both have is not at fault
      const own = clauses.filter((clause) => !shared.has(clause));
      return { kind: 'forbids', ours: one, theirs: null, clauses: allows && own.length > 0 ? own : clauses };
    }),
    ...surplus.map(permits),
  ];
  return { differences, agreed: differences.length === 0 ? permitsOf(verdict) : [] };
}

const citedBy = (verdict: Verdict, rules: readonly string[], outcome: string): string[] => [
  ...new Set(verdict.findings.flatMap((finding) => (finding.outcome === outcome && rules.includes(finding.rule) ? finding.cites : []))),
];
export const permitsOf = (verdict: Verdict): string[] => citedBy(verdict, decidingRules(verdict), 'permit');
export const bansOf = (verdict: Verdict): string[] => citedBy(verdict, verdict.decidedBy, 'forbid');

type Points = Readonly<Record<string, number>>;

function summed(scores: readonly { readonly player: string; readonly points: number }[]): Points {
  const points: Record<string, number> = {};
  for (const { player, points: scored } of scores) if (scored !== 0) points[player] = (points[player] ?? 0) + scored;
  return points;
}

function pointsOf({ verdict: { scores } }: Here, { answer }: Opinion): Compared {
  if (answer.verdict !== 'legal' || !answer.scores) return NOTHING;
  const [ours, theirs] = [summed(scores), summed(answer.scores)];
  const players = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const differ = players.filter((player) => (ours[player] ?? 0) !== (theirs[player] ?? 0));
  const cites = (isMeant: (player: string) => boolean) => [
    ...new Set(scores.filter(({ player }) => isMeant(player)).flatMap(({ lines }) => lines.flatMap((line) => line.cites))),
  ];
  if (differ.length === 0) return { differences: [], agreed: cites(() => true) };
  const own = cites((player) => differ.includes(player));
  return {
    differences: [{ kind: 'points', ours, theirs, clauses: own.length > 0 ? own : cites(() => true) }],
    agreed: cites((player) => !differ.includes(player)),
  };
}

/** By owner, kind and place; what engines call them is their own affair. */
function figuresOn({ verdict }: Here, { answer }: Opinion, run: CaseRun): Compared {
  const told = (answer.after as Partial<Snapshot> | null | undefined)?.figures;
  if (answer.verdict !== 'legal' || !told || !verdict.after) return NOTHING;
  const rename = renamer(run);
  const plain = (figures: Snapshot['figures'] = []) =>
    figures.map(({ owner, kind, at }) => stableJson(rename({ owner: owner ?? null, kind, at }))).sort();
  const [ours, theirs] = [plain(verdict.after.figures), plain(told)];
  const cites = [...new Set(verdict.effects.flatMap((effect) => (/^figure|^piece/.test(effect.type) ? effect.cites : [])))];
  if (stableJson(ours) === stableJson(theirs)) return { differences: [], agreed: cites };
  const only = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one)).map((one) => JSON.parse(one) as unknown);
  return { differences: [{ kind: 'figures', ours: only(ours, theirs), theirs: only(theirs, ours), clauses: cites }], agreed: [] };
}
