/**
 * How an expansion folder writes its tiles down: one line of text for each design.
 *
 *   city n; road e w; field ene wnw ~n; field ese sse ssw wsw | volcano
 *
 * Features are separated by `;` and name their places: whole sides for cities, roads and rivers, half-sides
 * (clockwise from north-west: nnw nne, ene ese, sse ssw, wsw wnw) for fields. A field inside the tile is `field centre`,
 * a second one `field centre-2`; monasteries and gardens need no place. `~n` on a field says that it borders the city
 * at n, `+1` on a city counts its pennants, a further word is a mark printed on the feature. After `|` come the symbols
 * of the whole tile.
 */

export const FEATURE_KINDS = ['city', 'road', 'field', 'monastery', 'garden', 'river'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export type Side = 'n' | 'e' | 's' | 'w';
export type HalfSide = 'nnw' | 'nne' | 'ene' | 'ese' | 'sse' | 'ssw' | 'wsw' | 'wnw';

export interface TileFeature {
  readonly kind: FeatureKind;
  /** Clockwise from n (nnw for fields). */
  readonly places: readonly (Side | HalfSide | 'centre' | 'centre-2')[];
  /** Indexes, in the tile's features, of the cities that a field borders. */
  readonly touches: readonly number[];
  readonly pennants: number;
  /** What is printed on the feature: 'princess', 'inn', 'cathedral', 'wine', 'grain', 'cloth', 'tunnel', 'pig-herd'. */
  readonly marks: readonly string[];
}

export interface TileDesign {
  readonly id: string;
  readonly expansion: string;
  readonly aliases: readonly string[];
  /** Copies by set, for instance {'basic:1': 4}. */
  readonly copies: Readonly<Record<string, number>>;
  /** In the order in which the notation names them. */
  readonly features: readonly TileFeature[];
  /** Symbols of the whole tile: 'volcano', 'dragon', 'portal'. */
  readonly symbols: readonly string[];
  /** A draw group other than the ordinary bag, for instance 'river' or 'river-lake'. */
  readonly group?: string;
  readonly notation: string;
}

export interface TileText {
  readonly is: string;
  readonly alias: string;
  readonly copies: Readonly<Record<string, number>>;
  readonly group?: string;
}

type Place = TileFeature['places'][number];

const SIDES: readonly Place[] = ['n', 'e', 's', 'w'] satisfies Side[];
const HALF_SIDES: readonly Place[] = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] satisfies HalfSide[];
const INNER: readonly Place[] = ['centre', 'centre-2'];
const HALVES: Readonly<Record<string, readonly Place[]>> = {
  n: ['nnw', 'nne'],
  e: ['ene', 'ese'],
  s: ['sse', 'ssw'],
  w: ['wsw', 'wnw'],
};

/** The places that each kind may name, in the order in which they are kept. */
const PLACES: Readonly<Record<FeatureKind, readonly Place[]>> = {
  city: SIDES,
  road: SIDES,
  river: SIDES,
  field: [...HALF_SIDES, ...INNER],
  monastery: [],
  garden: [],
};

const MARKS: Readonly<Record<FeatureKind, readonly string[]>> = {
  city: ['princess', 'cathedral', 'wine', 'grain', 'cloth'],
  road: ['inn', 'tunnel'],
  river: [],
  field: ['pig-herd'],
  monastery: [],
  garden: [],
};

const SYMBOLS: readonly string[] = ['volcano', 'dragon', 'portal'];

/** Reads the tiles of an expansion; throws, naming the tile, where a text makes no sense. */
export function tiles(expansion: string, texts: Record<string, TileText>): TileDesign[] {
  return Object.entries(texts).map(([key, text]) => {
    const id = `${expansion}/${key}`;
    const { features, symbols } = parse(text.is, (message) => {
      throw new Error(`tile ${id}: ${message} in '${text.is}'`);
    });
    return {
      id,
      expansion,
      aliases: [`jcz:${text.alias}`],
      copies: { ...text.copies },
      features,
      symbols,
      ...(text.group !== undefined && { group: text.group }),
      notation: text.is,
    };
  });
}

type Fail = (message: string) => never;

