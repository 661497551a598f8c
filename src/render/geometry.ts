/** Points and paths on a tile of a hundred units. */
import { round } from './xml.js';

export const SIZE = 100;
export type Point = readonly [x: number, y: number];

/** Absolute commands of an SVG path: M L C Z with their points. */
export interface Command {
  readonly letter: string;
  readonly points: readonly Point[];
}
export type Path = readonly Command[];

/** Reads `M0 0C14 12 22 27 50 27Z`. */
export function path(text: string): Path {
  return [...text.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter, rest]) => {
    const numbers = rest!.trim() === '' ? [] : rest!.trim().split(/\s+/).map(Number);
    return { letter: letter!, points: numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1]!]] : [])) };
  });
}

/** Clockwise about the middle of the tile. */
export function turnPoint([x, y]: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 1:
      return [SIZE - y, x];
    case 2:
      return [SIZE - x, SIZE - y];
    case 3:
      return [y, SIZE - x];
    default:
      return [x, y];
  }
}

export const turn = (way: Path, quarters: number): Path =>
  way.map(({ letter, points }) => ({ letter, points: points.map((point) => turnPoint(point, quarters)) }));

/** The value of an SVG `d`. */
export const toD = (way: Path): string =>
  way.map(({ letter, points }) => letter + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')).join('');

const STEPS = 10;

/** The path as polygons or polylines, one for each M. */
export function polylines(way: Path): Point[][] {
  const lines: Point[][] = [];
  for (const { letter, points } of way) {
    if (letter === 'M') lines.push([points[0]!]);
    const line = lines.at(-1)!;
    if (letter === 'L') line.push(...points);
    if (letter === 'C') line.push(...curve(line.at(-1)!, points[0]!, points[1]!, points[2]!));
    if (letter === 'Z') line.push(line[0]!);
  }
  return lines;
}

function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i): Point => {
    const t = (i + 1) / STEPS,
      u = 1 - t;
    const mix = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [mix(0), mix(1)];
  });
}

/** Even-odd, as good as non-zero for our shapes. */
export function inside(polygons: readonly (readonly Point[])[], point: Point): boolean {
  const x = point[0],
    y = point[1];
  let odd = false;
  for (const polygon of polygons)
    for (let i = 1; i < polygon.length; i++) {
      const a = polygon[i - 1]!,
        b = polygon[i]!;
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    }
  return odd;
}

export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** From a point to a polyline. */
export function distanceTo(line: readonly Point[], point: Point): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++) nearest = Math.min(nearest, toSegment(line[i - 1]!, line[i]!, point));
  return nearest;
}

function toSegment(a: Point, b: Point, p: Point): number {
  const dx = b[0] - a[0],
    dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** The point so far along a polyline. */
export function along(line: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!,
      b = line[i]!;
    const length = distance(a, b);
    if (left <= length) return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return line.at(-1)!;
}

export const lengthOf = (line: readonly Point[]): number => line.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(line[i - 1]!, point)), 0);
