/** (ruleset, snapshot, action) -> verdict. */
import { sha256 } from '#sha256';
import type { Action, Outcome } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Finding, Verdict, VerdictKind } from '../../contract/verdict.js';
import { actionDefects, withOwnNames } from '../position/action-defects.js';
import { fingerprint, ordered, renamed, spelt, withEdges } from '../position/canonical.js';
import { completed } from '../position/derivable.js';
import { unlikely } from '../position/unlikely.js';
import { inspect } from '../position/defects.js';
import { InvalidInput } from '../position/invalid-input.js';
import { Position } from '../position/position.js';
import { pointersInto } from '../position/posted.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { ENGINE_VERSION } from '../version.js';
import { decideWithOutcome } from './chance.js';
import { contrary } from './contested.js';
import { lackedBy, openness, opennessOfLegal, type Decision, type Openness } from './decision.js';
import { complete, findings, isOpen, verdictOf } from './evaluate.js';
import { deciding, grounded, groundedEffects, groundedScores } from './grounds.js';
import { decide as decideOn, Readings, underEach } from './fork.js';
import { idleSettings, type IdleSettings } from './idle.js';
import { candidates, legalNow, undecidedNow } from './legal-actions.js';
import { flatMap } from '../lists.js';

/** Reads a snapshot. Throws `InvalidInput` with every defect, pointers relative to the snapshot. */
export function read(ruleset: Ruleset, snapshot: Snapshot): Position {
  const sorted = ordered(snapshot);
  const { ruleset: printed, defects, board, standing, aliases } = inspect(ruleset, sorted);
  if (defects.length > 0 || !board) throw new InvalidInput(asPosted(ruleset, snapshot, sorted, defects));
  const named = withEdges(sorted, board);
  return new Position(
    printed,
    completed(
      renamed(named, (tile) => printed.tileId(tile), board, aliases),
      board,
    ),
    board,
    named === sorted ? standing : undefined,
    undefined,
    sorted === snapshot ? undefined : snapshot,
  );
}

/** Pointers must point into what was posted, not into our order of it, unless nothing is wrong but in that: a refusal always says why. */
function asPosted(ruleset: Ruleset, snapshot: Snapshot, sorted: Snapshot, defects: readonly Defect[]): readonly Defect[] {
  const posted = sorted === snapshot ? defects : inspect(ruleset, snapshot).defects;
  return posted.length > 0 ? posted : defects;
}

/** What is wrong with a snapshot; empty when it is sound. */
export const validate = (ruleset: Ruleset, snapshot: Snapshot): Defect[] => inspect(ruleset, snapshot).defects;

/** What is unlikely of a sound snapshot, but possible; nothing of one that is not sound. */
export function warnings(ruleset: Ruleset, snapshot: Snapshot): Defect[] {
  if (validate(ruleset, snapshot).length > 0) return [];
  const into = pointersInto(snapshot);
  return unlikely(read(ruleset, snapshot)).map((warning) => ({ ...warning, pointer: into(warning.pointer) }));
}

/**
 * The decision on one action. Throws `InvalidInput` when the snapshot is not sound or the action names what is not there. The clauses that
 * it cites are named by their ids; their texts are the law's (`seneschal/law`).
 */
export const adjudicate = (ruleset: Ruleset, snapshot: Snapshot, action: Action): Verdict => adjudicateIn(read(ruleset, snapshot), action);

/** The same in a position that has been read. */
export function adjudicateIn(view: Position, action: Action): Verdict {
  const defects = actionDefects(view, action);
  if (defects.length > 0) throw new InvalidInput(defects);
  return decide(view, action);
}

/** The decision on an action whose names are known to be there. */
export const decide = (view: Position, posted: Action): Verdict => judge(view, posted, decisionId(view, posted));

/** A verdict that nobody will ask for again by its id, which costs a tenth of it. */
export type Judgement = Omit<Verdict, 'id'>;

/** The decision on an action whose names are known to be there, without its id or with it. */
export function judge(view: Position, posted: Action): Judgement;
export function judge(view: Position, posted: Action, id: string): Verdict;
export function judge(view: Position, posted: Action, id?: string): Judgement {
  const { ruleset } = view;
  const { outcome } = posted as { readonly outcome?: Outcome };
  const isTold = outcome !== undefined && ruleset.types.get(posted.type)?.outcome !== undefined;
  const decideIn = (position: Position, readings?: Readings) =>
    isTold ? decideWithOutcome(position, posted, outcome, readings) : decideOn(position, posted, readings);
  const decision = decideIn(view);
  let readings: Readings | undefined;
  // all together, however many values are tried in the place of others
  const again = (position: Position) => decideIn(position, (readings ??= Readings.ofAList()));
  return judgement(id, view, decision, idleSettings(view)(decision, again), contrary(view, decision, again));
}

