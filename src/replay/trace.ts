/** What a recorded game says that another engine offered before each message, against what we hold legal. */
import Type, { type Static } from 'typebox';
import type { Action } from '../contract/action.js';
import type { Replay, ReplayStep } from '../contract/replay.js';
import { kindOf, tools, UNLISTED, UNSAID } from './names.js';
import { offered } from './offers.js';

const points = Type.Array(Type.Number(), { maxItems: 20 });
export const OfferSchema = Type.Object({
  phase: Type.Optional(Type.String()),
  player: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  canPass: Type.Optional(Type.Boolean()),
  items: Type.Optional(Type.Array(Type.Object({ type: Type.Optional(Type.String()) }), { maxItems: 1000 })),
  points: Type.Optional(points),
});
export type Offer = Static<typeof OfferSchema>;
type Item = NonNullable<Offer['items']>[number] & Readonly<Record<string, unknown>>;

export const EndSchema = Type.Object({ points: Type.Optional(points) });
export type End = Static<typeof EndSchema>;

/** What a mismatch is about: they allow what we do not, or forbid what we allow; points; whose decision it is. */
export type MismatchKind = 'permits' | 'forbids' | 'points' | 'decider';

/** Where a game and we are not of one mind. */
export interface Mismatch {
  /** Of the message or action; left out at the end of the game. */
  readonly index?: number;
  readonly text: string;
  readonly kind?: MismatchKind;
  /** That only one of us allows. */
  readonly action?: Action;
}

/** What an item offers, each in the words of `keyOf`; one that is not written as it writes them stands for itself. */
function offersOf(item: Item, player: number): readonly (readonly [key: string, action: Action | undefined])[] {
  try {
    return offered(item, { player }).map((action) => [keyOf(action), action]);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [[JSON.stringify(item), undefined]];
  }
}

/** Members in the order in which they are read; others come after them. */
const READ_FIRST = ['option', 'of', 'kind', 'tile', 'figure', 'from', 'at', 'to', 'feature', 'edge', 'rotation', 'by'];
const rank = (member: string) => (READ_FIRST.includes(member) ? READ_FIRST.indexOf(member) : READ_FIRST.length);

/** An action in a line of text: the same for the same action, however it is written down and whoever takes it. */
export function keyOf(taken: Action): string {
  const { type, player: _player, via: _via, figure, outcome: _outcome, ...said } = taken as Action & Readonly<Record<string, unknown>>;
  const unsaid = UNSAID[type] ?? [];
  const rest: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(said).filter(([member]) => !unsaid.includes(member)));
  const tile = typeof rest['tile'] === 'string' ? { tile: tools.tile(rest['tile'].replace(/^jcz:/, '')) ?? rest['tile'] } : {};
  // a figure of the supply is like every other of its kind
  return `${type} ${inWords({ ...rest, ...tile, ...(type !== 'place-figure' && figure !== undefined && { figure: named(type, figure) }) })}`.trim();
}

/** Of figures of one kind that may go to the same places only one is offered. */
const named = (type: string, figure: unknown): unknown => {
  const [, player, word] = (type === 'move-figure' && /^(\d+)\.([a-z-]+)\.\d+$/.exec(String(figure))) || [];
  return word === undefined ? figure : `${player} ${kindOf(word)}`;
};

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(',');
  if (value === null || typeof value !== 'object') return String(value);
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  members.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return members.map(([member, inner]) => (rank(member) < READ_FIRST.length ? inWords(inner) : `${member} ${inWords(inner)}`)).join(' ');
}

/** `players`: our names of the players by their index. */
export function traceMismatches(trace: readonly Offer[], end: End, { steps }: Replay, players: readonly string[]): Mismatch[] {
  return steps.flatMap((step, index): Mismatch[] => {
    const offer = trace[index];
    if (!offer) return [{ index, text: 'the trace says nothing of this message' }];
    const found = [
      ...legalMismatches(offer, step),
      ...deciderMismatches(offer, step, players),
      ...pointsMismatches((trace[index + 1] ?? end).points, step),
    ];
    return found.map((mismatch) => ({ ...mismatch, index, text: offer.phase === undefined ? mismatch.text : `${offer.phase}: ${mismatch.text}` }));
  });
}

const isEmpty = (item: unknown): boolean => (item as { options?: unknown[] }).options?.length === 0;

/** Before its tile is laid whoever passes puts it back: with a bridge it could be laid, and nobody has to use one. */
const PUTS_BACK = 'TilePhase';

function legalMismatches({ items, canPass = false, player, phase }: Offer, step: ReplayStep): Mismatch[] {
  if (!items) return [];
  // which tile was put back the message does not say
  if (phase === PUTS_BACK && step.message === 'PASS') return [];
  // what chance brings nobody chooses
  if (step.action?.type === 'chance') return [];
  if (step.message === 'COMMIT') return step.action ? [{ text: 'we still had a decision open at the COMMIT' }] : [];
  // an item of no type asks to go on, and offers nothing
  const typed = items.filter((item) => (item as Partial<Item>).type !== undefined);
  // nor does one without options: where there is nothing else, passing it over passes over nothing
  if (typed.length > 0 && typed.every(isEmpty) && !step.action) return [];
  const passing: readonly Action[] = canPass ? [{ type: phase === PUTS_BACK ? 'discard-tile' : 'pass' }] : [];
  const theirs = new Map<string, Action | undefined>([
    ...typed.flatMap((item) => offersOf(item as Item, player ?? -1)),
    ...passing.map((action) => [keyOf(action), action] as const),
  ]);
  const listed = (step.legalActions ?? []).filter(({ type }) => !UNLISTED.includes(type));
  const ours = new Map<string, Action | undefined>(listed.map((action) => [keyOf(action), action]));
  return [
    ...onlyIn(ours, theirs).map(([key, action]) => ({ kind: 'forbids' as const, text: `only we allow: ${key}`, ...(action && { action }) })),
    ...onlyIn(theirs, ours).map(([key, action]) => ({ kind: 'permits' as const, text: `only they allow: ${key}`, ...(action && { action }) })),
  ];
}

const onlyIn = <V>(some: ReadonlyMap<string, V>, others: ReadonlyMap<string, V>) => [...some].filter(([key]) => !others.has(key));

function deciderMismatches({ player }: Offer, step: ReplayStep, players: readonly string[]): Mismatch[] {
  if (typeof player !== 'number' || !step.action || step.player === players[player]) return [];
  return [{ kind: 'decider', text: `we ask \`${step.player}\`, they \`${players[player] ?? player}\`` }];
}

function pointsMismatches(due: readonly number[] | undefined, step: ReplayStep): Mismatch[] {
  if (!due || due.join() === step.points.join()) return [];
  return [{ kind: 'points', text: `after ${step.message ?? 'it'} we have ${step.points.join()} points, they ${due.join()}` }];
}
