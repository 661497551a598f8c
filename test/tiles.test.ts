/**
 * The tile catalogue. Each block guards one promise:
 *
 * - "the notation": a text is read as it is documented, and one that makes no sense is never loaded: it throws and
 *   names its tile. A slip of the pen in a catalogue is found at start-up, not in a ruling.
 * - "the catalogue": a box holds the tiles that are printed in it (counts by set, symbols of The Princess & The Dragon),
 *   and ids and aliases name one design each, so that a snapshot of a position keeps its meaning.
 * - "the facts": every design equals, feature by feature, an independent table of tile facts, in the folder named by
 *   SENESCHAL_FACTS; skipped where that is not set.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseTiles } from '../src/expansions/base/tiles.js';
import { innsAndCathedralsTiles } from '../src/expansions/inns-and-cathedrals/tiles.js';
import { princessAndDragonTiles } from '../src/expansions/princess-and-dragon/tiles.js';
import { riverTiles } from '../src/expansions/river/tiles.js';
import { tradersAndBuildersTiles } from '../src/expansions/traders-and-builders/tiles.js';
import { tiles, type TileDesign, type TileFeature } from '../src/kernel/tile-notation.js';

const catalogue: readonly TileDesign[] = [
  ...baseTiles,
  ...princessAndDragonTiles,
  ...innsAndCathedralsTiles,
  ...tradersAndBuildersTiles,
  ...riverTiles,
];

const SETS: readonly (readonly [set: string, tiles: number, designs: number])[] = [
  ['basic:1', 72, 24],
  ['basic:2', 72, 32],
  ['princess-and-dragon:1', 30, 29],
  ['princess-and-dragon:2', 30, 29],
  ['inns-and-cathedrals:1', 18, 17],
  ['inns-and-cathedrals:2', 18, 17],
  ['traders-and-builders:1', 24, 24],
  ['traders-and-builders:2', 24, 24],
  ['river/1:1', 12, 10],
  ['river/1:2', 12, 11],
  ['river/2:1', 12, 12],
  ['river/2:2', 12, 12],
];

const inSet = (set: string) => catalogue.filter(({ copies }) => set in copies);
const count = (designs: readonly TileDesign[], set: string) => designs.reduce((sum, { copies }) => sum + (copies[set] ?? 0), 0);

describe('the notation', () => {
  const read = (is: string): TileDesign => {
    const [design] = tiles('test', { tile: { is, alias: 'T/1', copies: { 'test:1': 2 }, group: 'lake' } });
    if (design === undefined) throw new Error('no tile');
    return design;
  };
  const feature = (part: Partial<TileFeature> & Pick<TileFeature, 'kind' | 'places'>): TileFeature => ({
    touches: [],
    pennants: 0,
    marks: [],
    ...part,
  });

  it('reads features in the order written, places clockwise, borders as indexes', () => {
    const is = 'field wnw ene ~n; road w e inn; city n +2 princess; field wsw ssw sse ese pig-herd; garden | volcano';
    expect(read(is)).toEqual({
      id: 'test/tile',
      expansion: 'test',
      aliases: ['jcz:T/1'],
      copies: { 'test:1': 2 },
      features: [
        feature({ kind: 'field', places: ['ene', 'wnw'], touches: [2] }),
        feature({ kind: 'road', places: ['e', 'w'], marks: ['inn'] }),
        feature({ kind: 'city', places: ['n'], pennants: 2, marks: ['princess'] }),
        feature({ kind: 'field', places: ['ese', 'sse', 'ssw', 'wsw'], marks: ['pig-herd'] }),
        feature({ kind: 'garden', places: ['centre'] }),
      ],
      symbols: ['volcano'],
      group: 'lake',
      notation: is,
    });
  });

  it('reads inner fields, and borders by any edge of a city', () => {
    expect(read('city s n; city w e; field centre ~s ~e; field centre-2 ~w ~n').features).toEqual([
      feature({ kind: 'city', places: ['n', 's'] }),
      feature({ kind: 'city', places: ['e', 'w'] }),
      feature({ kind: 'field', places: ['centre'], touches: [0, 1] }),
      feature({ kind: 'field', places: ['centre-2'], touches: [0, 1] }),
    ]);
  });

  it('gives a tile of the ordinary bag no group', () => {
    const [design] = tiles('test', { tile: { is: 'city n e s w', alias: 'T/1', copies: {} } });
    expect(design).not.toHaveProperty('group');
  });

  const rest = 'field ene ese sse ssw wsw wnw ~n';
  const all = 'field nnw nne ene ese sse ssw wsw wnw';
  it.each([
    ['no text at all', '', 'an empty feature'],
    ['an empty feature', `city n; ; ${rest}`, 'an empty feature'],
    ['an unknown feature', `town n; ${rest}`, "unknown feature 'town'"],
    ['an unknown place', `city north; ${rest}`, "unknown word 'north' for a city"],
    ['a half-side on a city', 'city nnw nne', "unknown word 'nnw' for a city"],
    ['a side on a field', 'field n', "unknown word 'n' for a field"],
    ['a place on a monastery', `monastery centre; ${all}`, "unknown word 'centre' for a monastery"],
    ['an unknown mark', `city n knight; ${rest}`, "unknown word 'knight' for a city"],
    ['a mark of another kind', `city n inn; ${rest}`, "unknown word 'inn' for a city"],
    ['a mark named twice', 'city n e s w wine wine', "'wine' twice on a city"],
    ['a pennant on a road', `road s +1; ${all}`, "unknown word '+1' for a road"],
    ['pennants that are no count', 'city n e s w +0', "unknown word '+0' for a city"],
    ['pennants named twice', 'city n e s w +1 +1', 'pennants named twice'],
    ['a border on a road', `city n; road s ~n; ${rest}`, "unknown word '~n' for a road"],
    ['a city without a side', `city princess; ${all}`, 'a city without a place'],
    ['a field without a place', `city n e s w; field ~n`, 'a field without a place'],
    ['a side used twice by one feature', 'city n n e s w', "side 'n' used twice"],
    ['a side used by two features', `road e; river e w; ${all}`, "side 'e' used twice"],
    ['a half-side in two fields', `${all}; field nnw`, "half-side 'nnw' used twice"],
    ['a half-side twice in one field', `${all} nnw`, "half-side 'nnw' used twice"],
    ['a field on the side of a city', `city n; ${all} ~n`, "half-side 'nnw' used twice"],
    ['a half-side that belongs to nothing', 'city n; field ene ese sse ssw wsw', "half-side 'wnw' belongs to nothing"],
    ['a road without a field beside it', 'city n e s; road w; field wnw', "no field at 'wsw' beside the road at 'w'"],
    ['a river without a field beside it', 'city n e s; river w; field wsw', "no field at 'wnw' beside the river at 'w'"],
    ['a border without a city', `city s; field ene ese wsw wnw nnw nne ~n`, "no city at '~n'"],
    ['a border that is no side', `city n; ${rest} ~north`, "no city at '~north'"],
    ['a border at a road', `road n; ${all} ~n`, "no city at '~n'"],
    ['the same city bordered twice', 'city n w; field ene ese sse ssw ~n ~w', 'borders the same city twice'],
    ['an inner field that reaches an edge', `${all} centre`, 'an inner field with further places'],
    ['two first inner fields', 'city n e s w; field centre; field centre', "more than one field at 'centre'"],
    ['a second inner field without a first', 'city n e s w; field centre-2', "a field at 'centre-2' but none at 'centre'"],
    ['two monasteries', `monastery; monastery; ${all}`, "more than one monastery at 'centre'"],
    ['an unknown symbol', `${all} | balloon`, "unknown symbol 'balloon'"],
    ['a feature for a symbol', `${all} | garden`, "unknown symbol 'garden'"],
    ['a symbol for a feature', `${all}; volcano`, "unknown feature 'volcano'"],
    ['a symbol named twice', `${all} | dragon dragon`, 'a symbol named twice'],
    ['a bar without a symbol', `${all} |`, "no symbol after '|'"],
    ['two bars', `${all} | dragon | portal`, "more than one '|'"],
  ])('rejects %s', (_, is, message) => {
    expect(() => read(is)).toThrow(`tile test/tile: `);
    expect(() => read(is)).toThrow(message);
  });
});

describe('the catalogue', () => {
  it.each(SETS)('has in %s %i tiles of %i designs', (set, tileCount, designCount) => {
    expect(inSet(set)).toHaveLength(designCount);
    expect(count(catalogue, set)).toBe(tileCount);
  });

  it('counts at least one copy of a design in each set that has it, and no other sets', () => {
    const known = SETS.map(([set]) => set);
    for (const { id, copies } of catalogue) {
      expect(Object.keys(copies).length, id).toBeGreaterThan(0);
      for (const [set, copiesInSet] of Object.entries(copies)) {
        expect(known, id).toContain(set);
        expect(Number.isInteger(copiesInSet) && copiesInSet > 0, id).toBe(true);
      }
    }
  });

  it.each(['princess-and-dragon:1', 'princess-and-dragon:2'])('has on each tile of %s exactly one symbol', (set) => {
    const symbolsOf = ({ symbols, features }: TileDesign) => [
      ...symbols,
      ...features.flatMap(({ marks }) => marks.filter((mark) => mark === 'princess')),
    ];
    const totals: Record<string, number> = {};
    for (const design of inSet(set)) {
      const symbols = symbolsOf(design);
      expect(symbols, design.id).toHaveLength(1);
      for (const symbol of symbols) totals[symbol] = (totals[symbol] ?? 0) + count([design], set);
      expect(design.id).toMatch(new RegExp(`^princess-and-dragon/${symbols.join()}-`));
    }
    expect(totals).toEqual({ volcano: 6, dragon: 12, portal: 6, princess: 6 });
  });

  it('has a tunnel tile: a dragon tile with one road through, under one city, between two fields', () => {
    const tunnels = catalogue.filter(({ features }) => features.some(({ marks }) => marks.includes('tunnel')));
    expect(tunnels.map(({ id }) => id)).toEqual(['princess-and-dragon/dragon-tunnel']);
    expect(tunnels[0]?.symbols).toEqual(['dragon']);
    expect(tunnels[0]?.features.map(({ kind, places }) => [kind, ...places].join(' '))).toEqual([
      'city e w',
      'road n s',
      'field nnw nne',
      'field sse ssw',
    ]);
  });

  it('has no symbol outside The Princess & The Dragon but the volcano of the second river', () => {
    const others = catalogue.filter(({ expansion }) => expansion !== 'princess-and-dragon');
    expect(others.filter(({ symbols }) => symbols.length > 0).map(({ id }) => id)).toEqual(['river/2-volcano-lake']);
  });

  it('draws each river tile from a group of its own, and all others from the bag', () => {
    for (const { id, expansion, group } of catalogue) {
      expect(group?.startsWith('river') ?? false, id).toBe(expansion === 'river');
    }
  });

  it('gives each garden version the features of its sibling, in the same places of the list', () => {
    const gardens = catalogue.filter(({ features }) => features.some(({ kind }) => kind === 'garden'));
    expect(gardens).toHaveLength(16);
    for (const garden of gardens) {
      const sibling = catalogue.find(({ id }) => `${id}-garden` === garden.id);
      expect(garden.features.slice(0, -1), garden.id).toEqual(sibling?.features);
      expect(garden.features.at(-1)?.kind, garden.id).toBe('garden');
      expect(garden.symbols, garden.id).toEqual(sibling?.symbols);
    }
  });

  it('names each design once, and each alias one design', () => {
    const ids = catalogue.map(({ id }) => id);
    const aliases = catalogue.flatMap((design) => design.aliases);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(aliases.length).toBe(ids.length);
    for (const { id, expansion } of catalogue) expect(id.startsWith(`${expansion}/`), id).toBe(true);
    for (const alias of aliases) expect(alias).toMatch(/^jcz:[^/\s]+\/\S+$/);
  });
});

interface FeatureFact {
  readonly type: string;
  readonly edges: readonly string[];
  readonly touchesCityAt?: readonly string[];
  readonly pennants?: number;
  readonly resource?: string;
}
interface TileFact {
  readonly id: string;
  readonly features: readonly FeatureFact[];
  readonly marks?: readonly { readonly mark: string }[];
  readonly group?: string;
}

const folder = process.env['SENESCHAL_FACTS'] ?? '';

describe.skipIf(folder === '')('the facts', () => {
  const facts = JSON.parse(folder === '' ? '{}' : readFileSync(join(folder, 'tiles.json'), 'utf8')) as {
    readonly tiles: readonly TileFact[];
    readonly sets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  const MARKS = ['princess', 'inn', 'cathedral', 'pig-herd', 'tunnel'];
  /** Links for the wagon and places for castles belong to expansions that the catalogue does not have. */
  const LEFT_OUT = ['wagonLinks', 'castleBase'];
  const READ = ['type', 'edges', 'touchesCityAt', 'pennants', 'resource', ...MARKS, ...LEFT_OUT];

  const line = (kind: string, places: readonly string[], borders: string[], pennants: number, marks: string[]) =>
    [kind, [...places].sort(), 'borders', borders.sort(), 'pennants', pennants, 'marks', marks.sort()].flat().join(' ');
  const cityName = (places: readonly string[]) => `(${[...places].sort().join(' ')})`;

  const factLines = ({ features }: TileFact) => {
    const cities = features.filter(({ type }) => type === 'city').map(({ edges }) => edges);
    return features
      .map((feature) => {
        const borders = (feature.touchesCityAt ?? []).map((side) => cityName(cities.find((edges) => edges.includes(side)) ?? ['no city']));
        const marks = MARKS.filter((mark) => (feature as unknown as Record<string, unknown>)[mark] === true);
        if (feature.resource !== undefined) marks.push(feature.resource);
        const places = feature.edges.map((edge) => (edge === 'II' ? 'centre-2' : edge));
        return line(feature.type, places, borders, feature.pennants ?? 0, marks);
      })
      .sort();
  };
  const ourLines = ({ features }: TileDesign) =>
    features
      .map(({ kind, places, touches, pennants, marks }) => {
        const borders = touches.map((index) => cityName(features[index]?.places ?? ['no city']));
        return line(kind, places, borders, pennants, [...marks]);
      })
      .sort();

  it.each(SETS)('holds in %s the same tiles', (set) => {
    const ours = Object.fromEntries(inSet(set).map(({ aliases, copies }) => [aliases[0], copies[set]]));
    const theirs = Object.entries(facts.sets[set] ?? {}).map(([id, copies]) => [`jcz:${id}`, copies]);
    expect(ours).toEqual(Object.fromEntries(theirs));
  });

  it.each(catalogue.map((design) => [design.id, design] as const))('agree with %s', (_, design) => {
    const fact = facts.tiles.find(({ id }) => design.aliases.includes(`jcz:${id}`));
    if (fact === undefined) throw new Error('no such tile');
    for (const feature of fact.features) expect(READ).toEqual(expect.arrayContaining(Object.keys(feature)));
    expect(ourLines(design)).toEqual(factLines(fact));
    expect(design.symbols).toEqual((fact.marks ?? []).map(({ mark }) => mark));
    expect(design.group).toBe(fact.group);
  });
});