function judgement(
  id: string | undefined,
  view: Position,
  { verdict: kind, action, findings: found, effects, scores, after, next, lacks = [] }: Decision,
  idle: ReadonlySet<string>,
  contraries: readonly Finding[],
): Judgement {
  const { ruleset } = view;
  const told = pointed(
    view,
    found.map((finding) => grounded(ruleset, finding, idle)),
  );
  const decisive = deciding(ruleset, kind, told);
  // written out, as members are copied slowly
  const judged: Judgement & { readonly id: string | undefined } = {
    id,
    verdict: kind,
    action,
    basis: decisive.some(({ basis }) => basis === 'inferred') ? 'inferred' : 'stated',
    decidedBy: [...new Set(decisive.map(({ rule }) => rule))],
    findings: [...told, ...pointed(view, contraries)],
    effects: groundedEffects(ruleset, effects),
    scores: groundedScores(ruleset, scores),
    after: after && ordered(after.snapshot, view.snapshot),
    next,
    clauses: {},
    precedents: [],
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    engine: ENGINE_VERSION,
  };
  if (kind === 'unsupported') return { ...judged, ...comesWith(view, action) };
  if (kind !== 'undetermined') return judged;
  const missing = view.snapshot.turn ? [...flatMap(told, (finding) => finding.missing ?? []), ...lacks] : ['/turn'];
  return { ...judged, missing: [...new Set(missing)] };
}

/** The expansions that have an action of that kind, where nothing in play has. */
function comesWith({ ruleset, snapshot }: Position, action: Action): { comesWith?: string[] } {
  const kind = ruleset.kinds.idOf(action, snapshot.turn?.step);
  const owners = ruleset.actions.has(kind) ? undefined : ruleset.elsewhere('actions').get(kind);
  return owners ? { comesWith: [...owners] } : {};
}

/** The same for the same action in the same position, whatever the order of tiles, figures and keys, and whichever aliases name the tiles. */
export function decisionId(view: Position, action: Action): string {
  return `sha256-${sha256(`${ENGINE_VERSION}\n${view.ruleset.hash}\n${spelt(withOwnNames(view.ruleset, action))}${fingerprint(view)}`)}`;
}

/** An action of which it cannot be told whether it is legal, or what follows from it, and why. */
export interface UndecidedAction {
  readonly action: Action;
  readonly verdict: VerdictKind;
  /** Those that leave it open. */
  readonly findings: readonly Finding[];
}

export interface LegalActions {
  readonly actions: readonly Action[];
  /** Not forbidden, but hanging on a fact that the position lacks, on a setting that nobody chose, or on what nobody regulated. */
  readonly undetermined?: readonly UndecidedAction[];
  /** JSON pointers of the facts that the snapshot lacks. */
  readonly missing?: readonly string[];
  /** With `explain`: the candidates that are not legal. */
  readonly rejected?: readonly { readonly action: Action; readonly findings: readonly Finding[] }[];
}

export const TURN_MISSING: Defect = { pointer: '/turn', code: 'turn-missing', message: 'whose turn it is, and at which step, must be known' };

/** Every legal action of a snapshot, with `explain` also why each other candidate is not. Throws `InvalidInput`. */
export function legalActions(ruleset: Ruleset, snapshot: Snapshot, options: { readonly explain?: boolean } = {}): LegalActions {
  return legalIn(read(ruleset, snapshot), options);
}

/** Every legal action of a position, in the order of the step's kinds. Throws `InvalidInput` where it has no turn. */
export function legalIn(view: Position, options: { readonly explain?: boolean } = {}): LegalActions {
  const { ruleset, snapshot } = view;
  if (!snapshot.turn) throw new InvalidInput([TURN_MISSING]);
  if (ruleset.openSettings.length > 0) return legalUnderEach(view, options);
  const allowed = legalNow(view);
  const unclear = undecidedAmong(view, doubtful(view, allowed), opennessOfLegal);
  const doubted = new Set(unclear.map(({ action }) => action));
  const answer = withUndecided(view, doubted.size > 0 ? allowed.filter((action) => !doubted.has(action)) : allowed, [
    ...unclear,
    ...undecidedAmong(view, undecidedNow(view), openness),
  ]);
  return options.explain ? { ...answer, rejected: rejectedOf(view) } : answer;
}

