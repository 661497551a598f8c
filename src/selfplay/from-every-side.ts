/** Whether a board is judged alike from every side: listed, decided, and why. */
import type { Snapshot } from '../contract/snapshot.js';
import type { Verdict } from '../contract/verdict.js';
import { decide, legalIn, validate, type LegalActions } from '../kernel/judge/adjudicate.js';
import { stableJson } from '../kernel/position/canonical.js';
import { Position } from '../kernel/position/position.js';
import type { AnyAction } from '../wire.js';
import { turned, turnedSnapshot, type Turn } from './turned.js';

const show = (value: unknown): string => JSON.stringify(value);

/** Which of the others a board is turned by hangs on what lies on it. */
const turnOf = ({ tiles }: Snapshot): Turn => ({ quarters: ([1, 2, 3] as const)[tiles.length % 3]!, by: [3, -2] });

/** Boards of their own lie as they are printed: with one of them the tiles are only moved. */
function seenTurned({ ruleset, snapshot }: Position): readonly [Turn, Snapshot] {
  const turn = turnOf(snapshot);
  const seen = turnedSnapshot(ruleset, snapshot, turn);
  if (!validate(ruleset, seen).some(({ code }) => code.endsWith('-not-in-order'))) return [turn, seen];
  const move = { ...turn, quarters: 0 } as const;
  return [move, turnedSnapshot(ruleset, snapshot, move)];
}

/** What is compared of a verdict; findings rest on the name of a place, and one that several tiles share bears that of one of them. */
const gist = ({ verdict, decidedBy, findings, effects, scores, next }: Verdict, isSameName: boolean) => ({
  verdict,
  ...(isSameName && { decidedBy: [...decidedBy].sort(), findings: findings.map(({ rule, outcome }) => `${rule}: ${outcome}`).sort() }),
  effects: effects.map(({ type, rule }) => `${type} by ${rule}`).sort(),
  scores: scores.map(({ player, points }) => `${player}: ${points}`).sort(),
  next,
});

const kinds = ({ actions, undetermined = [] }: LegalActions): string[] =>
  [...actions.map(({ type }) => type), ...undetermined.map(({ action, verdict }) => `${verdict} ${action.type}`)].sort();

/** How a list or a verdict is another where the board is turned; undefined where it is not. */
export function otherwiseTurned(view: Position, answer: LegalActions, action: AnyAction, verdict: Verdict): string | undefined {
  const { ruleset } = view;
  const [turn, snapshot] = seenTurned(view);
  const way = `turned by ${turn.quarters} quarters`;
  const position = new Position(ruleset, snapshot);
  const [own, other] = [kinds(answer), kinds(legalIn(position))];
  if (show(own) !== show(other)) return `${own.length} ways to go on are listed, ${way} ${other.length}: ${show(differing(own, other))}`;
  const again = decide(position, turned(ruleset, action, turn));
  const isSameName = stableJson(turned(ruleset, verdict.action, turn)) === stableJson(again.action);
  const [here, there] = [gist(verdict, isSameName), gist(again, isSameName)];
  const differs = (Object.keys(here) as (keyof typeof here)[]).find((member) => show(here[member]) !== show(there[member]));
  return differs && `\`${differs}\` is ${show(here[differs])}, ${way} ${show(there[differs])}`;
}

/** What one of two sorted lists has more often. */
const differing = (own: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...own, ...other])].filter((item) => own.filter((one) => one === item).length !== other.filter((one) => one === item).length);
