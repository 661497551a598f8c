/** The tile as a grid of small cells: which feature each belongs to, and how far it is from the border of that feature. */
import { isHouse } from './sides.js';
import { HALF_SIDES } from '../contract/compass.js';
import { distance, distanceTo, inside, polylines, SIZE, turnPoint, type Point } from './geometry.js';
import type { Plan } from './plan.js';

export const CELLS = 40;
const WIDTH = SIZE / CELLS;
/** Fewer cells than these, left over between curves, are no field. */
const SLIVER = 12;
const FREE = -1;
/** A hedge, or what has been put on the tile. */
const TAKEN = -2;

export const ROAD_HALF = 4.5;
export const RIVER_HALF = 7;
export const MONASTERY_RADIUS = 15;

export class Regions {
  /** Number of the feature, by cell. */
  readonly labels: Int16Array;
  /** Fields that are not parted as the notation says; none, as a test says. */
  readonly faults: string[] = [];
  private free: Int16Array;

  constructor(readonly plan: Plan) {
    this.labels = new Int16Array(CELLS * CELLS).fill(FREE);
    this.solids();
    this.flood();
    this.free = this.labels.slice();
  }

  static point(cell: number): Point {
    return [((cell % CELLS) + 0.5) * WIDTH, (Math.floor(cell / CELLS) + 0.5) * WIDTH];
  }

  /** The best cell of some features for something of that radius: far enough from borders, then near to `wish`. */
  take(features: readonly number[], radius: number, wish: Point = [50, 50]): Point | undefined {
    const clear = clearance(this.free);
    let best = -1,
      most = -Infinity;
    for (let cell = 0; cell < clear.length; cell++) {
      if (!features.includes(this.free[cell]!)) continue;
      const value = Math.min(clear[cell]!, radius) * 10 - distance(Regions.point(cell), wish) / 10;
      if (value > most + 1e-9) {
        most = value;
        best = cell;
      }
    }
    if (best < 0) return undefined;
    this.occupy(Regions.point(best), radius);
    return Regions.point(best);
  }

  /** How far the most open spot of some features is from a border. */
  room(features: readonly number[]): number {
    return clearance(this.free).reduce((most, clear, cell) => (features.includes(this.free[cell]!) ? Math.max(most, clear) : most), 0);
  }

  /** Nothing else is put there. */
  occupy(point: Point, radius: number): void {
    for (let cell = 0; cell < this.free.length; cell++) if (distance(Regions.point(cell), point) < radius) this.free[cell] = TAKEN;
  }

  /** Every cell with the field that is nearest to it, so that the fields lie under roads and cities without gaps. */
  fieldCells(): Int16Array {
    const { features } = this.plan.design;
    const cells = this.labels.map((label) => (label >= 0 && features[label]!.kind === 'field' ? label : FREE));
    const queue: number[] = [];
    cells.forEach((label, cell) => label >= 0 && queue.push(cell));
    for (let i = 0; i < queue.length; i++)
      for (const next of NEIGHBOURS[queue[i]!]!)
        if (cells[next] === FREE) {
          cells[next] = cells[queue[i]!]!;
          queue.push(next);
        }
    return cells;
  }

  private solids(): void {
    const { cities, lines, hedges, monastery, walls: within, design } = this.plan;
    const inner = within ? polylines(within.area) : [];
    const walls = [...cities].map(([index, { area }]) => ({ index, polygons: polylines(area) }));
    const ways = [...lines].map(([index, { way }]) => ({
      index,
      half: design.features[index]!.kind === 'river' ? RIVER_HALF : ROAD_HALF,
      polylines: polylines(way),
    }));
    const rows = hedges.flatMap((hedge) => polylines(hedge));
    const house = design.features.findIndex(isHouse);
    // an abbey has no ground but its own, and of a tile whose landscape no source gives none is known
    const ground = design.features.length === 0 ? TAKEN : design.features.every(isHouse) ? house : FREE;
    for (let cell = 0; cell < this.labels.length; cell++) {
      const point = Regions.point(cell);
      const wall = walls.find(({ polygons }) => inside(polygons, point));
      const way = ways.find(({ half, polylines: parts }) => parts.some((part) => distanceTo(part, point) < half));
      if (design.half && point[0] + point[1] > SIZE - WIDTH) this.labels[cell] = TAKEN;
      else if (monastery && distance(monastery, point) < MONASTERY_RADIUS) this.labels[cell] = house;
      else if (inner.length > 0 && inside(inner, point)) this.labels[cell] = TAKEN;
      else if (wall) this.labels[cell] = wall.index;
      else if (way) this.labels[cell] = way.index;
      else if (rows.some((row) => distanceTo(row, point) < WIDTH)) this.labels[cell] = TAKEN;
      else this.labels[cell] = ground;
    }
  }

