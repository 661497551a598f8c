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
import { expansionById, tiles as catalogue, unprinted, vocabulary } from '../src/catalog.js';
import { WAGON_LINKS } from '../src/expansions/abbey-and-mayor/wagon-links.js';
import { readTile, type TileDesign, type TileFeature } from '../src/kernel/board/tile-notation.js';

const SETS: readonly (readonly [set: string, tiles: number, designs: number])[] = [
  ['basic:1', 72, 24],
  ['basic:2', 72, 32],
  ['princess-and-dragon:1', 30, 29],
  ['princess-and-dragon:2', 30, 29],
  ['count', 12, 12],
  ['king-and-robber:1', 5, 5],
  ['king-and-robber:2', 5, 5],
  ['inns-and-cathedrals:1', 18, 17],
  ['inns-and-cathedrals:2', 18, 17],
  ['traders-and-builders:1', 24, 24],
  ['traders-and-builders:2', 24, 24],
  ['bridges-castles-and-bazaars:1', 12, 11],
  ['bridges-castles-and-bazaars:2', 12, 11],
  ['river/1:1', 12, 10],
  ['river/1:2', 12, 11],
  ['river/2:1', 12, 12],
  ['river/2:2', 12, 12],
  ['abbey-and-mayor:1', 12, 12],
  ['abbey-and-mayor:2', 12, 12],
  ['tower:1', 18, 17],
  ['tower:2', 18, 17],
  ['hills-and-sheep:1', 18, 16],
  ['hills-and-sheep:2', 18, 16],
  ['flier:1', 8, 8],
  ['flier:2', 8, 8],
  ['tunnel', 4, 4],
  ['ferries', 8, 3],
  ['goldmines', 8, 8],
  ['mage-and-witch:1', 8, 8],
  ['mage-and-witch:2', 8, 8],
  ['wind-roses', 6, 6],
  ['robbers', 8, 6],
  ['plague', 6, 6],
  ['corn-circles/1', 6, 6],
  ['corn-circles/2', 6, 6],
  ['school', 2, 2],
  ['festival', 10, 10],
  ['siege/besiegers', 6, 6],
  ['siege/cathars', 4, 4],
  ['cult/6', 6, 6],
  ['cult/5', 5, 5],
  ['labyrinth', 1, 1],
  ['watchtowers', 12, 12],
  ['monasteries', 6, 6],
  ['under-the-big-top:1', 20, 16],
  ['under-the-big-top:2', 20, 16],
  ['under-the-big-top-c1', 20, 20],
  ['russian-promos/2013', 2, 2],
  ['russian-promos/2016', 2, 2],
  ['darmstadt', 3, 3],
  ['gq11', 10, 10],
  ['gq11/river', 2, 2],
  ['catapult', 12, 12],
  ['wheel-of-fortune', 1, 1],
  ['spiel-doch:1', 2, 2],
  ['spiel-doch:2', 2, 2],
  ['winter', 84, 36],
  ['city-gates', 10, 10],
  ['peasant-revolts', 12, 12],
];

const inSet = (set: string) => catalogue.filter(({ copies }) => set in copies);
const count = (designs: readonly TileDesign[], set: string) => designs.reduce((sum, { copies }) => sum + (copies[set] ?? 0), 0);

