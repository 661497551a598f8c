/** Promise: work is done for clients in turns, and ends when nobody waits for it, so that others get their turn. */
import { afterEach, describe, expect, it } from 'vitest';
import { builtInRuleset } from '../../src/catalog.js';
import { Invalid } from '../../src/contract/errors.js';
import { workersOf } from '../../src/service/workers/pool.js';
import type { Question, Workers } from '../../src/service/workers/workers.js';
import { layCap, toLay } from '../support/positions.js';

const question: Question = { choice: builtInRuleset('hig-c1-current')!, request: { snapshot: toLay, action: layCap }, language: 'en' };
const judging = (count: number) => ({ questions: Array.from({ length: count }, () => question), parts: {} });

/** It would take longer than a test may. */
const ENDLESS = 3_000_000;

let workers: Workers;
afterEach(() => workers.close());

describe.each([
  ['in this thread', 0],
  ['in a thread', 1],
])('work %s', (_where, count) => {
  it('ends when nobody waits for it, having begun or not', async () => {
    workers = workersOf(count);
    await workers.run('adjudicate', judging(1), { client: 'a' });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const endless = workers.run('adjudicate', judging(ENDLESS), { client: 'a', signal: running.signal });
    const refused = workers.run('adjudicate', judging(ENDLESS), { client: 'a', signal: waiting.signal });
    const other = workers.run('adjudicate', judging(2), { client: 'b' });
    waiting.abort(new Error('gone'));
    await expect(refused).rejects.toThrow('gone');
    running.abort(new Error('gone too'));
    await expect(endless).rejects.toThrow('gone too');
    expect(await other).toHaveLength(2);
    await expect(workers.run('adjudicate', judging(1), { client: 'a', signal: running.signal })).rejects.toThrow('gone too');
  });

  it('comes to clients in turns', async () => {
    workers = workersOf(count);
    const order: string[] = [];
    const ask = (client: string) => workers.run('adjudicate', judging(1), { client }).then(() => order.push(client));
    await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map(ask));
    // the first begins at once
    expect(order.join('')).toBe('aabcab');
  });

  it('refuses its input as it would without', async () => {
    workers = workersOf(count);
    const game = { snapshot: { ...toLay, tiles: [{ tile: 'none', at: [0, 0] as [number, number], rotation: 0 as const }] }, actions: [] };
    const refused = workers.run('replay', { request: { format: 'seneschal', game }, language: 'en' }, { client: 'a' });
    await expect(refused).rejects.toBeInstanceOf(Invalid);
    await expect(refused).rejects.toMatchObject({
      code: 'invalid-game',
      defects: [{ pointer: '/game/snapshot/tiles/0/tile', code: 'unknown-tile' }],
    });
  });
});
