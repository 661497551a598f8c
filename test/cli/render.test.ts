/** `seneschal render FILE`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('says what is wrong with a position that cannot be drawn, and fails', async () => {
    const errors: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
    const ok = await renderFile(await file({ snapshot: { ...toLay, tiles: [{ tile: 'nothing', at: [0, 0], rotation: 0 }] } }), {});
    write.mockRestore();
    expect(ok).toBe(false);
    expect(errors.join('')).toContain('/snapshot/tiles/0/tile');
  });
});
