/** Around the board: the numbers of the cells, and the players. */
import type { Cell } from '../contract/spot.js';
import type { Action } from '../contract/action.js';
import type { Snapshot } from '../contract/snapshot.js';
import { anyAction } from '../any-action.js';
import { COLOURS } from './colours.js';
import { SIZE } from './geometry.js';
import type { Scene } from './scene.js';
import { el, text } from './xml.js';

export const MARGIN = 28;
/** Height of the line of one player. */
export const ROW = 22;

/** Cells that are shown, first and last. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All tiles, and the cell of the action. */
export function extentOf({ tiles }: Snapshot, action: Action | undefined): Extent {
  const cells: Cell[] = tiles.map(({ at }) => at);
  const proposed = action && anyAction(action);
  if (proposed?.type === 'place-tile') cells.push(proposed.at);
  if (proposed?.type === 'move-dragon') cells.push(proposed.to);
  const first = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  return cells.reduce<Extent>(
    ({ left, top, right, bottom }, [x, y]) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    first,
  );
}

export function coordinates({ left, top, right, bottom }: Extent): string {
  const labels: string[] = [];
  for (let x = left; x <= right; x++)
    for (const y of [top * SIZE - 9, (bottom + 1) * SIZE + 19]) labels.push(text(String(x), { x: x * SIZE + SIZE / 2, y, 'text-anchor': 'middle' }));
  for (let y = top; y <= bottom; y++)
    for (const x of [left * SIZE - MARGIN / 2, (right + 1) * SIZE + MARGIN / 2])
      labels.push(text(String(y), { x, y: y * SIZE + SIZE / 2 + 5, 'text-anchor': 'middle' }));
  return el('g', { 'data-part': 'coordinates', 'font-size': 14, fill: COLOURS.margin }, ...labels);
}

/** What stands off the tiles is called by where it is. */
export function areas({ rows }: Scene): string {
  if (rows.length === 0) return '';
  const names = rows.map(({ spot: { area, place, space, player }, end: [x, y] }) =>
    text([place ?? [area, space].join(' '), player].join(' ').replaceAll('-', ' ').trim(), { x: x - 8, y: y + 4.5 }),
  );
  return el('g', { 'data-part': 'areas', 'font-size': 13, fill: COLOURS.margin }, ...names);
}

/** Who plays which colour; the one whose turn it is first of all marked. */
export function legend({ view: { snapshot }, colours }: Scene, x: number, y: number, width: number): string {
  return el(
    'g',
    { 'data-part': 'players', 'font-size': 13, fill: COLOURS.ink },
    ...snapshot.players.map(({ id, score }, i) => {
      const line = y + i * ROW + 8;
      const active = snapshot.turn?.player === id;
      const points = score === undefined ? '' : `: ${score}`;
      return el(
        'g',
        { 'data-player': id },
        el('circle', { cx: x + 7, cy: line - 4.5, r: 7, fill: colours.get(id), stroke: COLOURS.ink, 'stroke-width': 1.2 }),
        text(`${shortened(id, Math.floor((width - 20) / 9) - points.length)}${points}`, {
          x: x + 21,
          y: line,
          'font-weight': active ? 'bold' : undefined,
          'text-decoration': active ? 'underline' : undefined,
        }),
      );
    }),
  );
}

function shortened(name: string, most: number): string {
  const characters = Array.from(name);
  return characters.length <= most ? name : `${characters.slice(0, Math.max(1, most - 1)).join('')}…`;
}
