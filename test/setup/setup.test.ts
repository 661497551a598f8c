/** Promise: a game begins as the rules of its printing and of its expansions say, with the clauses that say so. */
import { describe, expect, it } from 'vitest';
import { expansions, ruleset, type RulesetChoice } from '../../src/catalog.js';
import type { Setup } from '../../src/contract/setup.js';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { validate, warnings } from '../../src/kernel/judge/adjudicate.js';
import { PRESET_IDS } from '../../src/kernel/declare/setting.js';
import { inFirstTurn } from '../../src/setup/first-turn.js';
import { citedIn, setup } from '../../src/setup/setup.js';
import { setsOf } from '../../src/setup/sets.js';
import { clauses } from '../../src/corpus/clauses.js';

const rules = (more: readonly string[], further: RulesetChoice = {}) =>
  ruleset({ preset: 'hig-c1-current', ...further, expansions: [...new Set(['base', ...more])] });
const begun = (more: readonly string[], seating: Parameters<typeof setup>[1], further?: RulesetChoice): Setup => setup(rules(more, further), seating);
const pile = ({ piles }: Setup, id: string) => piles.find((one) => one.id === id);
const cited = (answer: Setup, rule: string) => answer.steps.find((step) => step.rule === rule)?.cites;
const each = ({ each: { figures, tokens } }: Setup) => Object.fromEntries([...figures, ...tokens].map(({ kind, count }) => [kind, count]));

describe('the base game', () => {
  const answer = begun([], { players: ['red', 'blue', 'green'] });

  it('begins with the start tile, seven followers each and 71 tiles', () => {
    expect(answer.snapshot).toEqual({
      players: ['red', 'blue', 'green'].map((id) => ({ id, score: 0, supply: { meeple: 7 } })),
      tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
      figures: [],
      neutral: {},
      turn: { player: 'red', step: 'place-tile', done: [] },
      bag: { remaining: 70, setAside: [] },
    });
    expect(answer.piles).toHaveLength(1);
    expect(answer.each.figures).toEqual([{ kind: 'meeple', count: 7, cites: ['base.setup.seven-followers'] }]);
    expect(cited(answer, 'base.setup.start-tile')).toEqual(['base.setup.start-tile']);
  });

  it('of the second edition has the tiles of that edition, and an abbot each', () => {
    const second = begun([], { players: 2 }, { preset: 'hig-c2' });
    expect(pile(second, 'tiles')!.count).toBe(71);
    expect(pile(second, 'tiles')!.tiles['base/E-garden']).toBe(1);
    expect(each(second)).toEqual({ meeple: 7, abbot: 1 });
  });
});

describe('The Princess & the Dragon', () => {
  it('is shuffled in, and dragon and fairy wait beside the board', () => {
    const answer = begun(['princess-and-dragon'], { players: 2 });
    expect(pile(answer, 'tiles')!.count).toBe(101);
    expect(answer.snapshot.neutral).toEqual({});
    expect(cited(answer, 'princess-and-dragon.setup.beside-the-board')).toContain('pd.setup.dragon-and-fairy-start-off-board');
  });
});

