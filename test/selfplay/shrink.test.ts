/** Promise: a game in which the engine breaks a promise is made as short as it can be, written down, and breaks it still when it is looked at again. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { playThemselves } from '../../src/cli/selfplay.js';
import type { SeneschalGame } from '../../src/contract/replay.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { judgeGame } from '../../src/replay/judge.js';
import { brokenIn } from '../../src/selfplay/again.js';
import { availableIn } from '../../src/selfplay/choices.js';
import { selfplay, type Failure } from '../../src/selfplay/run.js';
import { shrunk } from '../../src/selfplay/shrink.js';
import type * as Engine from '../../src/kernel/judge/adjudicate.js';

/** How the engine lies. */
const lies = vi.hoisted(() => ({ loses: false, stops: false, housed: false, asked: 0 }));

vi.mock('../../src/kernel/judge/adjudicate.js', async (original) => {
  const engine = await original<typeof Engine>();
  const decide: typeof engine.decide = (view, action) => {
    const verdict = engine.decide(view, action);
    const { kind, at } = action as { readonly kind?: string; readonly at?: { readonly feature?: string } };
    const isKnight = action.type === 'place-figure' && kind === 'meeple' && at?.feature === 'city';
    if (!lies.loses || !isKnight || !verdict.after) return verdict;
    // a knight is taken from the supply and never comes to stand anywhere
    return { ...verdict, after: { ...verdict.after, figures: view.snapshot.figures ?? [] } };
  };
  const legalIn: typeof engine.legalIn = (view, options) => {
    lies.asked++;
    const isHoused = view.ruleset.settings.all.get('house.fairyPointClaim')?.value === 'until-bag-passes';
    return lies.stops && (isHoused || !lies.housed) && view.ruleset.has('princess-and-dragon') && view.snapshot.tiles.length > 3
      ? { ...engine.legalIn(view, options), actions: [] }
      : engine.legalIn(view, options);
  };
  return { ...engine, decide, legalIn };
});

const choices = availableIn({ preset: 'hig-c1-current', expansions: 'princess-and-dragon,inns-and-cathedrals,phantom' });
const failing = (): Failure => selfplay({ games: 1, choices, players: [4, 4], seed: 3 }).failures[0]!;
const small = (failure: Failure): SeneschalGame => shrunk({ ...failure, snapshot: failure.snapshot! }, failure)!;

afterEach(() => void Object.assign(lies, { loses: false, stops: false, housed: false, asked: 0 }));

describe('a game that fails', () => {
  it('is left with the move that breaks the promise, and what that needs', () => {
    lies.loses = true;
    const failure = failing();
    expect(failure.promise).toBe('figures');
    const { ruleset, snapshot, actions } = small(failure);
    expect(actions).toEqual([failure.action]);
    expect(snapshot.tiles).toHaveLength(1);
    expect(snapshot.players).toHaveLength(1);
    expect(snapshot.figures ?? []).toEqual([]);
    expect(ruleset).toEqual({ preset: 'hig-c1-current', expansions: ['base'] });
  });

  it('keeps the expansion without which it would not fail', () => {
    lies.stops = true;
    const failure = failing();
    expect(failure).toMatchObject({ promise: 'ends', detail: expect.stringContaining('nothing is legal') as string });
    const { ruleset, snapshot, actions } = small(failure);
    expect(actions).toEqual([]);
    expect(ruleset).toMatchObject({ expansions: ['base', 'princess-and-dragon'] });
    expect(snapshot.players).toHaveLength(1);
    expect(snapshot.tiles).toHaveLength(4);
  });

  it('keeps the setting without which it would not fail, and no other', () => {
    lies.stops = lies.housed = true;
    const settings = { 'dragon.startTile': 'counts-as-visited', 'house.fairyPointClaim': 'until-bag-passes' };
    const [failure] = selfplay({ games: 1, choices: choices.map((choice) => ({ ...choice, settings })), players: [2, 2], seed: 3 }).failures;
    expect(small(failure!).ruleset).toMatchObject({ settings: { 'house.fairyPointClaim': 'until-bag-passes' } });
  });

  it('breaks the promise when it is looked at again, and is a game to be replayed', () => {
    lies.loses = true;
    const game = small(failing());
    expect(brokenIn(game).map(({ promise }) => promise)).toContain('figures');
    lies.loses = false;
    expect(brokenIn(game)).toEqual([]);
    expect(judgeGame(game)).toMatchObject({ state: 'right', length: 1 });
  });

  it('is left with both half tiles of a space, or with neither', () => {
    lies.stops = true;
    const snapshot: Snapshot = {
      players: [{ id: 'red', supply: { meeple: 7 } }],
      tiles: [
        { tile: 'base/U', at: [0, 0], rotation: 90 },
        { tile: 'halflings/1-4', at: [0, 1], rotation: 0, half: 'nw' },
        { tile: 'halflings/1-5', at: [0, 1], rotation: 180, half: 'se' },
        { tile: 'base/U', at: [0, -1], rotation: 90 },
      ],
      prints: {
        'halflings/1-4': ['road n long; field nnw wsw wnw long-2; field nne long-1'],
        'halflings/1-5': ['road w long; field wsw long-2; field nnw nne wnw long-1'],
      },
      turn: { player: 'red', step: 'place-tile', tile: 'base/U' },
    };
    const ruleset = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'halflings'] };
    const detail = 'nothing is legal in step `place-tile`, though a decision is due';
    expect(shrunk({ ruleset, snapshot }, { promise: 'ends', detail })?.snapshot.tiles).toHaveLength(4);
    // as one of the two cannot be left out, leaving it out is not tried for ever
    expect(lies.asked).toBeLessThan(100);
  });

  it('is not made smaller where the position alone does not show what was broken', () => {
    lies.loses = true;
    const failure = failing();
    lies.loses = false;
    expect(shrunk({ ...failure, snapshot: failure.snapshot! }, failure)).toBeUndefined();
  });
});

describe('the command', () => {
  let folder: string;
  let told: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selfplay-'));
    told = [];
    for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it('writes it down, says how it is seen again, and sees it again', async () => {
    lies.loses = true;
    expect(await playThemselves({ games: '1', players: '2', seed: '1', preset: 'hig-c1-current', shrunk: folder })).toBe(false);
    const [name] = await readdir(folder);
    const file = join(folder, name!);
    expect(told.join('')).toContain(`seneschal selfplay --again ${file}`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ actions: [{ type: 'place-figure' }] });
    expect(await playThemselves({ games: '1', players: '2', seed: '1', again: file })).toBe(false);
    lies.loses = false;
    expect(await playThemselves({ games: '1', players: '2', seed: '1', again: file })).toBe(true);
  });
});
