/** The watchtowers of a board: what each counts, and how much of it lies around. */
import type { Figure } from '../../contract/snapshot.js';
import { placeIn, type Spot } from '../../contract/spot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

export const WATCHTOWER = 'watchtower';
const SYMBOL = /^watchtower-(\d)-(.+)$/;

export const SUBJECTS = ['meeple', 'coat-of-arms', 'road', 'city', 'monastery'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Watchtower {
  readonly points: number;
  readonly subject: Subject;
}

/** What is printed on each tile that was asked about. */
const known = new WeakMap<TileDesign, Watchtower | null>();

/** What is printed on a tile; undefined where that is no watchtower. */
export function watchtowerOf(design: TileDesign): Watchtower | undefined {
  let tower = known.get(design);
  if (tower === undefined) known.set(design, (tower = read(design) ?? null));
  return tower ?? undefined;
}

function read({ symbols }: TileDesign): Watchtower | undefined {
  for (const symbol of symbols) {
    const [, points, word] = SYMBOL.exec(symbol) ?? [];
    const subject = SUBJECTS.find((known) => known === word);
    if (subject) return { points: Number(points), subject };
  }
  return undefined;
}

const STEPS = [-1, 0, 1];

/** The cells of the tile and those around it, as far as tiles lie there. */
const around = ({ board }: Position, { x, y }: Laid): readonly Laid[] =>
  flatMap(STEPS, (dy) => flatMap(STEPS, (dx) => board.tilesOn([x + dx, y + dy])));

const printed = (cells: readonly Laid[], kind: string) =>
  flatMap(cells, ({ shape }) => shape.design.features.filter((feature) => feature.kind === kind));

/** Those that show at least one. */
const showing = (cells: readonly Laid[], kind: string): readonly Laid[] =>
  cells.filter(({ shape }) => shape.design.features.some((feature) => feature.kind === kind));

const WHEEL = 'wheel-of-fortune';
const SIXTEEN = cites('wheel-of-fortune.board.sixteen-spaces');
/** Which setting says as how many tiles those of an expansion count that are no tile of one space. */
const COUNTED_BY: Readonly<Record<string, string>> = {
  'castles-in-germany': 'castles-in-germany.doubleTile',
  'markets-of-leipzig': 'markets-of-leipzig.longRoad',
  halflings: 'halflings.grid',
};

/** What the setting says; undefined where there is none. */
function chosenFor(view: Position, expansion: string): { readonly value: string; readonly cites: readonly string[] } | undefined {
  const entry = view.ruleset.settings.entry(COUNTED_BY[expansion] ?? '');
  if (!entry) return undefined;
  const value = view.get(entry.setting);
  return { value, cites: view.ruleset.citesOf(entry.setting, value) };
}

/** Cells of one number are one tile: of some tiles of several cells each is one, and by the grid two half tiles in a space are. */
function tileOf(view: Position, { shape: { design, half }, at, index, entry }: Laid): number {
  // below zero, so that no cell is taken for a tile
  if (design.countsCells) return -1 - index;
  return half !== undefined && chosenFor(view, design.expansion)?.value === 'cell' ? view.board.tile(at)!.entry : entry;
}

/** How many tiles show at least one. */
const tilesWith = (view: Position, cells: readonly Laid[], kind: string): number =>
  new Set(showing(cells, kind).map((laid) => tileOf(view, laid))).size;

/** What it rests on that cells of one tile, or two half tiles in a space, count as one or as two. */
export function countedBecause(view: Position, laid: Laid, subject: Subject): readonly string[] {
  if (subject !== 'road' && subject !== 'city') return [];
  const cells = showing(around(view, laid), subject);
  const among = cells.filter((one) => cells.some((other) => other !== one && (other.entry === one.entry || sameCell(other.at, one.at))));
  const expansions = new Set(among.map(({ shape }) => shape.design.expansion));
  return flatMap([...expansions], (expansion) => (expansion === WHEEL ? SIXTEEN : (chosenFor(view, expansion)?.cites ?? [])));
}

function meeplesOn(view: Position, cells: readonly Laid[]): readonly Figure[] {
  return mapPresent(view.figures, (standing) =>
    view.isFollower(standing.figure) && cells.some(({ at }) => view.isOn(standing, at)) ? standing.figure : undefined,
  );
}

/** Where a follower stands above the landscape. */
const ABOVE = ['tower', 'castle'];

export const isAbove = (at: Spot): boolean => ABOVE.includes(placeIn(at)?.feature ?? '');

export const countsMeeples = ({ shape }: Laid): boolean => watchtowerOf(shape.design)?.subject === 'meeple';

/** Whether somebody around a watchtower that counts meeples stands on a tower or in a castle. */
export const countsAbove = (view: Position, laid: Laid): boolean =>
  countsMeeples(laid) && meeplesOn(view, around(view, laid)).some(({ at }) => isAbove(at));

/** How much of what it counts there is around a watchtower. */
export function counted(view: Position, laid: Laid, subject: Subject): number {
  const cells = around(view, laid);
  switch (subject) {
    case 'meeple':
      return meeplesOn(view, cells).length;
    case 'coat-of-arms':
      return printed(cells, 'city').reduce((sum, { pennants }) => sum + pennants, 0);
    case 'monastery':
      return printed(cells, 'monastery').length;
    default:
      return tilesWith(view, cells, subject);
  }
}
