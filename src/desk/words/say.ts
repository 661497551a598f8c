/** Positions, actions and effects in words. */
import type { Action, Cell, Effect, FeatureSeen, Place, Snapshot } from '../engine/api.js';
import { GAME_OVER } from '../../kernel/play/game-over.js';
import { PRESETS } from '../state/start.js';
import { designText, nameOf, placeWord, t, wordOf } from './index.js';

export const cellText = ([x, y]: Cell): string => `[${x}, ${y}]`;

/** `base/D`: D; `princess-and-dragon/volcano-road-straight`: volcano road straight; one that has but a number with the name of its expansion. */
export function tileText(id: string): string {
  const [expansion, design = id] = id.split('/');
  return /^[\d-]+$/.test(design) ? `${nameOf('expansion', expansion!)} ${design}` : designText(design);
}

/** A tile, or what stands for one that nobody has seen. */
const tileOr = (id: string): string => (id.includes('/') ? tileText(id) : wordOf(id));

/** A printing, as the lists call it; the id of what is none. */
export function printingText(id: string): string {
  const name = PRESETS.find(([preset]) => preset === id)?.[1];
  return name === undefined ? id : t(name);
}

const SIDES: Readonly<Record<string, string>> = {
  n: 'north',
  ne: 'north east',
  e: 'east',
  se: 'south east',
  s: 'south',
  sw: 'south west',
  w: 'west',
  nw: 'north west',
};
export const edgeText = (edge: string | undefined): string => (edge === undefined ? '' : t(SIDES[edge] ?? edge));

export function placeText({ feature, edge, tile }: Place): string {
  const where = edge === undefined ? '' : ` (${edgeText(edge)})`;
  return t('{feature}{where} of {cell}', { feature: nameOf('feature', feature), where, cell: cellText(tile) });
}

/** What a spot may name, of whatever kind it is. */
type AnySpot = Partial<Place> & {
  readonly figure?: string;
  readonly edges?: readonly string[];
  readonly area?: string;
  readonly place?: string | number;
  readonly space?: number;
  readonly player?: string;
  readonly with?: { readonly player: string; readonly counter: string };
};

