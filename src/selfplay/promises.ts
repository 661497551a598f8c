/** What must hold at every step of every game. Each check gives what it found broken, in a sentence, or nothing. */
import { anyAction } from '../any-action.js';
import type { Read } from '../contract/grounds.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Verdict } from '../contract/verdict.js';
import { adjudicate, decide, judge, legalIn, validate, type LegalActions } from '../kernel/judge/adjudicate.js';
import { stableJson } from '../kernel/position/canonical.js';
import type { Position } from '../kernel/position/position.js';
import type { AnyAction } from '../wire.js';
import { notKnown, nothingLegal, wayOn, waysOn, type Moment } from './game.js';
import { otherwiseTurned } from './from-every-side.js';
import { otherwiseWithLess } from './less-told.js';

export const PROMISES = {
  listed: 'what is listed as legal is adjudicated legal, and what was rejected is not',
  cited:
    'whatever is illegal has a ban that decides it, with a clause of the printing, an inference that says so or a setting that the table has chosen',
  figures: 'no figure is lost or won',
  points: 'points are what the score lines come to',
  sound: 'the position afterwards is sound',
  told: 'a position that went over the wire is judged as before',
  turned: 'a board is judged alike from every side',
  less: 'what is legal is not banned where less is told, nor what is banned legal',
  ends: 'the game goes on to its end',
} as const;
export type PromiseName = keyof typeof PROMISES;

/** Of long lists some are tried. */
const TRIED = 8;
const some = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i % Math.max(1, Math.floor(list.length / TRIED)) === 0);
const show = (value: unknown): string => JSON.stringify(value);

function listed(view: Position, { actions, rejected = [] }: LegalActions): string | undefined {
  const no = some(actions).find((action) => judge(view, action).verdict !== 'legal');
  if (no) return `listed, but not legal: ${show(no)}`;
  const yes = some(rejected).find(({ action }) => judge(view, action).verdict === 'legal');
  return yes && `rejected, but legal: ${show(yes.action)}`;
}

function cited(view: Position, { rejected = [] }: LegalActions): string | undefined {
  const bare = some(rejected)
    .map(({ action }) => judge(view, action))
    .find(({ verdict, decidedBy, findings }) => verdict === 'illegal' && !isGrounded(decidedBy, findings));
  return bare && `nothing is cited for ${show(bare.action)}`;
}

const isGrounded = (decidedBy: readonly string[], findings: Verdict['findings']): boolean =>
  findings.some(
    ({ rule, outcome, cites, basis, reads = [] }) =>
      outcome === 'forbid' && decidedBy.includes(rule) && (cites.length > 0 || basis === 'inferred' || reads.some(isChosen)),
  );

/** Whether it is a setting that the table has given another value than its printing does. */
const isChosen = ({ setBy }: Read): boolean => setBy === 'override';

/** Figures of each owner and kind, wherever they are. */
function figuresOf({ players, figures = [] }: Snapshot): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (owner: string | undefined, kind: string, count = 1) => {
    const key = `${owner ?? 'nobody'} ${kind}`;
    counts[key] = (counts[key] ?? 0) + count;
  };
  for (const { id, supply = {}, reserve = {}, prisoners = [] } of players) {
    for (const [kind, count] of [...Object.entries(supply), ...Object.entries(reserve)]) add(id, kind, count);
    for (const { owner, kind } of prisoners) add(owner, kind);
  }
  for (const { owner, kind } of figures) if (owner !== undefined) add(owner, kind);
  return counts;
}

/** Whether an effect says that a figure leaves the game. */
const toBox = ({ effects }: Verdict): boolean =>
  effects.some((effect) => effect.type === 'piece-moved' && effect.piece.figure !== undefined && 'area' in effect.to && effect.to.area === 'box');

function figures(view: Position, verdict: Verdict): string | undefined {
  if (toBox(verdict) || !verdict.after) return undefined;
  const [before, after] = [figuresOf(view.snapshot), figuresOf(verdict.after)];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => (before[key] ?? 0) !== (after[key] ?? 0));
  return changed.length === 0 ? undefined : changed.map((key) => `${key}: ${before[key] ?? 0} before, ${after[key] ?? 0} after`).join('; ');
}