describe('what each player takes', () => {
  it.each<[string, number, Readonly<Record<string, number>>]>([
    ['tower', 2, { meeple: 7, 'tower-piece': 10 }],
    ['tower', 6, { meeple: 7, 'tower-piece': 5 }],
    ['tower', 7, { meeple: 7 }],
    ['bridges-castles-and-bazaars', 4, { meeple: 7, bridge: 3, castle: 3 }],
    ['bridges-castles-and-bazaars', 5, { meeple: 7, bridge: 2, castle: 2 }],
    ['bridges-castles-and-bazaars', 7, { meeple: 7 }],
    ['traders-and-builders', 3, { meeple: 7, builder: 1, pig: 1 }],
    ['abbey-and-mayor', 3, { meeple: 7, mayor: 1, wagon: 1, barn: 1 }],
    ['inns-and-cathedrals', 3, { meeple: 7, 'large-meeple': 1 }],
    ['tunnel', 2, { meeple: 7, 'tunnel-token': 6 }],
    ['tunnel', 3, { meeple: 7, 'tunnel-token': 4 }],
    ['tunnel', 4, { meeple: 7, 'tunnel-token': 2 }],
    ['little-buildings', 2, { meeple: 7, shed: 3, house: 3, 'tower-house': 3 }],
    ['little-buildings', 5, { meeple: 7, shed: 1, house: 1, 'tower-house': 1 }],
    ['ghosts-castles-and-cemeteries', 3, { meeple: 5, 'guard-meeple': 2 }],
    ['markets-of-leipzig', 3, { meeple: 8 }],
  ])('%s with %d players', (expansion, players, taken) => {
    expect(each(begun([expansion], { players }))).toEqual(taken);
  });

  it('is cited by the clause for that many players', () => {
    const tokens = (players: number) => begun(['bridges-castles-and-bazaars'], { players }).each.tokens.map(({ cites }) => cites);
    expect(tokens(3)).toEqual(Array(2).fill(['bridges-castles-and-bazaars.setup.supply-two-to-four']));
    expect(tokens(6)).toEqual(Array(2).fill(['bridges-castles-and-bazaars.setup.supply-five-six']));
  });

  it('includes an abbey in the hand, and both counting figures on 0', () => {
    const [first] = begun(['abbey-and-mayor', 'messages'], { players: 2 }).snapshot.players;
    expect(first).toMatchObject({ hand: ['abbey-and-mayor/abbey'], track: { meeple: 0, messenger: 0 } });
  });

  it('leaves to the table what is left over', () => {
    expect(begun(['little-buildings'], { players: 4 }).missing).toEqual([0, 1, 2, 3].map((i) => `/players/${i}/tokens`));
    expect(begun(['little-buildings'], { players: 3 }).missing).toEqual([]);
    const bridges = (players: number) => begun(['bridges-castles-and-bazaars'], { players }).missing;
    expect([bridges(6), bridges(7).length, bridges(7)[0]]).toEqual([[], 14, '/players/0/tokens/bridge']);
  });
});

