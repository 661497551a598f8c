/** A position as text, for those who read cases: the tiles, and who stands where. */
import { cellOf, type Cell, type Place, type Spot as BoardSpot } from '../contract/spot.js';
import { tile as designOf, vocabulary } from '../catalog.js';
import type { Case } from '../contract/case.js';
import { SIDES } from '../contract/compass.js';
import type { Figure, PlacedTile, Snapshot } from '../contract/snapshot.js';
import { sameCell } from '../kernel/position/position.js';
import { featureIndex, rotatedPlaces, shapes, type Shape } from '../kernel/board/shape.js';

const WIDTH = 13;
const HEIGHT = 5;
type Spot = readonly [row: number, column: number];

/** Where the middle of a side, a half-side or the centre is drawn. */
const SPOTS: Readonly<Record<string, Spot>> = {
  n: [0, 6],
  e: [2, 12],
  s: [4, 6],
  w: [2, 0],
  nnw: [0, 2],
  nne: [0, 10],
  ene: [1, 12],
  ese: [3, 12],
  sse: [4, 10],
  ssw: [4, 2],
  wsw: [3, 0],
  wnw: [1, 0],
  centre: [2, 6],
  'centre-2': [2, 8],
};
const CENTRE: Spot = [2, 6];
const SYMBOLS: Readonly<Record<string, string>> = { volcano: 'V', dragon: 'D', portal: 'O' };

type Canvas = string[][];

/** The tiles with the figures numbered, and a legend under them. */
export function render(snapshot: Snapshot): string {
  const figures = snapshot.figures ?? [];
  const board = drawBoard(snapshot, figures);
  return [...board, '', ...legend(snapshot, figures)].map((line) => line.trimEnd()).join('\n');
}

/** A case as text: its position, its action, and what it exercises. */
export function renderCase({ id, exercises, ruleset, snapshot, action, expect }: Case): string {
  const settings = Object.entries(ruleset.settings ?? {}).map(([key, value]) => `  ${key} = ${value ?? 'not chosen'}`);
  return [
    `== ${id}`,
    ...exercises.map(({ clause, side }) => `  ${side}: ${clause}`),
    ...settings,
    '',
    render(snapshot),
    `action: ${words(action)}`,
    ...Object.entries(expect).map(
      ([presets, { verdict }]) => `  ${verdict}: ${presets === '*' ? 'every other preset' : presets.replaceAll('|', ', ')}`,
    ),
    '',
  ].join('\n');
}

function drawBoard(snapshot: Snapshot, figures: readonly Figure[]): string[] {
  const xs = snapshot.tiles.map(({ at }) => at[0]),
    ys = snapshot.tiles.map(({ at }) => at[1]);
  const lines: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    const row: string[][] = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) row.push(drawCell(snapshot, figures, [x, y]));
    for (let line = 0; line < HEIGHT + 2; line++) lines.push(row.map((cell) => cell[line]!).join(''));
  }
  return lines;
}

function drawCell(snapshot: Snapshot, figures: readonly Figure[], at: Cell): string[] {
  const tile = snapshot.tiles.find((candidate) => same(candidate.at, at));
  const blank = ' '.repeat(WIDTH + 2);
  if (!tile) return Array<string>(HEIGHT + 2).fill(blank);
  const canvas = drawTile(tile);
  figures.forEach((figure, i) => same(cellOf(figure.at), at) && 'feature' in figure.at && drawFigure(canvas, tile, figure.at, String(i + 1)));
  Object.entries(snapshot.neutral ?? {}).forEach(([kind, standing], i) => {
    if (same(standing.tile, at)) put(canvas, [3, 8 + i], kind === 'dragon' ? '*' : kind === 'fairy' ? '&' : '%');
  });
  const name = ` ${at[0]},${at[1]} `;
  return [`+${name}${'-'.repeat(WIDTH - name.length)}+`, ...canvas.map((row) => `|${row.join('')}|`), `+${'-'.repeat(WIDTH)}+`];
}

const same = sameCell;
const shapeOf = ({ tile, rotation }: PlacedTile): Shape | undefined => {
  const design = designOf(tile);
  return design && shapes(design, vocabulary)[rotation / 90];
};

function drawTile(tile: PlacedTile): Canvas {
  const canvas: Canvas = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH).fill(' '));
  const shape = shapeOf(tile);
  if (!shape) return canvas;
  const { design } = shape;
  for (const feature of design.features) {
    const sides = rotatedPlaces(feature, tile.rotation).filter((place) => (SIDES as readonly string[]).includes(place));
    for (const side of sides) for (const spot of band(feature.kind, side)) put(canvas, spot, stroke(feature.kind, side));
    if (sides.length > 1) put(canvas, CENTRE, feature.kind === 'city' ? 'c' : '+');
    if (feature.kind === 'city' && sides.length > 1) for (const spot of towardsCentre(sides)) put(canvas, spot, 'c');
    if (feature.pennants > 0 && sides[0]) put(canvas, beside(SPOTS[sides[0]]!), '^');
    if (feature.marks.includes('princess') && sides[0]) put(canvas, beside(SPOTS[sides[0]]!), 'p');
    if (feature.kind === 'monastery') put(canvas, CENTRE, 'M');
    if (feature.kind === 'garden') put(canvas, [3, 5], 'g');
  }
  design.symbols.forEach((symbol, i) => put(canvas, [1, 4 + i], SYMBOLS[symbol] ?? '?'));
  return canvas;
}

