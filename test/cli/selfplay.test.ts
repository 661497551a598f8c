/** Promise: `selfplay` plays what it was asked to, and refuses what it cannot, by its name. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playThemselves } from '../../src/cli/selfplay.js';

const asked = { games: '1', players: '2', seed: '1', preset: 'hig-c1-current' };
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

describe('the command', () => {
  it('says how many games were played, and that none failed', async () => {
    expect(await playThemselves(asked)).toBe(true);
    expect(said.join('')).toMatch(/^1 game, \d+ decisions, 0 failed; /);
  });

  it('answers in JSON', async () => {
    await playThemselves({ ...asked, json: true });
    expect(JSON.parse(said.join(''))).toMatchObject({ games: 1, failures: [] });
  });

  it('plays the same games in threads, and begins where it is told to', async () => {
    const small = { ...asked, expansions: 'phantom', json: true };
    await playThemselves({ ...small, games: '2' });
    await playThemselves({ ...small, games: '2', jobs: '2' });
    await playThemselves(small);
    await playThemselves({ ...small, from: '1' });
    const [both, inThreads, first, second] = said.map((text) => JSON.parse(text) as { decisions: number });
    expect(inThreads).toEqual(both);
    expect(first!.decisions + second!.decisions).toBe(both!.decisions);
  });

  it.each([
    [{ players: '7' }, '--players takes a number or a range from 1 to 6, as `3` or `2-6`, not `7`'],
    [{ players: '4-2' }, 'not `4-2`'],
    [{ players: 'many' }, 'not `many`'],
    [{ games: '-1' }, '--games takes a whole number, not `-1`'],
    [{ from: 'half' }, '--from takes a whole number, not `half`'],
    [{ jobs: '0' }, '--jobs takes a number from 1 to 64, not `0`'],
    [{ each: '0' }, '--each takes a number from 1, not `0`'],
    [{ seed: '' }, '--seed takes a whole number, not ``'],
    [{ preset: 'hig' }, 'no preset `hig` is known'],
    [{ expansions: 'circus' }, 'no expansion `circus` is known'],
  ])('refuses %j', async (wrong, message) => {
    await expect(playThemselves({ ...asked, ...wrong })).rejects.toThrow(message);
    expect(said).toEqual([]);
  });
});