describe('the start', () => {
  const tilesOf = ({ snapshot }: Setup) => snapshot.tiles.map(({ tile }) => tile);

  it('of the Count is his City, with him in the castle, and the start tile stays out', () => {
    const answer = begun(['count'], { players: 2 });
    expect(tilesOf(answer)).toEqual(Array.from({ length: 12 }, (_, i) => `count/${i + 1}`));
    expect(answer.snapshot.neutral).toEqual({ count: { area: 'city-of-carcassonne', place: 'castle' } });
    expect(answer.aside).toEqual({ 'base/D': 1 });
    expect(pile(answer, 'tiles')!.count).toBe(71);
  });

  it('of a river is its source, and its tiles are drawn first, the fork before and the lake after the others', () => {
    const answer = begun(['river'], { players: 2 });
    expect(tilesOf(answer)).toEqual(['river/source']);
    expect(answer.piles.map(({ id, count }) => [id, count])).toEqual([
      ['fork', 1],
      ['river', 19],
      ['lake', 1],
      ['tiles', 71],
    ]);
    expect(pile(answer, 'lake')!.tiles).toEqual({ 'river/2-volcano-lake': 1 });
    expect(answer.aside).toEqual({ 'river/1-lake': 1, 'base/D': 1 });
  });

  it('of the first river alone has its lake last', () => {
    const answer = begun(['river'], { players: 2, without: ['river/2'] });
    expect(answer.piles.map(({ id, count }) => [id, count])).toEqual([
      ['river', 10],
      ['lake', 1],
      ['tiles', 71],
    ]);
    expect(cited(answer, 'river.combine.one-river')).toBeUndefined();
  });

  it.each<[value: string, piles: readonly [string, number][]]>([
    ['removed', [['tiles', 71]]],
    ['mixed-in', [['tiles', 71]]],
    [
      'after-river',
      [
        ['start', 1],
        ['tiles', 71],
      ],
    ],
  ])('tile is %s where the table has a river', (value, last) => {
    const answer = begun(['river'], { players: 2, without: ['river/2'] }, { settings: { 'river.startTile': value } });
    expect(answer.piles.slice(-last.length).map(({ id, count }) => [id, count])).toEqual(last);
    expect(pile(answer, 'river')!.tiles['base/D']).toBe(value === 'mixed-in' ? 1 : undefined);
  });

  it('can be chosen where there are several, and what belongs to the other stays aside', () => {
    const answer = begun(['count', 'river'], { players: 2, start: 'river' });
    expect(answer.starts).toEqual(['count', 'river', 'base']);
    expect(tilesOf(answer)).toEqual(['river/source']);
    expect(Object.keys(answer.aside)).toContain('count/1');
    expect(answer.snapshot.neutral).toEqual({});
    const city = begun(['count', 'river'], { players: 2 });
    expect(cited(city, 'count.setup.river-advised-against')).toEqual(['count.setup.river-advised-against']);
    expect(city.piles).toHaveLength(1);
  });

  it('has the School beside it, with the teacher, unless another landscape is the start', () => {
    const answer = begun(['school'], { players: 2 });
    expect(answer.snapshot.tiles.map(({ tile, at }) => [tile, at])).toEqual([
      ['base/D', [0, 0]],
      ['school/west', [1, 0]],
      ['school/east', [2, 0]],
    ]);
    expect(answer.snapshot.neutral).toEqual({ teacher: { area: 'school' } });
    const other = begun(['school', 'count'], { players: 2 });
    expect(other.snapshot.neutral).not.toHaveProperty('teacher');
    expect(cited(other, 'school.setup.with-other-starts')).toBeDefined();
    expect(other.missing).toEqual(['/tiles', '/neutral/teacher']);
    expect(other.aside).toEqual({});
  });

  it.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['wind-roses', {}, ['wind-roses/orange-rose']],
    ['wind-roses', { 'wind-roses.start': 'mixed-in' }, ['base/D']],
    ['spiel-doch', {}, ['base/D']],
    ['spiel-doch', { 'spiel-doch.start': 'pair' }, ['spiel-doch/two-cities', 'spiel-doch/crossroads']],
  ])('of %s with %o', (expansion, settings, tiles) => {
    expect(tilesOf(begun([expansion], { players: 2 }, { settings }))).toEqual(tiles);
  });

  it('of the Wheel says what only the table can read from its board', () => {
    const answer = begun(['wheel-of-fortune'], { players: 2 });
    expect(answer.snapshot.neutral).toEqual({ 'wheel-pig': { area: 'wheel-of-fortune', place: 'fortune' } });
    expect(answer.missing).toEqual(expect.arrayContaining(['/wheel/crowns', '/prints/wheel-of-fortune~1board']));
  });

  const PIG_AND_CROWNS = ['wheel-of-fortune.setup.pig-on-fortune', 'wheel-of-fortune.crown.nine-spaces'];
  it.each([
    [['count', 'wheel-of-fortune'], {}],
    [['wheel-of-fortune'], { start: 'base' }],
  ])('is another than the Wheel with %j %j, which lies beside it and turns all the same', (more, seating) => {
    const answer = begun(more, { players: 2, ...seating });
    expect(answer.start).not.toBe('wheel-of-fortune');
    expect(answer.snapshot.neutral).toMatchObject({ 'wheel-pig': { area: 'wheel-of-fortune', place: 'fortune' } });
    expect(answer.missing).toEqual(['/wheel/crowns']);
    expect(answer.asked).toEqual([{ pointer: '/wheel/crowns', rule: 'wheel-of-fortune.setup.pig-on-fortune', cites: PIG_AND_CROWNS }]);
    expect(cited(answer, 'wheel-of-fortune.setup.pig-on-fortune')).toEqual(PIG_AND_CROWNS);
  });

  it('has the gingerbread man in its city, where it has one', () => {
    expect(begun(['winter'], { players: 2 }).snapshot.neutral).toEqual({ 'gingerbread-man': { tile: [0, 0], feature: 'city', edge: 'n' } });
    expect(begun(['winter', 'wind-roses'], { players: 2 }).snapshot.neutral).toEqual({
      'gingerbread-man': { tile: [0, 0], feature: 'city', edge: 'e' },
    });
    expect(begun(['winter', 'river'], { players: 2 }).snapshot.neutral).toEqual({});
  });
});

