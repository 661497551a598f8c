/**
 * How an expansion folder writes its tiles down: one line of text for each design.
 *
 *   city n; road e w; field ene wnw ~n; field ese sse ssw wsw | volcano
 *
 * Features are separated by `;` and name their places: whole sides for cities and roads, half-sides
 * (clockwise from north-west: nnw nne, ene ese, sse ssw, wsw wnw) for fields. A field inside the tile is `field centre`,
 * a second one `field centre-2`; what lies in the centre needs no place. A city may also name half of a side that another city
 * has: there the two divide it, or lie in the centre alone, `city centre`. Of a half tile `long` is the long side for cities and roads,
 * `long-1` and `long-2` are its halves for fields, clockwise. `~n` on a field says that it borders the city
 * at n, `+1` on a city counts its pennants, a further word is a mark printed on the feature. After `|` come the symbols
 * of the whole tile. A tile of several cells has one such line for each, row by row.
 */
import { HALF_SIDES, SIDES, type HalfSide, type Side } from '../../contract/compass.js';
import type { Cell } from '../../contract/spot.js';
import type { FeatureKind, Vocabulary } from '../declare/vocabulary.js';
import { flatMap } from '../lists.js';

export type { HalfSide, Side } from '../../contract/compass.js';
export type TilePlace = Side | HalfSide | 'centre' | 'centre-2';

export interface TileFeature {
  readonly kind: string;
  /** Clockwise from n (nnw for fields). */
  readonly places: readonly TilePlace[];
  /** Indexes, in the tile's features, of the cities that a field borders. */
  readonly touches: readonly number[];
  /** The halves of the long side of a half tile that it meets, clockwise; what meets a whole side has both. */
  readonly long?: readonly (0 | 1)[];
  readonly pennants: number;
  /** What is printed on the feature. */
  readonly marks: readonly string[];
  readonly completedBy: FeatureKind['completedBy'];
  /** In the centre of every cell of a tile it is one feature. */
  readonly spansCells?: true;
  /** Ends inside the tile at which it is still open; what a piece does about them, topologies say. */
  readonly openEnds?: number;
}

export interface TileDesign {
  readonly id: string;
  readonly expansion: string;
  readonly aliases: readonly string[];
  /** Copies by set, for instance {'basic:1': 4}. */
  readonly copies: Readonly<Record<string, number>>;
  /** In the order in which the notation names them; of a tile of several cells those of all its cells. */
  readonly features: readonly TileFeature[];
  /** Symbols of the whole tile. */
  readonly symbols: readonly string[];
  /** A draw group other than the ordinary bag. */
  readonly group?: string;
  /** Its sides fit whatever they meet. */
  readonly fitsAnything?: true;
  /** It fills only the half of a cell that has its sides n and w. */
  readonly half?: true;
  /** Where tiles are counted, each cell of a tile of several counts as one. */
  readonly countsCells?: true;
  /** Of a tile of several cells: how many there are from west to east and from north to south, and each of them, row by row. */
  readonly cells?: { readonly size: readonly [width: number, height: number]; readonly designs: readonly TileDesign[] };
  readonly notation: string;
}

export interface TileText {
  /** One line for each cell. */
  readonly is: string | readonly string[];
  readonly alias: string;
  /** By what else it is known there. */
  readonly otherAlias?: string;
  readonly copies: Readonly<Record<string, number>>;
  readonly group?: string;
  readonly fitsAnything?: true;
  readonly half?: true;
  /** Half-sides that it does not name belong to no field: nothing goes on there. */
  readonly walled?: true;
  /** Cells from west to east and from north to south; [1, 1] when left out. */
  readonly size?: readonly [width: number, height: number];
}

/** A tile of which all is known but what it shows. */
export interface UnprintedTile extends Pick<TileText, 'alias' | 'otherAlias' | 'copies' | 'group' | 'half' | 'size' | 'walled'> {
  /** Kinds of features that each of its cells shows, whatever else there is. */
  readonly shows?: readonly string[];
  /** Symbols that it bears, whatever it shows. */
  readonly symbols?: readonly string[];
}

const HALVES: Readonly<Record<string, readonly TilePlace[]>> = { n: ['nnw', 'nne'], e: ['ene', 'ese'], s: ['sse', 'ssw'], w: ['wsw', 'wnw'] };
/** The long side of a half tile, and its halves. */
const LONG = 'long';
const LONG_HALVES: readonly string[] = ['long-1', 'long-2'];
const INNER: readonly TilePlace[] = ['centre', 'centre-2'];
/** The half-sides of a half tile. */
const NORTH_WEST: readonly TilePlace[] = ['nnw', 'nne', 'wsw', 'wnw'];

