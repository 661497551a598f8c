/** The town: who stands in its quarters, its tiles, and which roads lead to one of its gates. */
import type { AreaSpot, Cell, Spot } from '../../contract/spot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { FOLDER } from './author.js';
import { GATE } from './tiles.js';
import { QUARTERS, type Quarter } from './names.js';
import { flatMap } from '../../kernel/lists.js';

export const LEIPZIG = 'leipzig';
export const quarterSpot = (place: Quarter): AreaSpot => ({ area: LEIPZIG, place });
const isQuarter = (place: unknown): place is Quarter => QUARTERS.some((quarter) => quarter === place);

/** Whether a spot is in the town, in whichever quarter. */
export const isInLeipzig = (spot: Spot): boolean => ('area' in spot && spot.area === LEIPZIG) || ('feature' in spot && spot.feature === LEIPZIG);

/** The quarter that a spot names; undefined where it names none. */
export const quarterOf = (spot: Spot): Quarter | undefined =>
  'area' in spot && spot.area === LEIPZIG && isQuarter(spot.place) ? spot.place : undefined;

/** Of an older position only that it is Leipzig may be known. */
export const leipzigLocation: Location = {
  name: LEIPZIG,
  area: true,
  subject: 'follower-in-leipzig',
  places: QUARTERS,
};

/** The figures in the town. */
export const inTown = (view: Position): readonly Standing[] => view.figures.filter(({ figure }) => isInLeipzig(figure.at));
/** Those of whom the position does not say in which quarter they stand; left out a player: of everybody. */
const somewhere = (view: Position, player?: string): readonly Standing[] =>
  inTown(view).filter(({ figure: { owner, at } }) => quarterOf(at) === undefined && owner === (player ?? owner));

/** Whether somebody stands in a quarter, or may, as nobody says in which he stands. */
export const mayBeIn = (view: Position, quarter: Quarter): boolean =>
  somewhere(view).length > 0 || inTown(view).some(({ figure: { at } }) => quarterOf(at) === quarter);

/** Where the position should say in which quarter a meeple stands; of that player, or of anybody. Undefined where it does. */
export function unsaidQuarter(view: Position, player?: string): string | undefined {
  const [first] = somewhere(view, player);
  return first && `/figures/${(view.snapshot.figures ?? []).findIndex(({ id }) => id === first.figure.id)}/at/place`;
}
export const inQuarter = (view: Position, player: string, quarter: Quarter): boolean =>
  inTown(view).some(({ figure: { owner, at } }) => owner === player && quarterOf(at) === quarter);

export const isLeipzigTile = ({ shape }: Laid): boolean => shape.design.expansion === FOLDER;
/** Whether the town lies on the board. */
export const hasLeipzig = ({ board }: Pick<Position, 'board'>): boolean => board.derive('leipzig', () => board.laid.some(isLeipzigTile));
export const liesOnLeipzig = ({ parts }: Feature): boolean => parts.some(({ laid }) => isLeipzigTile(laid));
export const isLeipzigAt = ({ board }: Position, cell: Cell): boolean => hasLeipzig({ board }) && board.tilesOn(cell).some(isLeipzigTile);
export const isGate = ({ shape: { design } }: Laid): boolean => design.features.some(({ marks }) => marks.includes(GATE));

/** The quarter that is on a cell of the board. */
export function quarterAt({ board, ruleset, snapshot: { tiles } }: Position, cell: Cell): Quarter | undefined {
  const gate = board.tilesOn(cell).find((laid) => isLeipzigTile(laid) && isGate(laid));
  return gate && QUARTERS.find((quarter) => ruleset.tileId(tiles[gate.entry]!.tile) === `${FOLDER}/${quarter}`);
}

/** Whether a field reaches the walls: it lies on a tile beside its quarter. */
export const reachesWalls = ({ kind, parts }: Feature): boolean => kind === 'field' && parts.some(({ laid }) => isGate(laid));

/** Indexes of the roads of a cell that end on it: they have one way out. */
const roadEnds = ({ shape: { design } }: Laid): number[] =>
  flatMap(design.features, ({ kind, places, marks }, index) => (kind === 'road' && places.length === 1 && !marks.includes(GATE) ? [index] : []));

const BUILDINGS_NOT = ['road', 'city', 'field', 'garden'];

/** Three roads or more that end on a cell meet at a crossing, unless they end at a building. */
const isCrossing = (cell: Laid): boolean =>
  roadEnds(cell).length >= 3 && cell.shape.design.features.every(({ kind }) => BUILDINGS_NOT.includes(kind));

/** Where no source says whether roads that meet there are linked: at a lake, in a labyrinth. */
const isUnsaid = ({ shape: { design } }: Laid): boolean =>
  design.symbols.includes('lake') || design.features.some(({ marks }) => marks.includes('labyrinth'));

/** Roots of all roads from which one comes to a gate, over these cells. */
function reached({ board }: Position, links: (cell: Laid) => boolean): ReadonlySet<number> {
  const roads = board.featuresOf('road');
  const found = new Set(roads.filter((road) => road.count(GATE) > 0).map(({ root }) => root));
  const crossings = board.laid.filter(links).map((cell) => {
    const all = flatMap(cell.shape.design.features, ({ kind, marks }, index) => (kind === 'road' && !marks.includes(GATE) ? [index] : []));
    return (isUnsaid(cell) ? all : roadEnds(cell)).map((index) => board.rootOf(cell.node + index));
  });
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const meeting of crossings) if (meeting.some((root) => found.has(root))) meeting.forEach((root) => found.add(root));
  }
  return found;
}

/** Whether one comes from a road to a gate; undefined where that hangs on what no source says. */
export function leadsToLeipzig(view: Position, road: Feature): boolean | undefined {
  if (view.remember('roads to Leipzig', () => reached(view, isCrossing)).has(road.root)) return true;
  return view.remember('roads perhaps to Leipzig', () => reached(view, (cell) => isCrossing(cell) || isUnsaid(cell))).has(road.root)
    ? undefined
    : false;
}
