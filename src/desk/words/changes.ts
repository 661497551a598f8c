/** What an action changes off the tiles, which no picture of the board shows: each line says what it is, how it was, and how it is afterwards. */
import type { Snapshot } from '../engine/api.js';
import { nameOf, t, wordOf } from './index.js';
import { spotText, tileText } from './say.js';

export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Line -> value. Of what is not said there is no line. */
type Lines = Map<string, string>;

export function changesIn(before: Snapshot, after: Snapshot): readonly Change[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((what) => {
    const [was, is] = [old.get(what) ?? '–', now.get(what) ?? '–'];
    return was === is ? [] : [{ what, before: was, after: is }];
  });
}

function linesOf(snapshot: Snapshot): Lines {
  const lines: Lines = new Map();
  for (const player of snapshot.players) ofPlayer(player, lines);
  for (const { id, kind, owner, at } of snapshot.figures ?? []) if ('area' in at) lines.set(pieceText(kind, owner, id), spotText(at));
  for (const [kind, where] of Object.entries(snapshot.neutral ?? {}))
    if (where.area !== undefined) lines.set(nameOf('figure', kind), spotText(where));
  const { remaining, setAside = [], tokens = {} } = snapshot.bag ?? {};
  if (remaining !== undefined) lines.set(t('tiles left'), String(remaining));
  if (setAside.length > 0) lines.set(t('tiles put aside'), setAside.map(tileText).join(', '));
  for (const [name, count] of Object.entries(tokens)) lines.set(t('in the general supply: {what}', { what: wordOf(name) }), String(count));
  ofTurn(snapshot, lines);
  return lines;
}

/** Several of a kind may be there at once: their ids tell them apart. */
const pieceText = (kind: string, owner: string | undefined, id: string): string =>
  `${owner === undefined ? nameOf('figure', kind) : t('{kind} of {owner}', { kind: nameOf('figure', kind), owner })} (${id})`;

function ofPlayer({ id, score, supply = {}, reserve = {}, tokens = {}, hand, prisoners }: Snapshot['players'][number], lines: Lines): void {
  const set = (what: string, value: string | number) => lines.set(t('{player}: {what}', { player: id, what }), String(value));
  if (score !== undefined) set(t('points'), score);
  for (const [kind, count] of Object.entries(supply)) set(nameOf('figure', kind), count);
  for (const [kind, count] of Object.entries(reserve)) set(t('in the general supply: {what}', { what: nameOf('figure', kind) }), count);
  for (const [kind, held] of Object.entries(tokens)) {
    if (typeof held === 'number') set(nameOf('token', kind), held);
    else for (const [pair, count] of Object.entries(held)) set(`${nameOf('token', kind)} ${pair}`, count);
  }
  if (hand) set(t('tiles in front of him'), hand.map(tileText).join(', ') || '–');
  if (prisoners)
    set(t('prisoners'), prisoners.map(({ kind, owner }) => t('{kind} of {owner}', { kind: nameOf('figure', kind), owner })).join(', ') || '–');
}

function ofTurn({ turn }: Snapshot, lines: Lines): void {
  if (!turn) return;
  lines.set(t('has the turn'), turn.player);
  lines.set(t('step'), nameOf('step', turn.step));
  if (turn.tile !== undefined && !turn.placed) lines.set(t('tile in hand'), tileText(turn.tile));
}
