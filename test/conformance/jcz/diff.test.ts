/** Promise: the engine of JCloisterZone is played against in its own words; a rule that it has wrong is named by the clause, and its breaking is told. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diffText, playAgainstJcz, type DiffResult, type JczLine, type JczOptions } from '../../../src/conformance/index.js';
import { judgeGame } from '../../../src/replay/judge.js';
import { noAlarm } from '../kit/engines.js';

const script = fileURLToPath(new URL('../../support/jcz-engine.mjs', import.meta.url));
const BASE = { preset: 'hig-c1-current', expansions: ['base'] };

const against = (flags: string, more: Partial<JczOptions> = {}): Promise<DiffResult<JczLine>> =>
  playAgainstJcz({
    command: `"${process.execPath}" "${script}" ${flags}`,
    games: 2,
    choices: [BASE],
    players: [2, 3],
    seed: 5,
    alarm: noAlarm,
    ...more,
  });

const found = ({ divergences }: DiffResult<JczLine>) => divergences.map(({ kind, clauses }) => `${kind} ${clauses[0]!}`);

describe('an engine that plays as we do', () => {
  it('differs nowhere, whatever else it logs', async () => {
    const result = await against('', { load: ['/tiles.xml'] });
    expect([result.divergences, result.skips, result.breaks, result.games]).toEqual([[], {}, [], 2]);
    expect(result.compared).toBeGreaterThan(100);
  });
});

describe('an engine with a rule wrong', () => {
  it('is told the clause of points that it gets wrong', async () => {
    const result = await against('--wrong points', { games: 3 });
    expect(found(result)).toEqual(['points base.score.city']);
    expect(diffText(result)).toContain('gives other points: base.score.city\n');
  });

  it('is told the figures that it has elsewhere, at the beginning of the turn after', async () => {
    const [first, ...others] = (await against('--wrong figures', { games: 1 })).divergences;
    expect([first?.kind, first?.theirs, others]).toEqual(['figures', [], []]);
    // what allows it to stand there, not that there is a time for it
    expect(first!.clauses[0]).toMatch(/^base\.figure\./);
    expect(first!.ours).toEqual([{ id: expect.stringMatching(/^[12]\.small\.1$/) as string, at: expect.any(Array) as number[] }]);
  });

  it('is told the clause of what it should not offer, and the shortest game can be replayed from its file', async () => {
    const result = await against('--wrong offers');
    expect(found(result)).toEqual(['permits base.figure.unoccupied']);
    const [{ line, theirs }] = result.divergences as [DiffResult<JczLine>['divergences'][number]];
    expect(theirs).toMatchObject({ type: 'place-figure', kind: 'meeple' });
    expect(line.decisions.length).toBeLessThan(25);
    const { state, mismatches } = judgeGame(line.game);
    expect([state, mismatches.at(-1)!.text]).toEqual(['wrong', expect.stringContaining('only they allow: place-figure')]);
  });
});

describe('an engine that breaks', () => {
  it.each([
    ['ends', '--crash 9', /^ended with status 1; its last words: Exception/],
    ['refuses what it offers', '--refuse 9', /^it refuses what it offers: `{"type":"DEPLOY_MEEPLE"|^it refuses what it offers: `{"type":"P/],
  ])('where it %s is compared as far as it came, and started again for the next game', async (_what, flags, reason) => {
    const result = await against(flags);
    expect(result.breaks).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)]);
    expect([result.games, result.compared > 8]).toEqual([2, true]);
  });

  it('is given up when it cannot be started', async () => {
    const result = await against('--crash 1', { games: 9 });
    expect([result.games, result.breaks.length, result.compared]).toEqual([3, 3, 0]);
  });

  it('is ended when it does not answer in time', async () => {
    const aborted = { signal: AbortSignal.abort(), cancel: () => undefined };
    let asked = 0;
    const result = await against('--mute 4', { games: 1, alarm: (time) => (++asked === 4 ? aborted : noAlarm(time)) });
    expect(result.breaks).toEqual([expect.stringContaining('no answer in time')]);
  });
});