describe('the notation', () => {
  const read = (is: string): TileDesign => readTile('test', 'tile', { is, alias: 'T/1', copies: { 'test:1': 2 }, group: 'lake' }, vocabulary);
  const feature = (part: Partial<TileFeature> & Pick<TileFeature, 'kind' | 'places'>): TileFeature => ({
    touches: [],
    pennants: 0,
    marks: [],
    completedBy: vocabulary.kinds.get(part.kind)!.completedBy,
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
    const design = readTile('test', 'tile', { is: 'city n e s w', alias: 'T/1', copies: {} }, vocabulary);
    expect(design).not.toHaveProperty('group');
  });

  const rest = 'field ene ese sse ssw wsw wnw ~n';
  const all = 'field nnw nne ene ese sse ssw wsw wnw';
  it.each([
    ['no text at all', '', 'an empty feature'],
    ['an empty feature', `city n; ; ${rest}`, 'an empty feature'],
    ['an unknown feature', `town n; ${rest}`, "unknown feature 'town'"],
    ['an unknown place', `city north; ${rest}`, "unknown word 'north' for a city"],
    ['half of a side on a city where no city has the side', 'city nnw nne', "no city at 'n' that 'nnw' could be divided from"],
    ['a side divided twice', `city n w; city nnw; city nne e; field sse ssw`, "side 'n' divided twice"],
    ['a half-side on a road', `road nnw; ${all}`, "unknown word 'nnw' for a road"],
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
    ['walls on a tile that has none', 'field nnw nne', "half-side 'ene' belongs to nothing"],
    ['two bars', `${all} | dragon | portal`, "more than one '|'"],
  ])('rejects %s', (_, is, message) => {
    expect(() => read(is)).toThrow(`tile test/tile: `);
    expect(() => read(is)).toThrow(message);
  });

  it('leaves to the walls of a walled tile what it does not name', () => {
    const walled = readTile('test', 'tile', { is: 'field nnw nne ene', alias: 'T/1', copies: {}, walled: true }, vocabulary);
    expect(walled.features.map(({ places }) => places)).toEqual([['nnw', 'nne', 'ene']]);
    expect(readTile('test', 'inside', { is: '| dragon', alias: 'T/2', copies: {}, walled: true }, vocabulary).features).toEqual([]);
  });
});