/** A feature whose bordered cities are still named by a side. */
interface Draft extends Omit<TileFeature, 'touches'> {
  readonly borders: readonly string[];
}

function parse(text: string, fail: Fail): Pick<TileDesign, 'features' | 'symbols'> {
  const parts = text.split('|');
  if (parts.length > 2) fail("more than one '|'");
  const drafts = (parts[0] ?? '').split(';').map((part) => parseFeature(words(part), fail));
  const symbols = parts[1] === undefined ? [] : words(parts[1]);
  if (parts[1] !== undefined && symbols.length === 0) fail("no symbol after '|'");
  for (const symbol of symbols) if (!SYMBOLS.includes(symbol)) fail(`unknown symbol '${symbol}'`);
  if (new Set(symbols).size < symbols.length) fail('a symbol named twice');
  checkPlaces(drafts, fail);
  const features = drafts.map(({ borders, ...draft }): TileFeature => {
    const touches = borders.map((side) => {
      const city = drafts.findIndex(({ kind, places }) => kind === 'city' && places.some((place) => place === side));
      return city < 0 ? fail(`no city at '~${side}'`) : city;
    });
    if (new Set(touches).size < touches.length) fail('a field borders the same city twice');
    return { ...draft, touches: touches.sort((a, b) => a - b) };
  });
  return { features, symbols };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function parseFeature([kindWord, ...rest]: readonly string[], fail: Fail): Draft {
  const kind = FEATURE_KINDS.find((known) => known === kindWord);
  if (kind === undefined) return fail(kindWord === undefined ? 'an empty feature' : `unknown feature '${kindWord}'`);
  const places: Place[] = [];
  const borders: string[] = [];
  const marks: string[] = [];
  let pennants = 0;
  for (const word of rest) {
    const place = PLACES[kind].find((known) => known === word);
    if (place !== undefined) {
      places.push(place);
    } else if (kind === 'field' && word.startsWith('~')) {
      borders.push(word.slice(1));
    } else if (kind === 'city' && /^\+[1-9]$/.test(word)) {
      if (pennants > 0) fail('pennants named twice');
      pennants = Number(word.slice(1));
    } else if (MARKS[kind].includes(word)) {
      if (marks.includes(word)) fail(`'${word}' twice on a ${kind}`);
      marks.push(word);
    } else {
      fail(`unknown word '${word}' for a ${kind}`);
    }
  }
  const order = PLACES[kind];
  if (order.length === 0) places.push('centre');
  else if (places.length === 0) fail(`a ${kind} without a place`);
  if (places.length > 1 && places.some((place) => INNER.includes(place))) fail(`an inner ${kind} with further places`);
  places.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { kind, places, pennants, marks, borders };
}

/** Every side is used at most once, and every half-side belongs to exactly one city or field. */
function checkPlaces(drafts: readonly Draft[], fail: Fail): void {
  const sides = new Set<Place>();
  const inner = new Set<string>();
  const halves = new Map<Place, FeatureKind>();
  const cover = (kind: FeatureKind, half: Place) => {
    if (halves.has(half)) fail(`half-side '${half}' used twice`);
    halves.set(half, kind);
  };
  for (const { kind, places } of drafts) {
    for (const place of places) {
      if (SIDES.includes(place)) {
        if (sides.has(place)) fail(`side '${place}' used twice`);
        sides.add(place);
        if (kind === 'city') for (const half of HALVES[place] ?? []) cover(kind, half);
      } else if (HALF_SIDES.includes(place)) {
        cover(kind, place);
      } else {
        if (inner.has(`${kind} ${place}`)) fail(`more than one ${kind} at '${place}'`);
        inner.add(`${kind} ${place}`);
      }
    }
  }
  if (inner.has('field centre-2') && !inner.has('field centre')) fail("a field at 'centre-2' but none at 'centre'");
  for (const { kind, places } of drafts) {
    if (kind !== 'road' && kind !== 'river') continue;
    for (const place of places) {
      for (const half of HALVES[place] ?? []) {
        if (!halves.has(half)) fail(`no field at '${half}' beside the ${kind} at '${place}'`);
      }
    }
  }
  for (const half of HALF_SIDES) if (!halves.has(half)) fail(`half-side '${half}' belongs to nothing`);
}