  private flood(): void {
    const { features } = this.plan.design;
    features.forEach(({ kind, places }, index) => {
      if (kind !== 'field') return;
      let parts = 0;
      for (const place of places) {
        const half = (HALF_SIDES as readonly string[]).indexOf(place);
        if (half < 0) continue;
        const seed = seedOf(half);
        if (this.labels[seed] === index) continue;
        if (this.labels[seed] !== FREE) this.faults.push(`${place} belongs to another feature`);
        else if (this.fill(seed, index) > 0 && ++parts > 1) this.faults.push(`${place} is cut off from its field`);
      }
    });
    this.pockets();
  }

  /** The inner fields are the largest of what is left. */
  private pockets(): void {
    const inner = this.plan.design.features.flatMap(({ kind, places }, index) =>
      // a field of half a tile may meet its long side alone
      kind === 'field' && (places[0] ?? 'centre').startsWith('centre') ? [index] : [],
    );
    for (const index of inner) {
      const left = components(this.labels).sort((a, b) => b.length - a.length)[0];
      if (!left || left.length < SLIVER) this.faults.push('no room for an inner field');
      else for (const cell of left) this.labels[cell] = index;
    }
    for (const cells of components(this.labels)) this.opposite(cells, inner);
    // mist hides what is left between it and a road
    if (this.plan.walls?.isMist) for (const cells of components(this.labels)) for (const cell of cells) this.labels[cell] = TAKEN;
    if (components(this.labels).some((cells) => cells.length >= SLIVER)) this.faults.push('ground that belongs to no field');
  }

  /** Where two cities cross, an inner field lies on both sides of the crossing. */
  private opposite(cells: readonly number[], inner: readonly number[]): void {
    const across = this.labels[this.labels.length - 1 - cells[cells.length >> 1]!]!;
    if (inner.includes(across)) for (const cell of cells) this.labels[cell] = across;
  }

  private fill(seed: number, label: number): number {
    const cells = component(this.labels, seed);
    for (const cell of cells) this.labels[cell] = label;
    return cells.length;
  }
}

/** The cell just inside the middle of a half-side. */
function seedOf(half: number): number {
  const [x, y] = turnPoint([half % 2 === 0 ? 27 : 73, 1], half >> 1);
  return Math.floor(y / WIDTH) * CELLS + Math.floor(x / WIDTH);
}

/** Beside each cell. */
const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS * CELLS }, (_, cell) => {
  const x = cell % CELLS;
  return [
    ...(cell >= CELLS ? [cell - CELLS] : []),
    ...(x < CELLS - 1 ? [cell + 1] : []),
    ...(cell < CELLS * (CELLS - 1) ? [cell + CELLS] : []),
    ...(x > 0 ? [cell - 1] : []),
  ];
});

/** The cells with the same label that hang together with this one. */
function component(labels: Int16Array, seed: number): number[] {
  const seen = new Uint8Array(labels.length);
  const cells = [seed];
  seen[seed] = 1;
  for (let i = 0; i < cells.length; i++)
    for (const next of NEIGHBOURS[cells[i]!]!)
      if (labels[next] === labels[seed] && seen[next] === 0) {
        seen[next] = 1;
        cells.push(next);
      }
  return cells;
}

function components(labels: Int16Array): number[][] {
  const seen = new Set<number>();
  const all: number[][] = [];
  labels.forEach((label, cell) => {
    if (label !== FREE || seen.has(cell)) return;
    const cells = component(labels, cell);
    cells.forEach((one) => seen.add(one));
    all.push(cells);
  });
  return all;
}

/** How far each cell is from one with another label, or from the edge of the tile: two passes, diagonals count 1.4. */
function clearance(labels: Int16Array): Float64Array {
  const far = new Float64Array(labels.length).fill(Infinity);
  const last = labels.length - 1;
  for (let cell = 0; cell <= last; cell++) relax(labels, far, cell, 1);
  for (let cell = last; cell >= 0; cell--) relax(labels, far, cell, -1);
  for (let cell = 0; cell <= last; cell++) far[cell]! *= WIDTH;
  return far;
}

/** Looks at the four cells before this one, or at the four behind it. */
function relax(labels: Int16Array, far: Float64Array, cell: number, direction: 1 | -1): void {
  const x = cell % CELLS,
    y = (cell - x) / CELLS;
  for (let i = 0; i < 4; i++) {
    const nx = x + DX[i]! * direction,
      ny = y + DY[i]! * direction;
    const other = ny * CELLS + nx;
    const outside = nx < 0 || ny < 0 || nx >= CELLS || ny >= CELLS;
    const from = outside || labels[other] !== labels[cell] ? 0.5 : far[other]! + (i % 2 === 0 ? 1 : 1.4);
    if (from < far[cell]!) far[cell] = from;
  }
}

const DX = [-1, -1, 0, 1] as const;
const DY = [0, -1, -1, -1] as const;
