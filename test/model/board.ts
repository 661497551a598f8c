/**
 * The board: what hangs together is found by walking from a printed part over each edge to the tile next to it, until nothing new turns up.
 *
 * base.tile.edges-match: what meets at an edge is the same on both sides, so that the walk need only look which part is there.
 */
import type { Cell, Figure, Position, PrintedFeature, Table } from './given.js';

const SIDES = ['n', 'e', 's', 'w'];
/** Clockwise, two to each side. */
const HALF_SIDES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'];
const STEPS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** base.final.field, river.score.river-nothing. */
const NEVER_COMPLETE = ['field', 'river'];
/** Of monasteries and gardens: complete when the eight cells around are filled (base.score.monastery, base.score.garden). */
const SURROUNDED = ['monastery', 'garden'];

/** A printed part of a road, city, field ..., as it lies. */
export interface Part {
  readonly cell: Cell;
  readonly index: number;
  readonly printed: PrintedFeature;
  readonly edges: readonly string[];
}

/** What hangs together. */
export interface Region {
  readonly kind: string;
  readonly parts: readonly Part[];
  /** How many tiles it is on. */
  readonly tiles: number;
  /** Edges, or cells around it, where a tile is missing; null: it is never completed. */
  readonly open: number | null;
  readonly isComplete: boolean;
  readonly pennants: number;
  /** What is printed on it, once for each time. */
  readonly marks: readonly string[];
}

export interface Board {
  readonly regions: readonly Region[];
  has(cell: Cell): boolean;
  /** Whether the tile there bears a symbol. */
  bears(cell: Cell, symbol: string): boolean;
  /** The region at a place; undefined where nothing of the kind is. */
  at(place: Figure['at']): Region | undefined;
  /** The cities that a field touches. */
  citiesAt(field: Region): readonly Region[];
}

const key = (cell: Cell): string => cell.join();
const beside = ([x, y]: Cell, side: number): Cell => [x + STEPS[side]![0], y + STEPS[side]![1]];
const sideOf = (edge: string): number => (SIDES.includes(edge) ? SIDES.indexOf(edge) : Math.floor(HALF_SIDES.indexOf(edge) / 2));
const isInside = (edge: string): boolean => !SIDES.includes(edge) && !HALF_SIDES.includes(edge);

/** The four cells next to one. */
export const neighbours = (cell: Cell): Cell[] => STEPS.map((_, side) => beside(cell, side));
/** The eight cells around one. */
export const around = ([x, y]: Cell): Cell[] =>
  [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Cell => [x + dx, y + dy])).filter((cell) => key(cell) !== key([x, y]));

function turned(edge: string, rotation: number): string {
  const clock = SIDES.includes(edge) ? SIDES : HALF_SIDES;
  return isInside(edge) ? edge : clock[(clock.indexOf(edge) + (clock.length * rotation) / 360) % clock.length]!;
}

/** What an edge is called on the tile beyond it: n becomes s, and, as in a mirror, nnw becomes ssw. */
function mirrored(edge: string): string {
  if (SIDES.includes(edge)) return SIDES[(SIDES.indexOf(edge) + 2) % 4]!;
  const half = HALF_SIDES.indexOf(edge);
  return HALF_SIDES[((half % 2 === 0 ? half + 1 : half - 1) + 4) % 8]!;
}

/** The same tiles make the same board: of the last position that was asked about it is kept. */
let last: { readonly tiles: Position['tiles']; readonly board: Board } | undefined;

export function boardOf({ tiles }: Position, table: Table): Board {
  if (last?.tiles !== tiles) last = { tiles, board: built(tiles, table) };
  return last.board;
}

function built(tiles: Position['tiles'], table: Table): Board {
  const printed = new Map(tiles.map((laid) => [key(laid.at), table.tiles.get(laid.tile)!]));
  const parts = new Map(
    tiles.map(({ tile, at, rotation }) => [
      key(at),
      table.tiles
        .get(tile)!
        .features.map((one, index): Part => ({ cell: at, index, printed: one, edges: one.edges.map((edge) => turned(edge, rotation)) })),
    ]),
  );
  const has = (cell: Cell): boolean => parts.has(key(cell));
  const beyond = (part: Part, edge: string): Part | undefined =>
    parts
      .get(key(beside(part.cell, sideOf(edge))))
      ?.find(({ printed: { kind }, edges }) => kind === part.printed.kind && edges.includes(mirrored(edge)));

  function flood(start: Part): Part[] {
    const found = new Set([start]);
    // a set is walked to its end, whatever is added on the way
    for (const part of found)
      for (const edge of part.edges) {
        const next = isInside(edge) ? undefined : beyond(part, edge);
        if (next) found.add(next);
      }
    return [...found];
  }

  function open(kind: string, region: readonly Part[]): number | null {
    if (NEVER_COMPLETE.includes(kind)) return null;
    if (SURROUNDED.includes(kind)) return around(region[0]!.cell).filter((cell) => !has(cell)).length;
    return region.flatMap(({ cell, edges }) => edges.filter((edge) => !has(beside(cell, sideOf(edge))))).length;
  }

  function regionOf(start: Part): Region {
    const { kind } = start.printed;
    const region = flood(start);
    const missing = open(kind, region);
    return {
      kind,
      parts: region,
      tiles: new Set(region.map(({ cell }) => key(cell))).size,
      open: missing,
      isComplete: missing === 0,
      pennants: region.reduce((sum, part) => sum + part.printed.pennants, 0),
      marks: region.flatMap((part) => part.printed.marks),
    };
  }

  const byPart = new Map<Part, Region>();
  for (const part of [...parts.values()].flat()) {
    if (byPart.has(part)) continue;
    const region = regionOf(part);
    for (const one of region.parts) byPart.set(one, region);
  }

  return {
    regions: [...new Set(byPart.values())],
    has,
    bears: (cell, symbol) => printed.get(key(cell))?.symbols.includes(symbol) ?? false,
    at: ({ tile, feature, edge }) => {
      // a part that meets no edge is named without one
      const part = tile && parts.get(key(tile))?.find((one) => one.printed.kind === feature && one.edges.includes(edge ?? 'centre'));
      return part && byPart.get(part);
    },
    citiesAt: (field) => [
      ...new Set(field.parts.flatMap(({ cell, printed: { touches } }) => touches.map((index) => byPart.get(parts.get(key(cell))![index]!)!))),
    ],
  };
}
