/** (ruleset, snapshot, action) -> verdict. */
import { sha256 } from '#sha256';
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { CitedClause, Finding, Verdict } from '../contract/verdict.js';
import { actionDefects } from './action-defects.js';
import { fingerprint, ordered, renamed, spelt } from './canonical.js';
import { inspect, InvalidInput } from './defects.js';
import { disputes } from './disputes.js';
import { complete, findings, verdictOf } from './judge.js';
import { legalActions as legalOf, type LegalActions } from './legal-actions.js';
import { Position } from './position.js';
import { play } from './progress.js';
import { nearestClauses } from './nearest.js';
import type { Ruleset } from './ruleset.js';
import { ENGINE_VERSION } from './version.js';

/** Reads a snapshot. Throws `InvalidInput` with every defect, pointers relative to the snapshot. */
export function read(ruleset: Ruleset, snapshot: Snapshot): Position {
  const sorted = ordered(snapshot);
  const { defects, board, standing } = inspect(ruleset, sorted);
  // pointers must point into what was posted, not into our order of it
  if (defects.length > 0 || !board) throw new InvalidInput(sorted === snapshot ? defects : inspect(ruleset, snapshot).defects);
  return new Position(
    ruleset,
    renamed(sorted, (tile) => ruleset.design(tile)?.id, board),
    board,
    standing,
  );
}

/** What is wrong with a snapshot; empty when it is sound. */
export const validate = (ruleset: Ruleset, snapshot: Snapshot): Defect[] => inspect(ruleset, snapshot).defects;

/** The decision on one action. Throws `InvalidInput` when the snapshot is not sound or the action names what is not there. */
export function adjudicate(ruleset: Ruleset, snapshot: Snapshot, action: Action): Verdict {
  const view = read(ruleset, snapshot);
  const defects = actionDefects(view, action);
  if (defects.length > 0) throw new InvalidInput(defects);
  return decide(view, action);
}

/** The decision on an action whose names are known to be there. */
export function decide(view: Position, posted: Action): Verdict {
  const { ruleset, snapshot } = view;
  const action = complete(view, posted);
  const modelled = ruleset.kindOf(action) !== undefined;
  const found = snapshot.turn ? findings(view, action) : [];
  const judged = snapshot.turn ? verdictOf(found, modelled) : 'undetermined';
  const followed = judged === 'legal' ? play(view, action) : undefined;
  const unsure = (followed?.missing ?? []).map(({ rule, cites, message, pointer, readings }): Finding => ({
    rule,
    outcome: readings ? 'disputed' : 'unknown',
    message,
    facts: {},
    cites: [...cites],
    ...(readings ? { readings: [...readings] } : { missing: pointer === undefined ? [] : [pointer] }),
  }));
  const disputed = judged === 'legal' ? disputes(view, action) : [];
  const all = [...found, ...disputed, ...unsure];
  const missing = snapshot.turn ? all.flatMap((finding) => finding.missing ?? []) : ['/turn'];
  const effects = [...(followed?.effects ?? [])];
  const scores = [...(followed?.scores ?? [])];
  const nearest = modelled ? [] : nearestClauses(ruleset, action);
  const doubts = [...disputed, ...unsure];
  const decided = doubts.some(({ outcome }) => outcome === 'disputed') ? 'disputed' : doubts.length > 0 ? 'undetermined' : judged;
  return {
    id: decisionId(view, posted),
    verdict: decided,
    action,
    findings: all,
    effects,
    scores,
    after: followed ? ordered(followed.position.snapshot) : null,
    next: followed?.next ?? null,
    clauses: cited(ruleset, [all, effects, scores.flatMap(({ lines }) => lines)], nearest),
    precedents: [],
    ...(decided === 'undetermined' && { missing: [...new Set(missing)] }),
    ...(nearest.length > 0 && { nearest: [...nearest] }),
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    engine: ENGINE_VERSION,
  };
}

/** Every legal action of a snapshot, with `explain` also why each other candidate is not. Throws `InvalidInput`. */
export function legalActions(ruleset: Ruleset, snapshot: Snapshot, options: { readonly explain?: boolean } = {}): LegalActions {
  const view = read(ruleset, snapshot);
  if (!snapshot.turn)
    throw new InvalidInput([{ pointer: '/turn', code: 'turn-missing', message: 'whose turn it is, and at which step, must be known' }]);
  return legalIn(view, options);
}

/** Every legal action of a position whose turn is known. */
export const legalIn = (view: Position, options: { readonly explain?: boolean } = {}): LegalActions => legalOf(view, isUncertain, options);

const isUncertain = (view: Position, action: Action): boolean => play(view, action).missing.length > 0 || disputes(view, action).length > 0;

/** The same for the same action in the same position, whatever the order of tiles, figures and keys, and whichever aliases name the tiles. */
export function decisionId(view: Position, action: Action): string {
  return `sha256-${sha256(`${ENGINE_VERSION}\n${view.ruleset.hash}\n${spelt(action)}${fingerprint(view)}`)}`;
}

function cited(
  ruleset: Ruleset,
  groups: readonly (readonly { readonly cites: readonly string[] }[])[],
  further: readonly string[],
): Record<string, CitedClause> {
  // without a prototype it is a table from the start, not a shape of its own for each set of clauses
  const clauses = Object.create(null) as Record<string, CitedClause>;
  const cite = (id: string) => {
    const clause = clauses[id] ? undefined : ruleset.citation(id);
    if (clause) clauses[id] = clause;
  };
  for (const group of groups) for (const { cites } of group) for (const id of cites) cite(id);
  further.forEach(cite);
  return clauses;
}
