/** A tile design as it lies on the board in one of its four rotations: what is printed at each port of each cell. */
import { CORNERS, HALF_SIDES, ROTATIONS, SIDES, type Corner, type Edge, type Rotation } from '../../contract/compass.js';
import { flatMap } from '../lists.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { featuresOf, type TileDesign, type TileFeature } from './tile-notation.js';

/** A side that fits whatever it meets. */
export const WILD = -1;

export interface Shape {
  readonly design: TileDesign;
  readonly rotation: Rotation;
  /** The place of the design in the catalogue. */
  readonly number: number;
  /** The sides that it has, one bit each (n is 1): all four, but of a half tile two. */
  readonly covers: number;
  /** Of a half tile: the corner that it fills. */
  readonly half?: Corner;
  /** Of a half tile: what is on its long side, which feature has the whole of it, and which have its halves, clockwise. */
  readonly long?: LongSide;
  /** What is on a side (n e s w): an index into the vocabulary's kinds of sides, or `WILD`. */
  readonly sides: readonly number[];
  /** For each side the kinds of sides that it may meet besides its own, one bit each, where nothing goes on beyond it; 0 for most. */
  readonly endsAt: readonly number[];
  /** Index of the feature that meets the neighbour on a whole side, or -1. */
  readonly sideFeature: readonly number[];
  /** Index of the field on a half-side (clockwise from nnw), or -1; of a divided side the two that have it. */
  readonly halfFeature: readonly number[];
  /** The sides whose halves belong to different features of the kind that takes up a side, one bit each. */
  readonly divided: number;
  /** For each feature the sides at which it meets the neighbour, with the whole or half of them, one bit each. */
  readonly meets: readonly number[];
  /** For each feature the name of its first edge clockwise from n (nnw for fields); undefined in the centre, of half a tile its corner. */
  readonly edges: readonly (Edge | undefined)[];
  /** What is marked on it, each mark with the index of its feature; nothing on most. */
  readonly marks: readonly (readonly [index: number, mark: string])[];
  /** Where its cells lie, seen from the north-west one, and what is on each; one cell for most tiles. */
  readonly cells: readonly { readonly dx: number; readonly dy: number; readonly shape: Shape }[];
}

export interface LongSide {
  readonly kind: number;
  readonly feature: number;
  readonly halves: readonly [number, number];
}

/** The bit of the long side of a half tile, after those of the four sides. */
export const LONG_BIT = 16;
export const ALL_SIDES = 15;
const COVERED_BY_HALF = [1 | 8, 1 | 2, 2 | 4, 4 | 8] as const;

/** Sides first, then half-sides. */
const PORTS: ReadonlyMap<string, number> = new Map([...SIDES, ...HALF_SIDES].map((name, port) => [name, port]));

const turned = <T extends string>(names: readonly T[], place: T, quarters: number): T => {
  const at = names.indexOf(place);
  return at < 0 ? place : names[(at + quarters * (names.length / 4)) % names.length]!;
};

/** An edge as it is called after so many quarter turns clockwise; what lies inside stays. */
export function turnedEdge<E extends Edge>(edge: E, quarters: number): E {
  const names: readonly Edge[] = (SIDES as readonly Edge[]).includes(edge) ? SIDES : HALF_SIDES;
  return turned(names, edge, (quarters + 4) % 4) as E;
}

/** Places of a feature after a rotation, clockwise from n (nnw for fields). */
export function rotatedPlaces(feature: TileFeature, rotation: Rotation): Edge[] {
  const places = feature.places.map((place) => turnedEdge(place, rotation / 90));
  return places.sort((a, b) => order(a) - order(b));
}

const order = (edge: Edge) => PORTS.get(edge) ?? 0;

/** One bit for each kind of side that the words name. */
const bitsOf = (words: readonly string[], sideKinds: readonly string[]): number =>
  sideKinds.reduce((bits, kind, i) => (words.includes(kind) ? bits | (1 << i) : bits), 0);

