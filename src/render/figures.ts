/** Figures as simple shapes of our own, about the middle of where they stand. */
import { COLOURS } from './colours.js';
import type { Point } from './geometry.js';
import { el, round, text } from './xml.js';

const MEEPLE =
  'M0 -11C3.2 -11 4.6 -8.6 3.8 -5.6C7 -5 11 -2.6 11 -0.4C11 1.6 7.4 1.6 5.2 1.4C6.4 4.4 8.6 7.4 9.4 10H1.8L0 6.4L-1.8 10H-9.4C-8.6 7.4 -6.4 4.4 -5.2 1.4C-7.4 1.6 -11 1.6 -11 -0.4C-11 -2.6 -7 -5 -3.8 -5.6C-4.6 -8.6 -3.2 -11 0 -11Z';
const BODIES: Readonly<Record<string, string>> = {
  meeple: MEEPLE,
  'large-meeple': MEEPLE,
  phantom: MEEPLE,
  abbot: 'M0 -13L3 -9.5L2.6 -5.6C5 -4.6 6 -2 6.4 1L9 10H-9L-6.4 1C-6 -2 -5 -4.6 -2.6 -5.6L-3 -9.5Z',
  builder:
    'M-4.6 -7.6H4.6L3.4 -4.6C7 -4 9.6 -2 9.6 0L5 0.6L7 10H1.6L0 5L-1.6 10H-7L-5 0.6L-9.6 0C-9.6 -2 -7 -4 -3.4 -4.6ZM-3.6 -8.6C-3 -12 3 -12 3.6 -8.6Z',
  pig: 'M-11 -1C-11 -4 -8.6 -5.4 -6.4 -5.2L-5 -8L-2.6 -5.4H5C9 -5.4 10.6 -2.6 10.6 0.4L12.4 -1.4L12.6 0.8L10.4 2.4L9.4 8H5.6L5 4.6H-3L-3.8 8H-7.4L-8 3.4C-10 2.6 -11 1 -11 -1Z',
  mayor: 'M-3 -12H3V-7L6.6 -5C10 -1 10.6 6 9 10H-9C-10.6 6 -10 -1 -6.6 -5L-3 -7Z',
  wagon: 'M-12 4V-1L-4 -2L-2 -7H2L4 -2L12 -1V4H9.4C9.4 8 4 8 4 4H-4C-4 8 -9.4 8 -9.4 4Z',
  barn: 'M-10 9V-2L0 -10L10 -2V9H4V2H-4V9Z',
};
/** Followers that lie down in a field, as farmers do. */
const LYING = new Set(['meeple', 'large-meeple', 'phantom', 'mayor', 'abbot']);

const DRAGON =
  'M-15 9C-13 2 -9 -1 -4 -2L-9 -12L0 -6L4 -13L5 -5C9 -6 12 -8 13 -12L19 -9L16 -7L18 -5C15 -1 11 1 9 4C8 9 3 12 -3 11C-7 10 -9 8 -12 11L-18 14Z';
const FAIRY = 'M0 -12C2.6 -12 3.6 -9.6 2.4 -7.4C4 -6 4.4 -3 4.4 -1L7 11H-7L-4.4 -1C-4.4 -3 -4 -6 -2.4 -7.4C-3.6 -9.6 -2.6 -12 0 -12Z';
const WINGS = 'M2 -5C7 -13 13 -10 11 -5C10 -2 6 -1 3 -2ZM-2 -5C-7 -13 -13 -10 -11 -5C-10 -2 -6 -1 -3 -2Z';

type Data = Readonly<Record<string, string | undefined>>;

const standing = ([x, y]: Point, transform = '') => `translate(${round(x)} ${round(y)})${transform}`;
const outline = { stroke: COLOURS.ink, 'stroke-width': 1.4, 'stroke-linejoin': 'round' } as const;

/** A player's figure; one without a shape of its own is a disc with the beginning of its name. */
export function drawFigure(kind: string, colour: string, at: Point, onField: boolean, data: Data, title: string): string {
  const d = Object.hasOwn(BODIES, kind) ? BODIES[kind] : undefined;
  const transform = (kind === 'large-meeple' ? ' scale(1.3)' : '') + (onField && LYING.has(kind) ? ' rotate(-90)' : '');
  const body = d ? el('path', { d, fill: colour, 'fill-opacity': kind === 'phantom' ? 0.6 : undefined, ...outline }) : disc(kind, colour);
  return el('g', { ...data, transform: standing(at, transform) }, el('title', {}, title), body);
}

export function drawNeutral(kind: string, at: Point, data: Data, title: string): string {
  const body =
    kind === 'dragon'
      ? el('path', { d: DRAGON, fill: COLOURS.danger, ...outline })
      : kind === 'fairy'
        ? el('path', { d: WINGS, fill: '#dff3ff', ...outline, 'stroke-width': 1 }) + el('path', { d: FAIRY, fill: '#f7b6d8', ...outline })
        : disc(kind, '#ffffff');
  return el('g', { ...data, transform: standing(at, kind === 'dragon' ? ' scale(1.4)' : '') }, el('title', {}, title), body);
}

export function drawToken(kind: string, at: Point, data: Data, title: string, number?: number | string, colour = '#ffffff'): string {
  return el(
    'g',
    { ...data, transform: standing(at) },
    el('title', {}, title),
    el('rect', { x: -8, y: -6, width: 16, height: 12, rx: 2, fill: colour, ...outline }),
    label(number === undefined ? initials(kind) : `${initials(kind).charAt(0)}${number}`, inkOn(colour), 8),
  );
}

const disc = (kind: string, colour: string) =>
  el('circle', { cx: 0, cy: 0, r: 10, fill: colour, ...outline }) + label(initials(kind), inkOn(colour), 9);

const label = (content: string, fill: string, size: number) =>
  text(content, { x: 0, y: size * 0.36, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 'bold', fill });

/** `gingerbread-man`: GM, `ghost`: Gh. */
function initials(kind: string): string {
  const [first = '', second] = kind.split('-');
  return second ? (first.charAt(0) + second.charAt(0)).toUpperCase() : first.charAt(0).toUpperCase() + first.charAt(1);
}

/** Dark on light and light on dark, by the usual weights of red, green and blue. */
function inkOn(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  return 0.299 * r! + 0.587 * g! + 0.114 * b! > 140 ? COLOURS.ink : '#ffffff';
}