const stroke = (kind: string, side: string) => (kind === 'city' ? 'c' : kind === 'river' ? '~' : side === 'n' || side === 's' ? '|' : '-');
const beside = ([row, column]: Spot): Spot => [row, column === 0 ? 1 : column === WIDTH - 1 ? column - 1 : column + 1];

function band(kind: string, side: string): Spot[] {
  const [row, column] = SPOTS[side]!;
  if (kind === 'city') {
    if (side === 'n' || side === 's') return Array.from({ length: WIDTH - 2 }, (_, i) => [row, i + 1] as const);
    return Array.from({ length: HEIGHT - 2 }, (_, i) => [i + 1, column] as const);
  }
  if (side === 'n' || side === 's')
    return row === 0
      ? [
          [0, column],
          [1, column],
        ]
      : [
          [4, column],
          [3, column],
        ];
  return Array.from({ length: 6 }, (_, i) => [row, column === 0 ? i : column - i] as const);
}

/** Joined sides of a city meet in the middle. */
function towardsCentre(sides: readonly string[]): Spot[] {
  return sides.flatMap((side): Spot[] => {
    const [row, column] = SPOTS[side]!;
    if (side === 'n' || side === 's') return [4, 5, 6, 7, 8].map((at) => [row === 0 ? 1 : 3, at] as const);
    return [1, 2, 3, 4, 5].map((step) => [row, column === 0 ? step : column - step] as const);
  });
}

/** Figures stand on the edge that their place names; two of them side by side. */
function drawFigure(canvas: Canvas, tile: PlacedTile, { feature, edge }: Place, mark: string): void {
  const shape = shapeOf(tile);
  const index = shape ? featureIndex(shape, feature, edge) : -1;
  const named = edge ?? (index >= 0 ? shape!.edges[index] : undefined) ?? 'centre';
  const [row, column] = SPOTS[named] ?? CENTRE;
  const inward = column === WIDTH - 1 ? -1 : 1;
  for (let step = 0; step < WIDTH; step++) {
    const spot: Spot = [row, (column + step * inward + WIDTH) % WIDTH];
    if (/\d/.test(canvas[spot[0]]![spot[1]]!)) continue;
    return put(canvas, spot, mark.slice(-1));
  }
}

function put(canvas: Canvas, [row, column]: Spot, mark: string): void {
  canvas[row]![column] = mark;
}

function legend(snapshot: Snapshot, figures: readonly Figure[]): string[] {
  const { neutral = {}, tokens = [], bag, turn, players, scored } = snapshot;
  return [
    ...snapshot.tiles.map(({ tile, at, rotation }) => `tile ${at.join(',')}: ${tile}${rotation ? ` turned ${rotation}` : ''}`),
    ...figures.map(({ id, kind, owner, at }, i) => `${i + 1} ${id}: ${kind}${owner === undefined ? '' : ` of ${owner}`}, ${spotText(at)}`),
    ...Object.entries(neutral).map(
      ([kind, standing]) =>
        `${kind === 'dragon' ? '*' : kind === 'fairy' ? '&' : '%'} ${kind}: ${standing.tile?.join(',') ?? standing.area ?? ''}${standing.figure === undefined ? '' : ` with ${standing.figure ?? 'nobody'}`}`,
    ),
    ...tokens.map(({ kind, tile }) => `token ${kind}${tile ? `: ${tile.join(',')}` : ''}`),
    ...players.map(
      ({ id, score, supply }) => `player ${id}${score === undefined ? '' : `, score ${score}`}${supply ? `, supply ${counts(supply)}` : ''}`,
    ),
    ...(bag ? [`bag ${words(bag)}`] : []),
    ...(scored ? [`scored ${scored.map(place).join('; ')}`] : []),
    ...(turn ? [`turn ${words(turn)}`] : []),
  ];
}

const counts = (supply: Readonly<Record<string, number>>) =>
  Object.entries(supply)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(' ') || 'empty';
const spotText = (at: BoardSpot) => ('feature' in at ? place(at) : Object.values(at).join(' '));
const place = ({ tile, feature, edge }: Place) => `${feature}${edge === undefined ? '' : ` ${edge}`} of ${tile.join(',')}`;

/** JSON without its quotation marks. */
const words = (value: unknown) => JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ');
