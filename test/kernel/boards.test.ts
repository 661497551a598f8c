/** Promise: a board that is remembered changes no answer, whoever asked before and whatever becomes of what was posted. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expansions, ruleset } from '../../src/catalog.js';
import type { PlacedTile, Snapshot } from '../../src/contract/snapshot.js';
import type { Board } from '../../src/kernel/board/board.js';
import { Boards } from '../../src/kernel/board/boards.js';
import { linksOf } from '../../src/kernel/board/links.js';
import { adjudicate, legalActions, validate } from '../../src/kernel/judge/adjudicate.js';
import { game } from '../../src/selfplay/game.js';
import { layCap, toLay } from '../support/positions.js';

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] });
/** As when it is asked about. */
function boardOf(ruleset: typeof rules, tiles: PlacedTile[]): Board {
  const found = ruleset.boards.of(ruleset, { tiles });
  ruleset.boards.keep(ruleset, { tiles }, found);
  return found;
}
const knownBoard = (ruleset: typeof rules, tiles: PlacedTile[]) => ruleset.boards.find(ruleset, { tiles });
const board = (tile: string, rotation: 0 | 90 | 180 | 270 = 0): PlacedTile[] => [{ tile, at: [0, 0], rotation }];
const posted = (tiles: PlacedTile[]): Snapshot => ({ ...structuredClone(toLay), figures: [], tiles });

/** So many others that none from before is remembered. */
beforeEach(() => {
  for (let x = 1; x <= 300; x++) boardOf(rules, [{ tile: 'base/D', at: [x, 0], rotation: 0 }]);
  expect(knownBoard(rules, board('base/D'))).toBeUndefined();
});

describe('a board that was read before', () => {
  it('is the same board', () => {
    const built = boardOf(rules, board('base/D'));
    expect(boardOf(rules, board('base/D'))).toBe(built);
  });

  it('is kept where it was asked about, or an action led to it, and not where it was only tried', () => {
    const asked = posted(board('base/D'));
    const after = adjudicate(rules, asked, layCap).after!;
    const kept = [asked, after].map(({ tiles }) => knownBoard(rules, tiles));
    expect(kept).toEqual([expect.anything(), expect.anything()]);
    rules.boards.of(rules, { tiles: board('base/E') });
    expect(knownBoard(rules, board('base/E'))).toBeUndefined();
    expect(adjudicate(rules, asked, layCap).after).toEqual(after);
    expect([asked, after].map(({ tiles }) => knownBoard(rules, tiles))).toEqual(kept);
  });

  it('is not taken for one that differs in a tile, a rotation, a cell or the number of tiles', () => {
    const two: PlacedTile[] = [...board('base/D'), { tile: 'base/D', at: [1, 0], rotation: 0 }];
    const boards = [board('base/D'), board('base/E'), board('base/D', 90), two];
    const first = boards.map((tiles) => boardOf(rules, tiles));
    boards.forEach((tiles, i) => {
      const again = boardOf(rules, tiles);
      expect(again.laid.map(({ shape, at }) => ({ tile: shape.design.id, at, rotation: shape.rotation }))).toEqual(tiles);
      expect(first.indexOf(again)).toSatisfy((found: number) => found === i || found === -1);
    });
  });

  it('stays what it was when its tiles are changed by the caller', () => {
    const snapshot = posted(board('base/D'));
    const before = legalActions(rules, snapshot).actions;
    snapshot.tiles[0]!.rotation = 90;
    expect(legalActions(rules, snapshot).actions).toEqual(legalActions(rules, posted(board('base/D', 90))).actions);
    snapshot.tiles[0]!.rotation = 0;
    (snapshot.tiles[0]!.at as [number, number])[0] = 7;
    expect(legalActions(rules, posted(board('base/D'))).actions).toEqual(before);
    expect(adjudicate(rules, snapshot, layCap).verdict).toBe('illegal');
    expect(adjudicate(rules, toLay, layCap).verdict).toBe('legal');
  });

  it('is another one where an expansion in play changes what its tiles show', () => {
    const tunnel = board('princess-and-dragon/dragon-tunnel');
    const changed = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'tunnel'] });
    const [plain, broken] = [boardOf(rules, tunnel), boardOf(changed, tunnel)];
    expect(broken.nodes).not.toBe(plain.nodes);
    expect(boardOf(rules, tunnel).nodes).toBe(plain.nodes);
  });

  it('gives the same decision under every name of its tiles', () => {
    const ids = [0, 1].flatMap(() => ['base/D', 'jcz:BA/RCr'].map((tile) => adjudicate(rules, { ...toLay, tiles: board(tile) }, layCap)));
    expect(new Set(ids.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
  });

  it('gives the same decision whether a fact is left out or undefined', () => {
    const said = { ...toLay, neutral: undefined } as unknown as Snapshot;
    expect(adjudicate(rules, said, layCap).id).toBe(adjudicate(rules, toLay, layCap).id);
  });

  it('is not taken to be sound because it was built', () => {
    const misfit: PlacedTile[] = [...board('base/D'), { tile: 'base/C', at: [1, 0], rotation: 0 }];
    expect(boardOf(rules, misfit).laid).toHaveLength(2);
    for (let i = 0; i < 3; i++) expect(() => adjudicate(rules, posted(misfit), layCap)).toThrow('does not match its neighbour');
  });

  it('is not taken for one whose tile is said to be half of one', () => {
    expect(validate(rules, posted(board('base/D')))).toEqual([]);
    const halved = posted([{ ...board('base/D')[0]!, half: 'nw' }]);
    expect(validate(rules, halved).map(({ code }) => code)).toEqual(['not-that-half']);
  });

  it('has its defects each time it is read', () => {
    const apart: PlacedTile[] = [...board('base/D'), { tile: 'base/D', at: [5, 5], rotation: 0 }];
    expect(() => adjudicate(rules, posted(apart), layCap)).toThrow('not connected');
    expect(() => adjudicate(rules, posted(apart), layCap)).toThrow('not connected');
  });
});

