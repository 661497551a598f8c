/** Promise: `conformance diff` says what differs and its status tells a script; what was asked wrongly is said in a sentence. */
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runDiff, type DiffCommand } from '../../src/cli/conformance-diff.js';
import type { DiffResult } from '../../src/conformance/index.js';

const folder = fileURLToPath(new URL('../../examples/engines/javascript/', import.meta.url));
const engine = `"${process.execPath}" "${folder}engine.mjs"`;

afterEach(() => vi.restoreAllMocks());

/** What it wrote, and its status. */
async function diff(more: Partial<DiffCommand>) {
  const said = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said.out += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((said.err += String(text)), true));
  const command = { engine, games: '1', players: '2', seed: '3', preset: 'hig-c1-current', expansions: 'base', timeout: '3600', ...more };
  const status = await runDiff(command);
  vi.restoreAllMocks();
  return { status, ...said };
}

describe('conformance diff', () => {
  it('ends with 0 where nothing differs', async () => {
    const { status, out } = await diff({});
    expect(out).toMatch(/^small-javascript-engine 1\.0\.0: 1 game, \d+ decisions compared, 0 divergences/);
    expect(status).toBe(0);
  });

  it('ends with 1 where something does, and has the game that shows it', async () => {
    const { status, out } = await diff({ engine: `${engine} --with-errors`, json: true });
    expect(status).toBe(1);
    const { divergences } = JSON.parse(out) as DiffResult;
    const [first] = divergences.filter(({ clauses }) => clauses[0] === 'base.tile.unplaceable');
    expect(first).toMatchObject({ kind: 'permits', theirs: { type: 'discard-tile' }, line: { decisions: [{ action: { type: 'place-tile' } }] } });
  });

  it('speaks to the engine of JCloisterZone in its own messages', async () => {
    const script = fileURLToPath(new URL('../support/jcz-engine.mjs', import.meta.url));
    const { status, out } = await diff({ engine: `"${process.execPath}" "${script}"`, adapter: 'jcz' });
    expect(out).toMatch(/^JCloisterZone \(.*\): 1 game, \d+ decisions compared, 0 divergences/);
    expect(status).toBe(0);
  });

  it.each([
    ['an adapter', { adapter: 'none' }, 'no adapter `none` is known'],
    ['an adapter for a service', { adapter: 'jcz', url: 'http://localhost' }, '--adapter jcz needs --engine'],
    ['tiles to be loaded', { load: ['tiles.xml'] }, '--load goes with --adapter jcz'],
    ['an engine and a service', { url: 'http://localhost' }, 'either --engine or --url must be given'],
    ['a number of games', { games: 'many' }, '--games must be a whole number'],
    ['a table', { players: '9' }, '--players takes a number or a range'],
    ['a printing', { preset: 'none' }, 'no preset `none` is known'],
  ] as const)('ends with 2 where %s makes no sense', async (_what, more, message) => {
    const { status, err } = await diff(more);
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('ends with 3 where the engine breaks', async () => {
    expect((await diff({ engine: `"${process.execPath}" -e 0` })).status).toBe(3);
  });
});