/** Those whose consequences may hang on a fact that the position lacks: only they are played to the end, as that is slow. */
function doubtful(view: Position, actions: readonly Action[]): readonly Action[] {
  const doubts = view.ruleset.all('doubts').map((doubt) => doubt(view));
  // without the state of its step it may be that nothing can be carried out
  if (doubts.includes(true) || lackedBy(view).length > 0) return actions;
  const tests = doubts.filter((doubt) => typeof doubt === 'function');
  return tests.length === 0 ? [] : actions.filter((action) => tests.some((test) => test(action)));
}

function withUndecided(view: Position, actions: readonly Action[], undetermined: readonly UndecidedAction[]): LegalActions {
  const missing = [
    ...new Set([...lackedBy(view), ...flatMap(undetermined, ({ findings: found }) => flatMap(found, (finding) => finding.missing ?? []))]),
  ];
  return { actions, ...(undetermined.length > 0 && { undetermined }), ...(missing.length > 0 && { missing }) };
}

const undecidedAmong = (view: Position, actions: readonly Action[], open: (view: Position, action: Action) => Openness): UndecidedAction[] =>
  flatMap(actions, (action) => {
    const found = open(view, action);
    return found.verdict === 'legal' ? [] : [undecided(view, action, found)];
  });

const undecided = (view: Position, action: Action, { verdict: kind, findings: found }: Openness): UndecidedAction => ({
  action,
  verdict: kind,
  findings: groundedIn(
    view,
    found.filter(({ outcome }) => isOpen(outcome) || outcome === 'unregulated'),
  ),
});

const groundedIn = (view: Position, found: readonly Finding[]): readonly Finding[] =>
  pointed(
    view,
    found.map((finding) => grounded(view.ruleset, finding)),
  );

/** With pointers into what was posted. */
function pointed({ posted }: Position, told: readonly Finding[]): readonly Finding[] {
  if (!posted || told.every(({ missing }) => missing === undefined)) return told;
  const into = pointersInto(posted);
  return told.map((finding) => (finding.missing ? { ...finding, missing: finding.missing.map(into) } : finding));
}

const tries = (view: Position): readonly Action[] => flatMap(view.ruleset.kinds.decidedIn(view.turn.step), (kind) => candidates(view, kind));

function rejectedOf(view: Position): NonNullable<LegalActions['rejected']> {
  const idleIn = idleSettings(view);
  // the others are known by now, and what they rest on nobody asks
  const taken = new Set([...legalNow(view), ...undecidedNow(view)]);
  return tries(view)
    .filter((action) => !taken.has(action))
    .map((action) => ({ action, found: findings(view, complete(view, action)) }))
    .filter(({ found }) => !['legal', 'undetermined', 'disputed'].includes(verdictOf(found)))
    .map(({ action, found }) => ({ action, findings: rested(view, action, found, idleIn) }));
}

/** The findings on an action that is not legal, as its verdict has them. */
function rested(view: Position, action: Action, found: readonly Finding[], idleIn: IdleSettings): readonly Finding[] {
  if (!found.some(({ basis }) => basis === 'inferred')) return groundedIn(view, found);
  // what is not legal has no consequences
  const decision: Decision = { verdict: verdictOf(found), action, findings: found, effects: [], scores: [], after: null, next: null };
  const idle = idleIn(decision, (position) => decideOn(position, action));
  return pointed(
    view,
    found.map((finding) => grounded(view.ruleset, finding, idle)),
  );
}

/** Where a setting is open, what can be tried may hang on it, and each try is decided under each value that it reads. */
function legalUnderEach(view: Position, { explain }: { readonly explain?: boolean }): LegalActions {
  const readings = Readings.ofAList();
  const all = new Map(flatMap(underEach(view, tries, readings), (list) => list.map((action) => [spelt(action), action] as const)));
  const decided = [...all.values()].map((action) => ({ action, decision: decideOn(view, action, readings) }));
  const isUndecided = ({ verdict: kind, after }: Decision) => kind !== 'legal' && (after !== null || kind === 'undetermined' || kind === 'disputed');
  const rejected = decided.filter(({ decision }) => decision.verdict !== 'legal' && !isUndecided(decision));
  const answer = withUndecided(
    view,
    decided.filter(({ decision }) => decision.verdict === 'legal').map(({ action }) => action),
    decided.filter(({ decision }) => isUndecided(decision)).map(({ action, decision }) => undecided(view, action, decision)),
  );
  return explain
    ? { ...answer, rejected: rejected.map(({ action, decision }) => ({ action, findings: groundedIn(view, decision.findings) })) }
    : answer;
}
