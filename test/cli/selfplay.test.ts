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
    expect(said.join('')).toMatch(/^1 games, \d+ decisions, 0 failed; /);
  });

  it('answers in JSON', async () => {
    await playThemselves({ ...asked, json: true });
    expect(JSON.parse(said.join(''))).toMatchObject({ games: 1, failures: [] });
  });

  it.each([
    [{ players: '7' }, '--players takes a number or a range from 1 to 6, as `3` or `2-6`, not `7`'],
    [{ players: '4-2' }, 'not `4-2`'],
    [{ players: 'many' }, 'not `many`'],
    [{ games: '-1' }, '--games takes a whole number, not `-1`'],
    [{ seed: '' }, '--seed takes a whole number, not ``'],
    [{ preset: 'hig' }, 'no preset `hig` is known'],
    [{ expansions: 'circus' }, 'no expansion `circus` is known'],
  ])('refuses %j', async (wrong, message) => {
    await expect(playThemselves({ ...asked, ...wrong })).rejects.toThrow(message);
    expect(said).toEqual([]);
  });
});
