/** Promise: the archive of the suite is complete, checks itself, follows its own schemas, and says what changed in the cases. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { extract } from 'tar-stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan, suite, type Suite } from '../../src/conformance/kit/plan.js';
import { archive, type Archive } from '../../scripts/suite/archive.js';
import { changelogText, changes, hashes, released, versionOf, type Releases } from '../../scripts/suite/changelog.js';
import { SUITE_VERSION } from '../../src/conformance/version.js';

const NONE: Releases = { releases: [], cases: {} };
const whole = suite();
let made: Archive;
const files = new Map<string, string>();

beforeAll(async () => {
  made = await archive(whole, NONE);
  const tar = extract();
  tar.end(gunzipSync(made.bytes));
  for await (const entry of tar) files.set(entry.header.name, await text(entry));
});

const inside = (path: string): string => files.get(`${made.name}/${path}`)!;
const parsed = <T>(path: string): T => JSON.parse(inside(path)) as T;
const paths = (folder: string) => [...files.keys()].map((path) => path.slice(made.name.length + 1)).filter((path) => path.startsWith(`${folder}/`));

interface Manifest {
  readonly version: string;
  readonly cases: number;
  readonly games: number;
  readonly runs: number;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

describe('the archive', () => {
  it('is the same for the same suite', async () => {
    const few = { cases: whole.cases.slice(0, 5), games: whole.games };
    const [once, again] = [await archive(few, NONE), await archive(few, NONE)];
    expect(again.bytes.equals(once.bytes)).toBe(true);
  });

  it('lists every file with its checksum, in the manifest and for sha256sum', () => {
    const sums = new Map(
      inside('SHA256SUMS')
        .trim()
        .split('\n')
        .map((line) => line.split('  ').reverse() as [string, string]),
    );
    const names = [...files.keys()].map((path) => path.slice(made.name.length + 1));
    expect([...sums.keys()].sort()).toEqual(names.filter((path) => path !== 'SHA256SUMS').sort());
    for (const [path, sum] of sums) expect(createHash('sha256').update(inside(path)).digest('hex'), path).toBe(sum);
    const { files: listed } = parsed<Manifest>('manifest.json');
    for (const { path, bytes, sha256 } of listed) expect([Buffer.byteLength(inside(path)), sums.get(path)], path).toEqual([bytes, sha256]);
    expect(listed).toHaveLength(files.size - 2);
  });

  it('holds every case, game and run of the suite', () => {
    const { cases, games, runs } = parsed<Manifest>('manifest.json');
    expect(paths('cases').flatMap((path) => parsed<{ id: string }[]>(path))).toEqual(whole.cases.flatMap((file) => file.cases));
    expect(paths('games').flatMap((path) => parsed<{ id: string }[]>(path))).toEqual(whole.games.flatMap((file) => file.cases));
    expect([cases, games]).toEqual([whole.cases, whole.games].map((kind) => kind.reduce((sum, file) => sum + file.cases.length, 0)));
    const lines = inside('runs.ndjson').trim().split('\n');
    expect([runs, lines.length]).toEqual([plan(whole).length, plan(whole).length]);
    expect(JSON.parse(lines[0]!)).toMatchObject({ ruleset: { preset: expect.any(String) as unknown }, values: expect.any(Object) as unknown });
  });

  it('follows the schemas that it brings', () => {
    for (const [folder, name] of [
      ['cases', 'case'],
      ['games', 'game'],
    ] as const) {
      const validate = new Ajv2020({ strict: false, allErrors: true }).compile(parsed<object>(`schemas/${name}.schema.json`));
      for (const path of paths(folder)) expect([validate(parsed(path)), validate.errors], path).toEqual([true, null]);
    }
  });

  it('brings the protocol, the clauses, and the words of its licence', () => {
    expect(inside('protocol.md')).toContain('legal-actions');
    expect(inside('LICENSE')).toContain('CC0 1.0 Universal');
    const ids = new Set(parsed<{ id: string; statement: string }[]>('clauses.json').map(({ id }) => id));
    for (const { exercises } of whole.cases.flatMap((file) => file.cases)) for (const { clause } of exercises) expect(ids).toContain(clause);
  });
});

describe('the changelog of cases', () => {
  const without = (id: string): Suite => ({
    ...whole,
    cases: whole.cases.map((file) => ({ ...file, cases: file.cases.filter((test) => test.id !== id) })),
  });
  const edited = (id: string): Suite => ({
    ...whole,
    cases: whole.cases.map((file) => ({
      ...file,
      cases: file.cases.map((test) => (test.id === id ? { ...test, expect: { '*': { verdict: 'legal' } } } : test)),
    })),
  });
  const first = released(NONE, hashes(whole), '2026-11-21');

  it('tells what was added, changed and removed', () => {
    expect(changes(first.cases, hashes(without('figure.second-one')))).toEqual({ added: [], changed: [], removed: ['figure.second-one'] });
    expect(changes(hashes(without('figure.second-one')), first.cases)).toMatchObject({ added: ['figure.second-one'] });
    expect(changes(first.cases, hashes(edited('figure.second-one')))).toMatchObject({ changed: ['figure.second-one'] });
  });

  it('keeps what is released apart from what is not', () => {
    expect(changelogText(first, first.cases)).toMatch(new RegExp(`^# Changes of the cases\\n\\n## ${SUITE_VERSION} \\(2026-11-21\\)\\n`));
    const now = hashes(edited('figure.second-one'));
    expect(versionOf(first, now)).toBe(`${SUITE_VERSION}-next`);
    expect(changelogText(first, now)).toContain(`## ${SUITE_VERSION}-next (not released)\n\n1 changed:\n\n- figure.second-one`);
    expect(() => released(first, now, '2026-11-22')).toThrow('has been released');
  });

  it('is kept in a file that the code can read', () => {
    const record = JSON.parse(readFileSync(new URL('../../src/conformance/releases.json', import.meta.url), 'utf8')) as Releases;
    expect(changelogText(record, hashes(whole))).toContain('# Changes of the cases');
  });
});
