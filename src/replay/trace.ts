/** What a recorded game says that another engine offered before each message, against what we hold legal. */
import type { Rotation } from '../contract/compass.js';
import Type, { type Static } from 'typebox';
import type { Action, PlaceFigure, PlaceTile, RemoveFigure } from '../contract/action.js';
import type { JczDestination, JczPointer } from '../contract/foreign.js';
import type { Replay, ReplayStep } from '../contract/replay.js';
import { jczFolders } from './jcz-folders.js';
import { kindOf, NEUTRALS, OFFERS, removalOf, tools, UNLISTED, UNSAID } from './names.js';

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

/** Where a game and we are not of one mind. */
export interface Mismatch {
  /** Of the message or action; left out at the end of the game. */
  readonly index?: number;
  readonly text: string;
}

/** A JCloisterZone item in the words of `keyOf`; one that is not written as it writes them stands for itself. */
function keysOf(item: Item, player: number): string[] {
  try {
    const read = offered(item);
    return (insteadOf(item, read, player) ?? read).map(keyOf);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [JSON.stringify(item)];
  }
}

/** What a folder makes of an item that reads like something else. */
function insteadOf(item: Item, read: readonly Action[], player: number): readonly Action[] | undefined {
  for (const folder of jczFolders) {
    const instead = folder.offered?.(item, read, player);
    if (instead) return instead;
  }
  return undefined;
}

/** What an item offers, as actions of ours; throws a `TypeError` where it is not known. */
function offered(item: Item): readonly Action[] {
  const options = (item['options'] ?? []) as readonly unknown[];
  switch (item.type) {
    case 'TilePlacement':
      return (options as readonly { position: [number, number]; rotations: Rotation[] }[]).flatMap(({ position: at, rotations }) =>
        rotations.map((rotation): PlaceTile => ({ type: 'place-tile', tile: tools.tile(String(item['tileId'])) ?? '', at, rotation })),
      );
    case 'Meeple':
      return (options as readonly JczPointer[]).map((pointer): PlaceFigure => ({
        type: 'place-figure',
        kind: kindOf(String(item['meeple'])),
        at: tools.spot(pointer)!,
      }));
    case 'ReturnMeeple': {
      const by = removalOf(String(item['source']));
      return (options as readonly { meepleId: string }[]).map(({ meepleId }): RemoveFigure => ({ type: 'remove-figure', figure: meepleId, by }));
    }
    case 'NeutralFigure': {
      const figure = String(item['figureId']);
      const read = Object.entries(NEUTRALS).find(([beginning]) => figure.startsWith(beginning))?.[1];
      if (!read) throw new TypeError(`no neutral figure \`${figure}\` is known`);
      return (options as readonly JczDestination[]).flatMap((to) => read(to, tools) ?? []);
    }
    default: {
      const read = item.type === undefined ? undefined : OFFERS[item.type];
      if (!read) throw new TypeError(`no item \`${item.type}\` is known`);
      return read(item, tools);
    }
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
    const texts = [
      ...legalMismatches(offer, step),
      ...deciderMismatches(offer, step, players),
      ...pointsMismatches((trace[index + 1] ?? end).points, step),
    ];
    return texts.map((text) => ({ index, text: offer.phase === undefined ? text : `${offer.phase}: ${text}` }));
  });
}

const isEmpty = (item: unknown): boolean => (item as { options?: unknown[] }).options?.length === 0;

/** Before its tile is laid whoever passes puts it back: with a bridge it could be laid, and nobody has to use one. */
const PUTS_BACK = 'TilePhase';

function legalMismatches({ items, canPass = false, player, phase }: Offer, step: ReplayStep): string[] {
  if (!items) return [];
  // which tile was put back the message does not say
  if (phase === PUTS_BACK && step.message === 'PASS') return [];
  // what chance brings nobody chooses
  if (step.action?.type === 'chance') return [];
  if (step.message === 'COMMIT') return step.action ? ['we still had a decision open at the COMMIT'] : [];
  // an item of no type asks to go on, and offers nothing
  const offered = items.filter((item) => (item as Partial<Item>).type !== undefined);
  // nor does one without options: where there is nothing else, passing it over passes over nothing
  if (offered.length > 0 && offered.every(isEmpty) && !step.action) return [];
  const theirs = new Set([
    ...offered.flatMap((item) => keysOf(item as Item, player ?? -1)),
    ...(canPass ? [phase === PUTS_BACK ? 'discard-tile' : 'pass'] : []),
  ]);
  const ours = new Set((step.legalActions ?? []).filter(({ type }) => !UNLISTED.includes(type)).map(keyOf));
  return [
    ...[...ours].filter((key) => !theirs.has(key)).map((key) => `only we allow: ${key}`),
    ...[...theirs].filter((key) => !ours.has(key)).map((key) => `only they allow: ${key}`),
  ];
}

function deciderMismatches({ player }: Offer, step: ReplayStep, players: readonly string[]): string[] {
  if (typeof player !== 'number' || !step.action || step.player === players[player]) return [];
  return [`we ask \`${step.player}\`, they \`${players[player] ?? player}\``];
}

function pointsMismatches(due: readonly number[] | undefined, step: ReplayStep): string[] {
  if (!due || due.join() === step.points.join()) return [];
  return [`after ${step.message ?? 'it'} we have ${step.points.join()} points, they ${due.join()}`];
}
