/** What the turn has done so far: the tile just laid, and the dragon's walk. */
import type { Snapshot } from '../contract/snapshot.js';
import type { DragonWalk } from '../expansions/princess-and-dragon/wire.js';
import { procedure, stateIn } from '../kernel/declare/state.js';
import { COLOURS } from './colours.js';
import { corner } from './scene.js';
import { el, text } from './xml.js';

/** The dragon's walk, if it is under way. */
export const walkIn = (snapshot: Snapshot): DragonWalk | undefined => stateIn(snapshot, procedure<DragonWalk>('dragon'));

/** The tiles of the dragon's walk, numbered. */
export function walk(snapshot: Snapshot): string {
  const visited = walkIn(snapshot)?.visited ?? [];
  return visited
    .map((cell, i) => {
      const [x, y] = corner(cell);
      return el(
        'g',
        { 'data-visited': cell.join(' ') },
        el('rect', {
          x: x + 3,
          y: y + 3,
          width: 94,
          height: 94,
          fill: COLOURS.danger,
          'fill-opacity': 0.16,
          stroke: COLOURS.danger,
          'stroke-width': 2.5,
          'stroke-dasharray': '6 4',
        }),
        el('circle', { cx: x + 12, cy: y + 12, r: 8, fill: COLOURS.danger }),
        text(String(i + 1), { x: x + 12, y: y + 16, 'text-anchor': 'middle', 'font-size': 11, 'font-weight': 'bold', fill: '#ffffff' }),
      );
    })
    .join('');
}

export function laidNow({ turn }: Snapshot): string {
  if (!turn?.placed) return '';
  const [x, y] = corner(turn.placed.at);
  return el('rect', {
    'data-laid': turn.placed.at.join(' '),
    x: x + 1.5,
    y: y + 1.5,
    width: 97,
    height: 97,
    fill: 'none',
    stroke: COLOURS.laid,
    'stroke-width': 4,
  });
}