describe('what chance or the table picks', () => {
  it.each<[string, number, object]>([
    ['plague', 3, { from: 'tiles', count: 17, to: { pile: 'before-the-plague' } }],
    ['peasant-revolts', 3, { from: 'tiles', count: 3, to: 'aside' }],
    ['halflings', 3, { each: 3, to: 'hand' }],
    ['castles-in-germany', 3, { each: 2, to: 'hand' }],
    ['castles-in-germany', 4, { each: 1, to: 'hand' }],
    ['darmstadt', 3, { from: 'tiles', count: 2, to: 'aside' }],
  ])('of %s for %d players', (expansion, players, lot) => {
    const { lots } = begun([expansion], { players });
    expect(lots).toHaveLength(1);
    expect(lots[0]).toMatchObject(lot);
    expect(lots[0]!.cites.length + (lots[0]!.seeAlso ?? []).length).toBeGreaterThan(0);
  });

  it('leaves the sources of the plague to the second pile', () => {
    const answer = begun(['plague'], { players: 3 });
    expect(Object.keys(answer.lots[0]!.among).some((id) => id.startsWith('plague/'))).toBe(false);
    expect(answer.piles.map(({ id, count }) => [id, count])).toEqual([
      ['before-the-plague', 0],
      ['tiles', 77],
    ]);
  });

  it('takes no monasteries out for Darmstadt where other expansions are in play', () => {
    expect(begun(['darmstadt', 'tower'], { players: 3 }).lots).toEqual([]);
  });
});

describe('the first decision', () => {
  const first = (more: readonly string[], seating: Partial<Parameters<typeof setup>[1]> = {}, further?: RulesetChoice) => {
    const { snapshot, piles } = begun(more, { players: ['red', 'blue'], ...seating }, further);
    return { turn: snapshot.turn, isDrawn: piles.reduce((sum, { count }) => sum + count, 0) - snapshot.bag!.remaining! };
  };

  it.each<[string[], string, number]>([
    [['tower'], 'place-tile', 1],
    [['abbey-and-mayor'], 'place-tile', 1],
    [['wheel-of-fortune'], 'draw-tile', 0],
    [['peasant-revolts'], 'draw-tile', 3],
    [['halflings'], 'choose-tile', 0],
    [['castles-in-germany'], 'choose-tile', 0],
    [['castles-in-germany', 'wheel-of-fortune'], 'choose-tile', 0],
    [['castles-in-germany', 'abbey-and-mayor', 'ghosts-castles-and-cemeteries'], 'choose-tile', 0],
  ])('with %j is in the step `%s`, with as many tiles drawn or taken out before: %d', (more, step, gone) => {
    expect(first(more)).toEqual({ turn: { player: 'red', step, done: [] }, isDrawn: gone });
  });

  it('is to lay a tile where there are not enough for a hand each', () => {
    expect(first(['halflings'], { players: 9 }).turn?.step).toBe('place-tile');
  });

  it('is the one that comes after any hand that is dealt', () => {
    const inPlay = rules(['castles-in-germany']);
    const { snapshot, lots } = begun(['castles-in-germany'], { players: 2 });
    for (const tile of Object.keys(lots[0]!.among)) {
      const [first, ...others] = snapshot.players;
      expect(inFirstTurn(inPlay, { ...snapshot, players: [{ ...first!, hand: [tile] }, ...others] }).turn, tile).toEqual(snapshot.turn);
    }
  });

  it('leaves no setting open that is only read on the way there', () => {
    expect(begun(['princess-and-dragon'], { players: 2 }, { settings: { 'dragon.timing': null } }).open).toEqual([]);
  });
});

it('the monasteries of the base game go or stay, as the table has it', () => {
  const replaced = begun(['monasteries'], { players: 2 }, { settings: { 'monasteries.originals': 'replace' } });
  expect(replaced.aside).toEqual({ 'base/A': 2, 'base/B': 4 });
  expect(pile(replaced, 'tiles')!.count).toBe(71);
  expect(begun(['monasteries'], { players: 2 }, { settings: { 'monasteries.originals': 'keep' } }).aside).toEqual({});
});

