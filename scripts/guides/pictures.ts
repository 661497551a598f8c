/** The pictures of the guides: tiles and boards as `src/render` draws them, with the names of their places written in. */
import { ruleset, tiles, vocabulary } from '../../src/catalog.js';
import { HALF_SIDES, SIDES } from '../../src/contract/compass.js';
import { render } from '../../src/entries/render.js';
import { shapeTable } from '../../src/kernel/board/shape.js';
import { readLine } from '../../src/notation/index.js';
import { drawTile } from '../../src/render/index.js';
import { el, text } from '../../src/render/xml.js';

type Point = readonly [x: number, y: number];

const INK = '#1c1917';
const document = (width: number, height: number, title: string, ...children: readonly string[]): string =>
  `${el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      width: width * 2,
      height: height * 2,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': 'sans-serif',
    },
    el('title', {}, title),
    el('rect', { width, height, fill: '#f6efdc' }),
    ...children,
  )}\n`;
const at = ([x, y]: Point, ...children: readonly string[]) => el('g', { transform: `translate(${x} ${y})` }, ...children);

/** A name in a small frame, so that it is read on any ground. */
function label(name: string, [x, y]: Point, size = 7): string {
  const width = name.length * size * 0.58 + 4;
  return (
    el('rect', { x: x - width / 2, y: y - size * 0.75, width, height: size * 1.4, rx: 2, fill: '#fffbeb', stroke: INK, 'stroke-width': 0.5 }) +
    text(name, { x, y: y + size * 0.32, 'font-size': size, 'text-anchor': 'middle', fill: INK })
  );
}
const caption = (words: string, [x, y]: Point) => text(words, { x, y, 'font-size': 8, 'text-anchor': 'middle', fill: INK });

const shapes = shapeTable(tiles, vocabulary);
const tileOf = (id: string, rotation: 0 | 90 | 180 | 270 = 0) => {
  const shape = shapes.get(id)?.[rotation / 90];
  if (!shape) throw new Error(`there is no tile ${id}`);
  return drawTile(shape);
};

/** Beyond the middle of each side of a tile at the origin. */
const SIDE_AT: Readonly<Record<string, Point>> = { n: [50, -9], e: [110, 50], s: [50, 109], w: [-10, 50] };
const HALF_AT: Readonly<Record<string, Point>> = {
  nnw: [25, -9],
  nne: [75, -9],
  ene: [114, 25],
  ese: [114, 75],
  sse: [75, 109],
  ssw: [25, 109],
  wsw: [-14, 75],
  wnw: [-14, 25],
};

const compass = (): string =>
  document(
    300,
    150,
    'The sides and half-sides of a tile',
    at([35, 25], tileOf('base/D'), ...SIDES.map((side) => label(side, SIDE_AT[side]!))),
    at([170, 25], tileOf('base/D'), ...HALF_SIDES.map((half) => label(half, HALF_AT[half]!))),
    caption('sides: cities and roads', [85, 147]),
    caption('half-sides: fields', [220, 147]),
  );

const turned = (): string =>
  document(
    300,
    150,
    'The same tile turned by a quarter: its places are those of the board',
    at([25, 25], tileOf('base/D'), label('city n', [50, 10]), label('road e', [82, 50]), label('road w', [18, 60])),
    at([175, 25], tileOf('base/D', 90), label('city e', [84, 30]), label('road s', [50, 88]), label('road n', [40, 12])),
    caption('rotation 0', [75, 142]),
    caption('rotation 90', [225, 142]),
  );

const named = (): string =>
  document(
    300,
    150,
    'The features of two tiles, each with the place that names it',
    at(
      [25, 25],
      tileOf('base/D'),
      label('city n', [50, 10]),
      label('field ene', [78, 34], 6),
      label('road e', [50, 50]),
      label('field ese', [50, 84], 6),
    ),
    at([175, 25], tileOf('base/B'), label('monastery', [50, 66]), label('field nnw', [25, 12], 6)),
    caption('base/D', [75, 142]),
    caption('base/B', [225, 142]),
  );

const board = (line: string, withAction = true): string => {
  const { snapshot, action } = readLine(line);
  return `${render(pictured, snapshot, { size: 120, ...(withAction && action && { action: action as never }) })}\n`;
};
const pictured = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] });

/** The position that the guides go through. */
export const FIRST =
  'players=red:0:meeple*6;blue:0:meeple*7 tiles=D@0,0;U@1,0 figures=r1:red@0,0/city/n bag=60 turn=red:place-tile:E action=E@0,-1/180';

/** File name -> text. */
export const guidePictures = (): Readonly<Record<string, string>> => ({
  'sides.svg': compass(),
  'turned.svg': turned(),
  'features.svg': named(),
  'board.svg': board(FIRST),
});
