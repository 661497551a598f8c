/** What a picture of a position shows, and that nothing in the position can get out of its place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { AnyAction as Action, AnySnapshot } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { Position } from '../../src/kernel/position/position.js';
import { renderBoard } from '../../src/render/index.js';
import { playerColours } from '../../src/render/colours.js';
import { escape } from '../../src/render/xml.js';

const rules = ruleset({ preset: 'hig-c1-current' });
const draw = (snapshot: Snapshot, options: Parameters<typeof renderBoard>[1] = {}) => renderBoard(new Position(rules, snapshot), options);

const drawn = (expansions: readonly string[], shown: AnySnapshot) =>
  renderBoard(new Position(ruleset({ expansions: ['base', 'princess-and-dragon', ...expansions] }), shown));

const snapshot: AnySnapshot = {
  players: [{ id: 'red', score: 3 }, { id: 'anna' }],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: 'princess-and-dragon/volcano-field', at: [0, 1], rotation: 0 },
  ],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  neutral: { dragon: { tile: [0, 1] }, fairy: { tile: [0, 0], figure: 'r1' } },
  tokens: [{ kind: 'tower-piece', tile: [0, 0] }],
  turn: {
    player: 'red',
    step: 'move-dragon',
    tile: 'princess-and-dragon/volcano-field',
    placed: { at: [0, 1] },
    dragon: { visited: [[0, 0], [0, 1]], stepsLeft: 4, mover: 'red' },
  },
}; // prettier-ignore

describe('a picture of a position', () => {
  it('is as large as its tiles, its margins and its players', () => {
    expect(draw(snapshot)).toContain('width="256" height="300" viewBox="-28 -28 256 300"');
    expect(draw(snapshot, { size: 50 })).toContain('width="128" height="150" viewBox="-28 -28 256 300"');
  });

  it('has room for a tile that is to be laid beside the others', () => {
    const action: Action = { type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 };
    const svg = draw(snapshot, { action });
    expect(svg).toContain('viewBox="-28 -128 256 400"');
    expect(svg).toMatch(/<g data-action="place-tile">.*data-tile="base\/E"/);
  });

  it('says in words what it shows', () => {
    const svg = draw(snapshot);
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>Carcassonne: 2 tiles, 1 figure, 2 players<\/title><desc>/);
    expect(svg).toContain('red is to decide move-dragon, having laid a tile at [0, 1]. meeple of red: city n of [0, 0].');
  });

  it('shows figures, dragon, fairy, tokens, the walk and the tile just laid', () => {
    const svg = draw(snapshot);
    expect(svg).toContain('data-figure="r1" data-kind="meeple" data-owner="red" data-at="0 0" data-feature="city" data-edge="n"');
    for (const part of [
      'data-neutral="dragon"',
      'data-neutral="fairy"',
      'data-token="tower-piece"',
      'data-laid="0 1"',
      'data-visited="0 0"',
      'data-visited="0 1"',
    ])
      expect(svg).toContain(part);
  });

  it('gives what stands off the tiles rows below the board, and says which', () => {
    const at = (place: string) => ({ area: 'city-of-carcassonne', place });
    const figure = (id: string, place: string) => ({ id, kind: 'meeple', owner: 'red', at: at(place) });
    const svg = drawn(['count'], {
      ...snapshot,
      tiles: [snapshot.tiles[0]!, ...[-1, -2].map((y) => ({ tile: 'base/B', at: [-1, y] as const, rotation: 0 as const }))],
      figures: [figure('r1', 'castle'), figure('r2', 'castle'), figure('r3', 'market')],
      neutral: { count: at('market') },
      turn: undefined!,
    });
    // below three rows of tiles and the numbers of the cells
    expect(svg).toMatch(/viewBox="-128 -228 256 460"/);
    const where = (what: string) =>
      / transform="translate\((-?[\d.]+) (-?[\d.]+)\)/
        .exec(svg.slice(svg.indexOf(what)))!
        .slice(1)
        .map(Number);
    expect(['data-figure="r1"', 'data-figure="r2"', 'data-figure="r3"', 'data-neutral="count"'].map(where)).toEqual([
      [-88, 141],
      [-66, 141],
      [-88, 167],
      [-66, 167],
    ]);
    expect(svg.match(/<text[^>]*>(castle|market)<\/text>/g)).toHaveLength(2);
  });

  it('puts a follower on a tower onto its foundation, and a neutral figure onto its feature', () => {
    const svg = drawn(['tower', 'mage-and-witch'], {
      ...snapshot,
      tiles: [snapshot.tiles[0]!, { tile: 'tower/city-cap', at: [1, 0], rotation: 90 }],
      figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [1, 0], feature: 'tower' } }],
      neutral: { mage: { tile: [0, 0], feature: 'city', edge: 'n' } },
      tokens: [{ kind: 'tower-piece', tile: [1, 0] }],
      turn: undefined!,
    });
    const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)" data-symbol="tower"/.exec(svg)!;
    expect(svg).toMatch(new RegExp(`data-figure="r1"[^>]* transform="translate\\(${100 + Number(x)} ${y}\\)`));
    expect(svg).toMatch(/data-neutral="mage"[^>]* transform="translate\(48\.8 16\.3\)/);
  });

  it('lays bridges from side to side, other tokens beside their edge, and says how many there are and whose', () => {
    const svg = drawn(['bridges-castles-and-bazaars', 'goldmines', 'tunnel'], {
      ...snapshot,
      tokens: [
        { kind: 'bridge', tile: [0, 1], edges: ['n', 's'] },
        { kind: 'gold', tile: [0, 1], count: 3 },
        { kind: 'tunnel-token', tile: [0, 0], edge: 'w', owner: 'red', pair: 'b' },
      ],
    });
    expect(svg).toMatch(/<g data-token="bridge" data-at="0 1"><title>[^<]*<\/title><path d="M50 100L50 150L50 200"/);
    expect(svg).toMatch(/data-token="gold"[^>]*>.*?<text[^>]*>G3</);
    expect(svg).toMatch(
      /data-token="tunnel-token" data-at="0 0" transform="translate\(10 22\)"><title>[^<]*<\/title><rect[^>]*fill="#d32f2f".*?<text[^>]*>Tb</,
    );
  });

  it('marks the place of each kind of action that has one', () => {
    const actions: readonly Action[] = [
      { type: 'place-figure', kind: 'meeple', at: { tile: [0, 1], feature: 'field', edge: 'nnw' } },
      { type: 'move-dragon', to: [1, 1] },
      { type: 'move-fairy', to: { figure: 'r1' } },
      { type: 'move-fairy', to: { tile: [0, 1] } },
      { type: 'remove-figure', figure: 'r1', by: 'princess' },
    ];
    for (const action of actions) expect(draw(snapshot, { action }), action.type).toContain(`<g data-action="${action.type}">`);
    expect(draw(snapshot, { action: { type: 'pass' } })).not.toContain('data-action');
  });

  it('names a feature as answers do, whichever of its places the snapshot names', () => {
    const svg = draw({
      ...snapshot,
      figures: [{ id: 'b', kind: 'meeple', owner: 'anna', at: { tile: [0, 0], feature: 'road', edge: 'w' } }],
      neutral: {},
    });
    expect(svg).toContain('data-feature="road" data-edge="e" transform=');
  });

  it('is the same, to the byte, for the same position', () => {
    expect(draw(structuredClone(snapshot))).toBe(draw(snapshot));
  });

  it('lets no text of the position become markup', () => {
    const hostile = fc.oneof(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.constantFrom('"><script>alert(1)</script>', "' onload='x", ']]>', '<!--', '&lt;', '\u0000\ud800\uffff'),
    );
    fc.assert(
      fc.property(hostile, (id) => {
        const named = {
          ...snapshot,
          players: [{ id }],
          figures: [{ ...snapshot.figures![0]!, id: `f${id}`, owner: id }],
          turn: { ...snapshot.turn!, player: id },
        };
        const plain = draw({
          ...named,
          players: [{ id: 'x' }],
          figures: [{ ...named.figures[0]!, id: 'fx', owner: 'x' }],
          turn: { ...named.turn, player: 'x' },
        });
        const svg = draw(named);
        const tags = (text: string) => text.match(/<[^\s>/]+|<\//g);
        expect(tags(svg)).toEqual(tags(plain));
        expect(svg.match(/"/g)!.length).toBe(plain.match(/"/g)!.length);
      }),
    );
  });
});

describe('escaping', () => {
  it('leaves nothing that XML cannot hold', () => {
    expect(escape('a\u0000b\u001fc\ud800d\uffffe')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde');
    expect(escape('<"\'&>\n😀')).toBe('&lt;&quot;&#39;&amp;&gt;&#10;😀');
  });
});

describe('the colours of the players', () => {
  it('are the ones they are called by, and different ones for all others', () => {
    const colours = playerColours([{ id: 'anna' }, { id: 'Red' }, { id: 'constructor' }, { id: 'blue' }]);
    expect(colours.get('Red')).toBe('#d32f2f');
    expect(colours.get('blue')).toBe('#1e63c4');
    expect(new Set(colours.values()).size).toBe(4);
  });

  it('suffice for twelve players', () => {
    const players = Array.from({ length: 12 }, (_, i) => ({ id: `p${i}` }));
    expect(new Set(playerColours(players).values()).size).toBe(12);
  });
});