function shapeOfCell(design: TileDesign, number: number, rotation: Rotation, { kinds, sideKinds }: Vocabulary): Shape {
  const wild = design.fitsAnything ? WILD : 0;
  const sides = [wild, wild, wild, wild];
  const sideFeature = [-1, -1, -1, -1];
  const halfFeature = [-1, -1, -1, -1, -1, -1, -1, -1];
  const endsAt = [0, 0, 0, 0];
  let divided = 0;
  const outer = design.features.map((feature, index) => {
    const places = rotatedPlaces(feature, rotation);
    for (const place of places) {
      const port = PORTS.get(place);
      if (port === undefined) continue;
      if (port >= 4) {
        halfFeature[port - 4] = index;
        if (sideKinds.indexOf(feature.kind) > 0) divided |= 1 << ((port - 4) >> 1);
      } else {
        sideFeature[port] = index;
        sides[port] = sideKinds.indexOf(feature.kind);
        endsAt[port] = bitsOf(kinds.get(feature.kind)?.endsAt ?? [], sideKinds);
      }
    }
    return places[0] === 'centre' ? undefined : places[0];
  });
  // the other half is left to what has the side
  for (let side = 0; side < 4; side++)
    if (divided & (1 << side)) for (const half of [2 * side, 2 * side + 1]) if (halfFeature[half]! < 0) halfFeature[half] = sideFeature[side]!;
  const covers = design.half ? COVERED_BY_HALF[rotation / 90]! : ALL_SIDES;
  const cells: { dx: number; dy: number; shape: Shape }[] = [];
  const meets = design.features.map((_, index) =>
    [0, 1, 2, 3].reduce((bits, side) => (hasSide(sideFeature, halfFeature, divided, side, index) ? bits | (1 << side) : bits), 0),
  );
  const half = design.half && { half: CORNERS[rotation / 90]!, long: longSide(design, sideKinds) };
  const edges = half ? withCorner(design.features, outer, half.half) : outer;
  const marks = flatMap(design.features, (feature, index) => feature.marks.map((mark) => [index, mark] as const));
  const shape: Shape = { design, number, rotation, covers, ...half, sides, endsAt, sideFeature, halfFeature, divided, meets, edges, marks, cells };
  cells.push({ dx: 0, dy: 0, shape });
  return shape;
}

/** What has no edge of half a tile is called by its corner, the second of its kind with a number. */
const withCorner = (features: readonly TileFeature[], edges: readonly (Edge | undefined)[], corner: Corner): (Edge | undefined)[] =>
  edges.map((edge, i): Edge => {
    if (edge !== undefined) return edge;
    const isSecond = features.some(({ kind }, j) => j < i && kind === features[i]!.kind && edges[j] === undefined);
    return isSecond ? `${corner}-2` : corner;
  });

const hasSide = (sideFeature: readonly number[], halfFeature: readonly number[], divided: number, side: number, feature: number): boolean =>
  sideFeature[side] === feature || ((divided & (1 << side)) !== 0 && (halfFeature[2 * side] === feature || halfFeature[2 * side + 1] === feature));

function longSide({ features }: TileDesign, sideKinds: readonly string[]): LongSide {
  const whole = features.findIndex(({ kind, long }) => long !== undefined && sideKinds.indexOf(kind) > 0);
  const beside = (half: 0 | 1) => features.findIndex(({ kind, long }) => long?.includes(half) && sideKinds.indexOf(kind) <= 0);
  return { kind: whole < 0 ? 0 : sideKinds.indexOf(features[whole]!.kind), feature: whole, halves: [beside(0), beside(1)] };
}

/** Whether a feature meets the long side of a half tile, with the whole or half of it. */
export const meetsLong = ({ long }: Shape, feature: number): boolean =>
  long !== undefined && (long.feature === feature || long.halves[0] === feature || long.halves[1] === feature);

/** Where a cell of a tile comes to lie, seen from its north-west cell, after so many quarter turns. */
function turnedCell(x: number, y: number, [width, height]: readonly [number, number], quarters: number): [dx: number, dy: number] {
  switch (quarters) {
    case 1:
      return [height - 1 - y, x];
    case 2:
      return [width - 1 - x, height - 1 - y];
    case 3:
      return [y, width - 1 - x];
    default:
      return [x, y];
  }
}

/** A design in one rotation. */
export function shape(design: TileDesign, number: number, rotation: Rotation, vocabulary: Vocabulary): Shape {
  if (!design.cells) return shapeOfCell(design, number, rotation, vocabulary);
  const { size, designs } = design.cells;
  const cells = designs.map((cell, i) => {
    const [dx, dy] = turnedCell(i % size[0], Math.floor(i / size[0]), size, rotation / 90);
    return { dx, dy, shape: shapeOfCell({ ...cell, id: design.id }, number, rotation, vocabulary) };
  });
  // north-west first, so that the first cell is the one that names the tile
  cells.sort((a, b) => a.dy - b.dy || a.dx - b.dx);
  return { ...cells[0]!.shape, design, cells };
}