/** The places that each kind may name, in the order in which they are kept. */
const placesOf = ({ meets, fillsSide }: FeatureKind): readonly TilePlace[] => {
  if (meets === 'sides') return fillsSide ? [...SIDES, ...HALF_SIDES, 'centre'] : SIDES;
  return meets === 'half-sides' ? [...HALF_SIDES, ...INNER] : [];
};

/** By what it is known elsewhere. */
export const aliasesOf = ({ alias, otherAlias }: Pick<TileText, 'alias' | 'otherAlias'>): string[] =>
  [alias, ...(otherAlias === undefined ? [] : [otherAlias])].map((name) => `jcz:${name}`);

/** Reads a tile; throws, naming it, where its text makes no sense. */
export function readTile(expansion: string, key: string, text: TileText, vocabulary: Vocabulary): TileDesign {
  const id = `${expansion}/${key}`;
  const lines = typeof text.is === 'string' ? [text.is] : text.is;
  const notation = lines.join(' / ');
  const common = {
    id,
    expansion,
    aliases: aliasesOf(text),
    copies: { ...text.copies },
    ...(text.group !== undefined && { group: text.group }),
  };
  const designs = lines.map((line): TileDesign => {
    const parsed = parse(line, text, vocabulary, (message) => {
      throw new Error(`tile ${id}: ${message} in '${line}'`);
    });
    return { ...common, ...parsed, ...(text.fitsAnything && { fitsAnything: true }), ...(text.half && { half: true }), notation: line };
  });
  if (designs.length === 1) return designs[0]!;
  const size = text.size ?? ([designs.length, 1] as const);
  if (size[0] * size[1] !== designs.length) throw new Error(`tile ${id}: ${designs.length} cells are not ${size.join(' times ')}`);
  return {
    ...common,
    features: featuresOf(designs),
    symbols: [...new Set(flatMap(designs, ({ symbols }) => symbols))],
    cells: { size, designs },
    notation,
  };
}

/** The features of several cells in one list, in which what a field borders is counted too. */
export function featuresOf(cells: readonly TileDesign[]): TileFeature[] {
  const all: TileFeature[] = [];
  for (const { features } of cells) {
    const before = all.length;
    for (const feature of features) all.push({ ...feature, touches: feature.touches.map((index) => index + before) });
  }
  return all;
}

/** The cell of its tile, from the north-west one, on which each feature lies; undefined for a tile of one cell. */
export function cellsOfFeatures({ cells }: TileDesign): Cell[] | undefined {
  return cells && flatMap(cells.designs, ({ features }, i) => features.map((): Cell => [i % cells.size[0], Math.floor(i / cells.size[0])]));
}

type Fail = (message: string) => never;

/** A feature whose bordered cities are still named by a side. */
interface Draft extends Omit<TileFeature, 'touches'> {
  readonly borders: readonly string[];
}