it('a setting that nobody chose is named where it matters, and only there', () => {
  const open = { settings: { 'river.startTile': null, 'dragon.eatsTiming': null } } as unknown as RulesetChoice;
  expect(begun(['river'], { players: 2 }, { settings: { 'river.startTile': null } }).open).toEqual(['river.startTile']);
  expect(() => begun(['river'], { players: 2 }, open)).toThrow(InvalidInput);
  expect(begun([], { players: 2 }).open).toEqual([]);
});

it('what cannot be set up is refused with every defect and its pointer', () => {
  const refused = () => begun(['river'], { players: ['red', 'blue', 'red'], start: 'count', without: ['river/1', 'tower'] });
  const defects = (() => {
    try {
      refused();
    } catch (error) {
      return (error as InvalidInput).defects;
    }
    return [];
  })();
  expect(defects.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/players/2', 'duplicate-id'],
    ['/start', 'no-such-start'],
    ['/without/1', 'unknown-set'],
  ]);
});

describe('what stays in the box', () => {
  it.each<[string, RulesetChoice, number]>([
    ['winter', {}, 89],
    ['winter', { preset: 'wikicarpedia-c2-current' }, 89],
    ['cult', {}, 76],
    ['cult', { preset: 'rgg-big-box-3' }, 77],
    ['under-the-big-top', {}, 91],
  ])(
    '%s %o leaves %d tiles to be drawn: boxes of the same tiles are not mixed, and a tile of another printing is none',
    (expansion, further, count) => {
      expect(pile(begun([expansion], { players: 2 }, further), 'tiles')!.count).toBe(count);
    },
  );

  it('a lake for each end of the river is kept in the second edition, one in the first', () => {
    const second = begun(['river'], { players: 2 }, { preset: 'wikicarpedia-c2-current' });
    expect(pile(second, 'lake')!.count).toBe(2);
    expect(cited(second, 'river.combine.ends-by-forks')).toEqual(['river.combine.ends-by-forks']);
    expect(cited(second, 'river.combine.one-river')).toBeUndefined();
    expect(cited(begun(['river'], { players: 2 }), 'river.combine.one-river')).toEqual(['river.combine.one-river']);
  });

  it.each<[string, string[], string[]]>([
    ['count', ['count'], ['base']],
    ['river', ['river/1', 'river/2'], ['base']],
    ['wind-roses', ['wind-roses'], ['base']],
    ['school', ['school'], ['base']],
  ])('nothing of %s is done without its tiles', (expansion, without, starts) => {
    const answer = begun([expansion], { players: 2, without });
    expect(answer.starts).toEqual(starts);
    expect(answer.snapshot.neutral).toEqual({});
    expect(answer.piles.map(({ id }) => id)).toEqual(['tiles']);
    expect(answer.missing).toEqual([]);
    expect(answer.steps.some(({ rule }) => rule.startsWith(`${expansion}.`))).toBe(false);
  });

  it.each(['monasteries', 'darmstadt', 'plague', 'tower'])('what is done about tiles of %s is not done without them', (expansion) => {
    const answer = begun([expansion], { players: 2, without: [expansion] });
    expect(answer.piles.map(({ id, count }) => [id, count])).toEqual([['tiles', 71]]);
    expect([answer.aside, answer.lots]).toEqual([{}, []]);
  });

  it('without any tiles nothing begins', () => {
    expect(() => begun([], { players: 2, without: ['basic'] })).toThrow(InvalidInput);
  });

  it('pieces of a mechanic that is left out stay there too', () => {
    expect(each(begun(['tower'], { players: 2 }, { without: ['tower'] }))).toEqual({ meeple: 7 });
    expect(each(begun(['little-buildings'], { players: 2 }, { without: ['building'] }))).toEqual({ meeple: 7 });
    const off = { settings: { 'bridges-castles-and-bazaars.bridges': 'off' } };
    expect(each(begun(['bridges-castles-and-bazaars'], { players: 2 }, off))).toEqual({ meeple: 7, castle: 3 });
  });
});

