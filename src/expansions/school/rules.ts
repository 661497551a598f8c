/** How the school lies, and what its tiles are to figures and tiles. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, spotName, type Cell } from '../../contract/spot.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { FOLDER, rule } from './author.js';
import { SCHOOL } from './teacher.js';

export const WEST = 'school/west';
export const EAST = 'school/east';
export const START = 'base/D';
/** Expansions that begin with tiles of their own: when the ordinary starting tile comes in with them, no source says. */
const OTHER_STARTS = ['count', 'river', 'wheel-of-fortune', 'ghosts-castles-and-cemeteries'];

/** Both halves side by side as they are printed, left or right of the starting tile; what a position leaves out is not missed. */
export function checkLayout({ ruleset, snapshot: { tiles }, tilesOf, add }: Check): void {
  const lying = (i: number) => ({ id: ruleset.design(tiles[i]!.tile)?.id, at: tiles[i]!.at, rotation: tiles[i]!.rotation, i });
  const halves = tilesOf(FOLDER)
    .map(lying)
    .filter(({ id }) => id === WEST || id === EAST);
  halves.forEach(({ rotation, i }) => {
    if (rotation !== 0) add(`/tiles/${i}/rotation`, 'school-not-in-order', 'the school lies as it is printed, unrotated');
  });
  for (const id of [WEST, EAST])
    if (halves.filter((half) => half.id === id).length > 1) add('/tiles', 'school-not-in-order', `there is one \`${id}\``);
  const west = halves.find(({ id }) => id === WEST);
  const east = halves.find(({ id }) => id === EAST);
  if (!west || !east) return;
  const isBeside = (a: Cell, b: Cell) => a[0] + 1 === b[0] && a[1] === b[1];
  if (!isBeside(west.at, east.at)) return add(`/tiles/${east.i}/at`, 'school-not-in-order', 'the halves of the school lie side by side');
  if (OTHER_STARTS.some((other) => ruleset.has(other))) return;
  const starts = tiles.map((_, i) => lying(i)).filter(({ id }) => id === START);
  if (starts.length > 0 && !starts.some(({ at }) => isBeside(at, west.at) || isBeside(east.at, at)))
    add(`/tiles/${west.i}/at`, 'school-not-in-order', 'the school lies directly left or right of the starting tile');
}

const isHalf = (view: Position, cell: Cell | undefined): boolean =>
  cell !== undefined && [WEST, EAST].includes(view.board.tile(cell)?.shape.design.id ?? '');

const neverLaid = rule<PlaceTile>({
  id: 'setup.lies-from-the-beginning',
  about: 'kind',
  on: 'place-tile',
  cites: ['school.setup.beside-start', 'school.setup.with-other-starts'],
  applies: ({ view, action }) => [WEST, EAST].includes(view.ruleset.design(action.tile)!.id),
  judge: ({ forbid }) => forbid('the school lies from the beginning'),
});

const ordinary = rule<PlaceTile>({
  id: 'tiles.ordinary',
  on: 'place-tile',
  isRemark: true,
  cites: ['school.tiles.outside-ordinary', 'school.setup.beside-start', 'school.setup.made-for-base'],
  applies: ({ view, action }) => view.beside(action).some((cell) => isHalf(view, cell)),
  judge: ({ pass }) => pass('outside the school its tiles are land tiles like all others'),
});

const notInside = rule<PlaceFigure>({
  id: 'tiles.not-inside',
  on: 'place-figure',
  cites: ['school.tiles.no-follower-inside', 'school.tiles.followers-outside'],
  applies: ({ action }) => spotName(action.at) === SCHOOL && action.via === undefined,
  judge: ({ forbid }) => forbid('inside the school there is room for the teacher only'),
});

const outside = rule<PlaceFigure>({
  id: 'tiles.outside',
  on: 'place-figure',
  isRemark: true,
  cites: ['school.tiles.followers-outside', 'school.tiles.outside-ordinary'],
  applies: ({ view, action }) => spotName(action.at) !== SCHOOL && isHalf(view, cellOf(action.at)),
  judge: ({ pass }) => pass('outside the school its tiles are occupied like all others'),
});

/** A road that leads to the school. */
const leadsThere = rule<PlaceFigure>({
  id: 'tiles.school-road',
  on: 'place-figure',
  isRemark: true,
  cites: ['school.tiles.no-follower-inside', 'school.tiles.outside-ordinary', 'school.tiles.six-roads'],
  applies: ({ view, action }) => spotName(action.at) === 'road' && (view.feature(action.at)?.count('school') ?? 0) > 0,
  judge: ({ pass }) => pass('a road to the school ends at the building, and is occupied like every road'),
});

export const tileRules = [neverLaid, ordinary, notInside, outside, leadsThere];
