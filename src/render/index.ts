/** Boards and tiles as SVG. */
import type { Shape } from '../kernel/board/shape.js';
import { SIZE } from './geometry.js';
import { drawTile } from './tile.js';
import { el, escape } from './xml.js';

export { highlight } from './action.js';
export { drawTable, renderBoard, type BoardOptions } from './board.js';
export { playerColours } from './colours.js';
export { drawFigure, drawNeutral, drawToken } from './figures.js';
export { sceneOf, spotOf, type Scene } from './scene.js';
export { drawTile } from './tile.js';

/** One tile as a document of its own. */
export function renderTile(shape: Shape): string {
  const { id, notation } = shape.design;
  const width = SIZE * (1 + Math.max(...shape.cells.map(({ dx }) => dx))),
    height = SIZE * (1 + Math.max(...shape.cells.map(({ dy }) => dy)));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', role: 'img', width, height, viewBox: `0 0 ${width} ${height}` },
    el('title', {}, escape(id)),
    el('desc', {}, escape(notation)),
    drawTile(shape),
  );
}
