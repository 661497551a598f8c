/** Which part of the table is seen: moved and scaled by pointer, wheel and keys. */
import { signal, type Signal } from '@preact/signals';
import type { Picture } from '../engine/api.js';

/** Screen pixels = table units * scale + offset. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEAST = 0.08;
const MOST = 4;
const TILE = 100;

export type ViewSignal = Signal<View>;
export const newView = (): ViewSignal => signal<View>({ x: 0, y: 0, scale: 1 });

/** So that all of it is seen, with a cell of room around; small boards are not blown up. */
export function fit(view: ViewSignal, seen: Pick<Picture, 'extent' | 'areas'>, width: number, height: number, room = 1): void {
  const { left, top, right, bottom: lowest } = seen.extent;
  // what stands off the tiles is below them
  const end = seen.areas.at(-1);
  const bottom = end ? Math.max(lowest, (end.point[1] + 20) / TILE - 1 - room) : lowest;
  const columns = right - left + 1 + 2 * room,
    rows = bottom - top + 1 + 2 * room;
  const scale = Math.min(MOST, Math.max(LEAST, Math.min(width / (columns * TILE), height / (rows * TILE), 1.3)));
  view.value = {
    scale,
    x: width / 2 - ((left + right + 1) / 2) * TILE * scale,
    y: height / 2 - ((top + bottom + 1) / 2) * TILE * scale,
  };
}

export function pan(view: ViewSignal, dx: number, dy: number): void {
  const { x, y, scale } = view.value;
  view.value = { x: x + dx, y: y + dy, scale };
}

/** About a point of the screen, which stays where it is. */
export function zoom(view: ViewSignal, by: number, px: number, py: number): void {
  const { x, y, scale } = view.value;
  const next = Math.min(MOST, Math.max(LEAST, scale * by));
  const ratio = next / scale;
  view.value = { scale: next, x: px - (px - x) * ratio, y: py - (py - y) * ratio };
}

/** The cell under a point of the screen. */
export const cellUnder = ({ x, y, scale }: View, px: number, py: number): [number, number] => [
  Math.floor((px - x) / scale / TILE),
  Math.floor((py - y) / scale / TILE),
];

/** Moves the view no more than it must so that a cell is seen. */
export function reveal(view: ViewSignal, [cx, cy]: readonly [number, number], width: number, height: number): void {
  const { x, y, scale } = view.value;
  const left = cx * TILE * scale + x,
    top = cy * TILE * scale + y,
    size = TILE * scale;
  const shift = (start: number, end: number, room: number) => (start < 0 ? -start + size / 2 : end > room ? room - end - size / 2 : 0);
  pan(view, shift(left, left + size, width), shift(top, top + size, height));
}