/** All that can be asked of a board. */
const told = (board: Board) => {
  const nodes = Array.from({ length: board.nodes }, (_, node) => node);
  return {
    laid: board.laid.map(({ shape, x, y, node, index, entry }) => [
      shape.design.id,
      shape.design.features.length,
      shape.rotation,
      x,
      y,
      node,
      index,
      entry,
    ]),
    beside: [...board.beside],
    roots: nodes.map((node) => board.rootOf(node)),
    next: nodes.map((node) => board.nextOf(node)),
    owners: nodes.map((node) => board.ownerOf(node).index),
    features: board.allFeatures().map(({ root, kind, openEdges, isComplete, tiles }) => [root, kind, openEdges, isComplete, tiles]),
    links: nodes.map((node) => linksOf(board, node)),
    frontier: board.frontier(),
    onCells: board.laid.map(({ at }) => board.tilesOn(at).map(({ index }) => index)),
    isHalved: board.isHalved,
    isEven: board.isEven,
    entries: board.entries,
  };
};

describe('a board with one tile more than a known one', () => {
  const whole = new Boards(0);

  it.each([
    ['with The Princess & the Dragon', ['base', 'princess-and-dragon'], 2, 70],
    // tiles of several cells, half tiles, bridges, castles, tunnels and ferries
    ['with everything', expansions.map(({ id }) => id), 1, 60],
  ])('is the board built whole, %s', (_, inPlay, games, atLeast) => {
    const table = ruleset({ preset: 'hig-c1-current', expansions: inPlay });
    let grown = 0;
    for (let seed = 1; seed <= games; seed++)
      for (const { view, verdict } of game(table, 3, seed, 1000)) {
        const { ruleset: printed } = view;
        if (verdict.effects[0]?.type !== 'tile-placed' || !verdict.after) continue;
        expect(validate(table, view.snapshot)).toEqual([]);
        printed.boards.of(printed, view.snapshot).rootOf(0);
        const board = printed.boards.grow(printed, verdict.after);
        if (!board) continue;
        grown++;
        expect(told(board)).toEqual(told(whole.of(printed, verdict.after)));
        expect(board.isSound).toBe(true);
        if (grown > 2 * atLeast) break;
      }
    expect(grown).toBeGreaterThan(atLeast);
  });

  const laid = (tile: string, at: [number, number], more: Partial<PlacedTile> = {}): Snapshot => {
    const snapshot = posted([...board('base/D'), { tile, at, rotation: 0, ...more }]);
    return { ...snapshot, turn: { ...snapshot.turn!, step: 'place-figure', tile, placed: { at } } };
  };

  it.each([
    ['does not fit', laid('base/C', [1, 0]), 'edges-do-not-fit'],
    ['lies apart', laid('base/D', [5, 0]), 'board-not-connected'],
    ['is not known', laid('base/nothing', [1, 0]), 'unknown-tile'],
    ['is said to be half of one', laid('base/D', [0, 1], { half: 'nw' }), 'not-that-half'],
  ])('has its defects where the tile %s', (_, snapshot, code) => {
    boardOf(rules, board('base/D'));
    for (let i = 0; i < 2; i++) expect(validate(rules, snapshot).map((defect) => defect.code)).toContain(code);
  });

  it('is no wider than a board may be', () => {
    const row = Array.from({ length: 2001 }, (_, x): PlacedTile => ({ tile: 'base/U', at: [x, 0], rotation: 90 }));
    expect(validate(rules, { ...posted(row), turn: undefined } as unknown as Snapshot)).toEqual([]);
    const longer = posted([...row, { tile: 'base/U', at: [2001, 0], rotation: 90 }]);
    const snapshot: Snapshot = { ...longer, turn: { ...longer.turn!, step: 'place-figure', tile: 'base/U', placed: { at: [2001, 0] } } };
    expect(validate(rules, snapshot).map(({ code }) => code)).toContain('board-not-connected');
  });
});
