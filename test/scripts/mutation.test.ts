/** Promise: what is mutated is told apart, what was tried is not tried again until something changes, and a sample says no more than it can. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../scripts/mutation/changed.js';
import { drawn, interval } from '../../scripts/mutation/draw.js';
import { instrumented } from '../../scripts/mutation/mutants.js';
import { Records } from '../../scripts/mutation/record.js';

const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the mutants of a file', () => {
  const file = join(folder, 'rule.ts');
  writeFileSync(file, "const words = 'left alone';\nexport const may = (a: boolean, b: boolean): boolean =>\n  a && b;\n");

  it('are its places and the ways to change them, each with a key of its own, and no words', async () => {
    const { mutants } = await instrumented(new Map([[file, undefined]]));
    expect(mutants.map(({ key }) => key)).toContain(`${file}:3:3-3:9 LogicalOperator: a || b`);
    expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
    expect(mutants.filter(({ line }) => line === 1)).toEqual([]);
  });

  it('are laid down alone where one is wanted', async () => {
    const { mutants } = await instrumented(new Map([[file, undefined]]));
    for (const one of mutants.filter(({ line }) => line === 3)) {
      const { mutants: placed, texts } = await instrumented(new Map([[file, [one]]]));
      expect(placed.map(({ key }) => key)).toContain(one.key);
      expect(texts.get(file)).toContain(`("${placed.find(({ key }) => key === one.key)!.id}")`);
    }
  });
});

describe('what was found out', () => {
  it('holds for as long as the file is the same, and where nothing was noticed the cases', () => {
    const path = join(folder, 'record.jsonl');
    const record = new Records(path);
    record.add({ key: 'a', of: 'file-1', fate: 'noticed' });
    record.add({ key: 'b', of: 'file-1', fate: 'survived', cases: 'cases-1' });
    // a run that was broken off while it wrote
    appendFileSync(path, '{"key":"c","of":');
    const again = new Records(path);
    expect(again.find('a', 'file-1', 'cases-2')?.fate).toBe('noticed');
    expect(again.find('a', 'file-2', 'cases-1')).toBeUndefined();
    expect(again.find('b', 'file-1', 'cases-1')?.fate).toBe('survived');
    expect(again.find('b', 'file-1', 'cases-2')).toBeUndefined();
  });
});

describe('what has been changed', () => {
  it('is told by file and line', () => {
    const isNew = linesOf(
      '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1,2 @@ function\n-x\n+y\n+z\n@@ -9,2 +10,0 @@\n-q\n-r\n--- /dev/null\n+++ b/src/b.ts\n@@ -0,0 +1 @@\n+n\n',
    );
    const all = ['src/a.ts', 'src/b.ts', 'src/c.ts'].map((file) => [1, 2, 3, 10, 11].filter((line) => isNew(file, line)));
    expect(all).toEqual([[1, 2], [1], []]);
  });
});

describe('a draw', () => {
  const all = Array.from({ length: 100 }, (_, i) => ({ key: `place ${i}` }));

  it('is the same for the same seed, holds what a smaller one does, and stays when others go', () => {
    const ten = drawn(all, 10, '1');
    expect(drawn([...all].reverse(), 10, '1')).toEqual(ten);
    expect(drawn(all, 20, '1').slice(0, 10)).toEqual(ten);
    expect(drawn(all, 10, '2')).not.toEqual(ten);
    const [gone] = ten;
    expect(
      drawn(
        all.filter((one) => one !== gone),
        9,
        '1',
      ),
    ).toEqual(ten.slice(1));
  });
});

describe('the interval of a draw', () => {
  it('has the share in it, and is narrower the more are drawn', () => {
    const [from, to] = interval(85, 100);
    expect([from, to].map((share) => Math.round(share * 1000))).toEqual([767, 907]);
    const [closer, near] = interval(850, 1000);
    expect(near - closer).toBeLessThan(to - from);
    expect(interval(0, 0)).toEqual([0, 1]);
    expect(interval(10, 10)[1]).toBeCloseTo(1, 12);
  });
});