describe('several expansions', () => {
  it('the source of Games Quarterly 11 may begin a river', () => {
    const answer = begun(['river', 'gq11'], { players: 2, start: 'gq11' });
    expect(answer.snapshot.tiles).toEqual([{ tile: 'gq11/river-source-road', at: [0, 0], rotation: 0 }]);
    expect(answer.aside).toMatchObject({ 'river/source': 1 });
    expect(pile(answer, 'river')!.tiles['gq11/river-two-cities']).toBe(1);
  });

  it('tiles that are taken out are none of those that are drawn first', () => {
    const answer = begun(['plague', 'monasteries'], { players: 3 }, { settings: { 'monasteries.originals': 'replace' } });
    expect(answer.lots.map(({ rule }) => rule)).toEqual(['plague.setup.first-seventeen']);
    expect(answer.lots[0]!.among).not.toHaveProperty('base/A');
    const revolts = begun(['plague', 'peasant-revolts'], { players: 3 });
    expect(revolts.lots.map(({ rule }) => rule)).toEqual(['peasant-revolts.setup.nine-of-twelve', 'plague.setup.first-seventeen']);
    expect(revolts.snapshot.bag!.remaining).toBe(71 + 6 + 9);
  });

  it('followers of which there are fewer, and more', () => {
    const answer = begun(['ghosts-castles-and-cemeteries', 'markets-of-leipzig'], { players: 2 });
    expect(each(answer)).toEqual({ meeple: 6, 'guard-meeple': 2 });
    expect(cited(answer, 'base.setup.seven-followers')).toBeUndefined();
  });
});

it.each<[string, number, string[]]>([
  ['3/2', 2, ['tunnel.setup.two-players', 'tunnel.setup.more-sets-optional']],
  ['3/2', 3, ['tunnel.setup.three-players', 'tunnel.setup.more-sets-optional']],
  ['2/1', 2, ['tunnel.setup.more-sets-optional']],
  ['1/1', 3, ['tunnel.setup.more-sets-optional', 'tunnel.setup.pair-each']],
  ['1/1', 5, ['tunnel.setup.pair-each']],
])('tunnel tokens %s for %d players are cited by what is done', (sets, players, clausesOfIt) => {
  const { tokens } = begun(['tunnel'], { players }, { settings: { 'tunnel.tokenSets': sets } }).each;
  expect(tokens.map(({ cites }) => cites)).toEqual([clausesOfIt]);
});

it('little buildings of different worth are shared out alike', () => {
  const answer = begun(['little-buildings'], { players: 4 }, { settings: { 'little-buildings.scoring': '3/2/1' } });
  expect(answer.missing).toEqual([]);
  expect(cited(answer, 'little-buildings.setup.variant-equal')).toContain('little-buildings.setup.variant-equal');
});

