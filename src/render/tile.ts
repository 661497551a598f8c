/** A tile as markup: the shapes of its features as they lie after rotation, its symbols upright. */
import type { Shape } from '../kernel/board/shape.js';
import { COLOURS } from './colours.js';
import { path, SIZE, toD, turn, turnPoint, type Path, type Point } from './geometry.js';
import { outline } from './outline.js';
import { planOf, type Plan } from './plan.js';
import { Regions } from './regions.js';
import { spotsOf, type Spots } from './spots.js';
import { drawSymbol } from './symbols.js';
import { el } from './xml.js';

/** A design laid out: everything that does not depend on how it is turned. */
export interface Layout {
  readonly plan: Plan;
  readonly fields: ReadonlyMap<number, Path>;
  readonly spots: Spots;
  readonly faults: readonly string[];
}

const layouts = new WeakMap<object, Layout>();
const drawn = new WeakMap<Shape, string>();

export function layoutOf({ design }: Pick<Shape, 'design'>): Layout {
  let layout = layouts.get(design);
  if (!layout) layouts.set(design, (layout = lay(planOf(design))));
  return layout;
}

function lay(plan: Plan): Layout {
  const regions = new Regions(plan);
  const cells = regions.fieldCells();
  const fields = new Map<number, Path>();
  plan.design.features.forEach(({ kind }, index) => kind === 'field' && fields.set(index, outline(cells, index)));
  return { plan, fields, spots: spotsOf(plan, regions), faults: regions.faults };
}

/** Where a figure stands on a feature of a tile, in units of the tile; the middle for what is none of its features. */
export function anchor(shape: Shape, feature: number): Point {
  const point = layoutOf(shape).spots.anchors[feature];
  return point ? turnPoint(point, shape.rotation / 90) : [50, 50];
}

/** Where a symbol is printed on which figures stand though it is no feature: the foundation of a tower. */
export function symbolOn(shape: Shape, name: string): Point | undefined {
  const mark = layoutOf(shape).spots.marks.find((printed) => printed.name === name);
  return mark && turnPoint(mark.at, shape.rotation / 90);
}

/** The tile at the origin, one of several cells with its north-west cell there. */
export function drawTile(shape: Shape): string {
  if (shape.cells.length === 1) return drawCell(shape);
  return shape.cells.map(({ dx, dy, shape: cell }) => el('g', { transform: `translate(${dx * SIZE} ${dy * SIZE})` }, drawCell(cell))).join('');
}

function drawCell(shape: Shape): string {
  let markup = drawn.get(shape);
  if (markup === undefined) drawn.set(shape, (markup = draw(shape)));
  return markup;
}