const isCell = (value: unknown): value is Cell => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** A spot of any kind: a feature, a tile, beside a figure, off the tiles. */
export function spotText(spot: unknown, snapshot?: Snapshot): string {
  if (isCell(spot)) return cellText(spot);
  if (typeof spot === 'string') return toldApart(spot, snapshot);
  if (typeof spot !== 'object' || spot === null) return '';
  const { tile, feature, edge, figure, edges, area, place, space, player, with: other } = spot as AnySpot;
  if (tile !== undefined && feature !== undefined) return placeText({ tile, feature, ...(edge !== undefined && { edge }) });
  if (figure !== undefined) return toldApart(figure, snapshot);
  if (tile !== undefined) return edges ? `${cellText(tile)} (${edges.map(edgeText).join(', ')})` : cellText(tile);
  return [
    area && wordOf(area),
    typeof place === 'string' ? placeWord(area ?? '', place) : place,
    space,
    player,
    other && t('beside {figure}', { figure: t('{kind} of {owner}', { kind: wordOf(other.counter), owner: other.player }) }),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** A member of an action of any type: a number, a figure by its id, a tile, a word, a spot. */
function memberText(value: unknown, snapshot: Snapshot): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return spotText(value, snapshot);
  return figureOf(value, snapshot) ? toldApart(value, snapshot) : tileOr(value);
}

/** One of the board, or one that somebody holds prisoner. */
const figureOf = (wanted: string, snapshot: Snapshot | undefined) =>
  [...(snapshot?.figures ?? []), ...(snapshot?.players.flatMap(({ prisoners = [] }) => prisoners) ?? [])].find(({ id }) => id === wanted);

export function figureText(id: string, snapshot: Snapshot | undefined): string {
  const figure = figureOf(id, snapshot);
  if (!figure) return nameOf('figure', id);
  return figure.owner === undefined
    ? nameOf('figure', figure.kind)
    : t('{kind} of {owner}', { kind: nameOf('figure', figure.kind), owner: figure.owner });
}

/** Where others of his kind and owner stand as well, with his place, as far as it takes to tell him from them. */
function toldApart(id: string, snapshot: Snapshot | undefined): string {
  const { figures = [] } = snapshot ?? {};
  const one = figures.find((figure) => figure.id === id);
  const figure = figureText(id, snapshot);
  const others = figures.filter(({ id: other, kind, owner }) => one && other !== id && kind === one.kind && owner === one.owner);
  if (!one || others.length === 0) return figure;
  const cellIn = ({ at }: typeof one) => ('tile' in at ? cellText(at.tile) : undefined);
  const cell = cellIn(one);
  const spot = cell !== undefined && others.every((other) => cellIn(other) !== cell) ? cell : spotText(one.at);
  return t('{figure} at {spot}', { figure, spot });
}

/** A message of the engine, in which figures are called what they are: their ids stand nowhere on the board. */
export const toldOf = (message: string, snapshot: Snapshot): string =>
  message.replace(/`([^`]+)`/g, (code, id: string) => (figureOf(id, snapshot) ? toldApart(id, snapshot) : code));

const DEEDS: Readonly<Record<string, () => string>> = {
  bid: () => t('bid'),
  capture: () => t('take a prisoner'),
  chance: () => t('chance'),
  choose: () => t('choose'),
  'claim-fairy-point': () => t('claim the point of the fairy'),
  'discard-tile': () => t('put the tile aside'),
  'exchange-prisoner': () => t('exchange prisoners'),
  'move-dragon': () => t('move the dragon'),
  'move-fairy': () => t('move the fairy'),
  'move-figure': () => t('move a figure'),
  'move-token': () => t('move a token'),
  pass: () => t('pass'),
  'pay-ransom': () => t('pay the ransom'),
  'place-figure': () => t('place a figure'),
  'place-tile': () => t('lay a tile'),
  'place-token': () => t('place a token'),
  'remove-figure': () => t('send a figure home'),
};

/** What an action of that type does, whatever with. */
export const deedText = (type: string): string => DEEDS[type]?.() ?? type.replaceAll('-', ' ');

/** A message of a recorded game that is no move. */
export const messageText = (message: string | undefined): string =>
  message === 'COMMIT' ? t('confirmed') : (message ?? '').toLowerCase().replaceAll('_', ' ');

/** Who decides next, and what. */
export const nextText = (next: { readonly player: string; readonly step: string } | null): string =>
  next && next.step !== GAME_OVER ? t('next: {player}, {step}', { player: next.player, step: nameOf('step', next.step) }) : t('the game is over');

/** What is proposed. */
export function actionText(action: Action, snapshot: Snapshot): string {
  const members: Readonly<Record<string, unknown>> = { ...action };
  const spot = (key: string) => spotText(members[key], snapshot);
  const others = (...told: readonly string[]) =>
    Object.entries(members)
      .filter(([key]) => key !== 'type' && key !== 'player' && !told.includes(key))
      .map(([, value]) => memberText(value, snapshot));
  const kind = typeof members['kind'] === 'string' ? members['kind'] : '';
  switch (action.type) {
    case 'place-tile':
      return t('lay {tile} at {cell}, turned {degrees}°', { tile: tileText(action.tile), cell: cellText(action.at), degrees: action.rotation });
    case 'discard-tile':
      return t('put the tile aside');
    case 'place-figure':
      return action.via === undefined
        ? t('{figure} to the {spot}', { figure: nameOf('figure', kind), spot: spot('at') })
        : t('{figure} to the {spot}, by {via}', { figure: nameOf('figure', kind), spot: spot('at'), via: wordOf(action.via) });
    case 'bid':
      return bidText(members, snapshot);
    case 'move-fairy':
      return t('move the fairy to {spot}', { spot: spot('to') });
    case 'move-dragon':
      return t('move the dragon to {spot}', { spot: spot('to') });
    case 'remove-figure':
      return t('send home the {figure}, by {by}', { figure: spot('figure'), by: wordOf(action.by) });
    case 'move-figure':
      return t('move the {figure} to {spot}', { figure: spot('figure'), spot: spot('to') });
    case 'capture':
      return t('take the {figure} prisoner', { figure: spot('figure') });
    case 'place-token':
      return [t('place {token}: {spot}', { token: wordOf(kind), spot: spot('at') }), ...others('kind', 'at')].join(', ');
    case 'move-token':
      return t('move the {figure} to {spot}', { figure: wordOf(kind), spot: spot('to') });
    case 'pass':
      return t('pass');
    default:
      return [deedText(action.type), others().join(', ')].filter(Boolean).join(': ');
  }
}

/** What each type of action cannot be put into words without. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  bid: ['tile', 'points'],
  capture: ['figure'],
  'move-dragon': ['to'],
  'move-fairy': ['to'],
  'move-figure': ['figure', 'to'],
  'move-token': ['to'],
  'place-figure': ['kind', 'at'],
  'place-tile': ['tile', 'at', 'rotation'],
  'place-token': ['at'],
  'remove-figure': ['figure', 'by'],
};

/** What was done: as much as is told of it. */
export function doneText(action: { readonly type: string } & Readonly<Record<string, unknown>>, snapshot: Snapshot): string {
  const { type, player: _player, ...members } = action;
  if ((NEEDED[type] ?? []).every((name) => action[name] !== undefined)) return actionText(action as Action, snapshot);
  const told = Object.entries(members).map(([name, value]) => (name === 'rotation' ? `${String(value)}°` : memberText(value, snapshot)));
  return [deedText(type), told.join(', ')].filter(Boolean).join(': ');
}

/** Tiles of an auction are named by their place in it, as there may be two alike. */
function bidText({ tile, points = 0 }: { readonly tile?: unknown; readonly points?: unknown }, { turn }: Snapshot): string {
  const { auction } = (turn ?? {}) as { readonly auction?: { readonly tiles: readonly { readonly tile: string | null }[] } };
  const design = auction?.tiles[Number(tile)]?.tile;
  const bid = t('bid {count} points for tile {number}', { count: Number(points), number: Number(tile) + 1 });
  return design ? `${bid}: ${tileText(design)}` : bid;
}

/** Where the dragon has no step left he has made them all, else nothing is left that he may enter. */
export const walkOverText = (stepsLeft: number | undefined): string =>
  stepsLeft === 0
    ? t('the dragon has made all his steps: his walk is over')
    : t('the walk of the dragon is over: beside him is no tile that he has not been on and that the fairy leaves open');

/** What is told of the state of something that takes several decisions; of most of them the next decision says enough. */
function procedureText({ procedure, state, rule }: Extract<Effect, { type: 'procedure' }>, { turn }: Snapshot): string {
  if (procedure !== 'dragon') return '';
  if (rule.endsWith('.walk-begins')) return t('the walk of the dragon begins');
  if (state !== null) return '';
  const { stepsLeft } = (turn as { readonly dragon?: { readonly stepsLeft?: number } } | undefined)?.dragon ?? {};
  return walkOverText(stepsLeft === undefined ? undefined : stepsLeft - 1);
}

const pieceText = ({ figure, neutral, token, tile = '' }: Extract<Effect, { type: 'piece-moved' }>['piece'], snapshot: Snapshot): string =>
  figure === undefined ? (neutral === undefined && token === undefined ? tileOr(tile) : wordOf(neutral ?? token!)) : figureText(figure, snapshot);

/** What is now said of a piece: a count, or that it is so or no more. */
const stateText = ([key, value]: readonly [string, unknown]): string =>
  value === true ? wordOf(key) : value === false ? t('no more: {what}', { what: wordOf(key) }) : `${wordOf(key)} ${String(value)}`;

/** What follows, one line each; empty where there is nothing to tell. */
export function effectText(effect: Effect, snapshot: Snapshot): string {
  const of = (id: string) => figureText(id, snapshot);
  switch (effect.type) {
    case 'tile-placed':
      return t('{tile} lies at {cell}', { tile: tileText(effect.tile), cell: cellText(effect.at) });
    case 'figure-placed':
      return t('{figure} of {owner} stands on the {spot}', {
        figure: nameOf('figure', effect.kind),
        owner: effect.owner,
        spot: spotText(effect.at, snapshot),
      });
    case 'figure-returned':
      return t('{figure} goes back to {owner}', { figure: of(effect.figure), owner: effect.to });
    case 'neutral-moved':
      return t('{figure} goes to {spot}', {
        figure: nameOf('figure', effect.neutral),
        spot: effect.to ? cellText(effect.to) : t('the side of the board'),
      });
    case 'points':
      return t('{count} points for {player}', { count: effect.points, player: effect.player });
    case 'feature-scored':
      return t('the {spot} is scored', { spot: spotText(effect.feature, snapshot) });
    case 'tokens-received':
      return t('{player} receives {count} × {token}', { player: effect.player, count: effect.count, token: nameOf('token', effect.token) });
    case 'extra-part-won':
      return t('{player} has won a second part of the turn', { player: effect.player });
    case 'turn-begun':
      return t('a turn of {player} begins', { player: effect.player });
    case 'tile-discarded':
      return t('{figure} goes to {spot}', { figure: tileText(effect.tile), spot: wordOf(effect.to) });
    case 'tiles-returned':
      return t('{figure} goes to {spot}', { figure: effect.tiles.map(tileText).join(', '), spot: wordOf('bag') });
    case 'token-removed':
      return t('{figure} goes to {spot}', { figure: wordOf(effect.token), spot: wordOf('bag') });
    case 'piece-moved':
      return t('{figure} goes to {spot}', { figure: pieceText(effect.piece, snapshot), spot: spotText(effect.to, snapshot) });
    case 'piece-changed':
      return `${pieceText(effect.piece, snapshot)}: ${Object.entries(effect.set).map(stateText).join(', ')}`;
    case 'procedure':
      return procedureText(effect, snapshot);
  }
}

/** A feature in one line: what it is, whether it is complete, whose, and what it is worth. */
export function featureText({ kind, tiles, canComplete, isComplete, owners, complete, atEnd }: FeatureSeen): string {
  const feature = nameOf('feature', kind);
  const parts = [tiles === 1 ? t('{feature} on one tile', { feature }) : t('{feature} on {tiles} tiles', { feature, tiles })];
  if (canComplete) parts.push(isComplete ? t('complete') : t('incomplete'));
  parts.push(owners.length > 0 ? t('of {owners}', { owners: owners.join(', ') }) : t('of nobody'));
  parts.push(
    complete === null
      ? t('points: {points} at the end', { points: atEnd })
      : t('points: {complete} when complete, {end} at the end', { complete, end: atEnd }),
  );
  return parts.join(', ');
}

export const VERDICT_WORDS: Readonly<Record<string, string>> = {
  legal: 'Yes, it is legal',
  illegal: 'No, it is not legal',
  undetermined: 'It depends on what is not known',
  disputed: 'The sources disagree',
  unregulated: 'No source speaks of it',
  unsupported: 'The engine does not model it yet',
};
