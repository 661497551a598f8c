/** Where JCloisterZone points to on a tile, and our places: `{position, location, feature}` <-> `{tile, feature, edge}`. */
import { HALF_SIDES, SIDES } from '../contract/compass.js';
import type { Cell, Place } from '../contract/snapshot.js';
import type { Laid } from '../kernel/board.js';
import { rotatedPlaces } from '../kernel/shape.js';

/** A feature of a tile, as JCloisterZone names it. */
export interface Pointer {
  readonly position: readonly [x: number, y: number] | readonly number[];
  readonly location: string;
  readonly feature: string;
}

/** Left and right are meant walking clockwise round the tile, so that they are our half-sides in order. */
const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
const LETTERS = ['N', 'E', 'S', 'W'] as const;
/** Sets of sides under the name JCloisterZone gives them; keyed by their letters in our order. */
const SIDE_SETS: Readonly<Record<string, string>> = {
  N: 'N',
  E: 'E',
  S: 'S',
  W: 'W',
  NE: 'NE',
  NS: 'NS',
  NW: 'NW',
  ES: 'SE',
  EW: 'WE',
  SW: 'SW',
  ESW: '_N',
  NSW: '_E',
  NEW: '_S',
  NES: '_W',
  NESW: 'NWSE',
};
/** What lies in the centre; older files spell it out. */
const CENTRE = ['I', 'CLOISTER', 'MONASTERY', 'AS_ABBOT', 'INNER_FARM', 'TOWER'];
const SECOND_CENTRE = ['II', 'INNER_FARM_B'];

const FEATURES: Readonly<Record<string, string>> = {
  City: 'city',
  Road: 'road',
  Field: 'field',
  Monastery: 'monastery',
  Garden: 'garden',
  River: 'river',
  Tower: 'tower',
  Castle: 'castle',
  FlyingMachine: 'flying-machine',
  Acrobats: 'acrobats',
  YagaHut: 'yaga-hut',
  Quarter: 'quarter',
};
/** Names of older files. */
const OLD_FEATURES: Readonly<Record<string, string>> = { Farm: 'field', Cloister: 'monastery' };
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(FEATURES).map(([name, feature]) => [feature, name]));

export const featureOf = (name: string): string | undefined => FEATURES[name] ?? OLD_FEATURES[name];
export const nameOf = (feature: string): string => NAMES.get(feature) ?? feature;

/** The first edge clockwise that a location touches: null in the centre, undefined where it is no location at all. */
export function edgeOf(location: string): NonNullable<Place['edge']> | null | undefined {
  if (CENTRE.includes(location)) return null;
  if (SECOND_CENTRE.includes(location)) return 'centre-2';
  const parts = location.split('.');
  if (parts.every((part) => (HALVES as readonly string[]).includes(part))) return HALF_SIDES[HALVES.findIndex((half) => parts.includes(half))];
  if (!/^(_[NESW]|[NESW]{1,4})$/.test(location)) return undefined;
  const first = LETTERS.findIndex((letter) => location.includes(letter) !== location.startsWith('_'));
  return SIDES[first];
}

/** Undefined where feature or location is none that we know. */
export function placeOfPointer({ position, location, feature }: Pointer): Place | undefined {
  const kind = featureOf(feature);
  const edge = edgeOf(location);
  if (kind === undefined || edge === undefined) return undefined;
  const place = { tile: position as Cell, feature: kind };
  return edge === null ? place : { ...place, edge };
}

/** A printed feature of a tile on the board, as JCloisterZone points to it. */
export function pointerTo(laid: Laid, index: number): Pointer {
  const printed = laid.shape.design.features[index]!;
  const places = rotatedPlaces(printed, laid.shape.rotation);
  return { position: laid.at, location: locationOf(places), feature: nameOf(printed.kind) };
}

function locationOf(places: readonly string[]): string {
  if (places[0] === undefined || places[0] === 'centre') return 'I';
  if (places[0] === 'centre-2') return 'II';
  const halves = HALVES.filter((_, i) => places.includes(HALF_SIDES[i]!));
  if (halves.length > 0) return halves.join('.');
  return SIDE_SETS[LETTERS.filter((_, i) => places.includes(SIDES[i]!)).join('')]!;
}
