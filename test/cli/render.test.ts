/** `seneschal render FILE`. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFile } from '../../src/cli/render.js';
import { toLay } from '../support/positions.js';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-render-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function file(content: unknown): Promise<string> {
  const path = join(directory, 'position.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe('seneschal render', () => {
  it('writes the picture to a file', async () => {
    const out = join(directory, 'board.svg');
    expect(await renderFile(await file({ snapshot: toLay }), { out, size: '50' })).toBe(true);
    expect(await readFile(out, 'utf8')).toMatch(/^<svg .*width="128".*<\/svg>\n$/s);
  });

  it('draws nothing where the position is not sound, and says what is wrong', async () => {
    const unsound = await file({ snapshot: { ...toLay, tiles: [{ tile: 'nothing', at: [0, 0], rotation: 0 }] } });
    const out = join(directory, 'none.svg');
    await expect(renderFile(unsound, { out })).rejects.toMatchObject({
      code: 'invalid-snapshot',
      defects: [{ pointer: '/snapshot/tiles/0/tile', code: 'unknown-tile' }],
    });
    expect(existsSync(out)).toBe(false);
    await expect(renderFile(await file({ snapshot: toLay }), { size: 'x' })).rejects.toMatchObject({ defects: [{ pointer: '/size' }] });
  });
});
