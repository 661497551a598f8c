/** Where JCloisterZone points to on a tile, and our places: `{position, location, feature}` <-> `{tile, feature, edge}`. */
import type { Cell, Place, Spot } from '../contract/spot.js';
import { HALF_SIDES, SIDES } from '../contract/compass.js';
import type { JczPointer } from '../contract/foreign.js';
import type { Laid } from '../kernel/board/board.js';
import { jczFolders } from './jcz-folders.js';
import { rotatedPlaces } from '../kernel/board/shape.js';

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

/** A file may call anything `constructor`: what is in no folder is nothing. */
const FEATURES = Object.assign(Object.create(null) as object, ...jczFolders.map(({ features }) => features)) as Readonly<Record<string, string>>;
/** By our name; the first of several is the one it uses today. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(FEATURES)
    .reverse()
    .map(([name, feature]) => [feature, name]),
);

export const knownFeatures: readonly string[] = Object.keys(FEATURES);
export const featureOf = (name: string): string | undefined => FEATURES[name];
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
export function placeOfPointer({ position, location, feature }: JczPointer): Place | undefined {
  const kind = featureOf(feature);
  const edge = edgeOf(location);
  if (kind === undefined || edge === undefined) return undefined;
  const place = { tile: [position[0]!, position[1]!] satisfies Cell, feature: kind };
  return edge === null ? place : { ...place, edge };
}

/** A feature, or a spot that an expansion has off the features. */
export function spotOfPointer(pointer: JczPointer): Spot | undefined {
  for (const { spot } of jczFolders) {
    const found = spot?.(pointer);
    if (found) return found;
  }
  return placeOfPointer(pointer);
}

/** A printed feature of a tile on the board, as JCloisterZone points to it. */
export function pointerTo(laid: Laid, index: number): JczPointer {
  const printed = laid.shape.design.features[index]!;
  const places = rotatedPlaces(printed, laid.shape.rotation);
  return { position: laid.at, location: locationOf(places), feature: nameOf(printed.kind) };
}

function locationOf(places: readonly string[]): string {
  if (places[0] === undefined || places[0] === 'centre') return 'I';
  if (places[0] === 'centre-2') return 'II';
  const sides = LETTERS.filter((_, i) => places.includes(SIDES[i]!));
  // half of a side that a city shares it does not name
  return sides.length > 0 ? SIDE_SETS[sides.join('')]! : HALVES.filter((_, i) => places.includes(HALF_SIDES[i]!)).join('.');
}
