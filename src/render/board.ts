/** A position as an SVG document. */
import type { Cell } from '../contract/spot.js';
import type { Action } from '../contract/action.js';
import type { Position } from '../kernel/position/position.js';
import type { Shape } from '../kernel/board/shape.js';
import { highlight } from './action.js';
import { COLOURS } from './colours.js';
import { describe } from './describe.js';
import { SIZE } from './geometry.js';
import { areas, coordinates, extentOf, legend, MARGIN, ROW } from './margins.js';
import { figureOf, neutrals, tokensOf, waysOf } from './pieces.js';
import { AREA_ROW } from './rows.js';
import { corner, sceneOf, type Scene } from './scene.js';
import { drawTile } from './tile.js';
import { laidNow, walk } from './turn.js';
import { el, escape, round } from './xml.js';

export interface BoardOptions {
  /** Its place is marked. */
  readonly action?: Action;
  /** Width of a tile in pixels; 100 when left out. */
  readonly size?: number;
}

export function renderBoard(view: Position, { action, size = SIZE }: BoardOptions = {}): string {
  const { snapshot } = view;
  const extent = extentOf(snapshot, action);
  const columns = extent.right - extent.left + 1,
    rows = extent.bottom - extent.top + 1;
  const width = Math.max(columns, 2) * SIZE + 2 * MARGIN;
  const x = extent.left * SIZE - MARGIN,
    y = extent.top * SIZE - MARGIN;
  const bottom = (extent.bottom + 1) * SIZE + MARGIN;
  const scene = sceneOf(view, [extent.left * SIZE, bottom]);
  const off = scene.rows.length > 0 ? scene.rows.length * AREA_ROW + 8 : 0;
  const height = rows * SIZE + 2 * MARGIN + off + snapshot.players.length * ROW;
  const { title, description } = describe(snapshot);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      width: (width * size) / SIZE,
      height: (height * size) / SIZE,
      viewBox: [x, y, width, height].map(round).join(' '),
      'font-family': 'sans-serif',
    },
    el('title', {}, escape(title)),
    el('desc', {}, escape(description)),
    el('rect', { x, y, width, height, fill: COLOURS.table }),
    coordinates(extent),
    drawTable(scene),
    areas(scene),
    action ? highlight(scene, action) : '',
    legend(scene, x + MARGIN, bottom + off, width - 2 * MARGIN),
  );
}

/** Everything that lies and stands on the table, without a frame: markup in units of a hundred to a tile. */
export const drawTable = (scene: Scene): string =>
  [
    ...scene.view.board.laid.map(({ shape, at }) => tileGroup(shape, at)),
    ...waysOf(scene),
    walk(scene.view.snapshot),
    laidNow(scene.view.snapshot),
    ...(scene.view.snapshot.figures ?? []).map((figure) => figureOf(scene, figure)),
    ...tokensOf(scene),
    ...neutrals(scene),
  ].join('');

function tileGroup(shape: Shape, at: Cell): string {
  const name = `${shape.design.id} at [${at.join(', ')}]${shape.rotation === 0 ? '' : `, turned ${shape.rotation} degrees`}`;
  return el(
    'g',
    {
      transform: `translate(${corner(at).join(' ')})`,
      'data-tile': shape.design.id,
      'data-at': at.join(' '),
      'data-rotation': String(shape.rotation),
    },
    el('title', {}, escape(name)),
    drawTile(shape),
  );
}