function points(view: Position, { scores, effects, after }: Verdict): string | undefined {
  const wrong = scores.find((score) => score.points !== score.lines.reduce((sum, line) => sum + line.points, 0));
  if (wrong) return `${wrong.points} points, lines of ${wrong.lines.map((line) => line.points).join(' + ')}`;
  const off = after?.players.find(({ id, score = 0 }, i) => {
    const gained = effects.reduce((sum, effect) => sum + (effect.type === 'points' && effect.player === id ? effect.points : 0), 0);
    return score !== (view.snapshot.players[i]!.score ?? 0) + gained;
  });
  if (off) return `\`${off.id}\` has ${off.score ?? 0} points, which is not what the effects say`;
  const unpaid = scores.find(
    ({ player, points: scored }) =>
      scored !== 0 && !effects.some((effect) => effect.type === 'points' && effect.player === player && effect.points === scored),
  );
  return unpaid && `${unpaid.points} points of \`${unpaid.player}\` are a score, and nobody is paid them`;
}

function sound(view: Position, { after }: Verdict): string | undefined {
  const [first] = after ? validate(view.ruleset, after) : [];
  return first && `${first.pointer}: ${first.message}`;
}

function told(view: Position, action: Moment['action'], verdict: Verdict): string | undefined {
  const { id, verdict: kind } = verdict;
  const again = adjudicate(view.ruleset, JSON.parse(stableJson(view.snapshot)) as Snapshot, JSON.parse(show(action)) as typeof action);
  if (again.id !== id || again.verdict !== kind) return `${kind} under ${id}, told again ${again.verdict} under ${again.id}`;
  const other = (Object.keys(verdict) as (keyof Verdict)[]).find((member) => stableJson(again[member]) !== stableJson(verdict[member]));
  return other && `\`${other}\` is ${show(verdict[other])}, told again ${show(again[other])}`;
}

/** The action that is taken, and some that are not legal. */
function lessTold(view: Position, rejected: NonNullable<LegalActions['rejected']>, action: AnyAction, { verdict }: Verdict): string | undefined {
  const others = some(rejected).map((one) => [anyAction(one.action), judge(view, one.action).verdict] as const);
  return otherwiseWithLess(view, [[action, verdict], ...others]);
}

export interface Broken {
  readonly promise: PromiseName;
  readonly detail: string;
}

type Check = (moment: Moment) => string | undefined;

/** What keeps a promise at a single step; that a game ends shows in how it goes on. */
const CHECKS: Readonly<Record<Exclude<PromiseName, 'ends'>, Check>> = {
  listed: ({ view, answer }) => answer.rejected && listed(view, answer),
  cited: ({ view, answer }) => answer.rejected && cited(view, answer),
  figures: ({ view, verdict }) => figures(view, verdict),
  points: ({ view, verdict }) => points(view, verdict),
  sound: ({ view, verdict }) => sound(view, verdict),
  told: ({ view, answer, action, verdict }) => answer.rejected && told(view, action, verdict),
  turned: ({ view, answer, action, verdict }) => answer.rejected && otherwiseTurned(view, answer, action, verdict),
  less: ({ view, answer, action, verdict }) => answer.rejected && lessTold(view, answer.rejected, action, verdict),
};

/** Everything that this moment breaks. */
export function brokenBy(moment: Moment): Broken[] {
  return Object.entries(CHECKS).flatMap(([promise, check]) => {
    const detail = check(moment);
    return detail === undefined ? [] : [{ promise: promise as PromiseName, detail }];
  });
}

/** Whether an action without consequences is one that was listed, or there is no other way on. */
const leadsNowhere = (view: Position, answer: LegalActions, action: AnyAction): boolean =>
  answer.actions.length === 0 ? wayOn(view, answer) === undefined : answer.actions.some((one) => stableJson(one) === stableJson(action));

/** How a promise is broken in a position, by an action or because there is none; undefined where it is kept. */
export function brokenAt(view: Position, action: AnyAction | undefined, promise: PromiseName): string | undefined {
  try {
    const answer = legalIn(view, { explain: promise !== 'ends' });
    if (action === undefined) return waysOn(answer).length > 0 ? undefined : nothingLegal(view);
    const verdict = decide(view, action);
    if (promise === 'ends') return verdict.after || !leadsNowhere(view, answer, action) ? undefined : notKnown(action);
    return CHECKS[promise]({ view, answer, action, verdict });
  } catch (error) {
    if (promise === 'ends') return error instanceof Error ? error.message : String(error);
    throw error;
  }
}
