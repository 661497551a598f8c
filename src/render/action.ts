/** The place of an action, marked on the board. */
import { spotName, type Cell } from '../contract/spot.js';
import type { Action } from '../contract/action.js';
import { anyAction } from '../any-action.js';
import { COLOURS, NOBODY } from './colours.js';
import { drawFigure } from './figures.js';
import type { Point } from './geometry.js';
import { corner, middle, spotOf, type Scene } from './scene.js';
import { drawTile } from './tile.js';
import { el, escape } from './xml.js';

const MARK = '#0b57ff';

export function highlight(scene: Scene, action: Action): string {
  const parts = marks(scene, action);
  return parts.length === 0 ? '' : el('g', { 'data-action': action.type }, el('title', {}, escape(`proposed: ${action.type}`)), ...parts);
}

function marks(scene: Scene, taken: Action): string[] {
  const action = anyAction(taken);
  const { view, standing } = scene;
  const ring = (id: string) => around(standing.get(id));
  switch (action.type) {
    case 'place-tile': {
      const shape = view.ruleset.shape(action.tile, action.rotation);
      const at = corner(action.at).join(' ');
      return [
        ...(shape ? [el('g', { transform: `translate(${at})`, opacity: 0.75, 'data-tile': shape.design.id }, drawTile(shape))] : []),
        cell(action.at),
      ];
    }
    case 'place-figure': {
      const owner = action.player ?? view.snapshot.turn?.player;
      if (!('tile' in action.at)) return [];
      const at = spotOf(view, action.at);
      const colour = (owner !== undefined && scene.colours.get(owner)) || NOBODY;
      return [drawFigure(action.kind, colour, at, spotName(action.at) === 'field', {}, escape(action.kind)), ...around(at)];
    }
    case 'move-dragon':
      return [cell(action.to), ...arrow(view.snapshot.neutral?.['dragon']?.tile, action.to)];
    case 'move-fairy':
      return 'figure' in action.to ? ring(action.to.figure) : [cell(action.to.tile)];
    case 'remove-figure':
    case 'capture':
      return ring(action.figure);
    case 'move-figure':
      return [...ring(action.figure), ...('tile' in action.to ? around(spotOf(view, action.to)) : [])];
    default:
      return [];
  }
}

const outline = { fill: 'none', stroke: MARK, 'stroke-width': 3, 'stroke-dasharray': '7 4' } as const;

const around = (point: Point | undefined): string[] => (point ? [el('circle', { cx: point[0], cy: point[1], r: 18, ...outline })] : []);

function cell(at: Cell): string {
  const [x, y] = corner(at);
  return el('rect', { x: x + 3, y: y + 3, width: 94, height: 94, ...outline });
}

function arrow(from: Cell | undefined, to: Cell): string[] {
  if (!from || (from[0] === to[0] && from[1] === to[1])) return [];
  const [ax, ay] = middle(from),
    [bx, by] = middle(to);
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const tip = (back: number, side: number) => `${Math.round(bx - ux * back - uy * side)} ${Math.round(by - uy * back + ux * side)}`;
  const start = `${Math.round(ax + ux * 26)} ${Math.round(ay + uy * 26)}`;
  return [
    el('path', { d: `M${start}L${tip(12, 0)}M${tip(24, 9)}L${tip(10, 0)}L${tip(24, -9)}`, fill: 'none', stroke: COLOURS.danger, 'stroke-width': 4 }),
  ];
}
