/** Promise: `npm start` and `npm test` install what is missing, and nothing twice, whoever has installed it. */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'seneschal-prepare-'));
  await mkdir(join(root, 'scripts'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'migrations'));
  await cp(PREPARE, join(root, 'scripts', 'prepare.mjs'));
  // stands in for npm, and says that it was called
  await file('bin/npm', 0, '#!/bin/sh\necho "$@" >> calls\n');
  await chmod(join(root, 'bin', 'npm'), 0o755);
  await file('tsconfig.json', 0);
  await file('package-lock.json', 100);
  await file('dist/.built', 1000);
});
afterEach(() => rm(root, { recursive: true }));

/** `time` in seconds since 1970. */
async function file(path: string, time: number, content = ''): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
  await utimes(join(root, path), time, time);
}

async function callsOfNpm(): Promise<string> {
  const program = `const { prepare } = await import(${JSON.stringify(join(root, 'scripts', 'prepare.mjs'))}); prepare();`;
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  return readFile(join(root, 'calls'), 'utf8').catch(() => '');
}

describe('what is missing', () => {
  it('is installed in a fresh clone', async () => {
    expect(await callsOfNpm()).toMatch(/^ci /);
  });

  it('is nothing after npm ci, whoever called it', async () => {
    await file('node_modules/.package-lock.json', 200);
    expect(await callsOfNpm()).toBe('');
  });

  it('is installed again when the list of packages has changed since', async () => {
    await file('node_modules/.package-lock.json', 50);
    expect(await callsOfNpm()).toMatch(/^ci /);
  });
});