function draw(shape: Shape): string {
  const { plan, fields, spots } = layoutOf(shape);
  const { design, edges, half } = shape;
  const quarters = shape.rotation / 90;
  const d = (way: Path) => toD(turn(way, quarters));
  const names = (index: number) => ({ 'data-feature': design.features[index]!.kind, 'data-edge': edges[index] });
  const lines = (kind: string) => [...plan.lines].filter(([index]) => design.features[index]!.kind === kind);
  const stroke = (way: Path, colour: string, width: number, more: Readonly<Record<string, string | number | undefined>> = {}) =>
    el('path', { ...more, d: d(way), fill: 'none', stroke: colour, 'stroke-width': width });
  const both = (kind: string, edge: string, edgeWidth: number, colour: string, width: number) => [
    ...lines(kind).map(([, { way }]) => stroke(way, edge, edgeWidth)),
    ...lines(kind).map(([index, { way }]) => stroke(way, colour, width, names(index))),
  ];
  const outlined = { fill: 'none', stroke: COLOURS.ink, 'stroke-width': 0.8, 'stroke-opacity': 0.55 };
  const all = [
    ...(design.features.length === 0 && !plan.walls ? [el('rect', { x: 0, y: 0, width: 100, height: 100, fill: COLOURS.unknown })] : []),
    ...[...fields].map(([index, way]) => el('path', { ...names(index), d: d(way), fill: COLOURS.field })),
    ...plan.hedges.map((hedge) => stroke(hedge, COLOURS.hedge, 4, { 'stroke-dasharray': '0.1 4.5', 'stroke-linecap': 'round' })),
    ...both('river', COLOURS.riverEdge, 14, COLOURS.river, 12),
    ...bridges(plan).map((way) => stroke(way, COLOURS.wall, 14)),
    ...both('road', COLOURS.roadEdge, 9, COLOURS.road, 6.5),
    ...both('gate', COLOURS.wall, 13, COLOURS.city, 9),
    ...overpass(plan).flatMap(([index, way]) => [stroke(way, COLOURS.wall, 13), stroke(way, COLOURS.road, 6.5, names(index))]),
    ...[...plan.cities].flatMap(([index, { area, wall, bridge }]) => [
      el('path', { ...names(index), d: d(area), fill: COLOURS.city }),
      ...(wall.length > 0 ? [stroke(wall, COLOURS.wall, 3)] : []),
      ...(bridge ? [el('path', { d: d(bridge), fill: COLOURS.city, stroke: COLOURS.wall, 'stroke-width': 2 })] : []),
    ]),
    ...(plan.walls
      ? [
          el('path', { d: d(plan.walls.area), fill: plan.walls.isMist ? COLOURS.mist : COLOURS.city }),
          ...(plan.walls.wall.length > 0 ? [stroke(plan.walls.wall, COLOURS.wall, 4)] : []),
        ]
      : []),
    ...lines('road').flatMap(([, { hidden }]) => (hidden ? [stroke(hidden, COLOURS.road, 2.5, { 'stroke-dasharray': '3 4' })] : [])),
    ...tunnelMouths(plan).map((way) => stroke(way, COLOURS.ink, 9)),
    ...spots.marks.map(({ name, at, feature }) => {
      const symbol = drawSymbol(name, turnPoint(at, quarters));
      return feature !== undefined && (name === 'garden' || name === 'monastery') ? el('g', names(feature), symbol) : symbol;
    }),
    ...(half ? [] : [el('rect', { x: 0, y: 0, width: 100, height: 100, ...outlined })]),
  ].join('');
  if (!half) return all;
  // the other half of the cell is for another tile
  const triangle = d(path('M0 0L100 0L0 100Z'));
  const cut = `half-${half}`;
  return `${el('clipPath', { id: cut }, el('path', { d: triangle }))}${el('g', { 'clip-path': `url(#${cut})` }, all)}${el('path', { d: triangle, ...outlined })}`;
}

/** Where a road goes over a river: the piece in the middle, a little longer than the river is wide. */
function bridges({ design, lines }: Plan): Path[] {
  const river = [...lines].find(([index, { end }]) => end === 'through' && design.features[index]!.kind === 'river');
  if (!river) return [];
  const [a] = river[1].way[0]!.points;
  const across = a![0] === 50 ? 1 : 0;
  const straight = river[1].way[1]!.letter === 'L';
  const roads = [...lines].filter(([index, { end }]) => design.features[index]!.kind === 'road' && end !== 'centre');
  return straight && roads.length > 0
    ? [
        turn(
          [
            { letter: 'M', points: [[50, 40]] },
            { letter: 'L', points: [[50, 60]] },
          ],
          across,
        ),
      ]
    : [];
}

/** Where a road goes over another one without meeting it. */
function overpass({ design, lines }: Plan): [number, Path][] {
  const straight = [...lines].filter(
    ([index, { way, end, hidden }]) => design.features[index]!.kind === 'road' && end === 'through' && !hidden && way[1]!.letter === 'L',
  );
  const second = straight[1];
  if (!second) return [];
  const quarters = second[1].way[0]!.points[0]![0] === 50 ? 0 : 1;
  return [
    [
      second[0],
      turn(
        [
          { letter: 'M', points: [[50, 38]] },
          { letter: 'L', points: [[50, 62]] },
        ],
        quarters,
      ),
    ],
  ];
}

/** The dark end of a road that goes underground. */
const tunnelMouths = ({ lines }: Plan): Path[] =>
  [...lines.values()].flatMap(({ way, hidden }) =>
    hidden
      ? [0, 2].map((i): Path => [
          { letter: 'M', points: [towards(way[i + 1]!.points[0]!, way[i]!.points[0]!)] },
          { letter: 'L', points: [way[i + 1]!.points[0]!] },
        ])
      : [],
  );

const towards = ([x, y]: Point, [tx, ty]: Point): Point => [x + (tx - x) * 0.3, y + (ty - y) * 0.3];
