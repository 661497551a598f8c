/** Promise: the examples for GitHub and GitLab measure an engine as they stand, fail when it is wrong, and have made every file that they keep. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAIN } from '../support/program.js';

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
const engine = `\\"${process.execPath}\\" \\"${example('engines/javascript/engine.mjs')}\\" --with-errors`;
const read = (name: string) => parse(readFileSync(example(name), 'utf8')) as unknown;

interface Action {
  readonly jobs: { readonly conformance: { readonly steps: readonly { readonly run?: string; readonly with?: { readonly path?: string } }[] } };
}
interface GitLab {
  readonly conformance: {
    readonly script: readonly string[];
    readonly artifacts: { readonly when: string; readonly paths: readonly string[]; readonly reports: { readonly junit: string } };
  };
}

const action = (read('github-action.yml') as Action).jobs.conformance.steps;
const { script, artifacts } = (read('gitlab-ci.yml') as GitLab).conformance;
const directories: string[] = [];
afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true })));

/** What the command leaves behind, with our program and an engine that is there. */
function made(commands: readonly (string | undefined)[]) {
  const command = commands.find((one) => one?.includes('conformance run'))!;
  const here = command.trim().replace('npx --yes seneschal', `"${process.execPath}" "${MAIN}"`).replace('python3 engine.py', engine);
  const cwd = mkdtempSync(join(tmpdir(), 'seneschal-ci-'));
  directories.push(cwd);
  const { status } = spawnSync('sh', ['-c', `${here} --timeout 3600 --only 'placement.*' --presets hig-c1-current`], { cwd });
  return { status, files: readdirSync(cwd).sort() };
}

describe('the example for CI', () => {
  it('of GitHub', () => {
    const { status, files } = made(action.map(({ run }) => run));
    expect(status).toBe(1);
    expect(files).toEqual(['conformance.html', 'conformance.json', 'conformance.md', 'conformance.xml']);
    expect(action.map((step) => step.with?.path)).toContain('conformance.*');
  });

  it('of GitLab', () => {
    const { status, files } = made(script);
    expect(status).toBe(1);
    expect(files).toEqual([...artifacts.paths, artifacts.reports.junit].sort());
    expect(artifacts.when).toBe('always');
  });
});
