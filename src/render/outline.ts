/** The outline of the cells that bear a label, with few corners. */
import type { Path, Point } from './geometry.js';
import { distance, distanceTo, SIZE } from './geometry.js';
import { CELLS } from './regions.js';

const WIDTH = SIZE / CELLS;
/** Less than half a road is wide: what is lost lies under it. */
const TOLERANCE = 2;

export function outline(cells: Int16Array, label: number): Path {
  return loops(cells, label).flatMap((loop) => {
    const corners = simplified(loop);
    return corners.length < 3
      ? []
      : [
          { letter: 'M', points: [corners[0]!] },
          { letter: 'L', points: corners.slice(1) },
          { letter: 'Z', points: [] },
        ];
  });
}

/** The edges between a cell with the label and one without, clockwise, joined end to end. */
function loops(cells: Int16Array, label: number): Point[][] {
  const next = new Map<number, number[]>();
  const corner = (x: number, y: number) => y * (CELLS + 1) + x;
  const edge = (from: number, to: number) => {
    const list = next.get(from);
    if (list) list.push(to);
    else next.set(from, [to]);
  };
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < CELLS && y < CELLS && cells[y * CELLS + x] === label;
  for (let y = 0; y < CELLS; y++)
    for (let x = 0; x < CELLS; x++) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) edge(corner(x, y), corner(x + 1, y));
      if (!has(x + 1, y)) edge(corner(x + 1, y), corner(x + 1, y + 1));
      if (!has(x, y + 1)) edge(corner(x + 1, y + 1), corner(x, y + 1));
      if (!has(x - 1, y)) edge(corner(x, y + 1), corner(x, y));
    }
  const all: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; at = next.get(at)?.pop())
      loop.push([(at % (CELLS + 1)) * WIDTH, Math.floor(at / (CELLS + 1)) * WIDTH]);
    if (loop.length > 4) all.push(loop);
  }
  return all;
}

/** Ramer, Douglas and Peucker; a loop is cut at the point that is farthest from its first. */
function simplified(loop: readonly Point[]): Point[] {
  let far = 0;
  loop.forEach((point, i) => {
    if (distance(point, loop[0]!) > distance(loop[far]!, loop[0]!)) far = i;
  });
  return [...reduced(loop.slice(0, far + 1)).slice(0, -1), ...reduced(loop.slice(far)).slice(0, -1)];
}

function reduced(line: readonly Point[]): Point[] {
  const ends = [line[0]!, line.at(-1)!];
  let most = TOLERANCE,
    split = -1;
  for (let i = 1; i < line.length - 1; i++) {
    const off = distanceTo(ends, line[i]!);
    if (off > most) {
      most = off;
      split = i;
    }
  }
  return split < 0 ? ends : [...reduced(line.slice(0, split + 1)).slice(0, -1), ...reduced(line.slice(split))];
}
