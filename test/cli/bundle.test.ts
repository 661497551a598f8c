/** Promise: the program starts soon, as it is built into one file, which does what its modules do. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const bundle = join(dist, 'bundle');

/** In a process of its own, with this Node and none of its options: V8 takes what it compiled under the same ones only. */
const said = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: { PATH: process.env['PATH'] } }));

describe('the program in one file', () => {
  it.each(['program', 'thread'])('%s is not compiled anew at each start', (name) => {
    const bundled = JSON.stringify(new URL('../../dist/bundled.js', import.meta.url).href);
    expect(said(`const { loadBundle } = await import(${bundled}); console.log(loadBundle('${name}').script.cachedDataRejected)`)).toBe(false);
  });

  it('looks for files where its modules lie, wherever the project stands', () => {
    const text = readFileSync(join(bundle, 'program.cjs'), 'latin1');
    expect(text).toContain('urlOf("store/migrations.js")');
    expect(text).not.toContain(dirname(dist));
  });

  it('says on what terms it holds the work of others', () => {
    const licences = readFileSync(join(bundle, 'LICENSES'), 'utf8');
    for (const name of ['fastify', 'commander', 'drizzle-orm', 'pg-boss']) expect(licences).toMatch(new RegExp(`^${name} \\d\\S+: [A-Z]`, 'm'));
    expect(licences).not.toContain(': undefined');
  });
});