/** A design whose cells are changed one by one, seen from its north-west cell as it lies; itself where nothing changes. */
export function withCells(design: TileDesign, rotation: Rotation, change: (cell: TileDesign, dx: number, dy: number) => TileDesign): TileDesign {
  if (!design.cells) return change(design, 0, 0);
  const { size, designs } = design.cells;
  const changed = designs.map((cell, i) => change(cell, ...turnedCell(i % size[0], Math.floor(i / size[0]), size, rotation / 90)));
  if (changed.every((cell, i) => cell === designs[i])) return design;
  return knownWith(design, changed) ?? keepWith(design, { ...design, features: featuresOf(changed), cells: { size, designs: changed } });
}

/** What was made of a design by changes of its cells, so that it need not be shaped anew: few ways come again and again, as those of a cell do. */
const changedDesigns = new WeakMap<TileDesign, TileDesign[]>();
const MOST_CHANGED = 16;

const knownWith = (design: TileDesign, changed: readonly TileDesign[]): TileDesign | undefined =>
  changedDesigns.get(design)?.find(({ cells }) => changed.every((cell, i) => cell === cells!.designs[i]));

function keepWith(design: TileDesign, made: TileDesign): TileDesign {
  const own = changedDesigns.get(design) ?? [];
  changedDesigns.set(design, [made, ...own.slice(0, MOST_CHANGED - 1)]);
  return made;
}

/** The four rotations of a design, by quarter turns. */
export function shapes(design: TileDesign, vocabulary: Vocabulary, number = 0): readonly Shape[] {
  return ROTATIONS.map((rotation) => shape(design, number, rotation, vocabulary));
}

/** The shapes of a catalogue by tile id and alias. */
export function shapeTable(designs: readonly TileDesign[], vocabulary: Vocabulary): Map<string, readonly Shape[]> {
  const table = new Map<string, readonly Shape[]>();
  for (const [number, design] of designs.entries()) {
    const rotations = shapes(design, vocabulary, number);
    for (const name of [design.id, ...design.aliases]) table.set(name, rotations);
  }
  return table;
}

/** Whether a feature meets the neighbour on that side, with the whole or half of it. */
export const meetsSide = ({ meets }: Shape, side: number, feature: number): boolean => ((meets[feature]! >> side) & 1) === 1;

/** Whether two kinds of sides are the same, or one of them fits anything. */
export const isAlike = (own: number, theirs: number): boolean => own === theirs || own === WILD || theirs === WILD;

/** Whether the side of one shape matches the side of another that it meets. */
export function matches(shape: Shape, side: number, other: Shape, facing: number): boolean {
  const own = shape.sides[side]!,
    theirs = other.sides[facing]!;
  if (isAlike(own, theirs)) return true;
  return ((shape.endsAt[side]! >> theirs) & 1) === 1 || ((other.endsAt[facing]! >> own) & 1) === 1;
}

/** The feature that a place names on a shape, or -1. An edge may be left out in the centre, or where only one feature of the kind is there. */
export function featureIndex(shape: Shape, kind: string, edge: string | undefined): number {
  const { features } = shape.design;
  if (shape.half !== undefined && edge?.startsWith(shape.half))
    return features.findIndex((feature, i) => feature.kind === kind && shape.edges[i] === edge);
  if (edge === undefined || edge === 'centre' || edge === 'centre-2') return centreIndex(features, kind, edge ?? 'centre', edge === undefined);
  const port = PORTS.get(edge);
  if (port === undefined) return -1;
  const index = port < 4 ? shape.sideFeature[port]! : shape.halfFeature[port - 4]!;
  return index >= 0 && features[index]!.kind === kind ? index : -1;
}

function centreIndex(features: readonly TileFeature[], kind: string, place: string, orOnlyOne: boolean): number {
  let only = -1;
  let count = 0;
  for (let i = 0; i < features.length; i++) {
    const feature = features[i]!;
    if (feature.kind !== kind) continue;
    // what only meets the long side of a half tile is named like what lies in the centre
    if ((feature.places as readonly string[]).includes(place) || (place === 'centre' && feature.places.length === 0)) return i;
    only = i;
    count++;
  }
  return orOnlyOne && count === 1 ? only : -1;
}
