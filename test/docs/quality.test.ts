/** Promise: the tables of the page on quality are what its proofs wrote down, each with its date and version. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE, pageWith, runsOf, RunSchema, type Run } from '../../scripts/quality/page.js';
import { PROOFS } from '../../scripts/quality/proofs.js';
import { shapeDefects } from '../../src/replay/shape.js';

const page = readFileSync(PAGE, 'utf8');
const run = (figures: Record<string, number>, options = ''): Run => ({ options, date: '2026-01-02', version: '9.9.9', figures });

describe('the page', () => {
  it('has the tables that `npm run prove` makes of what was written down', () => {
    expect(pageWith(page)).toBe(page);
  });

  it.each(Object.keys(PROOFS))('has the figures of `%s` in their form', (proof) => {
    for (const one of runsOf(proof)) expect(shapeDefects(RunSchema, one, '')).toEqual([]);
  });

  it('leaves nothing out that was written down', () => {
    const written = readdirSync(new URL('../../docs/quality/', import.meta.url)).filter((name) => name.endsWith('.json'));
    expect(written.filter((name) => !Object.hasOwn(PROOFS, name.replace('.json', '')))).toEqual([]);
  });
});

describe('a table', () => {
  const made = (proof: string, runs: readonly Run[]) => pageWith(page, (id) => (id === proof ? runs : []));

  it('has a row for each run, with its command, date and version', () => {
    const text = made('selfplay', [run({ games: 1000 }, '--games 1000'), run({ games: 7 }, '--games 7')]);
    expect(text).toContain('| `npx tsx src/cli/main.ts selfplay --json --games 1000` | 2026-01-02 | 9.9.9 | 1,000 |\n');
    expect(text).toContain('--games 7` | 2026-01-02 | 9.9.9 | 7 |\n');
  });

  it('has a row for each figure of the last run where one is enough', () => {
    expect(made('cases', [run({ cases: 1 }), run({ cases: 2 })])).toContain('| cases | 2 |\n');
  });

  it('is missed where the page has no place for it', () => {
    expect(() => pageWith(page.replace('<!-- figures of law -->', ''))).toThrow('the page has no place for the figures of `law`');
  });
});
