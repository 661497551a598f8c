/** What is printed on tiles besides their features: simple shapes of our own, upright about their middle. */
import { COLOURS } from './colours.js';
import { el, round } from './xml.js';
import type { Point } from './geometry.js';

const ink = { stroke: COLOURS.ink, 'stroke-width': 1.2, 'stroke-linejoin': 'round' } as const;
const shape = (d: string, fill: string, more: Readonly<Record<string, string | number>> = {}) => el('path', { d, fill, ...ink, ...more });

const house = (x: number, y: number, size = 1) =>
  el(
    'g',
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(size)})` },
    shape('M-4 5V-1H4V5Z', COLOURS.plaster),
    shape('M-5.5 -1L0 -6L5.5 -1Z', COLOURS.house),
  );

const SYMBOLS: Readonly<Record<string, string>> = {
  monastery: [
    shape('M-12 11V-2H6V11Z', COLOURS.plaster),
    shape('M-14 -2L-10 -9H4L8 -2Z', COLOURS.house),
    shape('M4 11V-8H12V11Z', COLOURS.plaster),
    shape('M3 -8L8 -16L13 -8Z', COLOURS.house),
    shape('M8 -21V-15M5.5 -19H10.5', 'none', { 'stroke-width': 1.6 }),
    shape('M-5 11V6C-5 3 -1 3 -1 6V11Z', COLOURS.wall),
  ].join(''),
  cathedral: [
    shape('M-9 14V-4L0 -12L9 -4V14Z', COLOURS.plaster),
    shape('M-16 14V-8H-9V14ZM9 14V-8H16V14Z', COLOURS.plaster),
    shape('M-17 -8L-12.5 -18L-8 -8ZM8 -8L12.5 -18L17 -8Z', '#53719c'),
    el('circle', { cx: 0, cy: -1, r: 3.6, fill: '#53719c', ...ink }),
    shape('M-3 14V8C-3 4 3 4 3 8V14Z', COLOURS.wall),
  ].join(''),
  village: house(-6, -2) + house(6, -3, 0.9) + house(1, 6),
  garden: [
    el('rect', { x: -9, y: -8, width: 18, height: 16, rx: 2, fill: '#dfeab8', ...ink, stroke: COLOURS.hedge, 'stroke-width': 2 }),
    shape('M0 -7V7M-8 0H8', 'none', { stroke: COLOURS.hedge, 'stroke-width': 1.4 }),
    ...([[-4.5, -4], [4.5, -4], [-4.5, 4], [4.5, 4]] as const).map(([cx, cy], i) => el('circle', { cx, cy, r: 2, fill: i % 3 === 0 ? '#d8437f' : '#f2c230' })), // prettier-ignore
  ].join(''),
  pennant:
    shape('M-5.5 -7H5.5V1C5.5 5 2 7 0 8C-2 7 -5.5 5 -5.5 1Z', '#2f5fb0') +
    shape('M-5.5 -1.5H5.5M0 -7V8', 'none', { stroke: '#ffffff', 'stroke-width': 1.8 }),
  princess: [
    shape('M0 -1C4 -1 7 7 7.5 9H-7.5C-7 7 -4 -1 0 -1Z', '#d8437f'),
    el('circle', { cx: 0, cy: -3.5, r: 3.4, fill: '#f6d5b5', ...ink }),
    shape('M-3.6 -5.5L-4.2 -10.5L-1.6 -8L0 -11.5L1.6 -8L4.2 -10.5L3.6 -5.5Z', COLOURS.gold),
  ].join(''),
  tower: [
    shape('M-4.5 -11H4.5L11 -4.5V4.5L4.5 11H-4.5L-11 4.5V-4.5Z', '#a9a196'),
    shape('M-2.5 -6.5H2.5L6.5 -2.5V2.5L2.5 6.5H-2.5L-6.5 2.5V-2.5Z', COLOURS.plaster),
  ].join(''),
  volcano: [
    shape('M-14 12L-5 -5H5L14 12Z', '#6d5a4c'),
    shape('M-5 -5H5L7 -1L3 3L1 0L-2 6L-4 0L-7 -1Z', '#e4572e'),
    shape('M-3 -7C-8 -10 -5 -13 -2 -12C-2 -16 5 -16 5 -12C9 -11 7 -7 3 -7Z', '#c9c2b8'),
  ].join(''),
  dragon: el(
    'g',
    { transform: 'translate(2 0) scale(0.85)' },
    // head with open jaws, crest and eye, looking left
    shape('M12 11C13 1 9 -5 3 -7L8 -13L-1 -9C-6 -9 -11 -5 -14 -2L-9 0L-13 4C-8 5 -3 4 0 3C2 6 1 9 -1 11Z', '#3d7f4c'),
    shape('M9 -4L14 -6L11 0L15 1L11.5 4', '#3d7f4c'),
    el('circle', { cx: -2.5, cy: -4, r: 1.7, fill: COLOURS.gold, ...ink, 'stroke-width': 0.8 }),
    shape('M-14 1.5L-19 -0.5L-17 2L-20 4L-13.5 4', COLOURS.danger, { 'stroke-width': 0.8 }),
  ),
  portal: [
    shape('M-11 12V-2C-11 -16 11 -16 11 -2V12Z', '#8d8a96'),
    shape('M-7 12V-1C-7 -11 7 -11 7 -1V12Z', '#5a2f8f'),
    shape('M3 4C3 -1 -4 -1 -4 3C-4 8 5 8 5 2', 'none', { stroke: '#d7b6ff', 'stroke-width': 1.6 }),
  ].join(''),
  bazaar: [
    shape('M-11 10V-2H11V10Z', COLOURS.plaster),
    shape('M-13 -2L-9 -11H9L13 -2Z', '#c8452f'),
    shape('M-6 -2L-4 -11M0 -2V-11M6 -2L4 -11', 'none', { stroke: '#f4e7c8', 'stroke-width': 2 }),
    shape('M-11 4H11', 'none', { 'stroke-width': 1.4 }),
  ].join(''),
  inn: [el('ellipse', { cx: 5, cy: 4.5, rx: 6, ry: 4, fill: COLOURS.river, stroke: COLOURS.riverEdge, 'stroke-width': 1 }), house(-3, 0, 1.1)].join(
    '',
  ),
  'pig-herd': [
    el('ellipse', { cx: 0, cy: 0, rx: 7, ry: 4.5, fill: '#f0a3ae', ...ink }),
    el('circle', { cx: -7, cy: -1, r: 3, fill: '#f0a3ae', ...ink }),
    shape('M-4 4V7M4 4V7M7 -1C10 -2 9 -5 7.5 -3.5', 'none'),
    el('circle', { cx: -7.6, cy: -1.6, r: 0.7, fill: COLOURS.ink }),
  ].join(''),
  wine: [
    shape('M-7 -6C-8.5 -2 -8.5 3 -7 7H7C8.5 3 8.5 -2 7 -6Z', '#8a5a2b'),
    shape('M-7.8 -2.5H7.8M-7.8 3.5H7.8', 'none', { stroke: '#d8c9a8', 'stroke-width': 1.6 }),
    el('circle', { cx: 0, cy: 0.5, r: 2.4, fill: '#7b1f3a', ...ink }),
  ].join(''),
  grain: [
    shape('M0 9V-3M-3 9L-4 0M3 9L4 0', 'none', { stroke: '#a8791a', 'stroke-width': 1.6 }),
    ...([[0, -6], [-4.5, -3], [4.5, -3]] as const).map(([cx, cy]) => el('ellipse', { cx, cy, rx: 2.4, ry: 4.6, fill: COLOURS.gold, ...ink, 'stroke-width': 0.9 })), // prettier-ignore
    shape('M-4 4H4', 'none', { stroke: COLOURS.house, 'stroke-width': 2 }),
  ].join(''),
  cloth: [
    shape('M-8 -4C-8 -7 -4 -7 -4 -4V6H-8Z', '#3d6fb5'),
    shape('M-4 -4C-4 -7 -8 -7 -7 -7H5C8 -7 8 -4 8 -4V6H-4Z', '#5f95dd'),
    shape('M-1 -5V6M4 -5V6', 'none', { stroke: '#e8efff', 'stroke-width': 1.2 }),
  ].join(''),
  spring:
    el('circle', { cx: 0, cy: 0, r: 10, fill: COLOURS.river, stroke: COLOURS.riverEdge, 'stroke-width': 1.5 }) +
    shape('M-9 -6L-4 -11L0 -8L5 -12L9 -6', '#8c8578'),
  lake:
    el('ellipse', { cx: 0, cy: 0, rx: 21, ry: 17, fill: COLOURS.river, stroke: COLOURS.riverEdge, 'stroke-width': 1.5 }) +
    shape('M-12 -4C-9 -7 -6 -1 -3 -4M2 5C5 2 8 8 11 5', 'none', { stroke: '#d6ebfa', 'stroke-width': 1.6 }),
};

export const drawSymbol = (name: string, [x, y]: Point): string =>
  el('g', { transform: `translate(${round(x)} ${round(y)})`, 'data-symbol': name }, SYMBOLS[name] ?? '');
