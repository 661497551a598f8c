/** A print from what its sides show: the line of the notation of designs, with the fields that lie between. */

export type SideShows = 'field' | 'road' | 'city';
export const SIDE_SHOWS: readonly SideShows[] = ['field', 'road', 'city'];
/** What becomes of several roads: one road, roads that end at a crossing and part the fields there, or roads that each end in a field. */
export type Roads = 'one' | 'crossing' | 'apart';

export const MIDDLES = ['nothing', 'monastery', 'garden'] as const;
export type Middle = (typeof MIDDLES)[number];

export interface Sides {
  /** By the names of the sides that the tile has. */
  readonly shows: Readonly<Record<string, SideShows>>;
  readonly roads: Roads;
  /** Whether the cities on its sides are one. */
  readonly isOneCity: boolean;
  /** Whether a road that is alone runs to the gate of the city; else it ends before it. */
  readonly toTheCity: boolean;
  readonly pennants: number;
  readonly middle: Middle;
}

type Border = readonly [side: string, first: string, second: string];
const NORTH: Border = ['n', 'nnw', 'nne'];
const WEST: Border = ['w', 'wsw', 'wnw'];
/** The sides with their halves, clockwise. */
const WHOLE: readonly Border[] = [NORTH, ['e', 'ene', 'ese'], ['s', 'sse', 'ssw'], WEST];
/** Half a tile has two of them, and its long side from the one to the other. */
const HALF: readonly Border[] = [NORTH, ['long', 'long-1', 'long-2'], WEST];

const bordersOf = (isHalf: boolean) => (isHalf ? HALF : WHOLE);
export const sidesOf = (isHalf: boolean): readonly string[] => bordersOf(isHalf).map(([side]) => side);

export const blank = (isHalf: boolean): Sides => ({
  shows: Object.fromEntries(sidesOf(isHalf).map((side) => [side, 'field' as const])),
  roads: 'one',
  isOneCity: true,
  toTheCity: true,
  pennants: 0,
  middle: 'nothing',
});

/** The line; `further` are kinds of features that it shows besides, wherever they are. */
export function printOf(sides: Sides, isHalf: boolean, further: readonly string[] = []): string {
  const all = sidesOf(isHalf);
  const [roads, cities] = (['road', 'city'] as const).map((kind) => all.filter((side) => sides.shows[side] === kind)) as [string[], string[]];
  const ways = sides.roads === 'one' ? together(roads) : roads.map((side) => [side]);
  const towns = sides.isOneCity ? together(cities) : cities.map((side) => [side]);
  const pennants = sides.pennants > 0 ? ` +${sides.pennants}` : '';
  return [
    ...(sides.middle === 'nothing' ? [] : [sides.middle]),
    ...further.filter((kind) => kind !== 'city' || cities.length === 0).map((kind) => (kind === 'city' ? `city centre${pennants}` : kind)),
    ...towns.map((town, i) => `city ${town.join(' ')}${i === 0 ? pennants : ''}`),
    ...ways.map((way) => `road ${way.join(' ')}`),
    ...fieldsOf(sides, isHalf, roads, towns),
  ].join('; ');
}

/** The sides that come to such a line; undefined where none do. */
export function sidesIn(line: string, isHalf: boolean, further: readonly string[] = []): Sides | undefined {
  let all: Sides[] = [blank(isHalf)];
  const vary = (choices: (sides: Sides) => Sides[]) => void (all = all.flatMap(choices));
  for (const side of sidesOf(isHalf)) vary((sides) => SIDE_SHOWS.map((one) => ({ ...sides, shows: { ...sides.shows, [side]: one } })));
  vary((sides) => (['one', 'crossing', 'apart'] as const).map((roads) => ({ ...sides, roads })));
  vary((sides) => [true, false].map((isOneCity) => ({ ...sides, isOneCity })));
  vary((sides) => [true, false].map((toTheCity) => ({ ...sides, toTheCity })));
  const pennants = Number(/ \+(\d)/.exec(line)?.[1] ?? 0);
  const middle = MIDDLES.find((one) => line.split('; ').includes(one)) ?? 'nothing';
  return all.map((sides) => ({ ...sides, pennants, middle })).find((sides) => printOf(sides, isHalf, further) === line);
}

const together = (sides: string[]): string[][] => (sides.length > 0 ? [sides] : []);

/** Halves of sides are one field where nothing that runs across the tile parts them; it borders the cities beside it. */
function fieldsOf(sides: Sides, isHalf: boolean, roads: readonly string[], towns: readonly string[][]): string[] {
  const borders = bordersOf(isHalf);
  const at = (side: string) => 3 * borders.findIndex(([name]) => name === side) + 1;
  const around = borders.flatMap(([side, first, second], i) =>
    sides.shows[side] === 'city'
      ? []
      : [
          { half: first, place: 3 * i },
          { half: second, place: 3 * i + 2 },
        ],
  );
  const meetsCity = roads.length === 1 && towns.length === 1 && sides.toTheCity;
  const across = [...towns.map((town, i) => (meetsCity && i === 0 ? [...town, ...roads] : town)), ...(sides.roads === 'apart' ? [] : [roads])];
  const isParted = (one: number, other: number) =>
    across.some((line) => {
      const between = line.filter((side) => at(side) > Math.min(one, other) && at(side) < Math.max(one, other)).length;
      return between > 0 && between < line.length;
    });
  const fields: (typeof around)[] = [];
  for (const half of around) {
    const own = fields.find(([first]) => !isParted(first!.place, half.place));
    if (own) own.push(half);
    else fields.push([half]);
  }
  const beside = (place: number) => borders[(Math.floor(place / 3) + (place % 3 === 0 ? borders.length - 1 : 1)) % borders.length]![0];
  return fields.map((field) => {
    const touched = towns.filter((town) => field.some(({ place }) => town.includes(beside(place)))).map(([first]) => ` ~${first}`);
    return `field ${field.map(({ half }) => half).join(' ')}${touched.join('')}`;
  });
}
