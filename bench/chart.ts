/** Curves side by side, each with a broken line for comparison: what lies below it grows less than in proportion, or less than not at all. */
import { el, text } from '../src/render/xml.js';

export interface Curve {
  readonly name: string;
  /** Both from zero on. */
  readonly points: readonly (readonly [at: number, value: number])[];
  /** What should stay as it is, instead of growing in proportion. */
  readonly isSteady?: boolean;
}

const [WIDTH, HEIGHT, MARGIN] = [260, 180, 44];

/** An SVG that reads in light and dark. */
export function chart(curves: readonly Curve[], title: string): string {
  const size = { width: curves.length * (WIDTH + MARGIN) + MARGIN, height: HEIGHT + 2.2 * MARGIN };
  const panels = curves.map((curve, i) => el('g', { transform: `translate(${MARGIN + i * (WIDTH + MARGIN)} ${MARGIN})` }, ...panel(curve)));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}`, 'font-family': 'sans-serif', 'font-size': 11, fill: '#777' },
    text(title, { x: MARGIN, y: 18, 'font-size': 13 }),
    ...panels,
  );
}

function panel({ name, points, isSteady = false }: Curve): string[] {
  const last = points.at(-1)!;
  const top = Math.max(...points.map(([, value]) => value));
  const x = (at: number) => (at / last[0]) * WIDTH;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const [at, value] = points[0]!;
  // it leaves the picture where it grows beyond the highest point
  const end = isSteady ? last[0] : Math.min(last[0], (at * top) / value);
  const [from, to] = isSteady ? [value, value] : [0, (value * end) / at];
  const expected = el('line', { x1: x(0), y1: y(from), x2: x(end), y2: y(to), stroke: '#999', 'stroke-dasharray': '4 4' });
  const line = el('polyline', {
    points: points.map((point) => `${x(point[0])},${y(point[1])}`).join(' '),
    fill: 'none',
    stroke: '#0a7d4f',
    'stroke-width': 2,
  });
  const marks = points.flatMap((point) => [
    el('circle', { cx: x(point[0]), cy: y(point[1]), r: 3, fill: '#0a7d4f' }),
    text(String(point[0]), { x: x(point[0]), y: HEIGHT + 14, 'text-anchor': 'middle' }),
  ]);
  return [
    el('path', { d: `M0 0V${HEIGHT}H${WIDTH}`, fill: 'none', stroke: '#999' }),
    text(top.toFixed(0), { x: -6, y: 4, 'text-anchor': 'end' }),
    text('0', { x: -6, y: HEIGHT, 'text-anchor': 'end' }),
    expected,
    line,
    ...marks,
    text(name, { x: WIDTH / 2, y: HEIGHT + 32, 'text-anchor': 'middle' }),
  ];
}