function parse(line: string, text: TileText, vocabulary: Vocabulary, fail: Fail): Pick<TileDesign, 'features' | 'symbols'> {
  const parts = line.split('|');
  if (parts.length > 2) fail("more than one '|'");
  const first = words(parts[0] ?? '');
  const drafts =
    first.length === 0 && parts.length === 2 ? [] : (parts[0] ?? '').split(';').map((part) => parseFeature(words(part), vocabulary, fail));
  const symbols = parts[1] === undefined ? [] : words(parts[1]);
  if (parts[1] !== undefined && symbols.length === 0) fail("no symbol after '|'");
  for (const symbol of symbols) if (!vocabulary.isSymbol(symbol)) fail(`unknown symbol '${symbol}'`);
  if (new Set(symbols).size < symbols.length) fail('a symbol named twice');
  checkPlaces(drafts, text, vocabulary, fail);
  const features = drafts.map(({ borders, ...draft }): TileFeature => {
    const touches = borders.map((side) => {
      const isAt = ({ places, long }: Draft) => places.some((place) => place === side) || (side === LONG && long !== undefined);
      const city = drafts.findIndex((draft) => vocabulary.kinds.get(draft.kind)!.fillsSide && isAt(draft));
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

function parseFeature([kindWord, ...rest]: readonly string[], vocabulary: Vocabulary, fail: Fail): Draft {
  const known = kindWord === undefined ? undefined : vocabulary.kinds.get(kindWord);
  if (!known) return fail(kindWord === undefined ? 'an empty feature' : `unknown feature '${kindWord}'`);
  const { kind, meets, fillsSide, completedBy, spansCells } = known;
  const order = placesOf(known);
  const places: TilePlace[] = [];
  const borders: string[] = [];
  const marks: string[] = [];
  const long: (0 | 1)[] = [];
  let pennants = 0;
  for (const word of rest) {
    const place = order.find((name) => name === word);
    if (place !== undefined) places.push(place);
    else if (meets === 'sides' && word === LONG) long.push(0, 1);
    else if (meets === 'half-sides' && LONG_HALVES.includes(word)) long.push(LONG_HALVES.indexOf(word) as 0 | 1);
    else if (meets === 'half-sides' && word.startsWith('~')) borders.push(word.slice(1));
    else if (fillsSide && /^\+[1-9]$/.test(word)) {
      if (pennants > 0) fail('pennants named twice');
      pennants = Number(word.slice(1));
    } else if (vocabulary.isMark(kind, word)) {
      if (marks.includes(word)) fail(`'${word}' twice on a ${kind}`);
      marks.push(word);
    } else fail(`unknown word '${word}' for a ${kind}`);
  }
  if (order.length === 0) places.push('centre');
  else if (places.length === 0 && long.length === 0) fail(`a ${kind} without a place`);
  if (places.length > 1 && places.some((place) => INNER.includes(place))) fail(`an inner ${kind} with further places`);
  places.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { kind, places, pennants, marks, completedBy, ...(spansCells && { spansCells }), ...(long.length > 0 && { long }), borders };
}

/** Every side is used at most once, and every half-side belongs to exactly one city or field. */
function checkPlaces(drafts: readonly Draft[], { fitsAnything, half, walled }: TileText, vocabulary: Vocabulary, fail: Fail): void {
  const sides = new Set<TilePlace>();
  const inner = new Set<string>();
  const halves = new Set<TilePlace>();
  const cover = (place: TilePlace) => {
    if (halves.has(place)) fail(`half-side '${place}' used twice`);
    halves.add(place);
  };
  const divided = dividedSides(drafts, vocabulary, fail);
  for (const { kind, places } of drafts) {
    for (const place of places) {
      if (place in HALVES) {
        if (sides.has(place)) fail(`side '${place}' used twice`);
        sides.add(place);
        if (vocabulary.kinds.get(kind)!.fillsSide) for (const covered of HALVES[place]!) if (!divided.has(covered)) cover(covered);
      } else if (INNER.includes(place)) {
        if (inner.has(`${kind} ${place}`)) fail(`more than one ${kind} at '${place}'`);
        inner.add(`${kind} ${place}`);
      } else cover(place);
    }
  }
  if (inner.has('field centre-2') && !inner.has('field centre')) fail("a field at 'centre-2' but none at 'centre'");
  for (const { kind, places } of drafts) {
    if (walled || vocabulary.kinds.get(kind)!.meets !== 'sides') continue;
    for (const place of places)
      for (const beside of HALVES[place] ?? []) if (!halves.has(beside)) fail(`no field at '${beside}' beside the ${kind} at '${place}'`);
  }
  checkLong(drafts, half ?? false, vocabulary, fail);
  const expected: readonly TilePlace[] = fitsAnything ? [] : half ? NORTH_WEST : HALF_SIDES;
  if (!walled) for (const place of expected) if (!halves.has(place)) fail(`half-side '${place}' belongs to nothing`);
  for (const place of halves) if (!expected.includes(place)) fail(`half-side '${place}' is not one of the tile's`);
}

/** The long side of a half tile belongs to one city, or to fields with a road between them or none; other tiles have no such side. */
function checkLong(drafts: readonly Draft[], isHalf: boolean, vocabulary: Vocabulary, fail: Fail): void {
  const at = drafts.filter(({ long }) => long !== undefined);
  if (!isHalf && at.length > 0) fail('a long side on a tile that is no half tile');
  if (!isHalf) return;
  const sides = at.filter(({ kind }) => vocabulary.kinds.get(kind)!.meets === 'sides');
  if (sides.length > 1) fail('the long side used twice');
  const isFilled = sides.some(({ kind }) => vocabulary.kinds.get(kind)!.fillsSide);
  const beside = flatMap(
    at.filter((draft) => !sides.includes(draft)),
    ({ long = [] }) => [...long],
  );
  for (const [i, name] of LONG_HALVES.entries()) {
    const count = beside.filter((half) => half === i).length;
    if (count > (isFilled ? 0 : 1)) fail(`half-side '${name}' used twice`);
    if (!isFilled && count === 0) fail(`half-side '${name}' belongs to nothing`);
  }
}

/** The halves that features take of sides that others of their kind have. */
function dividedSides(drafts: readonly Draft[], vocabulary: Vocabulary, fail: Fail): Set<TilePlace> {
  const divided = new Set<TilePlace>();
  for (const draft of drafts) {
    if (!vocabulary.kinds.get(draft.kind)!.fillsSide) continue;
    for (const half of draft.places) {
      const side = Object.keys(HALVES).find((name) => HALVES[name]!.includes(half)) as Side | undefined;
      if (side === undefined) continue;
      if (!drafts.some((other) => other !== draft && other.kind === draft.kind && other.places.includes(side)))
        fail(`no ${draft.kind} at '${side}' that '${half}' could be divided from`);
      if (HALVES[side]!.some((place) => divided.has(place))) fail(`side '${side}' divided twice`);
      divided.add(half);
    }
  }
  return divided;
}