describe('the catalogue', () => {
  it.each(SETS)('has in %s %i tiles of %i designs', (set, tileCount, designCount) => {
    expect(inSet(set)).toHaveLength(designCount);
    expect(count(catalogue, set)).toBe(tileCount);
  });

  /** Tiles that players have in front of them: they are in no bag. */
  const IN_HAND = ['abbey-and-mayor/abbey', 'castles-in-germany/1'];

  it('counts at least one copy of a design in each set that has it, and no other sets', () => {
    const known = SETS.map(([set]) => set);
    for (const { id, copies } of catalogue) {
      expect(Object.keys(copies).length > 0, id).toBe(!IN_HAND.includes(id));
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
    const tunnels = inSet('princess-and-dragon:1').filter(({ features }) => features.some(({ marks }) => marks.includes('tunnel')));
    expect(tunnels.map(({ id }) => id)).toEqual(['princess-and-dragon/dragon-tunnel']);
    expect(tunnels[0]?.symbols).toEqual(['dragon']);
    expect(tunnels[0]?.features.map(({ kind, places }) => [kind, ...places].join(' '))).toEqual([
      'city e w',
      'road n s',
      'field nnw nne',
      'field sse ssw',
    ]);
  });

  it('has a foundation on each tile of The Tower, and nothing else', () => {
    const towers = catalogue.filter(({ expansion }) => expansion === 'tower');
    expect(towers.filter(({ symbols }) => symbols.join() !== 'tower').map(({ id }) => id)).toEqual([]);
  });

  it('has the symbols of The Princess & The Dragon nowhere else but on the volcano of the second river', () => {
    const others = catalogue.filter(({ expansion }) => expansion !== 'princess-and-dragon');
    const own = ['volcano', 'dragon', 'portal'];
    expect(others.filter(({ symbols }) => symbols.some((symbol) => own.includes(symbol))).map(({ id }) => id)).toEqual(['river/2-volcano-lake']);
  });

  it('draws each river tile from a group of its own, the squares of the City never, and all others from the bag', () => {
    for (const { id, expansion, group, copies } of catalogue) {
      expect(group?.startsWith('river') ?? false, id).toBe(expansion === 'river' || 'gq11/river' in copies);
      expect(group === 'city-of-carcassonne', id).toBe(expansion === 'count');
    }
  });

  it('gives each garden version the features of its sibling, in the same places of the list', () => {
    const gardens = catalogue.filter(({ id, features }) => id.endsWith('-garden') && features.some(({ kind }) => kind === 'garden'));
    expect(gardens).toHaveLength(27);
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
    // special tiles are also known by the ids of the folders that tell of them
    const twice = ['city-gates', 'school', 'wheel-of-fortune'].flatMap((folder) => Object.keys(expansionById.get(folder)!.tiles!));
    expect(aliases.length).toBe(ids.length + twice.length);
    for (const { id, expansion } of catalogue) expect(id.startsWith(`${expansion}/`), id).toBe(true);
    for (const alias of aliases) expect(alias).toMatch(/^jcz:[^/\s]+\/\S+$/);
  });

  it('names every tile of which no source tells the shape once, those with the sign of the gingerbread man too', () => {
    const names = [...new Map([...unprinted].map(([name, { id }]) => [name, id]))];
    expect(names.filter(([, id]) => id === 'winter/gingerbread-f').map(([name]) => name)).toEqual(['winter/gingerbread-f', 'jcz:WG/F']);
    expect(names.filter(([, id]) => id === 'wheel-of-fortune/board').map(([name]) => name)).toEqual([
      'wheel-of-fortune/board',
      'jcz:WF/board',
      'jcz:wheel-of-fortune/board',
    ]);
  });
});

interface FeatureFact {
  readonly type: string;
  readonly edges: readonly string[];
  readonly touchesCityAt?: readonly string[];
  readonly pennants?: number;
  readonly resource?: string;
  readonly wagonLinks?: readonly string[];
}
interface TileMark {
  readonly mark: string;
  readonly direction?: string;
  readonly type?: string;
  readonly bonus?: string;
}

interface TileFact {
  readonly id: string;
  readonly 'wind-rose'?: string;
  readonly features: readonly FeatureFact[];
  readonly marks?: readonly TileMark[];
  readonly group?: string;
}

const folder = process.env['SENESCHAL_FACTS'] ?? '';

describe.skipIf(folder === '')('the facts', () => {
  const facts = JSON.parse(folder === '' ? '{}' : readFileSync(join(folder, 'tiles.json'), 'utf8')) as {
    readonly tiles: readonly TileFact[];
    readonly sets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  const MARKS = ['princess', 'inn', 'cathedral', 'pig-herd', 'tunnel', 'besieged', 'shrine', 'labyrinth', 'special', 'church', 'darmstadtium'];
  /** Links for the wagon stand in a table of their own; places for castles belong to expansions that the catalogue does not have. */
  const LEFT_OUT = ['wagonLinks', 'castleBase', 'multiEdge', 'wells', 'well'];
  const OUR_MARKS = /^(link|split|no-castle)/;
  /** The facts give half of a shared side as a remark. */
  const whole = (kind: string, places: readonly string[]) => (kind === 'city' ? places.filter((place) => place.length === 1) : places);
  const READ = ['type', 'edges', 'touchesCityAt', 'pennants', 'resource', ...MARKS, ...LEFT_OUT];

  const line = (kind: string, places: readonly string[], borders: string[], pennants: number, marks: string[]) =>
    [kind, [...places].sort(), 'borders', borders.sort(), 'pennants', pennants, 'marks', marks.sort()].flat().join(' ');
  const cityName = (places: readonly string[]) => `(${[...places].sort().join(' ')})`;

  const factLines = ({ features }: TileFact) => {
    const cities = features.filter(({ type }) => type === 'city').map(({ edges }) => edges);
    return features
      .map((feature) => {
        const names = (feature.touchesCityAt ?? []).map((side) => cityName(cities.find((edges) => edges.includes(side)) ?? ['no city']));
        const borders = [...new Set(names)];
        const marks = MARKS.filter((mark) => (feature as unknown as Record<string, unknown>)[mark] === true);
        if (feature.resource !== undefined) marks.push(feature.resource);
        const places = feature.edges.map((edge) => (edge === 'II' ? 'centre-2' : edge));
        return line(feature.type, places, borders, feature.pennants ?? 0, marks);
      })
      .sort();
  };
  /** The facts have the hut as a mark; here it is a feature besides. */
  const ourLines = ({ features }: TileDesign) =>
    features
      .filter(({ kind }) => kind !== 'yaga-hut')
      .map(({ kind, places, touches, pennants, marks }) => {
        const borders = touches.map((index) => cityName(whole('city', features[index]?.places ?? ['no city'])));
        return line(
          kind,
          whole(kind, places),
          borders,
          pennants,
          marks.filter((mark) => !OUR_MARKS.test(mark)),
        );
      })
      .sort();

  /** Symbols of whole tiles that are called otherwise here, and those that the facts leave to the group. */
  const SYMBOLS: Readonly<Record<string, string>> = { ferry: 'lake', goldmine: 'gold', mage: 'magic', robber: 'bag', razboynik: 'solovei-razboynik' };
  /** Where it is drawn on the tile means nothing. */
  const ANYWHERE = ['acrobats'];
  const symbolOf = ({ mark, direction, type, bonus }: TileMark) =>
    [
      SYMBOLS[mark] ?? mark,
      ...[ANYWHERE.includes(mark) ? undefined : direction, type, bonus].flatMap((part) => part?.toLowerCase().replace('/', '-') ?? []),
    ].join('-');

  /** Which of the two full roses is which the facts do not say; one of them is the start tile. */
  const roseOf = ({ id, 'wind-rose': rose }: TileFact) =>
    rose === undefined ? [] : [`wind-rose-${rose.length === 2 ? rose.toLowerCase() : id === 'WR/CFR' ? 'orange' : 'blue'}`];

  /** Tiles of which the facts have nothing. */
  const WITHOUT = ['plague', 'school', 'robbers', 'city-gates', 'wheel-of-fortune', 'peasant-revolts', 'catapult', 'castles-in-germany'];

  it.each(SETS.filter(([set]) => !WITHOUT.includes(set)))('holds in %s the same tiles', (set) => {
    const ours = Object.fromEntries(inSet(set).map(({ aliases, copies }) => [aliases[0], copies[set]]));
    const theirs = Object.entries(facts.sets[set] ?? {}).map(([id, copies]) => [`jcz:${id}`, copies]);
    expect(ours).toEqual(Object.fromEntries(theirs));
  });

  it('link the same features for the wagon', () => {
    const nameOf = ({ type, edges: [edge = 'centre'] }: FeatureFact) => (edge === 'centre' ? type : `${type} ${edge}`);
    const linksOf = ({ features }: TileFact) => {
      const letters = [...new Set(features.flatMap(({ wagonLinks = [] }) => wagonLinks))];
      return letters
        .map((letter) =>
          features
            .filter(({ wagonLinks = [] }) => wagonLinks.includes(letter))
            .map(nameOf)
            .join(' - '),
        )
        .join(', ');
    };
    const linked = facts.tiles.map((fact) => [fact.id, linksOf(fact)] as const).filter(([, links]) => links !== '');
    expect(WAGON_LINKS).toEqual(Object.fromEntries(linked));
  });

  it.each(catalogue.filter(({ expansion }) => !WITHOUT.includes(expansion)).map((design) => [design.id, design] as const))(
    'agree with %s',
    (_, design) => {
      const fact = facts.tiles.find(({ id }) => design.aliases.includes(`jcz:${id}`));
      if (fact === undefined) throw new Error('no such tile');
      for (const feature of fact.features) expect(READ).toEqual(expect.arrayContaining(Object.keys(feature)));
      expect(ourLines(design)).toEqual(factLines(fact));
      // The facts know the twelve tiles of the City by their set; here they carry a symbol and lie in a group.
      const ofTheCity = fact.id in (facts.sets['count'] ?? {}) ? ['city-of-carcassonne'] : [];
      // a well is drawn on one of them, which means nothing
      const printed = (fact.marks ?? []).filter(({ mark }) => mark !== 'well').map(symbolOf);
      expect([...design.symbols].sort()).toEqual([...printed, ...roseOf(fact), ...ofTheCity].sort());
      expect(design.group).toBe(fact.group ?? ofTheCity[0]);
    },
  );
});
