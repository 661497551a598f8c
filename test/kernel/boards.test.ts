/** Promise: a board that is remembered changes no answer, whoever asked before and whatever becomes of what was posted. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { PlacedTile, Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, legalActions, validate } from '../../src/kernel/judge/adjudicate.js';
import { layCap, toLay } from '../support/positions.js';

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] });
const boardOf = (ruleset: typeof rules, tiles: PlacedTile[]) => ruleset.boards.of(ruleset, { tiles });
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
