/** Many actions, put into groups that a judge thinks in: which piece by which way, what kind of feature, which feature, which tile. */
import type { Ask, Cell, Look, Snapshot } from '../engine/api.js';
import { featureAt } from '../state/desk.js';
import { nameOf, t, wordOf } from '../words/index.js';
import { actionText, cellText, deedText, featureText, figureText, tileText } from '../words/say.js';

/** More than so many are grouped, and folded. */
export const SHORT = 24;

/** Which group an action belongs to; those that a level says nothing of belong together. */
type Level = (ask: Ask) => readonly [key: string, title: string] | undefined;

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly asks: readonly Ask[];
  /** The levels that are left to group these by. */
  readonly levels: readonly Level[];
}

export type Arrangement = 'piece' | 'tile';

export const levelsOf = (arrangement: Arrangement, snapshot: Snapshot, seen: Look | null): readonly Level[] =>
  arrangement === 'tile' ? [onTile(snapshot), deed(snapshot)] : [deed(snapshot), featureKind, box, feature(seen)];

/** In groups by the first level that makes them fewer by a third; null: they are a list as they are. */
export function groupsOf(asks: readonly Ask[], [level, ...levels]: readonly Level[]): readonly Group[] | null {
  if (asks.length <= SHORT || !level) return null;
  const groups = new Map<string, { title: string; asks: Ask[] }>();
  for (const ask of asks) {
    const [key, title] = level(ask) ?? ['', t('others')];
    const group = groups.get(key) ?? { title, asks: [] };
    group.asks.push(ask);
    groups.set(key, group);
  }
  if (groups.size < 2 || groups.size * 3 > asks.length * 2) return groupsOf(asks, levels);
  return [...groups].map(([key, group]) => ({ key, ...group, levels }));
}

const members = ({ action }: Ask): Readonly<Record<string, unknown>> => ({ ...action });
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What is done, with which piece, by which way. */
const deed =
  (snapshot: Snapshot): Level =>
  (ask) => {
    const { type, kind, figure, via, by } = members(ask);
    const moved = textOf(figure);
    const piece = textOf(kind);
    const named = piece === undefined ? moved && figureText(moved, snapshot) : type === 'place-figure' ? nameOf('figure', piece) : wordOf(piece);
    const ways = [via, by].map(textOf).filter((way) => way !== undefined);
    // what is placed is heading enough
    const isPlaced = piece !== undefined && ask.action.type.startsWith('place-');
    const parts = [...(isPlaced ? [] : [deedText(ask.action.type)]), ...(named ? [named] : []), ...ways.map(wordOf)];
    return [[ask.action.type, named, ...ways].join(' '), parts.join(', ')];
  };

const placeOf = (ask: Ask) => {
  const { at, to, feature } = members(ask);
  return [at, to, feature].find((spot): spot is { tile: Cell; feature: string } => typeof spot === 'object' && spot !== null && 'feature' in spot);
};

const featureKind: Level = (ask) => {
  const kind = placeOf(ask)?.feature;
  return kind === undefined ? undefined : [kind, nameOf('feature', kind)];
};

/** All of its places are one. */
const feature =
  (seen: Look | null): Level =>
  (ask) => {
    const place = placeOf(ask);
    const whole = place && featureAt(seen, place);
    const first = whole?.parts[0]?.place;
    return first && [`${cellText(first.tile)} ${first.feature} ${first.edge ?? ''}`, `${cellText(first.tile)} ${featureText(whole)}`];
  };

/** The expansion of the tile that is drawn, chosen or bid for. */
const box: Level = (ask) => {
  const { tile, outcome } = members(ask);
  const [expansion] = [tile, outcome].map(textOf).filter((id) => id?.includes('/'));
  const id = expansion?.split('/')[0];
  return id === undefined ? undefined : [id, nameOf('expansion', id)];
};

const laidAt = ([x, y]: Cell, { tiles }: Snapshot) => tiles.find(({ at }) => at[0] === x && at[1] === y);

const onTile =
  (snapshot: Snapshot): Level =>
  ({ cell }) => {
    if (!cell) return undefined;
    const laid = laidAt(cell, snapshot);
    return [cellText(cell), laid ? `${cellText(cell)} ${tileText(laid.tile)}` : cellText(cell)];
  };

/** A cell is one word however it is written: `1,-2` for `[1, -2]`. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d),\s+(?=-?\d)/g, '$1,')
    .split(/[\s[\]()/:]+|,(?!-?\d)|-(?=\p{L})/u)
    .filter(Boolean);

/** Each word that is sought must begin one of what is told of the action: what it does, on which tile, and why it is not legal. */
export function foundIn(asks: readonly Ask[], sought: string, snapshot: Snapshot): readonly Ask[] {
  const wanted = wordsOf(sought);
  if (wanted.length === 0) return asks;
  return asks.filter(({ action, cell, why }) => {
    const laid = cell && laidAt(cell, snapshot);
    const told = wordsOf([actionText(action, snapshot), cell ? cellText(cell) : '', laid ? tileText(laid.tile) : '', why ?? ''].join(' '));
    return wanted.every((word) => told.some((part) => part.startsWith(word)));
  });
}