describe('whatever is in play', () => {
  const all = expansions.map(({ id }) => id);
  const tables = [...all.map((id) => [id]), all];

  it.each(PRESET_IDS)('under %s the position is sound but for prints that only the table knows, and everything is cited', (preset) => {
    for (const more of tables)
      for (const players of [2, 5]) {
        const inPlay = rules(more, { preset });
        for (const start of setup(inPlay, { players }).starts) {
          const answer = setup(inPlay, { players, start });
          const unknown = answer.missing.some((pointer) =>
            answer.snapshot.tiles.some(({ tile }) => pointer === `/prints/${tile.replace('/', '~1')}`),
          );
          const defects = validate(inPlay, answer.snapshot);
          expect(
            defects.filter(({ code }) => !(unknown && code === 'unknown-tile')),
            `${more.join()} ${start}`,
          ).toEqual([]);
          if (defects.length === 0) expect(warnings(inPlay, answer.snapshot), `${more.join()} ${start}`).toEqual([]);
          for (const said of [...answer.steps, ...answer.lots, ...answer.each.figures, ...answer.each.tokens])
            expect(said.cites.length + (said.seeAlso ?? []).length, JSON.stringify(said)).toBeGreaterThan(0);
          for (const id of citedIn(answer)) expect(clauses.has(id), id).toBe(true);
          // each pointer is told, or is of a print
          const told = new Set(answer.asked.map(({ pointer }) => pointer));
          expect(answer.missing.filter((pointer) => !pointer.startsWith('/prints/'))).toEqual([...told]);
          const drawn = answer.piles.reduce((sum, { count }) => sum + count, 0);
          const out = answer.lots.reduce((sum, { from, to, count = 0 }) => sum + (from !== undefined && to === 'aside' ? count : 0), 0);
          expect(answer.snapshot.bag!.remaining).toBe(drawn - out - (answer.snapshot.turn!.step === 'place-tile' ? 1 : 0));
          for (const { among, from } of answer.lots)
            if (from !== undefined) expect(pile(answer, from)!.tiles, `${more.join()} ${start}`).toMatchObject(among);
        }
      }
  });

  it('every clause on the preparation of the game is cited by some of it, or is none to be carried out', () => {
    const said = new Set<string>();
    for (const preset of ['hig-c1-current', 'wikicarpedia-c2-current'] as const)
      for (const more of [...tables, ['count', 'river'], ['river', 'wheel-of-fortune'], ['river', 'gq11'], ['school', 'count']])
        for (const settings of [{}, ...SETTINGS.filter((setting) => Object.keys(setting).every((key) => key.startsWith(`${more[0]!}.`)))]) {
          const inPlay = rules(more, { preset, settings });
          for (const players of [2, 3, 4, 5, 6, 7]) for (const id of citedIn(setup(inPlay, { players }))) said.add(id);
          for (const start of setup(inPlay, { players: 2 }).starts) for (const id of citedIn(setup(inPlay, { players: 2, start }))) said.add(id);
        }
    const untold = [...clauses.values()].filter(
      ({ id, involves: { phases } }) => (id.includes('.setup.') || phases.includes('setup')) && !id.startsWith('pd.distribution.') && !said.has(id),
    );
    expect(untold.map(({ id }) => id).sort()).toEqual(NOT_DONE);
  });
});

/** What a setup hangs on, besides what is usual. */
const SETTINGS: readonly Readonly<Record<string, string>>[] = [
  { 'river.startTile': 'mixed-in' },
  { 'spiel-doch.start': 'pair' },
  { 'wind-roses.start': 'mixed-in' },
  { 'monasteries.originals': 'keep' },
  { 'monasteries.originals': 'replace' },
  { 'little-buildings.scoring': '3/2/1' },
];

/** They say what may be left out, what was printed, what house rules do, or what something does not do; nothing is done by them. */
const NOT_DONE = [
  'abbot.setup.optional',
  'abbot.setup.second-edition-only',
  'bridges-castles-and-bazaars.setup.parts-optional',
  'bridges-castles-and-bazaars.setup.rest-unchanged',
  'ghosts-castles-and-cemeteries.meta.design',
  'hills-and-sheep.setup.parts-optional',
  'messages.setup.not-on-the-board',
  'pd.setup.c1-first-german-print-no-symbol',
  'pd.setup.c2-tiles-fairy-mark',
  'pd.setup.combinable-or-partial',
  'pd.setup.components',
  'pd.setup.fairy-called-special-figure-2016',
  'pd.setup.release-dates',
  'pd.setup.requires-base-game',
  'pd.setup.symbol-counts',
  'peasant-revolts.edition.none-of-c1-c2',
  'phantom.setup.any-edition',
  'river.anniversary.tiles',
  'river.combine.back-to-back',
  'river.combine.second-fork-unruled',
  'river.river-three.same-rules',
  'river.third-edition.tiles',
  'russian-promos.status.semi-official',
  'siege.mix.select-one',
  'traders-and-builders.setup.bag',
  'under-the-big-top.setup.extra-followers-nordic',
  'under-the-big-top.setup.parts-optional',
  'under-the-big-top.setup.second-edition-only',
  'winter.base.rules-as-basic',
];

it('knows the sets by which tiles can be left out', () => {
  expect(setsOf(rules(['river', 'siege']))).toEqual(['basic', 'siege/besiegers', 'siege/cathars', 'river/1', 'river/2']);
});
